import { expect, test } from 'vitest';
import { assign, createMachine, setup } from 'xstate';
import { byWayIn, ofGuards, ofPairs, vertexOf } from '../../src/explore/goals.ts';
import { allEdges, exploreAll, type Graph } from '../../src/explore/graph.ts';
import { defineModel } from '../../src/explore/model.ts';
import { coveringPathsOfAll, type Path } from '../../src/explore/paths.ts';
import { findPaths } from '../../src/plans/find-paths.ts';
import { COVERING, type Request } from '../../src/plans/request.ts';

/** One transition says two things, by what was refused. */
const form = setup({
  types: {} as { context: { said: string | null }; events: { type: 'refused'; why: string } | { type: 'again' } | { type: 'sent' } },
}).createMachine({
  id: 'form',
  context: { said: null },
  initial: 'filling',
  states: {
    filling: {
      on: {
        refused: { target: 'telling', actions: assign({ said: ({ event }) => event.why }) },
        sent: [{ guard: ({ context }) => context.said === 'late', target: 'late' }, { target: 'done' }],
      },
    },
    telling: { on: { again: 'filling' } },
    late: { type: 'final' },
    done: { type: 'final' },
  },
});

const pure = defineModel({
  machine: form,
  inputs: { plain: undefined },
  events: [
    { type: 'refused', why: 'taken' },
    { type: 'refused', why: 'late' },
    { type: 'refused', why: 'closed' },
    { type: 'again' },
    { type: 'sent' },
  ],
  outcomes: {},
  distinguish: ({ context }) => context.said,
  unanswered: {},
  invariants: [],
});

const READING = {
  facts: () => ({}),
  requirement: undefined,
  messageIn: ({ value, context }: { readonly value: unknown; readonly context: { readonly said: string | null } }) =>
    value === 'telling' && context.said !== null ? context.said : undefined,
};

const find = (graphs: readonly Graph[], cover: Request['cover']): readonly Path[] =>
  findPaths(graphs, { ...COVERING, cover }, READING).paths;
const whysOf = (paths: readonly Path[]): Set<unknown> =>
  new Set(paths.flatMap(({ edges }) => edges.flatMap(({ event }) => ('why' in event ? [event.why] : []))));

test('[WALK-3] each message is taken in each state that shows it, where the transitions need but some of them', () => {
  const graphs = exploreAll(pure);
  expect(whysOf(find(graphs, 'transitions')).size).toBeLessThan(3);
  expect(whysOf(find(graphs, 'messages'))).toEqual(new Set(['taken', 'late', 'closed']));
});

test('[WALK-3] each guard is taken as it holds and as it fails', () => {
  const picky = createMachine({
    id: 'picky',
    context: { count: 0 },
    initial: 'open',
    states: {
      open: {
        on: {
          go: [
            { guard: ({ event }) => event.way === 'left', target: 'left' },
            { guard: ({ event }) => event.way === 'right', target: 'right' },
          ],
        },
      },
      left: { type: 'final' },
      right: { type: 'final' },
    },
  });
  const ways = [
    { type: 'go', way: 'left' },
    { type: 'go', way: 'right' },
  ];
  const model = defineModel({ ...pure, machine: picky, events: ways, distinguish: () => null } as never);
  const [graph] = exploreAll(model);
  const items = allEdges(graph as Graph).map((edge) => ofGuards(edge).length);
  // The first holds; the second holds where the first fails.
  expect(items).toEqual([2, 3]);
});

test('[WALK-3] each two transitions that can follow each other are taken one after the other', () => {
  const graphs = exploreAll(pure);
  const pairsIn = (paths: readonly Path[]): Set<string> =>
    new Set(paths.flatMap(({ edges }) => edges.slice(1).map(({ event }, at) => `${edges[at]?.event.type} ${event.type}`)));
  const found = pairsIn(find(graphs, 'pairs'));
  expect(found).toEqual(new Set(['refused again', 'again refused', 'again sent']));
  expect(coveringPathsOfAll(graphs.map(byWayIn), ofPairs).flatMap(({ edges }) => edges).length).toBeGreaterThan(0);
  const [graph] = graphs;
  for (const { to } of find(graphs, 'pairs').flatMap(({ edges }) => edges))
    expect([...(graph?.vertices.keys() ?? [])]).toContain(vertexOf(to));
});
