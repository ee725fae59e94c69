import type { ActorOptions, AnyActorLogic } from 'xstate';
import { createStopwatch, type Stopwatch } from './stopwatch.ts';

/** XState exports it under no name of its own. */
export type Clock = NonNullable<ActorOptions<AnyActorLogic>['clock']>;

/** How often deadlines are looked at, at the least, in ms. */
export const DEADLINE_CHECK_INTERVAL = 1000;

/** A tab that was hidden, frozen or kept in the back/forward cache says one of these when it is looked at again. */
const WAKING_EVENTS = ['visibilitychange', 'pageshow', 'focus'] as const;

interface Deadline {
  readonly at: number;
  readonly fire: () => void;
}

export interface DeadlineClockOptions {
  readonly stopwatch?: Stopwatch;
  /** Heard for waking events; `visibilitychange` bubbles from the document to the window. */
  readonly page?: EventTarget | undefined;
}

/**
 * XState's clock (`createActor`'s `clock`), by deadlines: browsers stop the timers of sleeping tabs and go on counting later, as if no time
 * had passed. Here what is due fires at once on waking (EMAIL-2), in the order of the deadlines. Nothing runs while nothing waits.
 */
export function createDeadlineClock(options: DeadlineClockOptions = {}): Clock {
  const { stopwatch = createStopwatch(), page = globalThis.window } = options;
  const waiting = new Map<number, Deadline>();
  let lastId = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const check = () => {
    const now = stopwatch.elapsed();
    const due = [...waiting].filter(([, { at }]) => at <= now).sort(([, one], [, other]) => one.at - other.at);
    // One that fires may clear another that is due.
    for (const [id, { fire }] of due) if (waiting.delete(id)) fire();
    arrange();
  };
  const arrange = () => {
    clearTimeout(timer);
    for (const type of WAKING_EVENTS) page?.removeEventListener(type, check);
    if (waiting.size === 0) return;
    const next = Math.min(...[...waiting.values()].map(({ at }) => at)) - stopwatch.elapsed();
    timer = setTimeout(check, Math.min(Math.max(Math.ceil(next), 0), DEADLINE_CHECK_INTERVAL));
    for (const type of WAKING_EVENTS) page?.addEventListener(type, check);
  };

  return {
    setTimeout: (fire: () => void, delay: number): number => {
      lastId += 1;
      waiting.set(lastId, { at: stopwatch.elapsed() + delay, fire });
      arrange();
      return lastId;
    },
    clearTimeout: (id: number) => {
      if (waiting.delete(id)) arrange();
    },
  };
}
