import type { Edge } from '../explore/edge.ts';
import { renamed } from '../explore/edge.ts';
import type { Graph } from '../explore/graph.ts';
import type { ErrorFacts } from '../failures.ts';
import { isIn, vertexIsIn } from './places.ts';
import { holdsFor, patternOf, stepNameOf } from './step-name.ts';

const filtered = (graph: Graph, keeps: (edge: Edge) => boolean): Graph => ({
  ...graph,
  edges: new Map([...graph.edges].map(([vertex, edges]) => [vertex, edges.filter(keeps)])),
});

/** The graph without the edges that are, or lead to, what is avoided. */
export function without(graph: Graph, avoided: readonly string[], facts: ErrorFacts): Graph {
  if (avoided.length === 0) return graph;
  const patterns = avoided.map(patternOf);
  const isAvoided = ({ event, after }: Edge): boolean => {
    const step = stepNameOf(event, facts);
    return patterns.some((pattern) => (pattern.name === step.name && holdsFor(pattern, step)) || isIn(after, pattern.name));
  };
  return filtered(graph, (edge) => !isAvoided(edge));
}

/** Steps from each vertex to the nearest that is wanted; a vertex that cannot get there has none. */
function distancesTo(graph: Graph, wanted: (vertex: string) => boolean): Map<string, number> {
  const arriving = new Map<string, string[]>();
  for (const edge of [...graph.edges.values()].flat()) {
    const known = arriving.get(edge.to);
    if (known === undefined) arriving.set(edge.to, [edge.from]);
    else known.push(edge.from);
  }
  const distances = new Map([...graph.vertices.keys()].filter(wanted).map((vertex) => [vertex, 0]));
  for (const [vertex, distance] of distances)
    for (const before of arriving.get(vertex) ?? []) if (!distances.has(before)) distances.set(before, distance + 1);
  return distances;
}

/** Only the edges on the way to what is wanted. Behind it nothing goes on. */
export function onTheWay(graph: Graph, wanted: (vertex: string) => boolean): Graph {
  const left = distancesTo(graph, wanted);
  return filtered(graph, ({ from, to }) => !wanted(from) && left.has(to));
}

/** The same for at most so many steps: each vertex as often as there are numbers of steps to it, the number before its key. */
export function inSteps(graph: Graph, wanted: (vertex: string) => boolean, maxSteps: number): Graph {
  const left = distancesTo(graph, wanted);
  const vertices = new Map([[`0 ${graph.initial}`, graph.initial]]);
  const edges = new Map<string, Edge[]>();
  for (const [key, vertex] of vertices) {
    const steps = Number.parseInt(key, 10) + 1;
    const leaving = wanted(vertex) ? [] : (graph.edges.get(vertex) ?? []);
    const kept = leaving.filter(({ to }) => steps + (left.get(to) ?? maxSteps) <= maxSteps);
    for (const { to } of kept) vertices.set(`${steps} ${to}`, to);
    edges.set(
      key,
      kept.map((edge) => renamed(edge, key, `${steps} ${edge.to}`)),
    );
  }
  const positions = [...vertices].flatMap(([key, vertex]) => {
    const position = graph.vertices.get(vertex);
    return position === undefined ? [] : [[key, position] as const];
  });
  return { ...graph, initial: `0 ${graph.initial}`, vertices: new Map(positions), edges };
}

/**
 * The graph in as many layers as there are states to pass, and one: an edge into the next of them leads to the next layer, so a path to the
 * last layer passes all of them in their order.
 */
export function inLayers(graph: Graph, through: readonly string[]): Graph {
  if (through.length === 0) return graph;
  const keyIn = (vertex: string, layer: number): string => `${layer} ${vertex}`;
  const layerAt = (vertex: string, layer: number): number => {
    const next = through[layer];
    return next !== undefined && vertexIsIn(graph, vertex, next) ? layerAt(vertex, layer + 1) : layer;
  };
  const layers = [...through.keys(), through.length];
  const vertices = layers.flatMap((layer) => [...graph.vertices].map(([vertex, position]) => [keyIn(vertex, layer), position] as const));
  const edges = layers.flatMap((layer) =>
    [...graph.edges].map(
      ([vertex, leaving]) =>
        [
          keyIn(vertex, layer),
          leaving.map((edge) => renamed(edge, keyIn(vertex, layer), keyIn(edge.to, layerAt(edge.to, layer)))),
        ] as const,
    ),
  );
  return { ...graph, initial: keyIn(graph.initial, layerAt(graph.initial, 0)), vertices: new Map(vertices), edges: new Map(edges) };
}

/** Has a vertex of `inLayers` passed all states? */
export const isInLastLayer = (vertex: string, through: readonly string[]): boolean =>
  through.length === 0 || vertex.startsWith(`${through.length} `);
