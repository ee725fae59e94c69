import type { AnyEventObject, StateNode } from 'xstate';
import { statesOf, type Transition } from '../explore/chart.ts';
import { DryRun, type Step } from '../explore/dry-run.ts';
import type { Edge } from '../explore/edge.ts';
import type { Graph } from '../explore/graph.ts';
import type { Model } from '../explore/model.ts';
import { eventOf, keyOf, type Position, type Source } from '../explore/position.ts';
import { allTransitionsOf, type Cause, EDGE_SIZE, markOf, type Skeleton } from './skeleton.ts';

/** An edge that knows its place in its graph: a path can be written as numbers. */
export interface NumberedEdge extends Edge {
  readonly number: number;
}

export interface NumberedGraph extends Graph {
  /** The edges that are numbered so, in their order. */
  edgesAt(numbers: readonly number[]): readonly NumberedEdge[];
}

export const isNumbered = (graph: Graph): graph is NumberedGraph => 'edgesAt' in graph;

/** The machine does not do any more what the skeleton says. */
export class StaleSkeleton extends Error {}

/** So many vertices are taken again at once, to see whether the skeleton is the machine's: those that were found last, with all on the way there. */
const TRIED = 20;

/**
 * A graph from its skeleton. Snapshots come again by the steps that lead to them, when they are asked for; a vertex is called by its number.
 * @throws StaleSkeleton where the machine leads elsewhere, at once or when a snapshot is asked for
 */
export function lazyGraph(model: Model, skeleton: Skeleton): NumberedGraph {
  const { input, causes, lists, begins, edges, marks } = skeleton;
  const chart = allTransitionsOf(model);
  const nodes = statesOf(model.machine);
  const transitionsBy = lists.map((list) => list.flatMap((number) => chart[number] ?? []));
  const count = marks.length;
  const dry = new DryRun(model.machine);
  const positions: (Position | undefined)[] = [];
  const firstEdgeTo = arrivals(skeleton);

  const fromOf = (edge: number): number => {
    let [low, high] = [0, count];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((begins[middle] ?? 0) <= edge) low = middle;
      else high = middle;
    }
    return low;
  };
  const causeOf = (edge: number): Cause => causes[edges[edge * EDGE_SIZE] ?? 0] as Cause;
  const eventAt = (edge: number): AnyEventObject => {
    const cause = causeOf(edge);
    if ('event' in cause) return model.events[cause.event] as AnyEventObject;
    const event =
      'timer' in cause ? positionOf(fromOf(edge)).timers.get(cause.timer) : outcomeEvent(model, cause.actor, cause.outcomes, cause.at);
    if (event === undefined) throw stale();
    return event;
  };

  /** Where an edge leads: another snapshot than the one with which its vertex was found may be there, with the same key. */
  function stepOf(edge: number): Step | undefined {
    const cause = causeOf(edge);
    return dry.step(positionOf(fromOf(edge)), eventAt(edge), 'timer' in cause ? cause.timer : undefined);
  }
  function behind(edge: number): Position {
    const step = stepOf(edge);
    if (step === undefined || markOf(keyOf(model, step.position)) !== marks[edges[edge * EDGE_SIZE + 1] ?? 0]) throw stale();
    return step.position;
  }
  const stale = () => new StaleSkeleton(`${model.machine.id} does not do what is kept of it: take --no-cache`);
  const begin = (): Position => {
    const { position } = dry.start(model.inputs[input]);
    if (markOf(keyOf(model, position)) !== marks[0]) throw stale();
    return position;
  };
  function positionOf(vertex: number): Position {
    // The way there, nearest first: it may be longer than calls can be nested.
    const way: number[] = [];
    for (let at = vertex; positions[at] === undefined; at = fromOf(firstEdgeTo[at] ?? 0)) {
      way.push(at);
      if (at === 0) break;
    }
    for (const at of way.reverse()) positions[at] = at === 0 ? begin() : behind(firstEdgeTo[at] ?? -1);
    return positions[vertex] as Position;
  }

  const leaving: (readonly NumberedEdge[] | undefined)[] = [];
  const edgesOf = (vertex: number): readonly NumberedEdge[] => {
    const known = leaving[vertex];
    if (known !== undefined) return known;
    const [first, end] = [begins[vertex] ?? 0, begins[vertex + 1] ?? 0];
    const found = Array.from({ length: end - first }, (_, at) => edgeOf(first + at, vertex));
    leaving[vertex] = found;
    return found;
  };
  const edgeOf = (number: number, from: number): NumberedEdge => {
    const to = edges[number * EDGE_SIZE + 1] ?? 0;
    const cause = causeOf(number);
    // Own properties: an edge may be spread into another.
    return {
      number,
      from: String(from),
      to: String(to),
      source: sourceOf(cause),
      ...('timer' in cause ? { timer: cause.timer } : {}),
      transitions: transitionsBy[edges[number * EDGE_SIZE + 2] ?? 0] as readonly Transition[],
      get event() {
        return eventAt(number);
      },
      get before() {
        return positionOf(from).snapshot;
      },
      get after() {
        return behind(number).snapshot;
      },
      get keeps() {
        return stepOf(number)?.keeps ?? new Set();
      },
    };
  };

  for (let vertex = Math.max(0, count - TRIED); vertex < count; vertex += 1) positionOf(vertex);
  positionOf(0);
  return {
    input,
    initial: '0',
    vertices: new LazyMap(count, positionOf),
    edges: new LazyMap(count, edgesOf),
    transitions: new Set(skeleton.transitions.flatMap((number) => chart[number] ?? [])),
    states: new Set<StateNode>(skeleton.states.flatMap((number) => nodes[number] ?? [])),
    failures: [],
    inPlace: [],
    merged: [],
    isCut: false,
    edgesAt: (numbers) => numbers.map((number) => edgesOf(fromOf(number))[number - (begins[fromOf(number)] ?? 0)] as NumberedEdge),
  };
}

