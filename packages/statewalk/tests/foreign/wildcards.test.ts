import { expect, test } from 'vitest';
import { coverage } from '../../src/explore/coverage.ts';
import { withoutWayOut } from '../../src/explore/escape.ts';
import { SPECIFICATION } from '../../src/explore/finding.ts';
import { exploreAll } from '../../src/explore/graph.ts';
import { lint } from '../../src/explore/lint.ts';
import { totality } from '../../src/explore/totality.ts';
import { graphOf, modelBy, runAll, unreachedIn } from './helper.ts';
import { canvas, stateless } from './machines/wildcards.ts';

test('an event that a wildcard covers is named, sent and answered', () => {
  const model = modelBy(canvas, ['mouse.down', 'mouse.up', 'key.down', 'key.up', 'wheel']);
  expect(unreachedIn(model)).toEqual([]);
  const graphs = exploreAll(model);
  expect(totality(model, graphs)).toEqual([
    'mouse.up vanishes in idle; lost',
    'key.down vanishes in lost',
    'key.up vanishes in lost',
    'wheel vanishes in idle; lost',
  ]);
  expect(lint(model).filter(({ rule }) => rule === 'unnamed-event' || rule === 'event-never-sent')).toEqual([]);
  expect(runAll(model)).toBeGreaterThan(5);
});

test('an event type of a wildcard that nothing sends is named', () => {
  const messages = lint(modelBy(canvas, ['mouse.down'])).map(({ message }) => message);
  expect(messages).toContain('the chart names "key.*", which the model never sends');
});

test('a machine without states is one state: covered, described once, and never stuck', () => {
  const model = modelBy(stateless, ['add', 'never']);
  const graphs = exploreAll(model);
  expect(coverage(model, graphs)).toMatchObject({
    states: 1,
    unreachedStates: [],
    unreachedTransitions: ['stateless: never [a function] -> (stays)'],
  });
  expect(lint(model, SPECIFICATION).filter(({ rule }) => rule === 'description')).toHaveLength(1);
  expect(withoutWayOut(model, graphOf(model))).toEqual([]);
  expect(runAll(model)).toBe(3);
});
