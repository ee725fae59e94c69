import type { AnyStateMachine, StateNode } from 'xstate';
import { pathOf, statesOf, transitionsOf } from './chart.ts';

/** A state that nothing leads to, and how many more can only be entered behind it. */
export interface Unreached {
  readonly state: string;
  readonly behind: number;
}

/** Where to look: one mistake may keep people from many states, and what stands behind one of them is no fault of its own. */
export function firstUnreached(machine: AnyStateMachine, unreached: readonly string[]): Unreached[] {
  const nodes = new Map(statesOf(machine).map((node) => [pathOf(node), node]));
  const open = new Set(unreached);
  const found: Unreached[] = [];
  for (const state of unreached) {
    if (!open.delete(state)) continue;
    const behind = [state];
    for (const each of behind) for (const next of nextOf(nodes.get(each))) if (open.delete(next)) behind.push(next);
    found.push({ state, behind: behind.length - 1 });
  }
  return found;
}

/** Its children, what its transitions lead to, and the states around that. */
function nextOf(node: StateNode | undefined): string[] {
  if (node === undefined) return [];
  const targets = transitionsOf(node).flatMap(({ target }) => (target ?? []) as StateNode[]);
  return [...Object.values(node.states), ...targets.flatMap(around)].map(pathOf);
}

const around = (node: StateNode): StateNode[] => (node.parent === undefined ? [node] : [node, ...around(node.parent)]);
