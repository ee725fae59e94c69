import type { AnyStateMachine, StateNode } from 'xstate';
import { eventName, nameOf, pathOf, statesOf, type Transition, transitionName, transitionsOf } from '../explore/chart.ts';
import { nameInvokedBy } from '../explore/name-of-actor.ts';
import { requirementsIn } from '../requirements.ts';

/** What makes a transition happen. */
export type Cause = 'event' | 'timer' | 'actor' | 'at once';

export interface TransitionFacts {
  /** Its place among the machine's transitions: pages name it by this. */
  readonly at: number;
  /** As by `transitionName`. */
  readonly name: string;
  readonly cause: Cause;
  readonly event: string;
  readonly guard: string | undefined;
  /** IDs of states. */
  readonly from: string;
  readonly to: readonly string[];
}

export interface StateFacts {
  /** As by `pathOf`. */
  readonly id: string;
  readonly type: StateNode['type'];
  readonly isInitial: boolean;
  readonly description: string;
  readonly requirements: readonly string[];
  /** Actors that run while the state holds: the ID, and the source where it has another name. */
  readonly invokes: readonly string[];
  readonly ins: readonly TransitionFacts[];
  readonly outs: readonly TransitionFacts[];
}

export interface MachineFacts {
  readonly id: string;
  readonly description: string;
  /** The first is the machine as a whole. */
  readonly states: readonly StateFacts[];
  readonly transitions: readonly TransitionFacts[];
  readonly requirements: readonly string[];
}

function causeOf(eventType: string): Cause {
  if (eventType === '' || eventType.startsWith('xstate.done.state.')) return 'at once';
  if (eventType.startsWith('xstate.after.')) return 'timer';
  return eventType.startsWith('xstate.') ? 'actor' : 'event';
}

const factsOf = (transition: Transition, at: number): TransitionFacts => ({
  at,
  name: transitionName(transition),
  cause: causeOf(transition.eventType),
  event: eventName(transition.eventType, (id) => nameInvokedBy([transition.source as StateNode], id)),
  guard: transition.guard === undefined ? undefined : nameOf(transition.guard),
  from: pathOf(transition.source as StateNode),
  to: (transition.target ?? []).map((node) => pathOf(node as StateNode)),
});

/** An ID that XState has made up says nothing: then the name of the logic stands alone. */
function invokeName(node: StateNode, { id, src }: StateNode['invoke'][number]): string {
  const name = nameInvokedBy([node], id);
  return typeof src !== 'string' || src === name ? name : `${name} (${src})`;
}

const isInitial = ({ parent, key }: StateNode): boolean =>
  parent !== undefined && (parent.type === 'parallel' || (parent.initial.target as readonly StateNode[]).some((node) => node.key === key));

/** Every transition of a machine, in the order of the numbers that its facts have. */
export const allTransitions = (machine: AnyStateMachine): Transition[] => statesOf(machine).flatMap(transitionsOf);

/** What a page says about a machine. */
export function machineFacts(machine: AnyStateMachine, pattern?: RegExp): MachineFacts {
  const transitions = allTransitions(machine).map(factsOf);
  const states = statesOf(machine).map((node): StateFacts => {
    const id = pathOf(node);
    return {
      id,
      type: node.type,
      isInitial: isInitial(node),
      description: node.description ?? '',
      requirements: requirementsIn(node.description, pattern),
      invokes: node.invoke.map((each) => invokeName(node, each)),
      ins: transitions.filter(({ to }) => to.includes(id)),
      outs: transitions.filter(({ from }) => from === id),
    };
  });
  const requirements = [...new Set(states.flatMap((state) => state.requirements))];
  return { id: machine.id, description: machine.root.description ?? '', states, transitions, requirements };
}
