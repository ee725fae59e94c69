import type { AnyMachineSnapshot } from 'xstate';
import { eventName } from './chart.ts';
import { distinctEdges, distinctEdgesOfAll } from './distinct-edges.ts';
import type { Edge } from './edge.ts';
import { allEdges, type Graph } from './graph.ts';
import type { Invariant } from './model.ts';
import { shortestPath } from './routes.ts';

/** The ways in which a sentence is broken: for each, the shortest way there from the input. Empty when it holds everywhere. */
export function violations(invariant: Invariant, graphs: readonly Graph[]): string[] {
  return graphs.flatMap((graph) => {
    const broken = `"${invariant.title}" is broken`;
    const breaks = ({ after, event, before }: Edge) => !invariant.holds(after, event, before);
    const first = graph.vertices.get(graph.initial)?.snapshot;
    return [
      ...(first === undefined || holdsAtFirst(invariant, first)
        ? []
        : [`${broken}: ${graph.input}: at first, in ${JSON.stringify(first.value)}`]),
      ...(distinctEdges(graph).some(breaks) ? allEdges(graph).filter(breaks) : []).map((edge) => `${broken}: ${story(graph, edge)}`),
    ];
  });
}

/** Where a sentence is broken first: at an edge, or, without one, at the start of a graph. */
export interface Violation {
  readonly graph: Graph;
  readonly edge: Edge | undefined;
}

/** @param breaking finds the first step of a graph that breaks it; without, each is asked */
export function firstViolation(
  invariant: Invariant,
  graphs: readonly Graph[],
  breaking = (graph: Graph): Edge | undefined =>
    distinctEdges(graph).find(({ after, event, before }) => !invariant.holds(after, event, before)),
): Violation | undefined {
  for (const graph of graphs) {
    const first = graph.vertices.get(graph.initial)?.snapshot;
    if (first !== undefined && !holdsAtFirst(invariant, first)) return { graph, edge: undefined };
    const edge = breaking(graph);
    if (edge !== undefined) return { graph, edge };
  }
  return undefined;
}

/** The sentences that are broken somewhere: those of `noted`, which were seen so behind a step, or by one pass. One pass over the edges asks them all: each edge is a cache miss, and a model has dozens of sentences. */
export function brokenSentences(
  invariants: readonly Invariant[],
  graphs: readonly Graph[],
  noted?: ReadonlyMap<Invariant, unknown>,
): readonly Invariant[] {
  const broken = new Set(noted?.keys());
  for (const [graph, edges] of noted === undefined ? distinctEdgesOfAll(graphs) : graphs.map((graph) => [graph, []] as const)) {
    const first = graph.vertices.get(graph.initial)?.snapshot;
    for (const invariant of invariants) if (first !== undefined && !holdsAtFirst(invariant, first)) broken.add(invariant);
    for (const { after, event, before } of edges)
      for (const invariant of invariants) if (!invariant.holds(after, event, before)) broken.add(invariant);
  }
  return invariants.filter((invariant) => broken.has(invariant));
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
