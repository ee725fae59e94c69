import { type AnyStateMachine, StateMachine, type StateNode, type StateValue } from 'xstate';
import { nameOf, pathOf, statesOf, transitionName, transitionsOf } from './chart.ts';
import type { Findings, Rule, Said } from './finding.ts';
import { askedStateOf, combinedIn, delayNameOf, isOfAfter, isUnnamedSource, spawnedNameOf } from './xstate-internals.ts';

const UNDECLARED = {
  actors: 'undeclared-actor',
  actions: 'undeclared-action',
  guards: 'undeclared-guard',
  delays: 'undeclared-delay',
} as const satisfies Record<string, Rule>;

type Kind = keyof typeof UNDECLARED;

/** An implementation that a machine uses by its name and does not have. */
export interface Undeclared {
  readonly kind: Kind;
  readonly name: string;
  readonly where: Said;
  /** It is declared: as a function that does nothing but throw, or as what stands for a module that is not there. */
  readonly why?: 'throws' | 'stand-in';
}

/**
 * `after` names a delay; a misspelt one fires at once and silently. Guards, actions and actors by name: one that is missing throws, or does nothing.
 * @param missing what has something in its place already
 */
export function lintImplementations(machine: AnyStateMachine, findings: Findings, missing: readonly Undeclared[] = []): void {
  const isMissing = (kind: Kind, name: string) => missing.some((each) => each.kind === kind && each.name === name);
  const say = ({ kind, name, where, why }: Undeclared) => {
    if (why === 'throws')
      findings.add(UNDECLARED[kind], `the ${kind.slice(0, -1)} "${name}" only throws here: it has to be provided`, {}, false);
    if (why !== undefined) return;
    // Where a machine declares none of a kind, its user provides them: that is no slip of a pen.
    const isElsewhere = missing.length > 0 && Object.keys(machine.implementations[kind]).every((each) => isMissing(kind, each));
    const what = `the ${kind.slice(0, -1)} "${name}" is not declared`;
    findings.add(
      UNDECLARED[kind],
      `${where.message}: ${isElsewhere ? `${what} here: it has to be provided` : what}`,
      { state: where.state, on: where.on },
      !isElsewhere,
    );
  };
  const used = namesUsedIn(machine, say, (where, stateValue) =>
    findings.add('unknown-state', `${where.message}: stateIn(${JSON.stringify(stateValue)}) names no state`, {
      state: where.state,
      on: where.on,
    }),
  );
  for (const each of missing) say(each);
  for (const node of statesOf(machine))
    for (const { src } of node.invoke)
      if (isUnnamedSource(src))
        findings.add('inline-actor', `${pathOf(node)}: an invoke that names no actor cannot be provided`, { state: pathOf(node) });
  // A chart without a transition is made for others to extend, or of something that could not be loaded.
  const isBare = statesOf(machine).every((node) => transitionsOf(node).length === 0);
  const code = sourcesIn([machine.config, machine.implementations]);
  for (const kind of ['actors', 'actions', 'guards', 'delays'] as const) {
    for (const name of Object.keys(machine.implementations[kind])) {
      // Functions spawn actors, enqueue actions and check guards by their names.
      if (!used[kind].has(name) && !isQuoted(name, code))
        findings.add('unused-implementation', `the ${kind.slice(0, -1)} "${name}" is declared and never used`, {}, !isBare);
    }
  }
}

/** The names of implementations that a machine uses. */
export function namesUsedIn(
  machine: AnyStateMachine,
  onUndeclared: (found: Undeclared) => void,
  onUnknownState: (where: Said, stateValue: StateValue) => void = () => {},
): Readonly<Record<Kind, ReadonlySet<string>>> {
  const used = { actors: new Set<string>(), actions: new Set<string>(), guards: new Set<string>(), delays: new Set<string>() };

  const action = (reference: unknown, where: Said) => {
    if (typeof reference !== 'function') return use('actions', nameOf(reference), where);
    const delay = delayNameOf(reference);
    if (delay !== undefined) use('delays', delay, where);
    const spawned = spawnedNameOf(reference);
    if (spawned !== undefined) use('actors', spawned, where);
  };
  const guard = (reference: unknown, where: Said) => {
    if (typeof reference !== 'function') return use('guards', nameOf(reference), where);
    for (const inner of combinedIn(reference)) guard(inner, where);
    const stateValue = askedStateOf(reference);
    if (stateValue !== undefined && !exists(machine, stateValue)) onUnknownState(where, stateValue);
  };
  const use = (kind: Kind, name: string, where: Said) => {
    used[kind].add(name);
    if (!(name in machine.implementations[kind])) onUndeclared({ kind, name, where });
  };

  for (const node of statesOf(machine)) {
    const here: Said = { message: pathOf(node), state: pathOf(node) };
    for (const { src } of node.invoke) {
      if (!isUnnamedSource(src)) use('actors', String(src), here);
    }
    for (const delay of Object.keys(node.config.after ?? {})) if (Number.isNaN(Number(delay))) use('delays', delay, here);
    for (const reference of [...node.entry, ...node.exit, ...initialActionsOf(node)]) if (!isOfAfter(reference)) action(reference, here);
    for (const transition of transitionsOf(node)) {
      const there: Said = { message: transitionName(transition), state: pathOf(node), on: transition.eventType };
      if (transition.guard !== undefined) guard(transition.guard, there);
      for (const reference of transition.actions) action(reference, there);
    }
  }
  // Implementations may refer to others by name: combined guards, delayed raises, enqueued actions.
  for (const [name, implementation] of Object.entries(machine.implementations.guards))
    guard(implementation, { message: `the guard "${name}"` });
  for (const [name, implementation] of Object.entries(machine.implementations.actions))
    action(implementation, { message: `the action "${name}"` });
  return used;
}

const initialActionsOf = (node: StateNode): readonly unknown[] =>
  Object.keys(node.states).length > 0 && node.type === 'compound' ? node.initial.actions : [];

const isQuoted = (name: string, code: string): boolean => ["'", '"', '`'].some((quote) => code.includes(`${quote}${name}${quote}`));

/** The text of all functions that a machine consists of, those on which the built-in actions are built too. */
export function sourcesIn(value: unknown, seen = new Set<unknown>()): string {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null || seen.has(value)) return '';
  seen.add(value);
  // A machine within the machine has names of its own.
  if (value instanceof StateMachine) return '';
  const own = typeof value === 'function' ? Function.prototype.toString.call(value) : '';
  const below = Object.values(value).map((each) => sourcesIn(each, seen));
  return [own, ...below].join('\n');
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
