import { exploreAll, type Graph } from '#statewalk/explore/graph.ts';
import type { Path } from '#statewalk/explore/paths.ts';
import { shortestPaths } from '#statewalk/explore/routes.ts';
import type { Bindings } from '#tests/paths/browser/bindings.ts';
import { runInBrowser } from '#tests/paths/browser/cover.ts';
import type { FlowPage } from '#tests/paths/browser/flow-page.ts';
import { offeredGraph } from '#tests/paths/browser/offered.ts';
import { pathModelOf } from '#tests/paths/browser/path-models.ts';
import { PathRunner } from '#tests/paths/browser/path-runner.ts';
import { knownName, UsageError } from '../names.ts';
import { stateNames, vertexIsIn } from '../places.ts';
import { goOnByHand } from './by-hand.ts';

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
export async function runTo(page: FlowPage, bindings: Bindings, { to, input, stopBefore, stays }: Way): Promise<boolean> {
  const model = pathModelOf(bindings.flow);
  knownName(`state of ${bindings.flow}`, to, stateNames(model.machine));
  if (input !== undefined) knownName(`input of ${bindings.flow}`, input, Object.keys(model.inputs));
  const graphs = exploreAll(model).filter((graph) => input === undefined || graph.input === input);
  const ways = graphs.flatMap((graph) => waysTo(graph, bindings, to).map((path) => ({ graph, path })));
  const [best] = ways.sort((a, b) => a.path.edges.length - b.path.edges.length);
  if (best === undefined)
    throw new UsageError(`No way to ${to} that can be gone in the browser${input === undefined ? '' : ` from ${input}`}.`);
  const { graph, path } = best;
  const edges = stopBefore ? path.edges.slice(0, -1) : path.edges;
  const result = await runInBrowser(new PathRunner(page, bindings), graph, { ...path, edges }, `${bindings.flow} ${path.input} to ${to}`);
  for (const [at, step] of result.steps.entries())
    console.log(`${at}. ${step.text}: ${step.state}${step.fault === undefined ? '' : ` FAULT ${step.fault}`}`);
  if (stopBefore || stays) await goOnByHand(page, bindings, graph);
  return result.fault === undefined;
}

const waysTo = (graph: Graph, bindings: Bindings, to: string): Path[] =>
  shortestPaths(offeredGraph(graph, bindings), { to: (vertex) => vertexIsIn(graph, vertex, to) });
