/**
 * How path generation grows: our transition-covering paths against `getShortestPaths` of @xstate/graph, on meshes of 10 to 10 000 states
 * and on every machine that ships. Compare the ratios. Run with `npx tsx tests/bench/paths.ts`.
 */
import { getShortestPaths } from '@xstate/graph';
import { type AnyStateMachine, createMachine } from 'xstate';
import { catalogue } from '../../machines/catalogue.ts';
import { allEdges, explore, exploreAll } from '../../machines/explore/graph.ts';
import { defineModel, type Model } from '../../machines/explore/model.ts';
import { coveringPaths, coveringPathsOfAll } from '../../machines/explore/paths.ts';

const SIZES = [10, 100, 1000, 10_000];
const ROUNDS = 9;

/** States in a ring, each with a way on, a way far ahead and a way back to the quarter's start; every event is possible everywhere. */
function mesh(size: number): AnyStateMachine {
  const name = (at: number) => `s${at % size}`;
  const states = Object.fromEntries(
    Array.from({ length: size }, (_, at) => [
      name(at),
      { on: { ON: name(at + 1), FAR: name(at * 7 + 3), BACK: name(Math.floor(at / 4)) } },
    ]),
  );
  return createMachine({ id: 'mesh', initial: name(0), states });
}

const modelOf = (machine: AnyStateMachine): Model =>
  defineModel({
    machine,
    inputs: { plain: undefined },
    events: [{ type: 'ON' }, { type: 'FAR' }, { type: 'BACK' }],
    outcomes: {},
    project: () => null,
    ignores: {},
    invariants: [],
  });

/** Medians in ms, of rounds that take turns, after one that does not count. */
function timed(...works: readonly (() => void)[]): number[] {
  const times = works.map((): number[] => []);
  for (let round = 0; round <= ROUNDS; round++) {
    works.forEach((work, at) => {
      const from = performance.now();
      work();
      if (round > 0) times[at]?.push(performance.now() - from);
    });
  }
  return times.map((all) => all.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN);
}

const stepsOf = (paths: readonly { readonly edges: readonly unknown[] }[]) => paths.reduce((sum, { edges }) => sum + edges.length, 0);

function measure(size: number) {
  const machine = mesh(size);
  const model = modelOf(machine);
  const graph = explore(model, 'plain');
  const paths = coveringPaths(graph);
  const shortest = getShortestPaths(machine, { events: model.events, limit: Number.POSITIVE_INFINITY });
  const depth = new Map(
    shortest.map(({ state, steps }) => [JSON.stringify(state.value), steps.filter(({ event }) => event.type !== 'xstate.init').length]),
  );
  // What covering everything takes with shortest paths alone: one to each state, and one over each transition.
  const toStates = [...depth.values()].reduce((sum, each) => sum + each, 0);
  const overEdges = allEdges(graph).reduce((sum, { before }) => sum + (depth.get(JSON.stringify(before.value)) ?? 0) + 1, 0);
  const [ours = 0, theirs = 0] = timed(
    () => void coveringPaths(explore(model, 'plain')),
    () => void getShortestPaths(machine, { events: model.events, limit: Number.POSITIVE_INFINITY }),
  );
  return {
    states: size,
    transitions: allEdges(graph).length,
    paths: paths.length,
    steps: stepsOf(paths),
    'steps, of shortest': (stepsOf(paths) / (toStates + overEdges)).toFixed(3),
    ms: ours.toFixed(1),
    'ms, of getShortestPaths': (ours / theirs).toFixed(2),
    'us a state': ((1000 * ours) / size).toFixed(1),
  };
}

console.table(SIZES.map(measure));

const models: readonly Model[] = Object.values(catalogue);
const [all = 0] = timed(() => {
  for (const model of models) coveringPathsOfAll(exploreAll(model));
});
console.log(`${models.length} machines that ship: explored, and their paths found, in ${all.toFixed(0)} ms`);
