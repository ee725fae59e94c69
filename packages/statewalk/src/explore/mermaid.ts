import type { AnyStateMachine, StateNode } from 'xstate';
import { eventName, nameOf, requirementsIn, statesOf, type Transition, transitionsOf } from './chart.ts';

/**
 * Mermaid lays out only arrows between simple states reliably: one between a composite state and a state inside it fails to render. So an
 * arrow to a composite state ends at its initial state, or at the fork of a parallel one, and its own transitions leave a node "any state".
 */
export function mermaid(machine: AnyStateMachine): string {
  const arrows = new Map<string, string[]>();
  for (const node of statesOf(machine)) {
    for (const transition of transitionsOf(node)) {
      for (const to of (transition.target ?? [node]) as readonly StateNode[]) {
        const arrow = `${leavingId(node)} --> ${to === node ? leavingId(node) : arrivingId(to)}`;
        arrows.set(arrow, [...(arrows.get(arrow) ?? []), label(transition)]);
      }
    }
  }
  return [
    'stateDiagram-v2',
    ...inside(machine.root, 1),
    // Several ways between the same two states are one arrow with several lines.
    ...[...arrows].map(([arrow, labels]) => `  ${arrow}: ${[...new Set(labels)].join('<br/>')}`),
    '',
  ].join('\n');
}

const idOf = (node: StateNode): string => ['in', ...node.path].join('_');
const isSimple = (node: StateNode): boolean => Object.keys(node.states).length === 0;
const leavingId = (node: StateNode): string => (isSimple(node) ? idOf(node) : `${idOf(node)}_any`);

function arrivingId(node: StateNode): string {
  if (isSimple(node)) return idOf(node);
  if (node.type === 'parallel') return `${idOf(node)}_fork`;
  const [first] = node.initial.target as readonly StateNode[];
  return first === undefined ? idOf(node) : arrivingId(first);
}

/** Mermaid ends a label at some of these, and reads others as markup. */
const quiet = (text: string): string => text.replace(/[:;"#<>{}\n]/g, ' ');

const label = ({ eventType, guard }: Transition): string =>
  quiet(`${eventName(eventType)}${guard === undefined ? '' : ` [${nameOf(guard)}]`}`);

const nameWithRequirements = (node: StateNode): string =>
  [node.key, requirementsIn(node.description).join(' ')].filter(Boolean).join('<br/>');

function inside(node: StateNode, depth: number): string[] {
  const pad = '  '.repeat(depth);
  const children = Object.values(node.states);
  const start =
    node.type === 'parallel'
      ? [
          `state ${idOf(node)}_fork <<fork>>`,
          `[*] --> ${idOf(node)}_fork`,
          ...children.map((child) => `${idOf(node)}_fork --> ${arrivingId(child)}`),
        ]
      : (node.initial.target as readonly StateNode[]).map((to) => `[*] --> ${arrivingId(to)}`);
  const any = transitionsOf(node).length > 0 ? [`state "any state" as ${idOf(node)}_any`] : [];
  return [...[...start, ...any].map((line) => pad + line), ...children.flatMap((child) => declare(child, depth))];
}

function declare(node: StateNode, depth: number): string[] {
  const pad = '  '.repeat(depth);
  const name = `${pad}state "${nameWithRequirements(node)}" as ${idOf(node)}`;
  if (!isSimple(node)) return [`${name} {`, ...inside(node, depth + 1), `${pad}}`];
  return node.type === 'final' ? [name, `${pad}${idOf(node)} --> [*]`] : [name];
}
