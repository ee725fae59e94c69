/**
 * `npm run bench -- paths`: how path generation grows. Our transition-covering paths beside `getShortestPaths` and `getSimplePaths` of
 * @xstate/graph in one run, on seven shapes of about 10 to 10 000 states, and on every machine that ships. Compare the ratios.
 * `npm run bench -- paths mesh` takes one shape.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { getShortestPaths } from '@xstate/graph';
import { catalogue } from '#machines/catalogue.ts';
import { allEdges, explore, exploreAll } from '#statewalk/explore/graph.ts';
import { defineModel, type Model } from '#statewalk/explore/model.ts';
import { coveringPaths, coveringPathsOfAll } from '#statewalk/explore/paths.ts';
import { median } from '../median.ts';
import { SHAPES, type Shape } from './shapes.ts';

const SIZES = [10, 100, 1000, 10_000];
/** After this, `getSimplePaths` is ended: it grows with the number of paths, which is exponential in most shapes. ms. */
const PATIENCE = 10_000;
const roundsAt = (size: number): number => (size < 10_000 ? 9 : 3);

const modelOf = ({ machine, events }: Shape): Model =>
  defineModel({
    machine,
    inputs: { plain: undefined },
    events: [...events],
    outcomes: {},
    distinguish: ({ context }) => context,
    unanswered: {},
    invariants: [],
  });

/** Medians in ms, of rounds that take turns, after one that does not count. */
function timed(rounds: number, ...works: readonly (() => void)[]): number[] {
  const times = works.map((): number[] => []);
  for (let round = 0; round <= rounds; round++) {
    works.forEach((work, at) => {
      const from = performance.now();
      work();
      if (round > 0) times[at]?.push(performance.now() - from);
    });
  }
  return times.map(median);
}

/** ms, in a process of its own; `null`: not within `PATIENCE`, or not within its memory. */
async function simplePathsOf(shape: string, size: number): Promise<number | null> {
  const child = fork(fileURLToPath(new URL('./simple.ts', import.meta.url)), [shape, `${size}`], {
    execArgv: ['--import', 'tsx', '--max-old-space-size=2048'],
    silent: true,
  });
  let took: number | null = null;
  child.on('message', (ms) => {
    took = Number(ms);
  });
  const ending = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
  await once(child, 'exit');
  clearTimeout(ending);
  return took;
}

const stepsOf = (paths: readonly { readonly edges: readonly unknown[] }[]) => paths.reduce((sum, { edges }) => sum + edges.length, 0);
const keyOf = ({ value, context }: { readonly value: unknown; readonly context: unknown }) => JSON.stringify([value, context]);

async function measure(name: string, size: number) {
  const shape = SHAPES[name]?.(size);
  if (shape === undefined) throw new Error(`no shape "${name}"`);
  const { machine, events } = shape;
  const model = modelOf(shape);
  const graph = explore(model, 'plain');
  const edges = allEdges(graph);
  const paths = coveringPaths(graph);
  const shortestPaths = () => getShortestPaths(machine, { events, limit: Number.POSITIVE_INFINITY });
  const depth = new Map(
    shortestPaths().map(({ state, steps }) => [keyOf(state), steps.filter(({ event }) => event.type !== 'xstate.init').length]),
  );
  // What covering everything takes with shortest paths alone: one to each state, and one over each transition.
  const toStates = [...depth.values()].reduce((sum, each) => sum + each, 0);
  const overEdges = edges.reduce((sum, { before }) => sum + (depth.get(keyOf(before)) ?? 0) + 1, 0);
  const [ours = 0, theirs = 0] = timed(
    roundsAt(size),
    () => void coveringPaths(explore(model, 'plain')),
    () => void shortestPaths(),
  );
  const simple = await simplePathsOf(name, size);
  return {
    shape: name,
    states: depth.size,
    transitions: edges.length,
    paths: paths.length,
    steps: stepsOf(paths),
    'steps, of shortest': (stepsOf(paths) / (toStates + overEdges)).toFixed(3),
    ms: ours.toFixed(1),
    'us a transition': ((1000 * ours) / edges.length).toFixed(1),
    'ms, of getShortestPaths': (ours / theirs).toFixed(2),
    'getSimplePaths, of getShortestPaths': simple === null ? `over ${(PATIENCE / theirs).toFixed(0)}` : (simple / theirs).toFixed(2),
  };
}

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => SHAPES[name] === undefined);
if (unknown !== undefined) throw new Error(`no shape "${unknown}": ${Object.keys(SHAPES).join(', ')}`);
const rows: Awaited<ReturnType<typeof measure>>[] = [];
for (const name of wanted.length === 0 ? Object.keys(SHAPES) : wanted) for (const size of SIZES) rows.push(await measure(name, size));
console.table(rows);

const models: readonly Model[] = Object.values(catalogue);
const [all = 0] = timed(9, () => {
  for (const model of models) coveringPathsOfAll(exploreAll(model));
});
console.log(`${models.length} machines that ship: explored, and their paths found, in ${all.toFixed(0)} ms`);
