import type { AnyMachineSnapshot } from 'xstate';
import type { Edge } from './edge.ts';
import { WalkedEdge } from './edge.ts';
import type { Graph } from './graph.ts';

const known = new WeakMap<Graph, readonly Edge[]>();

/** The edges without those that repeat a step: positions that differ in ended actors alone share their snapshots, and what leaves them. */
export function distinctEdges(graph: Graph): readonly Edge[] {
  const found = known.get(graph) ?? [...withoutRepeated(graph)];
  known.set(graph, found);
  return found;
}

/** The same for several graphs: what one has, those behind it do not repeat. */
export function distinctEdgesOfAll(graphs: readonly Graph[]): ReadonlyMap<Graph, readonly Edge[]> {
  const seen = new Set<Edge>();
  return new Map(
    graphs.map((graph) => {
      const fresh = distinctEdges(graph).filter((edge) => !seen.has(edge));
      for (const edge of fresh) seen.add(edge);
      return [graph, fresh];
    }),
  );
}

function* withoutRepeated({ edges }: Graph): Generator<Edge> {
  const seen = new Map<AnyMachineSnapshot, Edge[]>();
  for (const leaving of edges.values()) {
    const [first] = leaving;
    if (first === undefined) continue;
    const before = seen.get(first.before);
    const fresh = before === undefined ? leaving : leaving.filter((edge) => !before.some((each) => isSame(each, edge)));
    seen.set(first.before, before === undefined ? [...leaving] : [...before, ...fresh]);
    yield* fresh;
  }
}

const isSame = (one: Edge, other: Edge): boolean =>
  one instanceof WalkedEdge && other instanceof WalkedEdge
    ? one.taken === other.taken
    : one.event === other.event && one.after === other.after;
