import type { AnyMachineSnapshot, StateNode } from 'xstate';
import type { Transition } from '../explore/chart.ts';
import type { Edge } from '../explore/edge.ts';
import { allEdges, exploreAll, type Graph } from '../explore/graph.ts';
import type { Model } from '../explore/model.ts';
import { nodesOf } from '../explore/xstate-internals.ts';

/** A step of the unchanged machine, with where to take it from. */
export interface KnownStep {
  readonly graph: Graph;
  readonly edge: Edge;
}

/** The unchanged machine, walked once: which steps take a transition, which enter or leave a state, and how one gets there. */
export class Original {
  readonly graphs: readonly Graph[];
  private readonly taking = new Map<Transition, KnownStep[]>();
  /** The last step of a shortest way to each vertex. */
  private readonly arriving = new Map<Graph, ReadonlyMap<string, Edge>>();

  constructor(readonly model: Model) {
    this.graphs = exploreAll(model);
    for (const graph of this.graphs) {
      this.arriving.set(graph, lastSteps(graph));
      for (const edge of allEdges(graph)) {
        for (const transition of new Set(edge.transitions)) {
          const known = this.taking.get(transition);
          if (known === undefined) this.taking.set(transition, [{ graph, edge }]);
          else known.push({ graph, edge });
        }
      }
    }
  }

  /** The steps that a change there may change first. */
  *stepsAt(at: Transition | StateNode): Iterable<KnownStep> {
    if ('eventType' in at) {
      for (const [transition, steps] of this.taking)
        if (transition.source === at.source && transition.eventType === at.eventType) yield* steps;
    } else {
      for (const graph of this.graphs) for (const edge of allEdges(graph)) if (touches(graph, edge, at)) yield { graph, edge };
    }
  }

  /** Does a shortest way to the step already pass what is changed? Then the step may not be there in the changed machine. */
  isBehind({ graph, edge }: KnownStep, at: Transition | StateNode): boolean {
    const last = this.arriving.get(graph);
    for (let before = last?.get(edge.from); before !== undefined; before = last?.get(before.from))
      if (touches(graph, before, at)) return true;
    return false;
  }
}

function lastSteps({ initial, edges }: Graph): ReadonlyMap<string, Edge> {
  const last = new Map<string, Edge>();
  const found = new Set([initial]);
  for (const vertex of found) {
    for (const edge of edges.get(vertex) ?? []) {
      if (found.has(edge.to)) continue;
      found.add(edge.to);
      last.set(edge.to, edge);
    }
  }
  return last;
}

const isWithin = (node: StateNode | undefined, outer: StateNode): boolean =>
  node !== undefined && (node === outer || isWithin(node.parent, outer));

/** Does the step take the transition, or enter or leave the state? */
function touches({ vertices }: Graph, { from, to, transitions }: Edge, at: Transition | StateNode): boolean {
  if ('eventType' in at) return transitions.includes(at);
  // Not `after`: the changed machine may take the step otherwise. All snapshots of a vertex are in the same states.
  const isOn = (vertex: string): boolean => nodesOf(vertices.get(vertex)?.snapshot as AnyMachineSnapshot).includes(at);
  return (
    isOn(from) !== isOn(to) ||
    transitions.some(
      ({ source, target }) =>
        isWithin(source as StateNode, at) || (target ?? []).some((to) => isWithin(to as StateNode, at) || isWithin(at, to as StateNode)),
    )
  );
}
