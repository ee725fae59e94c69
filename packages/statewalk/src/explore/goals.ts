import type { StateNode } from 'xstate';
import type { Transition } from './chart.ts';
import type { Edge } from './edge.ts';
import { renamed } from './edge.ts';
import type { Graph } from './graph.ts';

/** What of a step is to be covered: what two steps have alike need be covered once. */
export type Covers = (edge: Edge) => readonly unknown[];

/** Every transition of the chart. */
export const ofTransitions: Covers = ({ transitions }) => transitions;

/** A guard as it holds, or as it fails. */
export class GuardItem {
  constructor(
    readonly guarded: Transition,
    readonly result: 'holds' | 'fails',
  ) {}
}

const guardItems = new WeakMap<Transition, { readonly holds: GuardItem; readonly fails: GuardItem }>();

function itemsOf(guarded: Transition): { readonly holds: GuardItem; readonly fails: GuardItem } {
  const known = guardItems.get(guarded) ?? { holds: new GuardItem(guarded, 'holds'), fails: new GuardItem(guarded, 'fails') };
  guardItems.set(guarded, known);
  return known;
}

/** The branches of the same event in the same state, in their order. */
function branchesOf({ source, eventType }: Transition): readonly Transition[] {
  const { always = [], transitions } = source as StateNode;
  return eventType === '' ? always : (transitions.get(eventType) ?? []);
}

/** Every transition, and every guard as it holds and as it fails. */
export const ofGuards: Covers = ({ transitions }) =>
  transitions.flatMap((taken): unknown[] => {
    const branches = branchesOf(taken);
    const passedOver = branches.slice(0, Math.max(0, branches.indexOf(taken))).filter(({ guard }) => guard !== undefined);
    return [taken, ...(taken.guard === undefined ? [] : [itemsOf(taken).holds]), ...passedOver.map((each) => itemsOf(each).fails)];
  });

/** Every transition, and every message in every state that shows it. @param messagesIn the messages that are seen after a step, each with its place */
export const ofMessages =
  (messagesIn: (edge: Edge) => readonly string[]): Covers =>
  (edge) => [...edge.transitions, ...messagesIn(edge)];

const BEFORE = '\u0000';

/**
 * A graph for the goal of pairs: a vertex is there once for each way in, so that a step knows what was taken before it.
 * Its edges lead between keys of its own.
 */
export function byWayIn(graph: Graph): Graph {
  const numbers = new Map<Transition, number>();
  const nameOf = ({ transitions }: Edge): string =>
    transitions
      .map((each) => {
        const number = numbers.get(each) ?? numbers.size;
        numbers.set(each, number);
        return number;
      })
      .join(' ');
  const keys = new Map([[graph.initial, graph.initial]]);
  const edges = new Map<string, Edge[]>();
  for (const [key, vertex] of keys) {
    const leaving = (graph.edges.get(vertex) ?? []).map((edge) => renamed(edge, key, `${edge.to}${BEFORE}${nameOf(edge)}`));
    for (const [at, { to }] of leaving.entries()) keys.set(to, graph.edges.get(vertex)?.[at]?.to ?? vertex);
    edges.set(key, leaving);
  }
  const vertices = [...keys].flatMap(([key, vertex]) => {
    const position = graph.vertices.get(vertex);
    return position === undefined ? [] : [[key, position] as const];
  });
  return { ...graph, vertices: new Map(vertices), edges };
}

/** The vertex of the graph that a key of `byWayIn` stands for. */
export const vertexOf = (key: string): string => key.split(BEFORE)[0] ?? key;

/** Every two transitions that can follow each other, in a graph of `byWayIn`. */
export const ofPairs: Covers = ({ from, transitions }) => {
  const [, before = ''] = from.split(BEFORE);
  return transitions.flatMap((each) => [each, pairOf(before, each)]);
};

const pairs = new WeakMap<Transition, Map<string, object>>();

function pairOf(before: string, after: Transition): object {
  const known = pairs.get(after) ?? new Map<string, object>();
  pairs.set(after, known);
  const pair = known.get(before) ?? {};
  known.set(before, pair);
  return pair;
}
