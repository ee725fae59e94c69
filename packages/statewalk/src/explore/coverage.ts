import type { AnyStateMachine } from 'xstate';
import { pathOf, statesOf, type Transition, transitionName, transitionsOf } from './chart.ts';
import type { Graph } from './graph.ts';
import type { Model } from './model.ts';

export interface Coverage {
  readonly states: number;
  readonly transitions: number;
  /** Paths of the states that no input and no event leads to. */
  readonly unreachedStates: readonly string[];
  /** Transitions (each guarded branch for itself, `always` ones too) that are never chosen. */
  readonly unreachedTransitions: readonly string[];
  /** The same, as they stand in the chart. */
  readonly untaken: readonly Transition[];
}

/** Such a machine is in one state: itself. */
const isWithoutStates = ({ states }: AnyStateMachine): boolean => Object.keys(states).length === 0;

/** Which states and which transitions of the chart the graphs of all its inputs show. A state that is left at once counts when it is passed. */
export function coverage({ machine }: Model, graphs: readonly Graph[]): Coverage {
  const states = statesOf(machine).filter((node) => (node !== machine.root || isWithoutStates(machine)) && node.type !== 'history');
  const transitions = statesOf(machine).flatMap(transitionsOf);
  const reached = (transition: Transition) => graphs.some((graph) => graph.transitions.has(transition));
  const untaken = transitions.filter((transition) => !reached(transition));
  return {
    states: states.length,
    transitions: transitions.length,
    unreachedStates: states.filter((node) => !graphs.some((graph) => graph.states.has(node))).map(pathOf),
    unreachedTransitions: untaken.map(transitionName),
    untaken,
  };
}
