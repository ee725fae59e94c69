import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { check } from '#statewalk/explore/check.ts';
import { eachOnce } from '#statewalk/explore/finding.ts';
import { exploreAll } from '#statewalk/explore/graph.ts';
import { Judged } from '#statewalk/explore/judged.ts';
import type { Expectations } from '#statewalk/explore/model.ts';
import { modelOf } from '#statewalk/explore/model-of.ts';

const door = createMachine({
  id: 'door',
  initial: 'closed',
  states: {
    closed: { on: { PUSHED: 'open', LOCKED: 'locked' } },
    open: { on: { PUSHED: 'closed' } },
    locked: { on: { PUSHED: 'open', UNLOCKED: 'closed' } },
  },
});

/** Messages of what is found where the model expects this of each state. */
function foundWith(expectations: Expectations['expectations'], isBroken = (_: unknown): boolean => false): string[] {
  const model = {
    ...modelOf(door),
    expectations,
    invariants: [{ title: 'an open door was closed', holds: (after: { value: unknown }) => !isBroken(after.value) }],
  };
  const judged = new Judged(model);
  const findings = check(model, exploreAll(model, undefined, judged.see), { judged });
  return findings.filter(({ rule }) => rule === 'expectation' || rule === 'invariant').map(({ message }) => message);
}

test('a step that leads elsewhere is said, and faults that only lie behind it are not', () => {
  const expectations = {
    closed: { PUSHED: 'open', LOCKED: 'closed' },
    open: { PUSHED: 'closed' },
    locked: { PUSHED: 'locked', UNLOCKED: 'locked' },
  };
  expect(foundWith(expectations)).toEqual(['closed: LOCKED leads to "locked", not to closed']);
  expect(foundWith({ ...expectations, closed: { PUSHED: 'open', LOCKED: 'locked' } })).toHaveLength(2);
});

test('a sentence is said to be broken where a step as it should be breaks it', () => {
  const expectations = {
    closed: { PUSHED: 'open', LOCKED: 'locked' },
    open: { PUSHED: 'closed' },
    locked: { PUSHED: 'open', UNLOCKED: 'closed' },
  };
  expect(foundWith(expectations, (value) => value === 'locked')).toEqual([expect.stringContaining('"an open door was closed" is broken')]);
});

test('several ways of one fault are said once, with their number', () => {
  const fault = { state: 'open', on: 'PUSHED', expected: 'closed' };
  const said = ['one', 'two', 'three'].map((message) => ({ ...fault, message }));
  const others = [{ message: 'one' }, { message: 'two', ...fault, on: 'LOCKED' }];
  const messages = eachOnce([...said, ...others]).map(({ message }) => message);
  expect(messages).toEqual(['one (and 2 more of it)', 'one', 'two']);
});
