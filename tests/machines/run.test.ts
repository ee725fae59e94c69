import { describe, expect, test } from 'vitest';
import { assign, fromPromise, sendTo, setup } from 'xstate';
import { allEdges, explore } from '#statewalk/explore/graph.ts';
import { defineModel, type Model } from '#statewalk/explore/model.ts';
import { coveringPaths } from '#statewalk/explore/paths.ts';
import { runPath } from '#statewalk/explore/run.ts';
import { good, modelOf, sound } from './question.ts';
import { walk } from './walk.ts';

describe('a real actor', () => {
  const forgetful = modelOf(good, { distinguish: () => null });
  const telling = setup({
    types: {} as { context: { tries: number }; events: { type: 'ASKED' } },
    guards: { often: ({ context }) => context.tries >= 2 },
    actions: { count: assign({ tries: ({ context }) => Math.min(context.tries + 1, 2) }) },
  }).createMachine({
    id: 'often',
    context: { tries: 0 },
    initial: 'seldom',
    states: { seldom: { on: { ASKED: [{ guard: 'often', target: 'often' }, { actions: 'count' }] } }, often: { on: { ASKED: 'seldom' } } },
  });

  test('goes every path of the graph', () => {
    const graph = explore(sound, 'plain');
    const paths = coveringPaths(graph);
    expect(new Set(paths.flatMap(({ edges }) => edges)).size).toBe(allEdges(graph).length);
    for (const path of paths) expect(runPath(sound, graph, path)).toBe(path.edges.length);
  });

  test('finds a projection that leaves out what guards read', () => {
    const model: Model = { ...forgetful, machine: telling, events: [{ type: 'ASKED' }], outcomes: {} };
    const graph = explore(model, 'plain');
    expect(() => walk(model, graph, [0, 0, 0, 0])).toThrow('the projection leave out');
  });

  test('finds a broken invariant on a random walk, and tells the way', () => {
    const model = modelOf(good, { invariants: [{ title: 'no request is pending', holds: (after) => !after.matches('asking') }] });
    expect(() => walk(model, explore(model, 'plain'), [0, 0, 0])).toThrow(
      /"no request is pending" is broken\n {2}question\(plain\)\n {2}\{"type":"ASKED"\} -> "asking"/,
    );
  });

  test('sets a timer off when the clock passes it, not before', () => {
    const graph = explore(sound, 'plain');
    // ASKED; then of [ASKED, CLOSED, three outcomes, 1 s, 1 min, 1 h] the first leap.
    expect(walk(sound, graph, [0, 5])).toBe(2);
  });
});

describe('machines inside machines', () => {
  const child = setup({ types: {} as { context: { page: number }; events: { type: 'NEXT' } } }).createMachine({
    id: 'child',
    context: { page: 1 },
    on: { NEXT: {} },
  });
  const parent = setup({
    types: {} as { context: { page: number }; events: { type: 'TOLD' } | { type: 'CLOSED' } },
    actors: { child, once: fromPromise(() => Promise.resolve(1)) },
    actions: {
      keepPage: assign({ page: (_, { page }: { page: number }) => page }),
      forward: sendTo('child', { type: 'NEXT' }),
    },
  }).createMachine({
    id: 'parent',
    context: { page: 0 },
    invoke: [
      {
        id: 'child',
        src: 'child',
        systemId: 'child',
        onSnapshot: { actions: { type: 'keepPage', params: ({ event }) => ({ page: event.snapshot.context.page }) } },
        onError: { actions: 'forward' },
      },
      { id: 'once', src: 'once', onDone: { actions: 'forward' }, onError: { actions: 'forward' } },
    ],
    initial: 'open',
    states: { open: { on: { TOLD: { actions: 'forward' }, CLOSED: 'shut' } }, shut: {} },
  });
  const model = defineModel({
    machine: parent,
    inputs: { plain: undefined },
    events: [{ type: 'TOLD' }, { type: 'CLOSED' }],
    outcomes: { child: [{ snapshot: { context: { page: 2 } } }, { sends: { type: 'TOLD' } }], once: [{ done: 1 }, { error: 2 }] },
    distinguish: ({ context }) => context.page,
    unanswered: {},
    invariants: [],
  });

  test('a child shows its first snapshot at once, and later ones when they come', () => {
    const graph = explore(model, 'plain');
    expect(graph.vertices.get(graph.initial)?.snapshot.context.page).toBe(1);
    expect([...graph.vertices.values()].some(({ snapshot }) => snapshot.context.page === 2)).toBe(true);
  });

  test('an actor ends only once while its state holds, as the real one does', () => {
    const graph = explore(model, 'plain');
    for (const [key, { ended }] of graph.vertices) {
      if (ended.has('once')) expect((graph.edges.get(key) ?? []).some(({ event }) => event.type === 'xstate.done.actor.once')).toBe(false);
    }
    for (const path of coveringPaths(graph)) expect(runPath(model, graph, path)).toBe(path.edges.length);
  });
});
