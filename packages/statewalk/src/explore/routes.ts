import { getPathsFromEvents, getShortestPaths, getSimplePaths } from '@xstate/graph';
import type { ActorLogic, EventObject, Snapshot } from 'xstate';
import type { Edge } from './edge.ts';
import type { Graph } from './graph.ts';
import type { Path } from './paths.ts';

type VertexSnapshot = Snapshot<unknown> & { readonly vertex: string };

interface EdgeEvent extends EventObject {
  readonly edge: Edge;
}

/** What of a graph a route may use. */
export interface Bounds {
  /** The vertex to start from; the initial one if there is none. */
  readonly from?: string;
  /** Where a route ends. It does not go on behind such a vertex. */
  to?(vertex: string): boolean;
  /** Edges that are not taken. */
  avoids?(edge: Edge): boolean;
}

const snapshotAt = (vertex: string): VertexSnapshot => ({ status: 'active', output: undefined, error: undefined, vertex });
const typeOf = (at: number, { event }: Edge): string => `${at} ${event.type}`;

/** An explored graph as an actor logic: a step looks the edge up, so that the machine is traversed once for any number of questions. */
function logicOf({ initial }: Graph, from = initial): ActorLogic<VertexSnapshot, EdgeEvent, unknown> {
  return {
    getInitialSnapshot: () => snapshotAt(from),
    transition: (_vertex, { edge }) => snapshotAt(edge.to),
    getPersistedSnapshot: (snapshot) => snapshot,
  };
}

const optionsOf = (graph: Graph, { to, avoids }: Bounds) => ({
  serializeState: ({ vertex }: VertexSnapshot) => vertex,
  serializeEvent: ({ type }: EdgeEvent) => type,
  events: ({ vertex }: VertexSnapshot) =>
    (graph.edges.get(vertex) ?? []).flatMap((edge, at) => (avoids?.(edge) ? [] : [{ type: typeOf(at, edge), edge }])),
  ...(to && { toState: ({ vertex }: VertexSnapshot) => to(vertex) }),
});

interface FoundPath {
  readonly steps: readonly { readonly event: EdgeEvent | { readonly type: string } }[];
}

const pathOf = ({ input }: Graph, { steps }: FoundPath): Path => ({
  input,
  edges: steps.flatMap(({ event }) => ('edge' in event ? [event.edge] : [])),
});

/** A shortest path to each vertex that can be reached, or to each that `to` wants. */
export const shortestPaths = (graph: Graph, bounds: Bounds = {}): Path[] =>
  getShortestPaths(logicOf(graph, bounds.from), optionsOf(graph, bounds)).map((found) => pathOf(graph, found));

/** Simple paths are as many as a power of the vertices; `getSimplePaths` has no limit of its own. */
export class TooManyPaths extends Error {}

/** Every path that passes no vertex twice. Throws `TooManyPaths` after `budget` steps of the search. */
export function simplePaths(graph: Graph, bounds: Bounds = {}, budget = 2_000_000): Path[] {
  const options = optionsOf(graph, bounds);
  let steps = 0;
  const found = getSimplePaths(logicOf(graph, bounds.from), {
    ...options,
    serializeState(snapshot: VertexSnapshot) {
      steps += 1;
      if (steps > budget) throw new TooManyPaths(`more than ${budget} steps of the search`);
      return options.serializeState(snapshot);
    },
  });
  return found.map((each) => pathOf(graph, each));
}

/** The path over these edges, one after another; the first leaves `from`. */
export function pathOver(graph: Graph, edges: readonly Edge[], from = graph.initial): Path {
  const events = edges.map((edge) => ({ type: typeOf((graph.edges.get(edge.from) ?? []).indexOf(edge), edge), edge }));
  const [found] = getPathsFromEvents(logicOf(graph, from), events, optionsOf(graph, {}));
  if (found === undefined) throw new Error('no path over these events');
  return pathOf(graph, found);
}

const known = new WeakMap<Graph, ReadonlyMap<string, readonly Edge[]>>();

/** The shortest way from the initial vertex. */
export function shortestPath(graph: Graph, to: string): readonly Edge[] {
  let ways = known.get(graph);
  if (ways === undefined) {
    ways = new Map(shortestPaths(graph).map(({ edges }) => [edges.at(-1)?.to ?? graph.initial, edges]));
    known.set(graph, ways);
  }
  return ways.get(to) ?? [];
}
