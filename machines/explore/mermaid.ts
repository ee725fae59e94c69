import type { AnyStateMachine, StateNode } from 'xstate';
import { eventName, nameOf, statesOf, type Transition, transitionsOf } from './chart.ts';

const idOf = (node: StateNode): string => node.path.join('_') || node.key;
const quiet = (text: string): string => text.replace(/[:;"\n]/g, ' ');

function label({ eventType, guard }: Transition): string {
  return quiet(`${eventName(eventType)}${guard === undefined ? '' : ` [${nameOf(guard)}]`}`);
}

function declare(node: StateNode, depth: number): string[] {
  const pad = '  '.repeat(depth);
  const children = Object.values(node.states);
  if (children.length === 0) return [`${pad}state "${quiet(node.key)}" as ${idOf(node)}`];
  const parts = children.map((child) => declare(child, depth + 1));
  const inner =
    node.type === 'parallel'
      ? parts.flatMap((part, at) => (at === 0 ? part : [`${pad}  --`, ...part]))
      : [...node.initial.target.map((to) => `${pad}  [*] --> ${idOf(to as StateNode)}`), ...parts.flat()];
  return [`${pad}state "${quiet(node.key)}" as ${idOf(node)} {`, ...inner, `${pad}}`];
}

/** The chart as a Mermaid state diagram, transitions of the whole machine included. */
export function mermaid(machine: AnyStateMachine): string {
  const arrows = statesOf(machine).flatMap((node) =>
    transitionsOf(node).flatMap((transition) =>
      (transition.target ?? [node]).map((to) => `  ${idOf(node)} --> ${idOf(to as StateNode)}: ${label(transition)}`),
    ),
  );
  const ends = statesOf(machine)
    .filter((node) => node.type === 'final')
    .map((node) => `  ${idOf(node)} --> [*]`);
  return ['stateDiagram-v2', ...declare(machine.root, 1), ...arrows, ...ends, ''].join('\n');
}
