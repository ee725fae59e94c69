import { type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine, initialTransition, transition } from 'xstate';
import type { Failures } from '../failures.ts';
import { type MachineOrModel, modelsOf } from '../models.ts';
import { leavesOf } from './moment.ts';
import type { RecordedPath } from './path.ts';
import { ERROR_KEY, type Plain, SNAPSHOT_KEY } from './plain.ts';

interface Replayed {
  readonly machines: Readonly<Record<string, MachineOrModel>>;
  readonly failures?: Pick<Failures, 'revive'>;
}

/**
 * Takes a recorded path on the machine that ships; no actor runs and no timer is set, since their events are in the path.
 * @returns the atomic states at first and after each step.
 * @throws Error for a machine that the configuration does not name.
 */
export function replay({ machine: id, input, steps }: RecordedPath, { machines, failures }: Replayed): readonly (readonly string[])[] {
  const known = new Map(Object.values(modelsOf(machines)).map(({ machine }) => [machine.id, machine]));
  const machine = known.get(id);
  if (machine === undefined) throw new Error(`no machine is called "${id}"`);
  const revived = (value: Plain): unknown => {
    if (Array.isArray(value)) return value.map(revived);
    if (typeof value !== 'object' || value === null) return value;
    const fields: Record<string, unknown> = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, revived(each)]));
    if (ERROR_KEY in fields) return failures?.revive?.(String(fields[ERROR_KEY]), fields) ?? new Error(String(fields.message));
    const child = typeof fields[SNAPSHOT_KEY] === 'string' ? known.get(fields[SNAPSHOT_KEY]) : undefined;
    return child === undefined ? fields : child.resolveState(fields as Parameters<AnyStateMachine['resolveState']>[0]);
  };
  let [snapshot] = initialTransition(machine, revived(input)) as [AnyMachineSnapshot, unknown];
  const states = [leavesOf(snapshot.value as Plain)];
  for (const { event } of steps) {
    [snapshot] = transition(machine, snapshot, revived(event) as AnyEventObject) as [AnyMachineSnapshot, unknown];
    states.push(leavesOf(snapshot.value as Plain));
  }
  return states;
}
