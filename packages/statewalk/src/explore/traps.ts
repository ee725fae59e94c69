import type { StateNode } from 'xstate';
import { transitionsOf } from './chart.ts';
import { allEdges, type Graph, isOpen } from './graph.ts';
import { nodesOf } from './xstate-internals.ts';

/** States, as they are on together, that can be entered and not be left any more. */
export interface Trap {
  /** `{"track":"failed"}` */
  readonly values: readonly string[];
  /** One vertex of each. */
  readonly keys: readonly string[];
  /** A state without a transition was hardly forgotten: it is an end that is not called so. */
  readonly isMeant: boolean;
}

/** A node of the graph of values. */
interface Place {
  readonly key: string;
  readonly next: Set<string>;
  isOut: boolean;
  at?: number;
  low: number;
  isOnStack: boolean;
}

/**
 * Where nothing leads on and nothing ends, by the values of snapshots alone: what the context of a guess does not let happen may happen with other
 * data. Only where one comes to in the end is told, not all that leads there; and to go round between several states for ever is a life.
 * @param unsure states that other data might leave
 */
export function trapsIn(graph: Graph, unsure: ReadonlySet<StateNode>, mustEnd: boolean): readonly Trap[] {
  const places = placesOf(graph, unsure);
  const found: Trap[] = [];
  for (const values of lastOf(places)) {
    const all = values.flatMap((value) => places.get(value) ?? []);
    if (all.some(({ isOut }) => isOut) || (values.length > 1 && !mustEnd) || values.length === places.size) continue;
    const keys = all.map(({ key }) => key);
    const nodes = keys.flatMap((key) => leavesAt(graph, key));
    found.push({ values, keys, isMeant: nodes.every((node) => transitionsOf(node).length === 0) });
  }
  return found;
}

const leavesAt = ({ vertices }: Graph, key: string): readonly StateNode[] => {
  const snapshot = vertices.get(key)?.snapshot;
  return snapshot === undefined ? [] : nodesOf(snapshot).filter(({ type }) => type === 'atomic' || type === 'final');
};

function placesOf(graph: Graph, unsure: ReadonlySet<StateNode>): ReadonlyMap<string, Place> {
  const values = new Map([...graph.vertices].map(([key, { snapshot }]) => [key, JSON.stringify(snapshot.value)]));
  const places = new Map<string, Place>();
  const thrown = new Set(graph.failures.map(({ from }) => from));
  for (const [key, { snapshot }] of graph.vertices) {
    const value = values.get(key) ?? '';
    const place = places.get(value) ?? { key, next: new Set(), isOut: false, low: 0, isOnStack: false };
    places.set(value, place);
    // Where a guess makes the machine throw, other data may lead on.
    if (snapshot.status !== 'active' || isOpen(graph, key) || thrown.has(key) || nodesOf(snapshot).some((node) => unsure.has(node)))
      place.isOut = true;
  }
  for (const { from, to, transitions } of allEdges(graph)) {
    const [before, after] = [values.get(from) ?? '', values.get(to) ?? ''];
    const place = places.get(before);
    if (place === undefined) continue;
    if (after !== before) place.next.add(after);
    if (transitions.some(({ source }) => unsure.has(source as StateNode))) place.isOut = true;
  }
  return places;
}

/** The strongly connected parts that nothing leaves, by Tarjan's algorithm. */
function lastOf(places: ReadonlyMap<string, Place>): string[][] {
  const found: string[][] = [];
  const stack: string[] = [];
  let count = 0;
  const visit = (value: string, place: Place): void => {
    place.at = place.low = count++;
    stack.push(value);
    place.isOnStack = true;
    let isLast = true;
    for (const name of place.next) {
      const next = places.get(name);
      if (next === undefined) continue;
      if (next.at === undefined) visit(name, next);
      if (next.isOnStack) place.low = Math.min(place.low, next.low);
      else isLast = false;
    }
    if (place.low !== place.at) return;
    const part = stack.splice(stack.indexOf(value));
    for (const each of part) {
      const inside = places.get(each);
      if (inside === undefined) continue;
      inside.isOnStack = false;
      if ([...inside.next].some((name) => !part.includes(name))) isLast = false;
    }
    if (isLast) found.push(part);
  };
  for (const [value, place] of places) if (place.at === undefined) visit(value, place);
  return found;
}
