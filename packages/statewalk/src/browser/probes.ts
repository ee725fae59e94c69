/** What the bindings and the list of left transitions say is not there: tried at the screen all the same. */

import { transitionName } from '../explore/chart.ts';
import type { Edge } from '../explore/edge.ts';
import { allEdges, type Graph } from '../explore/graph.ts';
import { coveringPathsOfAll } from '../explore/paths.ts';
import { shortestPath } from '../explore/routes.ts';
import { dotted } from '../state-name.ts';
import type { Bindings } from './bindings.ts';
import type { FlowPage } from './flow-page.ts';
import { isPreceded, lacksControl, offeredGraph } from './offered.ts';
import type { PathRunner } from './path-runner.ts';

/** How long a control that should not be there is looked for, ms. */
const PROBE = 300;

/** Transitions that are listed as left, and that the bindings can take all the same. */
export async function couldBeTaken(
  page: FlowPage,
  runner: PathRunner,
  graphs: readonly Graph[],
  bindings: Bindings,
  left: ReadonlySet<string>,
): Promise<string[]> {
  const faults: string[] = [];
  for (const name of left) {
    for (const graph of graphs) {
      const offered = offeredGraph(graph, bindings);
      const reachable = new Set(coveringPathsOfAll([offered], 'edges').flatMap(({ edges }) => edges));
      const edge = [...reachable].find(({ transitions }) => transitions.some((each) => transitionName(each) === name));
      if (edge === undefined || !(await works(page, runner, graph, offered, edge))) continue;
      faults.push(`listed as left, but taken by ${runner.says(edge)} (${graph.input}): ${name}`);
      break;
    }
  }
  return faults;
}

/** Controls that the bindings say are not there, and that are. One try for each event and state. */
export async function areOffered(page: FlowPage, runner: PathRunner, graphs: readonly Graph[], bindings: Bindings): Promise<string[]> {
  const faults: string[] = [];
  const seen = new Set<string>();
  for (const graph of graphs) {
    const offered = offeredGraph(graph, bindings);
    for (const edge of allEdges(graph)) {
      const name = `${edge.event.type} in ${dotted(edge.before.value)}`;
      if (seen.has(name) || bindings.events[edge.event.type] === undefined || !lacksControl(edge, bindings)) continue;
      if (isPreceded(edge, bindings)) continue;
      if (!isReached(offered, edge.from)) continue;
      seen.add(name);
      if (await works(page, runner, graph, offered, edge)) faults.push(`has a control, but the bindings say that it has none: ${name}`);
    }
  }
  return faults;
}

const isReached = (graph: Graph, vertex: string): boolean => vertex === graph.initial || shortestPath(graph, vertex).length > 0;

/** Goes to where the step begins and tries it. False too where the way there fails: the covering paths tell why. */
async function works(page: FlowPage, runner: PathRunner, graph: Graph, offered: Graph, edge: Edge): Promise<boolean> {
  try {
    await runner.start(graph);
    for (const step of shortestPath(offered, edge.from)) await runner.take(graph, step);
    page.setPatience(PROBE);
    await runner.take(graph, edge);
    return true;
  } catch {
    return false;
  } finally {
    page.setPatience();
  }
}
