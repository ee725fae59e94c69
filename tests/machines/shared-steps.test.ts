import { expect, test } from 'vitest';
import { assign, fromPromise, setup } from 'xstate';
import { distinctEdges } from '#statewalk/explore/distinct-edges.ts';
import { DryRun } from '#statewalk/explore/dry-run.ts';
import type { Edge } from '#statewalk/explore/edge.ts';
import { unexpectedPlaces } from '#statewalk/explore/expectations.ts';
import { allEdges, explore, Walk } from '#statewalk/explore/graph.ts';
import { brokenSentences, violations } from '#statewalk/explore/invariants.ts';
import { Judged } from '#statewalk/explore/judged.ts';
import { modelOf } from '#statewalk/explore/model-of.ts';

let presses = 0;
/** A light with three actors behind it, each of which may end at any time and is not asked why. */
const light = setup({
  types: {} as { context: { lit: boolean }; events: { type: 'PRESSED' } | { type: 'KNOCKED' } },
  actors: { watch: fromPromise<void, void>(async () => {}) },
  actions: {
    press: assign({
      lit: ({ context }) => {
        presses += 1;
        return !context.lit;
      },
    }),
  },
}).createMachine({
  id: 'light',
  context: { lit: false },
  invoke: ['one', 'two', 'three'].map((id) => ({ id, src: 'watch' as const, onDone: {} })),
  initial: 'dark',
  states: {
    dark: { on: { PRESSED: { target: 'bright', actions: 'press' } } },
    bright: { on: { PRESSED: { target: 'dark', actions: 'press' } } },
  },
});

const model = modelOf(light, {
  events: [{ type: 'PRESSED' }, { type: 'KNOCKED' }],
  outcomes: { one: [{ done: undefined }], two: [{ done: undefined }], three: [{ done: undefined }] },
});

test('positions that differ in ended actors alone share their snapshots, and a step is taken once for all of them', () => {
  presses = 0;
  const graph = explore(model, 'plain');
  expect(graph.vertices.size).toBe(16);
  expect(new Set([...graph.vertices.values()].map(({ snapshot }) => snapshot)).size).toBe(2);
  expect(presses).toBe(2);
  expect(allEdges(graph)).toHaveLength(16 + 24);
  expect(distinctEdges(graph)).toHaveLength(2 + 6);
});

test('a sentence that is broken is broken at each edge that breaks it, and one pass finds which are', () => {
  const graphs = [explore(model, 'plain')];
  const broken = { title: 'it stays dark', holds: (after: { value: unknown }) => after.value === 'dark' };
  const sound = { title: 'it is dark or bright', holds: (after: { value: unknown }) => ['dark', 'bright'].includes(String(after.value)) };
  expect(brokenSentences([sound, broken], graphs)).toEqual([broken]);
  // Each press that leads to bright, and each end of an actor while it is bright.
  expect(violations(broken, graphs)).toHaveLength(8 + 12);
});

test('a snapshot behind a step that is not kept comes again, with the actors that run on', () => {
  presses = 0;
  const [kept, lean] = [explore(model, 'plain'), explore(model, 'plain', undefined, new Walk(undefined, 0))];
  const told = ({ from, to, before, after, keeps }: Edge) => ({
    from,
    to,
    after: [after.value, after.context],
    sameActors: ['one', 'two', 'three'].filter((id) => after.children[id] !== undefined && after.children[id] === before.children[id]),
    keeps: [...keeps],
  });
  expect(allEdges(lean).map(told)).toEqual(allEdges(kept).map(told));
  expect(told(allEdges(lean)[0] as Edge).sameActors).toEqual(['one', 'two', 'three']);
  const comesAgain = (edge: Edge): boolean => {
    const { after } = edge;
    return edge.after !== after;
  };
  expect([allEdges(lean).some(comesAgain), allEdges(kept).some(comesAgain)]).toEqual([true, false]);
  expect(distinctEdges(lean)).toHaveLength(distinctEdges(kept).length);
});

test('notes of steps that are taken while they are walked are those of a pass over the edges', () => {
  const broken = { title: 'it stays dark', holds: (after: { value: unknown }) => after.value === 'dark' };
  const judged = new Judged({ ...model, invariants: [broken], startsIn: {}, expectations: { dark: { PRESSED: 'dark' } } });
  const graphs = [explore(model, 'plain', undefined, new Walk(judged.see, 0))];
  const said = { ...model, expectations: { dark: { PRESSED: 'dark' } } };
  expect(brokenSentences([broken], graphs, judged.broken)).toEqual(brokenSentences([broken], graphs));
  expect(unexpectedPlaces(said, graphs, undefined, judged)).toEqual(unexpectedPlaces(said, graphs));
  expect(unexpectedPlaces(said, graphs)[0]?.message).toBe('dark: PRESSED leads to "bright", not to dark');
});

test('an event that no state names is not sent, and what XState does by itself is asked all the same', () => {
  const dry = new DryRun(light);
  const { position } = dry.start(undefined);
  expect(dry.step(position, { type: 'KNOCKED' })).toBeUndefined();
  expect(dry.step(position, { type: 'xstate.done.actor.one', actorId: 'one', output: undefined })?.position.ended).toEqual(
    new Set(['one']),
  );
  expect(() => dry.step(position, { type: 'xstate.error.actor.one', actorId: 'one', error: new Error('no') })).toThrow('stops the machine');
});
