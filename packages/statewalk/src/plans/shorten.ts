import type { Transition } from '../explore/chart.ts';
import { allEdges, type Graph } from '../explore/graph.ts';
import type { Path } from '../explore/paths.ts';
import { shortestPath } from '../explore/routes.ts';

/**
 * Paths of at most so many steps that take the same transitions: what a long path takes behind its cut gets a shortest path of its own. The
 * transitions that cannot be taken in so few steps are counted.
 */
export function cutTo(graph: Graph, paths: readonly Path[], maxSteps: number): { readonly paths: Path[]; readonly leftOut: number } {
  const taken = new Set<Transition>();
  const cut = paths.map(({ input, edges }): Path => ({ input, edges: edges.slice(0, maxSteps) }));
  for (const { edges } of cut) for (const { transitions } of edges) for (const each of transitions) taken.add(each);
  const missing = new Set(paths.flatMap(({ edges }) => edges.flatMap(({ transitions }) => transitions)).filter((each) => !taken.has(each)));
  const edges = missing.size === 0 ? [] : allEdges(graph).filter((edge) => edge.transitions.some((each) => missing.has(each)));
  const ways = edges
    .map((edge) => ({ edges: [...(edge.from === graph.initial ? [] : shortestPath(graph, edge.from)), edge], edge }))
    .filter((way) => way.edges.length <= maxSteps && (way.edges[0]?.from ?? '') === graph.initial)
    .sort((a, b) => a.edges.length - b.edges.length);
  for (const { edges: way, edge } of ways) {
    if (!edge.transitions.some((each) => missing.has(each))) continue;
    cut.push({ input: graph.input, edges: way });
    for (const each of way.flatMap(({ transitions }) => transitions)) missing.delete(each);
  }
  return { paths: cut.filter((path) => path.edges.length > 0), leftOut: missing.size };
}
