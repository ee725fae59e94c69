/**
 * Every use of what XState does not document stands here. `tests/machines/xstate-internals.test.ts` shows that each holds for this version
 * and fails for another: run it after an upgrade, then write the new version down.
 */
import {
  type Actor,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type ExecutableActionObject,
  fromCallback,
  type InspectedMicrostepEvent,
  type StateNode,
  type StateValue,
} from 'xstate';
import type { Transition } from './chart.ts';

export const XSTATE_VERSION = '5.33.3';

/** The state nodes that a snapshot is in, compound and parallel ones included. */
export const nodesOf = (snapshot: AnyMachineSnapshot): readonly StateNode[] => snapshot._nodes;

/** The transitions that one microstep takes, `always` ones and those of raised events too. */
export const transitionsIn = ({ _transitions }: InspectedMicrostepEvent): readonly Transition[] => _transitions as Transition[];

/** The actor that started this one; none for a root. */
export const parentOf = (actor: AnyActorRef): AnyActorRef | undefined => actor._parent;

export interface Timer {
  readonly id: string;
  /** What it sends when it goes off. */
  readonly event: AnyEventObject;
}

/** What XState notes of an event that is sent later. */
interface Scheduled extends Timer {
  readonly source: unknown;
  readonly target: unknown;
}

interface SystemInternals {
  getSnapshot(): { readonly _scheduledEvents: Readonly<Record<string, Scheduled>> };
  readonly scheduler: { cancel(source: unknown, id: string): void };
  _relay(source: unknown, target: unknown, event: AnyEventObject): void;
  _set(systemId: string, actor: AnyActorRef): void;
  _unregister(actor: AnyActorRef): void;
  get(systemId: string): AnyActorRef | undefined;
}

const systemOf = (actor: AnyActorRef): SystemInternals => actor.system as unknown as SystemInternals;

/** The timers of an actor that run: what it will send to itself. */
export const timersOf = (actor: Actor<AnyStateMachine>): Timer[] =>
  Object.values(systemOf(actor).getSnapshot()._scheduledEvents).filter(
    ({ source, target }) => source === actor.ref && target === actor.ref,
  );

/** Sets a timer off now: it is scheduled no more, as one whose time has come. */
export function fire(actor: Actor<AnyStateMachine>, { id, event }: Timer): void {
  const system = systemOf(actor);
  system.scheduler.cancel(actor, id);
  system._relay(actor, actor, event);
}

interface Sending {
  readonly delay?: unknown;
  id?: string;
  readonly event: AnyEventObject;
  readonly to?: unknown;
}

/** What an action that is about to run sends to its own actor, at once or later; `params` is what it will be run with. */
export function sendingToSelf(
  { type, params }: ExecutableActionObject,
  self?: AnyActorRef,
): { readonly isLater: boolean; readonly params: Sending } | undefined {
  if (type !== 'xstate.raise' && type !== 'xstate.sendTo') return undefined;
  const sending = params as unknown as Sending;
  const isLater = typeof sending.delay === 'number';
  // A raised event without a delay is a part of the step that raises it.
  if (type === 'xstate.raise') return isLater ? { isLater, params: sending } : undefined;
  return self !== undefined && sending.to === self ? { isLater, params: sending } : undefined;
}

/** What an action that is about to run does to the timers: XState writes `after` as a delayed `raise` on entry and a `cancel` on exit. */
export function timerChange(
  action: ExecutableActionObject,
  self?: AnyActorRef,
): { readonly starts: Timer } | { readonly stops: string } | undefined {
  if (action.type === 'xstate.cancel') return { stops: (action.params as unknown as { sendId: string }).sendId };
  const sending = sendingToSelf(action, self);
  if (sending?.isLater !== true) return undefined;
  const { id, event } = sending.params;
  return { starts: { id: id ?? event.type, event } };
}

