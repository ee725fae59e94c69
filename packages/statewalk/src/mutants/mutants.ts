import { type AnyStateMachine, not, type StateNode } from 'xstate';
import { nameOf, pathOf, statesOf, type Transition, transitionName, transitionsOf } from '../explore/chart.ts';

/** One change of a chart, as a mistake would make it. */
export interface Mutant {
  /** What was changed, in one line: no two of a machine have the same. */
  readonly name: string;
  readonly kind: 'target' | 'guard' | 'dropped' | 'action' | 'initial' | 'output';
  /** The transition or the state that was changed: what has to be walked anew to notice it. */
  readonly at: Transition | StateNode;
  /** Changes the machine itself, and gives what changes it back. */
  apply(): () => void;
}

/** XState reads these fields at each step; it declares some of them readonly. */
type Writable<T> = { -readonly [K in keyof T]: T[K] };

function change<T extends object, K extends keyof T>(of: T, key: K, value: T[K]): () => void {
  const was = of[key];
  const writable: Writable<T> = of;
  writable[key] = value;
  return () => {
    writable[key] = was;
  };
}

const siblingsOf = (node: StateNode): StateNode[] => Object.values(node.parent?.states ?? {}).filter((each) => each !== node);

/** Every target exchanged for each of its siblings: the first one, where a transition has several. */
function targetMutants(transition: Transition, name: string): Mutant[] {
  const [target, ...others] = (transition.target ?? []) as StateNode[];
  if (target === undefined) return [];
  return siblingsOf(target).map((wrong) => ({
    name: `${name}: leads to ${pathOf(wrong)}`,
    kind: 'target',
    at: transition,
    apply: () => change(transition, 'target', [wrong, ...others] as NonNullable<Transition['target']>),
  }));
}

function guardMutants(transition: Transition, name: string): Mutant[] {
  const { guard } = transition;
  const dropped: Mutant = {
    name: `${name}: is dropped`,
    kind: 'dropped',
    at: transition,
    apply: () => change(transition, 'guard', () => false),
  };
  if (guard === undefined) return [dropped];
  return [
    dropped,
    {
      name: `${name}: guard negated`,
      kind: 'guard',
      at: transition,
      apply: () => change(transition, 'guard', not(guard as never) as typeof guard),
    },
    { name: `${name}: without guard`, kind: 'guard', at: transition, apply: () => change(transition, 'guard', () => true) },
  ];
}

function actionMutants(at: Transition | StateNode, key: 'actions' | 'entry' | 'exit', name: string): Mutant[] {
  const holder = at as unknown as Record<typeof key, readonly unknown[]>;
  const all = holder[key];
  return all.map((action, index) => ({
    name: `${name}: ${key === 'actions' ? 'action' : key} ${nameOf(action)} left out${all.indexOf(action) === index ? '' : ` (${index + 1})`}`,
    kind: 'action',
    at,
    apply: () =>
      change(
        holder,
        key,
        all.filter((_, each) => each !== index),
      ),
  }));
}

function initialMutants(node: StateNode): Mutant[] {
  if (node.type !== 'compound') return [];
  const { initial } = node;
  const [target] = initial.target as readonly StateNode[];
  if (target === undefined) return [];
  return siblingsOf(target).map((wrong) => ({
    name: `${pathOf(node)}: begins with ${pathOf(wrong)}`,
    kind: 'initial',
    at: node,
    apply: () => change(initial, 'target', [wrong] as typeof initial.target),
  }));
}

/** Two ends may mean the same to the parent. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other));

function outputMutants(node: StateNode): Mutant[] {
  if (node.type !== 'final' || node.output === undefined) return [];
  const others = siblingsOf(node).filter(({ type, output }) => type === 'final' && output !== undefined && !isSame(output, node.output));
  return others.map((wrong) => ({
    name: `${pathOf(node)}: ends with the output of ${pathOf(wrong)}`,
    kind: 'output',
    at: node,
    apply: () => change(node, 'output', wrong.output),
  }));
}

/** XState writes `after` as an action on entry and one on exit; these are no part of the chart. */
const isWritten = (action: unknown): boolean => typeof action !== 'function' || !('delay' in action || 'sendId' in action);

/** Every single change of the chart that is tried. */
export function mutantsOf(machine: AnyStateMachine): Mutant[] {
  const mutants = statesOf(machine).flatMap((node) => [
    ...initialMutants(node),
    ...outputMutants(node),
    ...(['entry', 'exit'] as const).flatMap((key) => (node[key].every(isWritten) ? actionMutants(node, key, pathOf(node)) : [])),
    ...transitionsOf(node).flatMap((transition) => {
      const name = transitionName(transition);
      return [...targetMutants(transition, name), ...guardMutants(transition, name), ...actionMutants(transition, 'actions', name)];
    }),
  ]);
  const times = new Map<string, number>();
  return mutants.map((mutant) => {
    const time = (times.get(mutant.name) ?? 0) + 1;
    times.set(mutant.name, time);
    return time === 1 ? mutant : { ...mutant, name: `${mutant.name} #${time}` };
  });
}
