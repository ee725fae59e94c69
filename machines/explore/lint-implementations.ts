import type { AnyStateMachine, StateValue } from 'xstate';
import { nameOf, pathOf, statesOf, transitionName, transitionsOf } from './chart.ts';

/** `after` names a delay; a misspelt one fires at once and silently. Guards, actions and actors by name: one that is missing throws, or does nothing. */
export function lintImplementations(machine: AnyStateMachine): string[] {
  const used = { actors: new Set<string>(), actions: new Set<string>(), guards: new Set<string>(), delays: new Set<string>() };
  const findings: string[] = [];

  const action = (reference: unknown, where: string) => {
    if (typeof reference !== 'function') return use('actions', nameOf(reference), where);
    const { delay } = reference as { delay?: unknown };
    if (typeof delay === 'string') use('delays', delay, where);
  };
  const guard = (reference: unknown, where: string) => {
    if (typeof reference !== 'function') return use('guards', nameOf(reference), where);
    const { guards, stateValue } = reference as { guards?: unknown[]; stateValue?: StateValue };
    for (const inner of guards ?? []) guard(inner, where);
    if (stateValue !== undefined && !exists(machine, stateValue))
      findings.push(`${where}: stateIn(${JSON.stringify(stateValue)}) names no state`);
  };
  const use = (kind: keyof typeof used, name: string, where: string) => {
    used[kind].add(name);
    if (!(name in machine.implementations[kind])) findings.push(`${where}: the ${kind.slice(0, -1)} "${name}" is not declared`);
  };

  for (const node of statesOf(machine)) {
    for (const { src } of node.invoke) {
      if (typeof src !== 'string' || src.startsWith('xstate.invoke.'))
        findings.push(`${pathOf(node)}: an invoke that names no actor cannot be provided`);
      else use('actors', src, pathOf(node));
    }
    for (const delay of Object.keys(node.config.after ?? {})) if (Number.isNaN(Number(delay))) use('delays', delay, pathOf(node));
    for (const reference of [...node.entry, ...node.exit]) if (!isTimer(reference)) action(reference, pathOf(node));
    for (const transition of transitionsOf(node)) {
      if (transition.guard !== undefined) guard(transition.guard, transitionName(transition));
      for (const reference of transition.actions) action(reference, transitionName(transition));
    }
  }
  // Implementations may refer to others by name: combined guards, delayed raises, enqueued actions.
  for (const [name, implementation] of Object.entries(machine.implementations.guards)) guard(implementation, `the guard "${name}"`);
  for (const [name, implementation] of Object.entries(machine.implementations.actions)) action(implementation, `the action "${name}"`);

  const enqueues = Object.values(machine.implementations.actions).some((each) => nameOfBuiltin(each) === 'xstate.enqueueActions');
  for (const kind of ['actors', 'actions', 'guards', 'delays'] as const) {
    if (enqueues && kind !== 'delays') continue;
    for (const name of Object.keys(machine.implementations[kind])) {
      if (!used[kind].has(name)) findings.push(`the ${kind.slice(0, -1)} "${name}" is declared and never used`);
    }
  }
  return findings;
}

const nameOfBuiltin = (action: unknown): unknown => (typeof action === 'function' && 'type' in action ? action.type : undefined);

/** XState writes each `after` as a `raise` on entry and a `cancel` on exit; the delay is checked where the person who wrote it put it. */
const isTimer = (action: unknown): boolean => {
  const id =
    typeof action === 'function'
      ? ((action as { id?: unknown; sendId?: unknown }).id ?? (action as { sendId?: unknown }).sendId)
      : undefined;
  return typeof id === 'string' && id.startsWith('xstate.after.');
};

function exists(machine: AnyStateMachine, value: StateValue): boolean {
  if (typeof value === 'string' && value.startsWith('#')) return statesOf(machine).some(({ id }) => id === value.slice(1));
  const within = (states: typeof machine.states, inner: StateValue): boolean =>
    typeof inner === 'string'
      ? inner in states
      : Object.entries(inner).every(([key, below]) => {
          const node = states[key];
          return node !== undefined && below !== undefined && within(node.states, below);
        });
  return within(machine.states, value);
}
