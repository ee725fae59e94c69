import type { Transition } from '../explore/chart.ts';
import type { Edge } from '../explore/edge.ts';
import { vertexOf } from '../explore/goals.ts';
import { allEdges, type Graph } from '../explore/graph.ts';
import { coveringPaths, type Path } from '../explore/paths.ts';
import { pathOver, shortestPaths, simplePaths, TooManyPaths } from '../explore/routes.ts';
import type { ErrorFacts } from '../failures.ts';
import type { ProjectReading } from '../project-reading.ts';
import { inLayers, inSteps, isInLastLayer, onTheWay, without } from './bounded.ts';
import { goalOf, graphFor } from './cover.ts';
import { UsageError } from './names.ts';
import { requirementsOf, shows, stateOf, vertexIsIn } from './places.ts';
import type { Request } from './request.ts';
import { cutTo } from './shorten.ts';
import { holdsFor, patternOf, stepName, stepNameOf } from './step-name.ts';

export interface Found {
  readonly paths: readonly Path[];
  /** Transitions that no path takes any more because of `--max-steps`. */
  readonly leftOut: number;
}

const lengthOf = ({ edges }: Path): number => edges.length;
const byLength = (a: Path, b: Path): number => lengthOf(a) - lengthOf(b);
const lastOf = ({ edges }: Path, graph: Graph): string => edges.at(-1)?.to ?? graph.initial;

/** The paths of one model that a request asks for; each begins at the start of an input. */
export function findPaths(graphs: readonly Graph[], request: Request, reading: ProjectReading): Found {
  const covered = new Set<unknown>(request.requirement === undefined ? [] : besides(graphs, request.requirement, reading));
  let leftOut = 0;
  const paths = graphs.flatMap((whole) => {
    const graph = without(whole, request.avoid, reading.facts);
    const way = wayTo(graph, request.from);
    if (way === undefined) return [];
    const start: Graph = { ...graph, initial: lastOf(way, graph) };
    const most = request.maxSteps - lengthOf(way);
    if (most < 0) return [];
    const found = search(start, { ...request, maxSteps: most }, covered, reading);
    leftOut += found.leftOut;
    return found.paths.map(({ edges }) => ({ input: graph.input, edges: [...way.edges, ...edges] }));
  });
  return { paths: paths.filter(({ edges }) => edges.length > 0), leftOut };
}

/** The transitions that have nothing to do with a requirement. */
function besides(graphs: readonly Graph[], requirement: string, reading: ProjectReading): Set<Transition> {
  const edges = graphs.flatMap(allEdges);
  const wanted = new Set(edges.filter((edge) => shows(edge, requirement, reading.requirement)).flatMap(({ transitions }) => transitions));
  return new Set(edges.flatMap(({ transitions }) => transitions).filter((transition) => !wanted.has(transition)));
}

/** A shortest way to the nearest vertex in a state. */
function wayTo(graph: Graph, state: string | undefined): Path | undefined {
  if (state === undefined) return { input: graph.input, edges: [] };
  const [first] = shortestPaths(graph, { to: (vertex) => vertexIsIn(graph, vertex, state) }).sort(byLength);
  return first;
}

function search(graph: Graph, request: Request, covered: Set<unknown>, reading: ProjectReading): Found {
  const { strategy, maxSteps } = request;
  if (strategy === 'transitions') return transitions(graph, request, covered, reading);
  const found =
    strategy === 'events'
      ? [overEvents(graph, request.events, reading.facts)]
      : strategy === 'simple'
        ? simple(graph, request, reading)
        : shortest(graph, request, reading);
  return { paths: found.filter((path) => lengthOf(path) <= maxSteps), leftOut: 0 };
}

/** Is it where a path of this request may end? */
function isTarget(graph: Graph, vertex: string, { to, requirement }: Request, reading: ProjectReading): boolean {
  if (to !== undefined && !vertexIsIn(graph, vertex, to)) return false;
  const position = graph.vertices.get(vertex);
  return (
    requirement === undefined ||
    to !== undefined ||
    (position !== undefined && requirementsOf(position.snapshot, reading.requirement).includes(requirement))
  );
}

