import type { AnyStateMachine, StateNode } from 'xstate';
import { type Html, html } from '../atlas/html.ts';
import { nameOf, type Transition, transitionsOf } from '../explore/chart.ts';
import { actionsOf, initialOf, targetsOf } from './names.ts';

/** The chart as W3C's SCXML: guards as `cond`, actions as events that are raised, by their names. */
export function scxml(machine: AnyStateMachine): string {
  const { root } = machine;
  const begin = initialOf(root).map(idOf).join(' ');
  return html`<?xml version="1.0" encoding="UTF-8"?>
<scxml xmlns="http://www.w3.org/2005/07/scxml" version="1.0" datamodel="ecmascript" name="${machine.id}"${root.type === 'parallel' || begin === '' ? '' : html` initial="${root.machine.id}"`}>
${stateOf(root)}</scxml>
`.text;
}

/** An ID of XML: letters, digits, points, lines. */
const idOf = (node: StateNode): string => [node.machine.id, ...node.path].join('.').replaceAll(/[^\w.-]/g, '_');

function stateOf(node: StateNode): Html {
  const tag = node.type === 'parallel' ? 'parallel' : node.type === 'final' ? 'final' : node.type === 'history' ? 'history' : 'state';
  const initial = initialOf(node).map(idOf).join(' ');
  const open = html`${tag} id="${idOf(node)}"${initial === '' ? '' : html` initial="${initial}"`}${node.type === 'history' ? html` type="${node.history === 'deep' ? 'deep' : 'shallow'}"` : ''}`;
  return html`<${open}>
${onEach('onentry', node.entry)}${onEach('onexit', node.exit)}${
  tag === 'final' || tag === 'history'
    ? ''
    : [
        ...node.invoke.map(
          ({ id, src }) => html`<invoke id="${id}" src="${nameOf(src)}"/>
`,
        ),
        ...transitionsOf(node).map(transitionOf),
      ]
}${Object.values(node.states).map(stateOf)}</${tag}>
`;
}

function transitionOf(transition: Transition): Html {
  const { eventType, guard, actions } = transition;
  const target = targetsOf(transition).map(idOf).join(' ');
  return html`<transition${eventType === '' ? '' : html` event="${eventType}"`}${guard === undefined ? '' : html` cond="${nameOf(guard)}"`}${target === '' ? '' : html` target="${target}"`}>${raised(actions)}</transition>
`;
}

const raised = (actions: readonly unknown[]): Html[] => actionsOf(actions).map((name) => html`<raise event="action.${name}"/>`);
const onEach = (tag: 'onentry' | 'onexit', actions: readonly unknown[]): Html | undefined =>
  actions.length === 0
    ? undefined
    : html`<${tag}>${raised(actions)}</${tag}>
`;
