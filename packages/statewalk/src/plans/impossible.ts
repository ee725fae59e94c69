import type { AnyStateMachine, StateNode } from 'xstate';
import { pathOf, statesOf, type Transition, transitionName, transitionsOf } from '../explore/chart.ts';
import type { Graph } from '../explore/graph.ts';
import { shortestPaths } from '../explore/routes.ts';
import { nodesOf } from '../explore/xstate-internals.ts';
import type { ErrorFacts } from '../failures.ts';
import { without } from './bounded.ts';

const isWithin = (node: StateNode, outer: StateNode): boolean =>
  node === outer || (node.parent !== undefined && isWithin(node.parent, outer));

/** Why no path of an input leads to a state: the transitions of the chart towards it that leave reached states and are never taken. */
export function whyImpossible(
  machine: AnyStateMachine,
  whole: Graph,
  target: string,
  avoided: readonly string[],
  facts: ErrorFacts,
): string {
  const graph = without(whole, avoided, facts);
  const paths = shortestPaths(graph);
  const reached = new Set<StateNode>();
  const taken = new Set<Transition>();
  const initial = graph.vertices.get(graph.initial)?.snapshot;
  for (const snapshot of [initial, ...paths.flatMap(({ edges }) => edges.map(({ after }) => after))])
    if (snapshot !== undefined) for (const node of nodesOf(snapshot)) reached.add(node);
  for (const { edges } of paths) for (const { transitions } of edges) for (const each of transitions) taken.add(each);

  // Backwards over the chart, until states that are reached.
  const wanted = new Set(statesOf(machine).filter((node) => pathOf(node) === target));
  const stops = new Set<string>();
  for (const node of wanted) {
    for (const source of statesOf(machine)) {
      for (const transition of transitionsOf(source)) {
        if (!(transition.target ?? []).some((to) => isWithin(to as StateNode, node) || isWithin(node, to as StateNode))) continue;
        if (reached.has(source)) {
          if (!taken.has(transition)) stops.add(transitionName(transition));
        } else wanted.add(source);
      }
    }
  }
  const where = stops.size === 0 ? 'nothing in the chart leads there.' : `it stops where these are never taken: ${[...stops].join('; ')}.`;
  return `${graph.input}: no path leads to ${target}; ${where}`;
}