/** The actor that an action stops. */
export const stoppedBy = ({ type, params }: ExecutableActionObject): AnyActorRef | undefined =>
  type === 'xstate.stopChild' ? (params as unknown as AnyActorRef | undefined) : undefined;

/** An action that XState brings: it sends, starts or stops something within the system, or logs. Every other is code of the machine's author. */
export const isBuiltIn = ({ type }: ExecutableActionObject): boolean => type.startsWith('xstate.');

/** Sees an actor when it is made, before it has a snapshot. */
export function onMade(actor: AnyActorRef, see: (made: AnyActorRef) => void): void {
  actor.system.inspect((seen) => {
    if (seen.type === '@xstate.actor') see(seen.actorRef as AnyActorRef);
  });
}

/** Was the actor spawned without an id? */
export const hasMadeUpId = (actor: AnyActorRef): boolean => (actor as unknown as { options: { id?: string } }).options.id === undefined;

/** The name under which a machine's implementations have the logic of an actor; none, if it was given as a value. */
export function sourceOf(actor: AnyActorRef): string | undefined {
  const { src } = actor as unknown as { src?: unknown };
  return typeof src === 'string' ? src : undefined;
}

export const systemIdOf = (actor: AnyActorRef): string | undefined =>
  (actor as unknown as { options: { systemId?: string } }).options.systemId;

/** Does the parent hear of each snapshot? */
export const showsSnapshots = (actor: AnyActorRef): boolean => (actor as unknown as { _syncSnapshot?: boolean })._syncSnapshot === true;

interface ActorInternals {
  id: string;
  logic: AnyActorLogic;
  _parent: AnyActorRef | undefined;
  _snapshot: unknown;
  _send(event: AnyEventObject): void;
}

const inside = (actor: AnyActorRef): ActorInternals => actor as unknown as ActorInternals;

/** Only while an actor is being made. */
export function rename(actor: AnyActorRef, id: string): void {
  inside(actor).id = id;
}

export function giveLogic(actor: AnyActorRef, change: (logic: AnyActorLogic) => AnyActorLogic): void {
  inside(actor).logic = change(inside(actor).logic);
}

/** What `getSnapshot()` gives; nothing while the actor begins, when XState throws. */
export function setSnapshot(actor: AnyActorRef, snapshot: AnyMachineSnapshot | undefined): void {
  inside(actor)._snapshot = snapshot;
}

/** Whatever is sent to the actor goes there instead. */
export function hear(actor: AnyActorRef, listen: (event: AnyEventObject) => void): void {
  inside(actor)._send = listen;
}

/** While `act` lasts the actor has a parent, to which it may send. */
export function withParent<T>(actor: AnyActorRef, parent: AnyActorRef, act: () => T): T {
  const own = inside(actor)._parent;
  inside(actor)._parent = own ?? parent;
  try {
    return act();
  } finally {
    inside(actor)._parent = own;
  }
}

/** Actors become known, or unknown, under their system IDs. */
export const register = (system: AnyActorRef, id: string, actor: AnyActorRef): void => systemOf(system)._set(id, actor);
export const unregister = (system: AnyActorRef, actor: AnyActorRef): void => systemOf(system)._unregister(actor);

/** `system.get(id)` asks `otherwise` for what it does not know. */
export function answerFor(actor: AnyActorRef, otherwise: (systemId: string) => AnyActorRef | undefined): void {
  const system = systemOf(actor);
  const get = system.get.bind(system);
  system.get = (systemId) => get(systemId) ?? otherwise(systemId);
}

/** What a built-in action or guard (`raise`, `and`, `stateIn`, ...) carries on its function. */
interface BuiltIn {
  readonly type?: string;
  readonly delay?: unknown;
  readonly guards?: readonly unknown[];
  readonly stateValue?: StateValue;
  readonly id?: unknown;
  readonly sendId?: unknown;
  readonly src?: unknown;
}

