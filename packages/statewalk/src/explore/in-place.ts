import type { AnyStateMachine } from 'xstate';
import { copyOf } from './copy.ts';

/** Machines that were seen to change a context in place. Each of their steps gets a copy of its own. */
const changing = new WeakSet<AnyStateMachine>();

export const changesInPlace = (machine: AnyStateMachine): boolean => changing.has(machine);
export const noteChangesInPlace = (machine: AnyStateMachine): void => void changing.add(machine);

/** For a machine that changes contexts in place: a copy that it may change. */
export const ownCopy = <T>(machine: AnyStateMachine, value: T): T => (changesInPlace(machine) ? copyOf(value) : value);

/** A context that is written as an object is one for all actors of the machine. While `act` lasts, it is a copy. */
export function withContextOfItsOwn<T>(machine: AnyStateMachine, act: () => T): T {
  const config = machine.config as { context?: unknown };
  const { context } = config;
  if (!changesInPlace(machine) || typeof context === 'function') return act();
  config.context = copyOf(context);
  try {
    return act();
  } finally {
    config.context = context;
  }
}
