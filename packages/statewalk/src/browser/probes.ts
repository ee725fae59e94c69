/** What the bindings and the list of left transitions say is not there: tried at the screen all the same. */

import { isResting, pathOf, transitionName } from '../explore/chart.ts';
import type { Edge } from '../explore/edge.ts';
import { allEdges, type Graph } from '../explore/graph.ts';
import { coveringPathsOfAll } from '../explore/paths.ts';
import { shortestPath } from '../explore/routes.ts';
import { nodesOf } from '../explore/xstate-internals.ts';
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

/** Controls that the bindings say are not there, and that are. One try for each event and state that no other is within. */
export async function areOffered(page: FlowPage, runner: PathRunner, graphs: readonly Graph[], bindings: Bindings): Promise<string[]> {
  const faults: string[] = [];
  const isNew = inEachState();
  for (const graph of graphs) {
    const offered = offeredGraph(graph, bindings);
    for (const edge of allEdges(graph)) {
      if (bindings.events[edge.event.type] === undefined || !lacksControl(edge, bindings)) continue;
      if (isPreceded(edge, bindings) || !isReached(offered, edge.from) || !isNew(edge)) continue;
      const name = `${edge.event.type} in ${dotted(edge.before.value)}`;
      if (await works(page, runner, graph, offered, edge)) faults.push(`has a control, but the bindings say that it has none: ${name}`);
    }
  }
  return faults;
}

/** Says whether an event was not yet seen in one of the states: each is tried once, not each combination of regions. */
export function inEachState(): (edge: Pick<Edge, 'event' | 'before'>) => boolean {
  const seen = new Set<string>();
  return ({ event, before }) => {
    const names = nodesOf(before)
      .filter(isResting)
      .map((node) => `${event.type} ${pathOf(node)}`);
    const news = names.filter((each) => !seen.has(each));
    for (const each of news) seen.add(each);
    return news.length > 0;
  };
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
