import type { StateNode } from 'xstate';
import { statesOf, type Transition, transitionsOf } from '../explore/chart.ts';
import type { Edge } from '../explore/edge.ts';
import type { Graph } from '../explore/graph.ts';
import { changesInPlace } from '../explore/in-place.ts';
import type { Model } from '../explore/model.ts';
import { actorsOf, eventOf, keyOf, outcomesOf, runningActors } from '../explore/position.ts';

/** What makes a step happen, as it can be found again in a model: the number of an event, an actor with the number of its outcome, a timer. */
export type Cause =
  | { readonly event: number }
  | { readonly actor: string; readonly outcomes: string; readonly at: number }
  | { readonly timer: string };

/** A graph without its snapshots: the steps, from which they come again. */
export interface Skeleton {
  readonly input: string;
  readonly causes: readonly Cause[];
  /** Lists of transitions, by their numbers in the chart. */
  readonly lists: readonly (readonly number[])[];
  readonly transitions: readonly number[];
  readonly states: readonly number[];
  /** The first edge of each vertex, and the number of all. */
  readonly begins: Int32Array;
  /** For each edge the numbers of its cause, of the vertex it leads to, and of its list of transitions. */
  readonly edges: Int32Array;
  /** A hash of each vertex: what the machine does now must be what it did. */
  readonly marks: Int32Array;
}

export const EDGE_SIZE = 3;

/** 32 bits that tell keys of vertices apart (FNV-1a). */
export function markOf(key: string): number {
  let mark = 0x811c9dc5;
  for (let at = 0; at < key.length; at += 1) mark = Math.imul(mark ^ key.charCodeAt(at), 0x01000193);
  return mark;
}

export const allTransitionsOf = (model: Model): readonly Transition[] => statesOf(model.machine).flatMap(transitionsOf);

/** `undefined` for a graph that says more than its steps: faults, changes in place, what is cut off. */
export function skeletonOf(model: Model, graph: Graph): Skeleton | undefined {
  const { failures, failsAtFirst, inPlace, merged, isCut, vertices } = graph;
  if (failures.length > 0 || failsAtFirst !== undefined || inPlace.length > 0 || merged.length > 0 || isCut) return undefined;
  if (changesInPlace(model.machine)) return undefined;
  const numbers = new Map([...vertices.keys()].map((key, at) => [key, at]));
  const ofTransition = new Map(allTransitionsOf(model).map((transition, at) => [transition, at]));
  const ofState = new Map(statesOf(model.machine).map((node, at) => [node, at]));
  const causes = new Causes(model, graph);
  const lists = new Numbered<readonly number[]>((list) => list.join(' '));
  const begins = new Int32Array(vertices.size + 1);
  const edges: number[] = [];
  for (const [key, at] of numbers) {
    begins[at] = edges.length / EDGE_SIZE;
    for (const edge of graph.edges.get(key) ?? []) {
      const cause = causes.numberOf(edge);
      const to = numbers.get(edge.to);
      const list = edge.transitions.map((each) => ofTransition.get(each) ?? -1);
      if (cause === undefined || to === undefined || list.includes(-1)) return undefined;
      edges.push(cause, to, lists.numberOf(list));
    }
  }
  begins[vertices.size] = edges.length / EDGE_SIZE;
  const [transitions, states] = [
    [...graph.transitions].map((each) => ofTransition.get(each) ?? -1),
    [...graph.states].map((each) => ofState.get(each as StateNode) ?? -1),
  ];
  if (transitions.includes(-1) || states.includes(-1)) return undefined;
  const marks = Int32Array.from(vertices.values(), (position) => markOf(keyOf(model, position)));
  return {
    input: graph.input,
    causes: causes.all,
    lists: lists.all,
    transitions,
    states,
    begins,
    edges: Int32Array.from(edges),
    marks,
  };
}

/** Values by numbers, each once. */
class Numbered<T> {
  readonly all: T[] = [];
  private readonly known = new Map<string, number>();

  constructor(private readonly nameOf: (value: T) => string) {}

  numberOf(value: T): number {
    const name = this.nameOf(value);
    const number = this.known.get(name) ?? this.all.push(value) - 1;
    this.known.set(name, number);
    return number;
  }
}

class Causes {
  private readonly numbered = new Numbered<Cause>((cause) => JSON.stringify(cause));
  private readonly ofEvent = new Map<object, number>();
  private readonly ofTimer = new Map<string, number>();

  constructor(model: Model, { vertices }: Graph) {
    for (const [at, event] of model.events.entries()) this.ofEvent.set(event, this.numbered.numberOf({ event: at }));
    const seen = new Set<string>();
    for (const position of vertices.values()) {
      const actors = actorsOf(position.snapshot);
      for (const id of runningActors(position)) {
        const all = outcomesOf(model, id, actors.get(id));
        const outcomes = Object.keys(model.outcomes).find((name) => model.outcomes[name] === all);
        if (outcomes === undefined || seen.has(`${id} ${outcomes}`)) continue;
        seen.add(`${id} ${outcomes}`);
        all.forEach((outcome, at) => {
          const event = eventOf(id, outcome);
          if (!this.ofEvent.has(event)) this.ofEvent.set(event, this.numbered.numberOf({ actor: id, outcomes, at }));
        });
      }
    }
  }

  get all(): readonly Cause[] {
    return this.numbered.all;
  }

  numberOf({ source, timer, event }: Edge): number | undefined {
    if (source !== 'timer') return this.ofEvent.get(event);
    if (timer === undefined) return undefined;
    const known = this.ofTimer.get(timer) ?? this.numbered.numberOf({ timer });
    this.ofTimer.set(timer, known);
    return known;
  }
}