const passes = ({ edges }: Path, { through, requirement }: Request, graph: Graph, reading: ProjectReading): boolean => {
  const vertices = [graph.initial, ...edges.map((edge) => edge.to)];
  let at = 0;
  for (const vertex of vertices) while (at < through.length && vertexIsIn(graph, vertex, through[at] ?? '')) at += 1;
  return at === through.length && (requirement === undefined || edges.some((edge) => shows(edge, requirement, reading.requirement)));
};

function transitions(graph: Graph, request: Request, covered: Set<unknown>, reading: ProjectReading): Found {
  const target = (vertex: string) => isTarget(graph, vertex, { ...request, requirement: undefined }, reading);
  const narrowed = graphFor(request.to === undefined ? graph : onTheWay(graph, target), request);
  const isTargetThere = (vertex: string) => target(vertexOf(vertex));
  const paths = coveringPaths(narrowed, goalOf(request, reading), covered).map((path): Path => {
    const last = lastOf(path, narrowed);
    if (request.to === undefined || isTargetThere(last)) return path;
    const [rest] = shortestPaths(narrowed, { from: last, to: isTargetThere }).sort(byLength);
    return { input: path.input, edges: [...path.edges, ...(rest?.edges ?? [])] };
  });
  const { paths: cut, leftOut } = cutTo(narrowed, paths, request.maxSteps);
  return { paths: cut.filter((path) => passes(path, { ...request, requirement: undefined }, graph, reading)), leftOut };
}

/** The nearest target of each input; without `--to`, the nearest vertex of each state. */
function shortest(graph: Graph, request: Request, reading: ProjectReading): Path[] {
  const layered = inLayers(graph, request.through);
  const isEnd = (vertex: string) => isInLastLayer(vertex, request.through) && isTarget(layered, vertex, request, reading);
  const found = new Map<string, Path>();
  // In the order of their length: the first to a state is a shortest. Not bounded by `to`, which would not go on behind a target.
  for (const path of shortestPaths(layered).sort(byLength)) {
    const vertex = lastOf(path, layered);
    const snapshot = layered.vertices.get(vertex)?.snapshot;
    if (snapshot === undefined || !isEnd(vertex)) continue;
    const state = request.to ?? stateOf(snapshot);
    if (!found.has(state)) found.set(state, path);
  }
  return [...found.values()];
}

/** Vertices of `inSteps` differ by their number of steps too. */
const repeats = ({ edges }: Path): boolean => new Set(edges.map(({ before }) => before)).size < edges.length;

function simple(graph: Graph, request: Request, reading: ProjectReading): Path[] {
  const target = (vertex: string) => isTarget(graph, vertex, request, reading);
  // Where no edge may lie on too long a path, the search for simple paths ends soon.
  const isBounded = request.maxSteps < graph.vertices.size;
  const narrowed = isBounded ? inSteps(graph, target, request.maxSteps) : onTheWay(graph, target);
  const isEnd = (vertex: string) => isTarget(narrowed, vertex, request, reading);
  try {
    return simplePaths(narrowed, { to: isEnd }).filter((path) => passes(path, request, narrowed, reading) && !repeats(path));
  } catch (error) {
    if (!(error instanceof TooManyPaths)) throw error;
    throw new UsageError(`There are too many simple paths (${graph.input}). Narrow them with --max-steps, --avoid or --input.`);
  }
}

function overEvents(graph: Graph, events: readonly string[], facts: ErrorFacts): Path {
  const edges: Edge[] = [];
  let at = graph.initial;
  for (const [number, text] of events.entries()) {
    const pattern = patternOf(text);
    const leaving = graph.edges.get(at) ?? [];
    const edge = leaving.find(({ event }) => pattern.name === stepName(event) && holdsFor(pattern, stepNameOf(event, facts)));
    if (edge === undefined) {
      const possible = [...new Set(leaving.map(({ event }) => stepName(event)))].join(', ') || 'nothing: the flow has ended';
      const snapshot = graph.vertices.get(at)?.snapshot;
      const state = snapshot === undefined ? at : stateOf(snapshot);
      throw new UsageError(`${graph.input}: step ${number + 1}, "${text}", cannot happen in ${state}. Possible there: ${possible}.`);
    }
    edges.push(edge);
    at = edge.to;
  }
  return pathOver(graph, edges);
}
