import type { AnyMachineSnapshot } from 'xstate';
import { eventName } from './chart.ts';
import { allEdges, type Edge, type Graph } from './graph.ts';
import type { Invariant } from './model.ts';
import { shortestPath } from './routes.ts';

/** The ways in which a sentence is broken: for each, the shortest way there from the input. Empty when it holds everywhere. */
export function violations(invariant: Invariant, graphs: readonly Graph[]): string[] {
  return graphs.flatMap((graph) => {
    const broken = `"${invariant.title}" is broken`;
    const first = graph.vertices.get(graph.initial)?.snapshot;
    return [
      ...(first === undefined || holdsAtFirst(invariant, first)
        ? []
        : [`${broken}: ${graph.input}: at first, in ${JSON.stringify(first.value)}`]),
      ...allEdges(graph)
        .filter(({ after, event, before }) => !invariant.holds(after, event, before))
        .map((edge) => `${broken}: ${story(graph, edge)}`),
    ];
  });
}

/** Nothing came before the snapshot that a machine begins with. */
export const holdsAtFirst = (invariant: Invariant, first: AnyMachineSnapshot): boolean =>
  invariant.holds(first, { type: 'xstate.init', input: undefined }, first);

/** How a person gets to an edge, in one line. */
export const story = (graph: Graph, edge: Edge): string =>
  [
    `${graph.input}: `,
    ...[...shortestPath(graph, edge.from), edge].map(({ event, after }) => `${eventName(event.type)} -> ${JSON.stringify(after.value)}`),
  ].join('  ');
