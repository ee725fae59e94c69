import { eventName } from './chart.ts';
import { allEdges, type Edge, type Graph } from './graph.ts';
import type { Invariant } from './model.ts';
import { shortestPath } from './paths.ts';

/** The ways in which a sentence is broken: for each, the shortest way there from the input. Empty when it holds everywhere. */
export function violations(invariant: Invariant, graphs: readonly Graph[]): string[] {
  return graphs.flatMap((graph) =>
    allEdges(graph)
      .filter(({ after, event, before }) => !invariant.holds(after, event, before))
      .map((edge) => `"${invariant.states}" is broken: ${story(graph, edge)}`),
  );
}

/** How a person gets to an edge, in one line. */
export const story = (graph: Graph, edge: Edge): string =>
  [
    `${graph.input}: `,
    ...[...shortestPath(graph, edge.from), edge].map(({ event, after }) => `${eventName(event.type)} -> ${JSON.stringify(after.value)}`),
  ].join('  ');
