import type { AnyStateMachine, StateNode } from 'xstate';
import { eventName, nameOf, statesOf, type Transition, transitionsOf } from '../explore/chart.ts';
import { initialOf, targetsOf } from './names.ts';

const quoted = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
const idOf = (node: StateNode): string => quoted(['in', ...node.path].join('.'));
const clusterOf = (node: StateNode): string => quoted(['cluster', ...node.path].join('.'));
const isSimple = ({ states }: StateNode): boolean => Object.keys(states).length === 0;

/** An arrow of Graphviz goes between simple nodes; `lhead` and `ltail` draw it at the border of the cluster. */
function anchorOf(node: StateNode): StateNode {
  if (isSimple(node)) return node;
  const first = initialOf(node)[0] ?? Object.values(node.states)[0];
  return first === undefined ? node : anchorOf(first);
}

/** The chart in the language of Graphviz: a cluster a compound state. */
export function dot(machine: AnyStateMachine): string {
  const { root } = machine;
  const begin = isSimple(root) ? [] : [`  begin [shape=point]`, `  begin -> ${idOf(anchorOf(root))}`];
  const arrows = statesOf(machine).flatMap((node) => transitionsOf(node).flatMap((each) => arrowsOf(node, each)));
  const body = isSimple(root) ? declare(root, 1) : Object.values(root.states).flatMap((each) => declare(each, 1));
  return [
    `digraph ${quoted(machine.id)} {`,
    '  compound=true',
    '  node [shape=box, style=rounded]',
    ...body,
    ...begin,
    ...arrows,
    '}',
    '',
  ].join('\n');
}

function declare(node: StateNode, depth: number): string[] {
  const pad = '  '.repeat(depth);
  const shape = node.type === 'final' ? ', peripheries=2' : '';
  if (isSimple(node)) return [`${pad}${idOf(node)} [label=${quoted(node.key)}${shape}]`];
  const style = node.type === 'parallel' ? 'dashed' : 'rounded';
  const inner = Object.values(node.states).flatMap((each) => declare(each, depth + 1));
  return [`${pad}subgraph ${clusterOf(node)} {`, `${pad}  label=${quoted(node.key)}; style=${style}`, ...inner, `${pad}}`];
}

function arrowsOf(node: StateNode, transition: Transition): string[] {
  const { eventType, guard } = transition;
  const label = `${eventName(eventType)}${guard === undefined ? '' : ` [${nameOf(guard)}]`}`;
  const targets = targetsOf(transition).length === 0 ? [node] : targetsOf(transition);
  return targets.map((to) => {
    const borders = [
      ...(isSimple(node) || node.parent === undefined ? [] : [`ltail=${clusterOf(node)}`]),
      ...(isSimple(to) || to.parent === undefined ? [] : [`lhead=${clusterOf(to)}`]),
    ];
    return `  ${idOf(anchorOf(node))} -> ${idOf(anchorOf(to))} [${[`label=${quoted(label)}`, ...borders].join(', ')}]`;
  });
}
