import type { AnyStateMachine, StateNode } from 'xstate';

/** One transition as it is written in the chart: every guarded branch is one of its own. */
export type Transition = StateNode['transitions'] extends Map<string, (infer T)[]> ? T : never;

/** Every state of the chart, the root first, in the order in which they are written. */
export function statesOf(machine: AnyStateMachine): StateNode[] {
  const below = (node: StateNode): StateNode[] => [node, ...Object.values(node.states).flatMap(below)];
  return below(machine.root);
}

export const transitionsOf = (node: StateNode): Transition[] => [...[...node.transitions.values()].flat(), ...(node.always ?? [])];

/** A state's path below the root, dotted (`codeSent.entry.entering`); the root is called by the machine's id. */
export function pathOf(node: StateNode): string {
  const known = paths.get(node) ?? (node.path.join('.') || node.machine.id);
  paths.set(node, known);
  return known;
}

const paths = new WeakMap<StateNode, string>();

export const isResting = (node: StateNode): boolean => node.type === 'atomic';

/** A guard, an action or an actor is written by its name, as `{ type }`, or as a function of its own. */
export function nameOf(reference: unknown): string {
  if (typeof reference === 'string') return reference;
  if (typeof reference === 'object' && reference !== null && 'type' in reference) return String(reference.type);
  return 'a function';
}

/** An actor without an id of its own is called by its state: XState numbers them there (`0.order.cart.placing`). */
export function actorName(id: string): string {
  const [, at, , path] = /^(\d+)\.([^.]+)(?:\.(.+))?$/.exec(id) ?? [];
  if (at === undefined) return id;
  const name = at === '0' ? 'actor' : `actor ${Number(at) + 1}`;
  return path === undefined ? `the machine’s ${name}` : `${path}’s ${name}`;
}

/** Event types as people read them: `checkEmail is done`, `after untilExpiry`, `always`. */
export function eventName(type: string, called = actorName): string {
  if (type === '') return 'always';
  const actor = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type);
  if (actor) return `${called(actor[2] ?? '')} ${actor[1] === 'done' ? 'is done' : 'fails'}`;
  const snapshot = /^xstate\.snapshot\.(.+)$/.exec(type);
  if (snapshot) return `${called(snapshot[1] ?? '')} changes`;
  const timer = /^xstate\.after\.([^.]+)\./.exec(type);
  if (timer) return `after ${timer[1]}`;
  const state = /^xstate\.done\.state\.(.+)$/.exec(type);
  return state ? `${state[1]} is complete` : type;
}

/** A transition in one line: `checkingEmail: checkEmail is done [isReset] -> enteringEmail`. */
export function transitionName(transition: Transition): string {
  const guard = transition.guard === undefined ? '' : ` [${nameOf(transition.guard)}]`;
  const target = (transition.target ?? []).map((node) => pathOf(node as StateNode)).join(', ') || '(stays)';
  return `${pathOf(transition.source as StateNode)}: ${eventName(transition.eventType)}${guard} -> ${target}`;
}

/** The requirements that a text names (`EMAIL-7`), each once. */
export const requirementsIn = (text = ''): string[] => [...new Set(text.match(/\b[A-Z]{2,}-\d+\b/g))];
