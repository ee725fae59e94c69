import type { StateNode } from 'xstate';
import { nameOf, type Transition } from '../explore/chart.ts';

/** States that a transition leads to. */
export const targetsOf = ({ target }: Transition): readonly StateNode[] => (target ?? []) as readonly StateNode[];

/** States in which a compound state begins. */
export const initialOf = (node: StateNode): readonly StateNode[] =>
  node.type === 'compound' ? (node.initial.target as readonly StateNode[]) : [];

/** XState adds an action for each timer of a state: the chart has the timer itself. */
const isOfTimer = (action: unknown): boolean =>
  typeof action === 'function' &&
  [...('id' in action ? [action.id] : []), ...('sendId' in action ? [action.sendId] : [])].some((id) =>
    String(id).startsWith('xstate.after.'),
  );

/** Actions that are written in the chart. */
export const ownActions = <T>(actions: readonly T[]): readonly T[] => actions.filter((action) => !isOfTimer(action));

export const actionsOf = (actions: readonly unknown[]): string[] => ownActions(actions).map(nameOf);

/** The name or the time of a timer. */
export const delayOf = (eventType: string): string | undefined => /^xstate\.after\.([^.]+)\./.exec(eventType)?.[1];
