import { expect, test } from 'vitest';
import { assign, setup } from 'xstate';
import { explore, exploreAll, type Graph } from '../../src/explore/graph.ts';
import { modelBy, runAll } from './helper.ts';

/** Its context has a part that a model may leave out although a guard reads it. */
const counter = setup({
  types: { context: {} as { count: number; most: number; note: string }, input: {} as { most: number; note?: string } },
  guards: { mayGoOn: ({ context }) => context.count < context.most },
  actions: { count: assign({ count: ({ context }) => context.count + 1 }), forget: assign({ note: '' }) },
}).createMachine({
  id: 'counter',
  context: ({ input }) => ({ count: 0, note: '', ...input }),
  initial: 'counting',
  states: {
    counting: { on: { count: { guard: 'mayGoOn', actions: 'count' }, stop: { target: 'stopped', actions: 'forget' } } },
    stopped: { on: { again: 'counting' } },
  },
});

const told = ({ vertices, edges, transitions, states }: Graph) => ({
  vertices: [...vertices.keys()],
  edges: [...edges.values()].map((leaving) => leaving.map(({ event, from, to, after }) => [event.type, from, to, after.context])),
  transitions: new Set(transitions),
  states: new Set(states),
});

test('inputs share the steps of vertices whose whole context is the same, and no others', () => {
  const model = modelBy(counter, ['count', 'stop', 'again'], {
    inputs: { one: { most: 1 }, three: { most: 3 }, noted: { most: 3, note: 'first' } },
    distinguish: ({ context: { count } }: { context: { count: number } }) => count,
  } as never);
  const graphs = exploreAll(model);
  const alone = ['one', 'three', 'noted'].map((input) => explore(model, input));
  expect(graphs.map(told)).toEqual(alone.map(told));
  const [, three, noted] = graphs;
  const behindStop = '["stopped",0]';
  expect(noted?.edges.get(behindStop)).toBe(three?.edges.get(behindStop));
  expect(noted?.edges.get('["counting",0]')).not.toBe(three?.edges.get('["counting",0]'));
  expect(runAll(model, [three as Graph])).toBeGreaterThan(4);
});
