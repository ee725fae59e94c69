import { expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { check } from '../../src/explore/check.ts';
import { exploreAll } from '../../src/explore/graph.ts';
import { modelOf } from '../../src/explore/model-of.ts';
import { account, chase, header, heavy, poll, traps } from './machines/lives.ts';

function said(machine: AnyStateMachine, isFault: boolean): string[] {
  const model = modelOf(machine);
  return check(model, exploreAll(model)).flatMap(({ rule, severity, message }) =>
    (severity !== 'note') === isFault ? [`${rule}: ${message}`] : [],
  );
}

test('a machine that goes round for ever lives, though it never comes back to its beginning', () => {
  expect(said(header, true)).toEqual([]);
});

test('a state without a transition is a note, one whose transitions lead nowhere is a fault', () => {
  expect(said(traps, true)).toEqual(['no-way-out: from "refused" there is no way out']);
  expect(said(traps, false)).toContain('no-way-out: from "agreed" there is no way out');
});

test('an end that waits for data of an actor is no dead end without them', () => {
  expect(said(poll, true)).toEqual([]);
  expect(said(poll, false)).toContain('unreached-state: nothing leads to ended, with guessed samples');
});

test('a branch behind a guard that holds for a guessed input is no dead one', () => {
  expect(said(account, true)).toEqual([]);
  expect(said(account, false)).toContain('unreached-state: nothing leads to checking, with guessed samples');
});

test('a state that guesses leave at once may be stayed in, and a callback hardly fails', () => {
  expect(said(chase, true)).toEqual([]);
  expect(said(chase, false)).toContain('unreached-transition: never taken, with guessed samples: chasing: tick -> (stays)');
});

test('a machine that keeps a whole document is explored for a part, in seconds, and that is a note', () => {
  const [graph] = exploreAll(modelOf(heavy));
  expect(graph?.isCut).toBe(true);
  expect(graph?.vertices.size).toBeLessThan(200);
  expect(said(heavy, true)).toEqual([]);
  expect(said(heavy, false)).toContainEqual(expect.stringMatching(/^too-many-vertices: /));
});
