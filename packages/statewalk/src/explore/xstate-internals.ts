/**
 * Every use of what XState does not document stands here. `tests/machines/xstate-internals.test.ts` shows that each holds for this version
 * and fails for another: run it after an upgrade, then write the new version down.
 */
import type {
  Actor,
  AnyActorRef,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  ExecutableActionObject,
  InspectedMicrostepEvent,
  StateNode,
  StateValue,
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

/** The timers of an actor that run. */
export const timersOf = (actor: Actor<AnyStateMachine>): Timer[] =>
  Object.values(actor.system.getSnapshot()._scheduledEvents).filter(({ source }) => source === actor.ref);

/** What an action that is about to run does to the timers: XState writes `after` as a delayed `raise` on entry and a `cancel` on exit. */
export function timerChange({ type, params }: ExecutableActionObject): { readonly starts: Timer } | { readonly stops: string } | undefined {
  if (type === 'xstate.cancel') return { stops: (params as { sendId: string }).sendId };
  if (type !== 'xstate.raise') return undefined;
  const { delay, id, event } = params as { delay?: unknown; id?: string; event: AnyEventObject };
  return typeof delay === 'number' ? { starts: { id: id ?? event.type, event } } : undefined;
}

/** What a built-in action or guard (`raise`, `and`, `stateIn`, ...) carries on its function. */
interface BuiltIn {
  readonly type?: string;
  readonly delay?: unknown;
  readonly guards?: readonly unknown[];
  readonly stateValue?: StateValue;
  readonly id?: unknown;
  readonly sendId?: unknown;
}

const builtIn = (reference: unknown): BuiltIn => (typeof reference === 'function' ? (reference as BuiltIn) : {});

/** The name of the delay with which an action sends or raises, if it has one. */
export function delayNameOf(action: unknown): string | undefined {
  const { delay } = builtIn(action);
  return typeof delay === 'string' ? delay : undefined;
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

/** An `invoke` without an id gets its index and its state's id. */
export const isMadeUpId = (id: string): boolean => /^\d+\./.test(id);
