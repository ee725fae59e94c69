import type { AnyActorRef, AnyEventObject, ExecutableActionObject } from 'xstate';
import { hasMadeUpId, rename, sendingToSelf, sourceOf, timerChange } from './xstate-internals.ts';

/** So many timers of one event run at a time, where the machine names none of them: more would be told apart by their number alone, without end. */
const UNNAMED_TIMERS_MAX = 2;

const numbered = (base: string, at: number): string => (at === 1 ? base : `${base}#${at}`);

/**
 * Notes in `timers` what an action does to them, and names a timer that has no name: XState would take a random one, which no two runs share.
 * False, if the action is left out, since it would start one unnamed timer too many.
 */
export function noteTimer(timers: Map<string, AnyEventObject>, action: ExecutableActionObject, self: AnyActorRef): boolean {
  const sending = sendingToSelf(action, self);
  if (sending?.isLater === true && sending.params.id === undefined) {
    const { event } = sending.params;
    const names = Array.from({ length: UNNAMED_TIMERS_MAX }, (_, at) => numbered(event.type, at + 1));
    const free = names.find((name) => !timers.has(name));
    if (free === undefined) return false;
    sending.params.id = free;
  }
  const change = timerChange(action, self);
  if (change === undefined) return true;
  if ('stops' in change) timers.delete(change.stops);
  else timers.set(change.starts.id, change.starts.event);
  return true;
}

/** Names a spawned actor that has no name: XState would take the next number of its system. The name is the first free one of its logic. */
export function nameActor(actor: AnyActorRef, taken: ReadonlySet<string>): void {
  if (!hasMadeUpId(actor)) return;
  const base = sourceOf(actor) ?? 'spawned';
  let at = 1;
  while (taken.has(numbered(base, at))) at += 1;
  rename(actor, numbered(base, at));
}

/** The name of a spawned actor's logic: `worker#2` is a `worker`. */
export const baseName = (id: string): string => id.replace(/#\d+$/, '');
