import { expect, test } from 'vitest';
import { check } from '../../src/explore/check.ts';
import { type Finding, RECOMMENDED, SPECIFICATION } from '../../src/explore/finding.ts';
import { exploreAll } from '../../src/explore/graph.ts';
import { modelOf } from '../../src/explore/model-of.ts';
import { graphOf, runAll, stepsOf, valuesOf } from './helper.ts';
import { inOrder, needy, signIn } from './machines/unknown.ts';
import { canvas } from './machines/wildcards.ts';

const found = (machine: Parameters<typeof modelOf>[0], rules = RECOMMENDED): Finding[] => {
  const model = modelOf(machine);
  return check(model, exploreAll(model), { rules });
};
const of = (findings: readonly Finding[], rule: string): string[] => findings.flatMap((each) => (each.rule === rule ? [each.message] : []));

test('a machine alone is explored: its events, what its actors may do, its timers, and a real actor agrees', () => {
  const model = modelOf(signIn);
  const graph = graphOf(model);
  expect(valuesOf(graph).sort()).toEqual(['"asking"', '"failed"', '"locked"', '"signedIn"', '"typing"']);
  expect(stepsOf(graph)).toEqual(expect.arrayContaining(['"failed" after 5000 -> "typing"', '"typing" submit -> "asking"']));
  expect(runAll(model)).toBeGreaterThan(20);
});

test('findings of a machine alone are data: a state without a way to it, one without a way out, each with its severity', () => {
  const findings = found(signIn);
  expect(of(findings, 'unreached-state')).toEqual(['nothing leads to forgotten']);
  expect(of(findings, 'no-way-out')).toEqual(['from "locked" there is no way out']);
  expect(of(findings, 'throws')).toEqual([]);
  expect(findings.find(({ rule }) => rule === 'unreached-state')).toEqual({
    rule: 'unreached-state',
    severity: 'warning',
    message: 'nothing leads to forgotten',
    machine: 'signIn',
    state: 'forgotten',
  });
  expect(of(findings, 'unnamed-event')).toEqual([]);
});

test('the style of a team is a preset, and a rule can be switched off', () => {
  expect(new Set(found(signIn).map(({ rule }) => rule))).not.toContain('event-case');
  expect(of(found(signIn, SPECIFICATION), 'event-case')).toContain('the event "email changed" is not in SCREAMING_SNAKE_CASE');
  expect(of(found(signIn, SPECIFICATION), 'description')).toContain('locked has no description');
  expect(of(found(signIn, { ...RECOMMENDED, 'unreached-state': 'off' }), 'unreached-state')).toEqual([]);
});

test('a machine in order has no finding: where nothing ends, out is back to the beginning', () => {
  expect(found(inOrder)).toEqual([]);
});

test('an input of which nothing is known is made up, and a context that grows is cut and named', () => {
  const findings = found(needy);
  expect(of(findings, 'throws-at-start')).toEqual([]);
  expect(of(findings, 'too-many-vertices')).toHaveLength(1);
  expect(of(findings, 'unreached-state')).toEqual([]);
});

test('wildcards have samples of their own', () => {
  const types = modelOf(canvas).events.map(({ type }) => type);
  expect(types).toEqual(['mouse.down', 'key.any', 'mouse.any', 'any other event', 'key.up']);
  expect(of(found(canvas), 'unreached-transition')).toEqual([]);
});

test('outcomes given by hand are taken, the rest is found', () => {
  const model = modelOf(signIn, { outcomes: { ask: [{ done: { token: 't', isLocked: false } }] } });
  expect(stepsOf(graphOf(model))).not.toContain('"asking" 0.signIn.asking is done -> "locked"');
});
