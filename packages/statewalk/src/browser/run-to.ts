import type { StatewalkConfig } from '../config.ts';
import { exploreAll, type Graph } from '../explore/graph.ts';
import type { Path } from '../explore/paths.ts';
import { shortestPaths } from '../explore/routes.ts';
import { knownName, UsageError } from '../plans/names.ts';
import { stateNames, vertexIsIn } from '../plans/places.ts';
import type { Bindings } from './bindings.ts';
import { goOnByHand } from './by-hand.ts';
import { pathModelOf, stageOf } from './cover.ts';
import type { FlowPage } from './flow-page.ts';
import { offeredGraph } from './offered.ts';
import { PathRunner } from './path-runner.ts';
import { runInBrowser } from './run-path.ts';

interface Way {
  /** Dotted path of a state. */
  readonly to: string;
  /** Its name in the model; without one, every input. */
  readonly input: string | undefined;
  readonly stopBefore: boolean;
  /** The window stays, for a person to go on. */
  readonly stays: boolean;
}

/** Runs the shortest way to a state. Gives whether screen and model agreed on it. */
export async function runTo(
  config: StatewalkConfig,
  page: FlowPage,
  bindings: Bindings,
  { to, input, stopBefore, stays }: Way,
): Promise<boolean> {
  const stage = stageOf(config, page);
  const model = pathModelOf(config, bindings.flow);
  knownName(`state of ${bindings.flow}`, to, stateNames(model.machine));
  if (input !== undefined) knownName(`input of ${bindings.flow}`, input, Object.keys(model.inputs));
  const graphs = exploreAll(model).filter((graph) => input === undefined || graph.input === input);
  const ways = graphs.flatMap((graph) => waysTo(graph, bindings, to).map((path) => ({ graph, path })));
  const [best] = ways.sort((a, b) => a.path.edges.length - b.path.edges.length);
  if (best === undefined)
    throw new UsageError(`No way to ${to} that can be gone in the browser${input === undefined ? '' : ` from ${input}`}.`);
  const { graph, path } = best;
  const edges = stopBefore ? path.edges.slice(0, -1) : path.edges;
  const result = await runInBrowser(new PathRunner(stage, bindings), graph, { ...path, edges }, `${bindings.flow} ${path.input} to ${to}`);
  for (const [at, step] of result.steps.entries())
    console.log(`${at}. ${step.text}: ${step.state}${step.fault === undefined ? '' : ` FAULT ${step.fault}`}`);
  if (stopBefore || stays) await goOnByHand(stage, bindings, graph);
  return result.fault === undefined;
}

const waysTo = (graph: Graph, bindings: Bindings, to: string): Path[] =>
  shortestPaths(offeredGraph(graph, bindings), { to: (vertex) => vertexIsIn(graph, vertex, to) });
