import { describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { lazyGraph, StaleSkeleton } from '../../src/cache/lazy-graph.ts';
import { type Skeleton, skeletonOf } from '../../src/cache/skeleton.ts';
import { read, write } from '../../src/cache/skeleton-file.ts';
import { transitionName } from '../../src/explore/chart.ts';
import type { Edge } from '../../src/explore/edge.ts';
import { exploreAll, type Graph } from '../../src/explore/graph.ts';
import type { Model } from '../../src/explore/model.ts';
import { modelOf } from '../../src/explore/model-of.ts';
import { coveringPathsOfAll } from '../../src/explore/paths.ts';
import { keyOf } from '../../src/explore/position.ts';
import { runAll } from './helper.ts';
import * as selfReferring from './machines/self-referring.ts';
import * as shapes from './machines/shapes.ts';
import * as timers from './machines/timers.ts';
import * as unknown from './machines/unknown.ts';

const machines = Object.values({ ...selfReferring, ...shapes, ...timers, ...unknown }).filter(
  (each): each is AnyStateMachine => typeof each === 'object' && 'root' in each,
);

const skeletonsOf = (model: Model): Skeleton[] => exploreAll(model).flatMap((graph) => skeletonOf(model, graph) ?? []);
const again = (model: Model): Graph[] => read(write(skeletonsOf(model))).map((skeleton) => lazyGraph(model, skeleton));

/** All that is told of an edge, its vertices by their keys. */
const toldOf = (model: Model, graph: Graph, { event, source, timer, to, before, after, transitions }: Edge) => {
  const vertex = graph.vertices.get(to);
  return {
    event,
    source,
    timer,
    to: vertex && keyOf(model, vertex),
    before: before.value,
    after: [after.value, after.status, JSON.stringify(after.context)],
    transitions: transitions.map(transitionName),
  };
};

const stepsOf = (model: Model, graph: Graph) =>
  [...graph.vertices.keys()].map((key) => (graph.edges.get(key) ?? []).map((edge) => toldOf(model, graph, edge)));

/** A real actor goes over all edges: their number, or where it is elsewhere, which then is so in both graphs. */
const outcomeOf = (model: Model, graphs: readonly Graph[]): number | string => {
  try {
    return runAll(model, graphs);
  } catch (error) {
    return String(error).replace(/the graph says .*/, '');
  }
};

describe.each(machines.map((machine) => [machine.id, machine] as const))('%s', (_, machine) => {
  const model = modelOf(machine);
  const live = exploreAll(model, { vertices: 2000, cuts: true });
  const isKept = live.every((graph) => skeletonOf(model, graph) !== undefined);

  test(
    isKept ? 'comes back from a file as it was explored, with every snapshot' : 'is not kept: its exploration says more than steps',
    () => {
      if (!isKept) {
        expect(
          live.some(
            ({ failures, failsAtFirst, inPlace, merged, isCut }) =>
              failures.length + inPlace.length + merged.length > 0 || failsAtFirst !== undefined || isCut,
          ),
        ).toBe(true);
        return;
      }
      const kept = again(model);
      expect(kept.map((graph) => stepsOf(model, graph))).toEqual(live.map((graph) => stepsOf(model, graph)));
      expect(kept.map(({ transitions, states }) => [transitions, states])).toEqual(
        live.map(({ transitions, states }) => [transitions, states]),
      );
      expect(coveringPathsOfAll(kept).map(({ edges }) => edges.length)).toEqual(coveringPathsOfAll(live).map(({ edges }) => edges.length));
      expect(outcomeOf(model, kept)).toBe(outcomeOf(model, live));
    },
  );
});

test('a machine that does something else than its skeleton is noticed, and no snapshot is made up', () => {
  const model = modelOf(unknown.inOrder);
  const [skeleton] = skeletonsOf(model);
  if (skeleton === undefined) throw new Error('the machine has a skeleton');
  const other = { ...skeleton, marks: skeleton.marks.map((mark) => mark + 1) };
  expect(() => lazyGraph(model, other)).toThrow(StaleSkeleton);
});
