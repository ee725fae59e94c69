import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { pathOf, statesOf } from '../explore/chart.ts';
import type { Edge } from '../explore/edge.ts';
import type { Graph } from '../explore/graph.ts';
import { nodesOf } from '../explore/xstate-internals.ts';
import { requirementsIn } from '../requirements.ts';
import { dotted } from '../state-name.ts';

/** `data-state` of the flow's root element. */
export const stateOf = (snapshot: AnyMachineSnapshot): string => dotted(snapshot.value);

/** Every name that `--from`, `--to`, `--through` and `--avoid` take for a state. */
export const stateNames = (machine: AnyStateMachine): string[] =>
  statesOf(machine).flatMap((node) => (node === machine.root || node.type === 'history' ? [] : [pathOf(node)]));

export const isIn = (snapshot: AnyMachineSnapshot, state: string): boolean => nodesOf(snapshot).some((node) => pathOf(node) === state);

export const vertexIsIn = (graph: Graph, vertex: string, state: string): boolean => {
  const position = graph.vertices.get(vertex);
  return position !== undefined && isIn(position.snapshot, state);
};

/** What the states say that a snapshot is in, but not the machine as a whole. */
export const descriptionsOf = (snapshot: AnyMachineSnapshot): string[] =>
  nodesOf(snapshot).flatMap(({ description, parent }) => (parent === undefined || description === undefined ? [] : [description]));

/** The requirements that the states name. */
export const requirementsOf = (snapshot: AnyMachineSnapshot, pattern: RegExp | undefined): string[] =>
  requirementsIn(descriptionsOf(snapshot).join(' '), pattern);

export const shows = ({ before, after }: Edge, requirement: string, pattern: RegExp | undefined): boolean =>
  [before, after].some((snapshot) => requirementsOf(snapshot, pattern).includes(requirement));
