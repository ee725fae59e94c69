import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { nodesOf } from '../explore/xstate-internals.ts';

const DAY = 86_400_000;

/** The same on another day: what hangs on the clock is nothing to compare. */
function unlessByClock<Value>(read: () => Value): Value | undefined {
  const { now } = Date;
  const value = read();
  Date.now = () => now() + DAY;
  try {
    return Object.is(read(), value) ? value : undefined;
  } finally {
    Date.now = now;
  }
}

function millisecondsOf(delay: unknown, snapshot: AnyMachineSnapshot): number | undefined {
  const { context, machine } = snapshot;
  const named = typeof delay === 'string' ? (machine as AnyStateMachine).implementations.delays[delay] : delay;
  if (typeof named === 'number') return named;
  if (typeof named !== 'function') return undefined;
  try {
    return unlessByClock(() => Number(named({ context, event: { type: 'xstate.init' } } as never, undefined as never)));
  } catch {
    return undefined;
  }
}

/** The timers that run in a state, with how long they take: `waits 2000 ms: newImageDelay`. */
export function waitsIn(snapshot: AnyMachineSnapshot): readonly string[] {
  if (snapshot.status !== 'active') return [];
  return nodesOf(snapshot).flatMap(({ after }) =>
    [...new Set(after.map(({ delay }) => delay))].flatMap((delay) => {
      const milliseconds = millisecondsOf(delay, snapshot);
      return milliseconds === undefined ? [] : [`waits ${milliseconds} ms${typeof delay === 'string' ? `: ${delay}` : ''}`];
    }),
  );
}
