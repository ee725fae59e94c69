import type { Edge } from './edge.ts';
import { type Covers, ofTransitions } from './goals.ts';
import type { Graph } from './graph.ts';
import { Todo } from './todo.ts';

/** What a person and the world do one after another, from one input on. */
export interface Path {
  readonly input: string;
  readonly edges: readonly Edge[];
}

/**
 * `edges`: every edge of the graph, so every answer of every vertex. `transitions`: every transition of the chart once, which is
 * far less where the context multiplies the vertices: what a slow browser replays. Or what a function names.
 */
export type Goal = 'edges' | 'transitions' | Covers;

/**
 * A set of paths, small in steps, that covers a goal. Greedy: do what is open where you are, else walk to the nearest open edge,
 * else (or where that is shorter) begin anew. An edge into an end is taken when staying would cost more than coming back for it.
 */
export function coveringPaths(graph: Graph, goal: Goal = 'edges', covered = new Set<unknown>()): Path[] {
  const covers = goal === 'transitions' ? ofTransitions : goal;
  const todo = new Todo(graph, covers === 'edges' ? undefined : { covered, covers });
  const paths: Path[] = [];
  for (let way = todo.begin(); way !== undefined; way = todo.begin()) {
    const edges: Edge[] = [];
    for (let more: readonly Edge[] | undefined = way; more !== undefined; more = todo.goOn()) edges.push(...more);
    paths.push({ input: graph.input, edges });
  }
  return paths;
}

/** The same for all inputs of a model: what one graph has covered, the next need not. */
export function coveringPathsOfAll(graphs: readonly Graph[], goal: Goal = 'transitions'): Path[] {
  const covered = new Set<unknown>();
  return graphs.flatMap((graph) => coveringPaths(graph, goal, covered));
}
