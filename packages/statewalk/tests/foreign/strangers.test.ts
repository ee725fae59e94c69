import { expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { check } from '../../src/explore/check.ts';
import type { Finding } from '../../src/explore/finding.ts';
import { RECOMMENDED } from '../../src/explore/finding.ts';
import { exploreAll } from '../../src/explore/graph.ts';
import { modelOf } from '../../src/explore/model-of.ts';
import { mutateCharts } from '../../src/mutants/charts.ts';
import { speakerOf } from '../../src/plans/speaker.ts';
import { looping, misspelt, order, picky, provided, tracker } from './machines/strangers.ts';

function found(machine: AnyStateMachine): Finding[] {
  const model = modelOf(machine);
  return check(model, exploreAll(model));
}
const told = (findings: readonly Finding[], severity: Finding['severity']): string[] =>
  findings.flatMap((each) => (each.severity === severity ? [`${each.rule}: ${each.message}`] : []));
const faults = (machine: AnyStateMachine): string[] =>
  found(machine).flatMap((each) => (each.severity === 'note' ? [] : [`${each.rule}: ${each.message}`]));

test('a list that grows in one state keeps the walk from no other state, and what is not known is no fault', () => {
  const findings = found(order);
  expect(told(findings, 'warning')).toEqual([]);
  expect(told(findings, 'note').filter((each) => /unreached/.test(each))).toEqual([]);
  expect(told(findings, 'note')).toContainEqual(expect.stringMatching(/more than \d+ situations, with \d+ values of context\.items/));
});

test('an actor without an id is called by its state, in plans by its logic, and a timer by its seconds', () => {
  expect(told(found(order), 'note').join('\n')).not.toContain('0.order.cart.placing');
  const [graph] = exploreAll(modelOf(order));
  const speaker = speakerOf({ machines: {} }, 'en');
  const said = new Set([...(graph?.edges.values() ?? [])].flat().map((edge) => speaker.step('order', edge).text));
  expect([...said]).toEqual(expect.arrayContaining(['placeOrder succeeds', 'placeOrder fails', 'Wait: 1 s']));
});

test('a guess can be a number that counts', () => {
  expect(faults(tracker)).toEqual([]);
  expect(told(found(tracker), 'note').filter((each) => /unreached/.test(each))).toEqual([]);
});

test('an implementation that others provide has a stand-in, and is a note', () => {
  const findings = found(provided);
  expect(told(findings, 'error')).toEqual([]);
  expect(told(findings, 'warning')).toEqual([]);
  expect(told(findings, 'note')).toContain(
    'undeclared-guard: cart: PAY [isFull] -> paying: the guard "isFull" is not declared here: it has to be provided',
  );
  expect(told(findings, 'note').filter((each) => each.includes('nothing leads to'))).toEqual([
    'unreached-state: nothing leads to empty, with guessed samples',
  ]);
});

test('a name that is missing beside others that are declared is a fault', () => {
  expect(faults(misspelt)).toContain('undeclared-guard: a: GO [isRaedy] -> b: the guard "isRaedy" is not declared');
});

test('a guard that throws or looks at guesses makes no branch dead; one behind a branch without a guard is', () => {
  const findings = found(picky);
  expect(told(findings, 'warning')).toEqual([
    'unreached-state: nothing leads to shadowed',
    'unreached-transition: never taken: a: LEFT [a function] -> shadowed',
  ]);
  expect(told(findings, 'note')).toContain('unreached-state: nothing leads to admin, with guessed samples');
});

test('a loop that a guess has begun is a note', () => {
  expect(faults(looping)).toEqual([]);
  expect(told(found(looping), 'note')).toContainEqual(expect.stringMatching(/^endless-loop: GO in "resting"/));
});

test('mutants of a machine without a model are tried, by the rules that count', () => {
  const tried = mutateCharts({ tracker: modelOf(tracker), provided: modelOf(provided) }, [], undefined, undefined, RECOMMENDED);
  expect(tried.length).toBeGreaterThan(10);
  expect(tried.some(({ fate }) => fate === 'killed')).toBe(true);
});
