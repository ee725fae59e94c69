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
const PROBE = 150;

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
      if (edge === undefined) continue;
      const [worked] = await working(page, runner, graph, offered, [edge]);
      if (worked === undefined) continue;
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
    const tried = new Map<string, Edge[]>();
    for (const edge of allEdges(graph)) {
      if (bindings.events[edge.event.type] === undefined || !lacksControl(edge, bindings)) continue;
      if (isPreceded(edge, bindings) || !isReached(offered, edge.from) || !isNew(edge)) continue;
      tried.set(edge.from, [...(tried.get(edge.from) ?? []), edge]);
    }
    for (const edges of tried.values())
      for (const { event, before } of await working(page, runner, graph, offered, edges))
        faults.push(`has a control, but the bindings say that it has none: ${event.type} in ${dotted(before.value)}`);
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

/**
 * Goes to where these steps begin and tries one after the other. A step that works leads away, and the way there is gone anew for the next one.
 * @returns those that work; none too where the way there fails: the covering paths tell why
 */
async function working(page: FlowPage, runner: PathRunner, graph: Graph, offered: Graph, edges: readonly Edge[]): Promise<Edge[]> {
  const worked: Edge[] = [];
  let isThere = false;
  for (const edge of edges) {
    if (!isThere && !(await arrives(runner, graph, shortestPath(offered, edge.from)))) return worked;
    isThere = true;
    page.setPatience(PROBE);
    try {
      await runner.take(graph, edge);
      worked.push(edge);
      isThere = false;
    } catch {
      isThere = await runner.isAt(edge.from);
    } finally {
      page.setPatience();
    }
  }
  return worked;
}

async function arrives(runner: PathRunner, graph: Graph, way: readonly Edge[]): Promise<boolean> {
  try {
    await runner.start(graph);
    for (const step of way) await runner.take(graph, step);
    return true;
  } catch {
    return false;
  }
}
