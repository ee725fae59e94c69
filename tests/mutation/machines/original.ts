import type { StateNode } from 'xstate';
import type { Transition } from '../../../machines/explore/chart.ts';
import { allEdges, type Edge, exploreAll, type Graph } from '../../../machines/explore/graph.ts';
import type { Model } from '../../../machines/explore/model.ts';
import { nodesOf } from '../../../machines/explore/xstate-internals.ts';

/** A step of the unchanged machine, with where to take it from. */
export interface KnownStep {
  readonly graph: Graph;
  readonly edge: Edge;
}

/** The unchanged machine, walked once: which steps take a transition, and which enter or leave a state. */
export class Original {
  readonly graphs: readonly Graph[];
  private readonly taking = new Map<Transition, KnownStep[]>();

  constructor(readonly model: Model) {
    this.graphs = exploreAll(model);
    for (const graph of this.graphs)
      for (const edge of allEdges(graph))
        for (const transition of new Set(edge.transitions)) {
          const known = this.taking.get(transition);
          if (known === undefined) this.taking.set(transition, [{ graph, edge }]);
          else known.push({ graph, edge });
        }
  }

  /** The steps that a change there may change first. */
  stepsAt(at: Transition | StateNode): readonly KnownStep[] {
    if ('eventType' in at) {
      const siblings = [...this.taking.keys()].filter(({ source, eventType }) => source === at.source && eventType === at.eventType);
      return siblings.flatMap((transition) => this.taking.get(transition) ?? []);
    }
    return this.graphs.flatMap((graph) =>
      allEdges(graph)
        .filter((edge) => touches(edge, at))
        .map((edge) => ({ graph, edge })),
    );
  }
}

const isWithin = (node: StateNode | undefined, outer: StateNode): boolean =>
  node !== undefined && (node === outer || isWithin(node.parent, outer));

/** Does the step take the transition, or enter or leave the state? */
export function touches({ before, after, transitions }: Edge, at: Transition | StateNode): boolean {
  if ('eventType' in at) return transitions.includes(at);
  return (
    nodesOf(before).includes(at) !== nodesOf(after).includes(at) ||
    transitions.some(
      ({ source, target }) =>
        isWithin(source as StateNode, at) || (target ?? []).some((to) => isWithin(to as StateNode, at) || isWithin(at, to as StateNode)),
    )
  );
}
