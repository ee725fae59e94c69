import type { Edge } from '../explore/edge.ts';
import { allEdges, type Graph } from '../explore/graph.ts';
import type { Path } from '../explore/paths.ts';
import { shortestPath } from '../explore/routes.ts';
import type { Bindings } from './bindings.ts';
import type { Screens } from './screens.ts';

/** A path whose last step comes about by a detour. */
export interface DetourPath extends Path {
  readonly detour: string;
}

/** The shortest path over each detour of each outcome that has one. */
export function detourPaths(graphs: readonly Graph[], bindings: Bindings, { detoursOf }: Pick<Screens, 'detoursOf'>): DetourPath[] {
  if (detoursOf === undefined) return [];
  const found = new Map<string, DetourPath>();
  for (const graph of graphs)
    for (const edge of allEdges(graph))
      for (const detour of edge.source === 'actor' ? detoursOf(bindings, graph.input, edge) : []) {
        const key = `${edge.event.type} ${detour}`;
        const way = wayTo(graph, edge);
        const known = found.get(key);
        if (way === undefined || (known !== undefined && known.edges.length <= way.length)) continue;
        found.set(key, { input: graph.input, edges: way, detour });
      }
  return [...found.values()];
}

function wayTo(graph: Graph, edge: Edge): Edge[] | undefined {
  if (edge.from === graph.initial) return [edge];
  const before = shortestPath(graph, edge.from);
  return before.length === 0 ? undefined : [...before, edge];
}