function outcomeEvent(model: Model, actor: string, outcomes: string, at: number): AnyEventObject | undefined {
  const outcome = model.outcomes[outcomes]?.[at];
  return outcome && eventOf(actor, outcome);
}

const sourceOf = (cause: Cause): Source => ('event' in cause ? 'person' : 'timer' in cause ? 'timer' : 'actor');

/** The edge that found each vertex: the first that leads to it. */
function arrivals({ edges, marks }: Skeleton): Int32Array {
  const first = new Int32Array(marks.length).fill(-1);
  for (let number = 0; number * EDGE_SIZE < edges.length; number += 1) {
    const to = edges[number * EDGE_SIZE + 1] ?? 0;
    if (first[to] === -1) first[to] = number;
  }
  return first;
}

/** A map from the numbers below `size`, as texts, to what is made when it is asked for. */
class LazyMap<T> implements ReadonlyMap<string, T> {
  constructor(
    readonly size: number,
    private readonly make: (number: number) => T,
  ) {}

  get(key: string): T | undefined {
    return this.has(key) ? this.make(Number(key)) : undefined;
  }

  has(key: string): boolean {
    const number = Number(key);
    return Number.isInteger(number) && number >= 0 && number < this.size;
  }

  forEach(act: (value: T, key: string, map: ReadonlyMap<string, T>) => void): void {
    for (const [key, value] of this) act(value, key, this);
  }

  *keys(): MapIterator<string> {
    for (let number = 0; number < this.size; number += 1) yield String(number);
  }

  *values(): MapIterator<T> {
    for (let number = 0; number < this.size; number += 1) yield this.make(number);
  }

  *entries(): MapIterator<[string, T]> {
    for (let number = 0; number < this.size; number += 1) yield [String(number), this.make(number)];
  }

  [Symbol.iterator](): MapIterator<[string, T]> {
    return this.entries();
  }
}
