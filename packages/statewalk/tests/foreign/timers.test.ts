import { expect, test } from 'vitest';
import { allEdges } from '../../src/explore/graph.ts';
import { run } from '../../src/explore/run.ts';
import { graphOf, modelBy, runAll, stepsOf, unreachedIn } from './helper.ts';
import { poller, toast } from './machines/timers.ts';

const polling = modelBy(poller, ['pause', 'stop']);
const toasting = modelBy(toast, ['show', 'type', 'keep', 'hold']);

test('a timer without a target goes off once, and the real actor agrees', () => {
  const graph = graphOf(polling);
  expect(stepsOf(graph)).toContain('"polling" after 500 -> "polling"');
  const first = graph.edges.get(graph.initial)?.find(({ event }) => event.type.startsWith('xstate.after.500'));
  expect([...(graph.vertices.get(first?.to ?? '')?.timers.keys() ?? [])].some((id) => id.startsWith('xstate.after.500'))).toBe(false);
  expect(unreachedIn(polling)).toEqual([]);
  expect(runAll(polling)).toBe(allEdges(graph).length);
});

test('a timer whose guard refuses is over, and goes off no more', () => {
  const graph = graphOf(polling);
  const refused = allEdges(graph).filter(({ event, transitions }) => event.type.startsWith('xstate.after.800') && transitions.length === 0);
  expect(refused.length).toBeGreaterThan(0);
  for (const { to } of refused) expect([...(graph.vertices.get(to)?.timers.keys() ?? [])]).not.toContain('xstate.after.800.poller.polling');
});

test('delayed events without an id come, several of them too, and their number has an end', () => {
  const graph = graphOf(toasting);
  expect(stepsOf(graph)).toContain('"shown" hide -> "hidden"');
  expect(
    Math.max(...[...graph.vertices.values()].map(({ timers }) => [...timers.keys()].filter((id) => id.startsWith('hide')).length)),
  ).toBe(2);
  expect(unreachedIn(toasting)).toEqual(['held: fade -> hidden']);
  expect(runAll(toasting)).toBe(allEdges(graph).length);
});

test('an event to itself comes back behind the step, a delayed one as a timer, and a cancelled one not at all', () => {
  const steps = stepsOf(graphOf(toasting));
  expect(steps).toContain('"shown" keep -> "keeping"');
  expect(steps).toContain('"keeping" fade -> "hidden"');
  expect(steps).not.toContain('"held" fade -> "hidden"');
});

test('a real timer is over when a run has set it off: the clock does not bring it again', () => {
  const real = run(toasting, 'plain');
  real.play({ event: { type: 'show' }, source: 'person' });
  real.clock.increment(1000);
  const [timer] = real.position().timers;
  real.play({ event: { type: 'hide' }, source: 'timer', timer: timer?.[0] ?? '' });
  real.play({ event: { type: 'show' }, source: 'person' });
  // Then the first would have come.
  real.clock.increment(2999);
  expect(real.position().snapshot.value).toBe('shown');
  real.clock.increment(1);
  expect(real.position().snapshot.value).toBe('hidden');
  real.stop();
});
