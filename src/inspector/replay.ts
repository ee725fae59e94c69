import { type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine, initialTransition, transition } from 'xstate';
import { catalogue } from '#machines/catalogue.ts';
import { PortError } from '#machines/failures.ts';
import { leavesOf } from './moment.ts';
import type { RecordedPath } from './path.ts';
import { ERROR_KEY, type Plain, SNAPSHOT_KEY } from './plain.ts';

/** The machine that ships, by its ID; undefined for one that is not in the catalogue. */
export const machineOf = (id: string): AnyStateMachine | undefined =>
  id in catalogue ? catalogue[id as keyof typeof catalogue].machine : undefined;

/**
 * Takes a recorded path on the machine that ships; no port runs and no timer is set, since their events are in the path.
 * @returns the atomic states at first and after each step.
 * @throws Error for a machine that is not in the catalogue.
 */
export function replay({ machine: id, input, steps }: RecordedPath): readonly (readonly string[])[] {
  const machine = machineOf(id);
  if (machine === undefined) throw new Error(`no machine is called "${id}"`);
  let [snapshot] = initialTransition(machine, revived(input)) as [AnyMachineSnapshot, unknown];
  const states = [leavesOf(snapshot.value as Plain)];
  for (const { event } of steps) {
    [snapshot] = transition(machine, snapshot, revived(event) as AnyEventObject) as [AnyMachineSnapshot, unknown];
    states.push(leavesOf(snapshot.value as Plain));
  }
  return states;
}

/** Errors and snapshots are made of what a recording has of them. */
function revived(value: Plain): unknown {
  if (Array.isArray(value)) return value.map(revived);
  if (typeof value !== 'object' || value === null) return value;
  const fields: Record<string, unknown> = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, revived(each)]));
  if (fields[ERROR_KEY] === 'PortError') return new PortError(fields as ConstructorParameters<typeof PortError>[0]);
  if (ERROR_KEY in fields) return new Error(String(fields.message));
  const machine = typeof fields[SNAPSHOT_KEY] === 'string' ? machineOf(fields[SNAPSHOT_KEY]) : undefined;
  return machine === undefined ? fields : machine.resolveState(fields as Parameters<AnyStateMachine['resolveState']>[0]);
}
