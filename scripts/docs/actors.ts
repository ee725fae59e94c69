import type { AnyStateMachine } from 'xstate';
import { catalogue } from '#machines/catalogue.ts';

const machines: readonly AnyStateMachine[] = Object.values(catalogue).map(({ machine }) => machine);

interface Child {
  readonly parent: string;
  /** The key in `setup({ actors })`. */
  readonly src: string;
  /** The machine that it is; undefined for a port. */
  readonly machine: string | undefined;
}

const isMachine = (logic: unknown): logic is AnyStateMachine => machines.includes(logic as AnyStateMachine);

type Node = AnyStateMachine['root'];
const invokedIn = (node: Node): string[] => [
  ...node.invoke.map(({ src }) => String(src)),
  ...Object.values<Node>(node.states).flatMap(invokedIn),
];

const childrenOf = (parent: AnyStateMachine): Child[] =>
  [...new Set(invokedIn(parent.root))].map((src) => {
    const logic: unknown = parent.implementations.actors[src];
    return { parent: parent.id, src, machine: isMachine(logic) ? logic.id : undefined };
  });

/** Which machine invokes which, as Mermaid; under each machine's id, the ports that it asks for. */
export function actorPicture(): string {
  const children = machines.flatMap(childrenOf);
  const boxes = machines.map(({ id }) => {
    const ports = children.filter(({ parent, machine }) => parent === id && machine === undefined).map(({ src }) => src);
    return `  ${id}["${[`<b>${id}</b>`, ...ports.sort()].join('<br>')}"]`;
  });
  const arrows = children.flatMap(({ parent, machine }) => (machine === undefined ? [] : [`  ${parent} --> ${machine}`]));
  return ['flowchart LR', ...boxes.sort(), ...[...new Set(arrows)].sort()].join('\n');
}
