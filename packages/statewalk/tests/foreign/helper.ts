import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { eventName } from '../../src/explore/chart.ts';
import { coverage } from '../../src/explore/coverage.ts';
import type { Edge } from '../../src/explore/edge.ts';
import { allEdges, exploreAll, type Graph } from '../../src/explore/graph.ts';
import type { Model } from '../../src/explore/model.ts';
import { coveringPathsOfAll } from '../../src/explore/paths.ts';
import { runPath } from '../../src/explore/run.ts';

/** The smallest model by hand: events by their types, the outcomes of each actor. */
export const modelBy = (machine: AnyStateMachine, events: readonly (string | AnyEventObject)[], more: Partial<Model> = {}): Model =>
  ({
    machine,
    inputs: { plain: undefined },
    events: events.map((event) => (typeof event === 'string' ? { type: event } : event)),
    outcomes: {},
    distinguish: ({ context }: { context: unknown }) => context,
    unanswered: {},
    invariants: [],
    ...more,
  }) as Model;

export const graphOf = (model: Model): Graph => {
  const [graph] = exploreAll(model);
  if (graph === undefined) throw new Error('no input');
  return graph;
};

/** Runs a real actor over every edge; gives the number of edges. Throws where it is not where the graph says. */
export function runAll(model: Model, graphs: readonly Graph[] = exploreAll(model)): number {
  const walked = new Set<Edge>();
  for (const path of coveringPathsOfAll(graphs, 'edges')) {
    const graph = graphs.find(({ input }) => input === path.input);
    if (graph !== undefined) runPath(model, graph, path);
    for (const edge of path.edges) walked.add(edge);
  }
  return walked.size;
}

/** `"idle" PRESSED -> "busy"`, each once. */
export const stepsOf = (graph: Graph): string[] => [
  ...new Set(
    allEdges(graph).map(
      ({ before, event, after }) => `${JSON.stringify(before.value)} ${eventName(event.type)} -> ${JSON.stringify(after.value)}`,
    ),
  ),
];

export const valuesOf = (graph: Graph): string[] => [
  ...new Set([...graph.vertices.values()].map(({ snapshot }) => JSON.stringify(snapshot.value))),
];

export const unreachedIn = (model: Model): readonly string[] => {
  const { unreachedStates, unreachedTransitions } = coverage(model, exploreAll(model));
  return [...unreachedStates, ...unreachedTransitions];
};
