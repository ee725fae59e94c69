import type { AnyStateMachine, StateValue } from 'xstate';
import { nameOf, pathOf, statesOf, transitionName, transitionsOf } from './chart.ts';
import { askedStateOf, combinedIn, delayNameOf, isEnqueueing, isOfAfter, isUnnamedSource } from './xstate-internals.ts';

/** `after` names a delay; a misspelt one fires at once and silently. Guards, actions and actors by name: one that is missing throws, or does nothing. */
export function lintImplementations(machine: AnyStateMachine): string[] {
  const used = { actors: new Set<string>(), actions: new Set<string>(), guards: new Set<string>(), delays: new Set<string>() };
  const findings: string[] = [];

  const action = (reference: unknown, where: string) => {
    if (typeof reference !== 'function') return use('actions', nameOf(reference), where);
    const delay = delayNameOf(reference);
    if (delay !== undefined) use('delays', delay, where);
  };
  const guard = (reference: unknown, where: string) => {
    if (typeof reference !== 'function') return use('guards', nameOf(reference), where);
    for (const inner of combinedIn(reference)) guard(inner, where);
    const stateValue = askedStateOf(reference);
    if (stateValue !== undefined && !exists(machine, stateValue))
      findings.push(`${where}: stateIn(${JSON.stringify(stateValue)}) names no state`);
  };
  const use = (kind: keyof typeof used, name: string, where: string) => {
    used[kind].add(name);
    if (!(name in machine.implementations[kind])) findings.push(`${where}: the ${kind.slice(0, -1)} "${name}" is not declared`);
  };

  for (const node of statesOf(machine)) {
    for (const { src } of node.invoke) {
      if (isUnnamedSource(src)) findings.push(`${pathOf(node)}: an invoke that names no actor cannot be provided`);
      else use('actors', String(src), pathOf(node));
    }
    for (const delay of Object.keys(node.config.after ?? {})) if (Number.isNaN(Number(delay))) use('delays', delay, pathOf(node));
    for (const reference of [...node.entry, ...node.exit]) if (!isOfAfter(reference)) action(reference, pathOf(node));
    for (const transition of transitionsOf(node)) {
      if (transition.guard !== undefined) guard(transition.guard, transitionName(transition));
      for (const reference of transition.actions) action(reference, transitionName(transition));
    }
  }
  // Implementations may refer to others by name: combined guards, delayed raises, enqueued actions.
  for (const [name, implementation] of Object.entries(machine.implementations.guards)) guard(implementation, `the guard "${name}"`);
  for (const [name, implementation] of Object.entries(machine.implementations.actions)) action(implementation, `the action "${name}"`);

  const enqueues = Object.values(machine.implementations.actions).some(isEnqueueing);
  for (const kind of ['actors', 'actions', 'guards', 'delays'] as const) {
    if (enqueues && kind !== 'delays') continue;
    for (const name of Object.keys(machine.implementations[kind])) {
      if (!used[kind].has(name)) findings.push(`the ${kind.slice(0, -1)} "${name}" is declared and never used`);
    }
  }
  return findings;
}

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
