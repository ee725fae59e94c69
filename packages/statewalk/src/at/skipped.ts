import { type Transition, transitionName } from '../explore/chart.ts';
import type { Edge } from '../explore/edge.ts';
import { allEdges, type Graph } from '../explore/graph.ts';
import { shortestPath } from '../explore/routes.ts';
import type { Possible, Rules } from './possible.ts';
import type { Start } from './started.ts';

/** A start of a flow, as far as it can be walked here. */
export interface Walkable {
  readonly whole: Graph;
  /** Why no tester can be brought to its first state; `undefined` where one can. */
  readonly notBegun: string | undefined;
  readonly start: Start | undefined;
  readonly rules: Rules;
  readonly possible: Possible;
}

/** Why a transition was not taken: the reason that most of its steps have. */
export function reasonFor(
  transition: Transition,
  all: readonly Walkable[],
  { says, cuts }: { says(edge: Edge): string; readonly cuts: ReadonlyMap<Transition, string> },
): string {
  const cut = cuts.get(transition);
  if (cut !== undefined) return cut;
  // A start from which paths go says more than one to which no path comes; and why a step is not taken, more than what keeps everybody from it.
  const [begun, others] = [all.filter(({ notBegun }) => notBegun === undefined), all.filter(({ start }) => start !== undefined)];
  const groups = [begun, others, all].map((group) => group.flatMap((each) => reasonsIn(transition, each, says)));
  const reasons = groups.flatMap((group) => [mostOften(group.filter(({ isOwn }) => isOwn)), mostOften(group)]);
  return reasons.find((reason) => reason !== undefined) ?? 'No start of the model leads there.';
}

const known = new WeakMap<Graph, ReadonlyMap<Transition, readonly Edge[]>>();

function edgesOver(graph: Graph): ReadonlyMap<Transition, readonly Edge[]> {
  const found = known.get(graph);
  if (found !== undefined) return found;
  const over = new Map<Transition, Edge[]>();
  for (const edge of allEdges(graph))
    for (const transition of edge.transitions) {
      const all = over.get(transition) ?? [];
      if (all.length === 0) over.set(transition, all);
      all.push(edge);
    }
  known.set(graph, over);
  return over;
}

const reachedBy = new WeakMap<Possible, ReadonlySet<string>>();

/** Vertices to which steps that can be done lead. */
function reachedIn(possible: Possible): ReadonlySet<string> {
  const known = reachedBy.get(possible);
  if (known !== undefined) return known;
  const { initial, edges } = possible.graph;
  const reached = new Set([initial]);
  for (const vertex of reached) for (const { to } of edges.get(vertex) ?? []) reached.add(to);
  reachedBy.set(possible, reached);
  return reached;
}

interface Reason {
  readonly reason: string;
  /** Paths come to where the step begins. */
  readonly isOwn: boolean;
}

function reasonsIn(transition: Transition, { whole, notBegun, possible }: Walkable, says: (edge: Edge) => string): Reason[] {
  const edges = edgesOver(whole).get(transition) ?? [];
  const isAtStart = edges.length === 0 && whole.transitions.has(transition);
  if (edges.length === 0 && !isAtStart) return [];
  if (notBegun !== undefined) return [{ reason: notBegun, isOwn: false }];
  const reached = reachedIn(possible);
  const own = edges.filter(({ from }) => reached.has(from)).flatMap((edge) => possible.reasons.get(edge) ?? []);
  if (own.length > 0) return own.map((reason) => ({ reason, isOwn: true }));
  return edges.slice(0, 1).map((edge) => ({ reason: blockerOf(edge, whole, possible, says), isOwn: false }));
}

/** The first step of the shortest way to it that cannot be done. */
function blockerOf(edge: Edge, whole: Graph, { reasons }: Possible, says: (edge: Edge) => string): string {
  const blocked = shortestPath(whole, edge.from).find((step) => reasons.has(step));
  return blocked === undefined
    ? 'No path was left for it.'
    : `It comes only after “${says(blocked)}” (${blocked.transitions.map(transitionName).join('; ')}): ${reasons.get(blocked)}`;
}

function mostOften(all: readonly Reason[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { reason } of all) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}