const builtIn = (reference: unknown): BuiltIn => (typeof reference === 'function' ? (reference as BuiltIn) : {});

/** The name of the delay with which an action sends or raises, if it has one. */
export function delayNameOf(action: unknown): string | undefined {
  const { delay } = builtIn(action);
  return typeof delay === 'string' ? delay : undefined;
}

/** The name of the actor logic that an action spawns, if it names one. */
export function spawnedNameOf(action: unknown): string | undefined {
  const { type, src } = builtIn(action);
  return type === 'xstate.spawnChild' && typeof src === 'string' ? src : undefined;
}

/** The guards that `and`, `or` or `not` combines. */
export const combinedIn = (guard: unknown): readonly unknown[] => builtIn(guard).guards ?? [];

/** The state that `stateIn` asks for. */
export const askedStateOf = (guard: unknown): StateValue | undefined => builtIn(guard).stateValue;

export const isEnqueueing = (action: unknown): boolean => builtIn(action).type === 'xstate.enqueueActions';

/** Is it the `raise` or the `cancel` that XState writes for an `after`? */
export function isOfAfter(action: unknown): boolean {
  const { id, sendId } = builtIn(action);
  return String(id ?? sendId).startsWith('xstate.after.');
}

/** An `invoke` whose `src` is not a name gets one that cannot be provided. */
export const isUnnamedSource = (src: unknown): boolean => typeof src !== 'string' || src.startsWith('xstate.invoke.');

/** Does the name of an event in a chart (`*`, `mouse.*`, `PRESSED`) cover this event? */
export function covers(descriptor: string, type: string): boolean {
  if (descriptor === type || descriptor === '*') return true;
  if (!descriptor.endsWith('.*')) return false;
  const [tokens, named] = [type.split('.'), descriptor.split('.').slice(0, -1)];
  return named.every((token, at) => tokens[at] === token);
}

/** The names in a state's chart that stand for more than one event. */
const patterns = new WeakMap<StateNode, readonly string[]>();

/** Does the state itself name this event, or a pattern that covers it? A guard may refuse it all the same. */
export function hears(node: StateNode, type: string): boolean {
  if (node.transitions.has(type)) return true;
  const known = patterns.get(node) ?? [...node.transitions.keys()].filter((descriptor) => descriptor.endsWith('*'));
  patterns.set(node, known);
  return known.some((descriptor) => covers(descriptor, type));
}

/** An `invoke` without an id gets its index and its state's id. */
export const isMadeUpId = (id: string): boolean => /^\d+\./.test(id);

const callback = fromCallback(() => {});

/** Is it made by `fromCallback`? Each kind of logic has a `transition` of its own, which is written alike in every copy of XState. */
export const isCallbackLogic = (logic: unknown): boolean =>
  typeof logic === 'object' &&
  logic !== null &&
  'transition' in logic &&
  typeof logic.transition === 'function' &&
  Function.prototype.toString.call(logic.transition) === Function.prototype.toString.call(callback.transition);

/** The keys that XState writes on each machine, and on each actor, that it makes. */
const MARKS = { machine: '__xstatenode', actor: '_processingStatus' } as const;

/** Sees each machine and each actor that is made, by whichever copy of XState; gives what ends that. */
export function onMarked(seeMachine: (machine: AnyStateMachine) => void, seeActor: (actor: object) => void): () => void {
  const seeing = <T extends object>(mark: string, see: (made: T) => void) => {
    Object.defineProperty(Object.prototype, mark, {
      configurable: true,
      get: () => undefined,
      set(this: T, value: unknown) {
        Object.defineProperty(this, mark, { value, configurable: true, enumerable: true, writable: true });
        see(this);
      },
    });
  };
  seeing(MARKS.machine, seeMachine);
  seeing(MARKS.actor, seeActor);
  return () => {
    for (const mark of Object.values(MARKS)) Reflect.deleteProperty(Object.prototype, mark);
  };
}
