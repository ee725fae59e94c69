import { useEffect, useState } from 'react';
import { CODE_TICK } from '#contract/limits.ts';

/** The time, anew each second. It is for showing only: what time brings about is the machine's (EMAIL-2). */
export function useNow(now: () => number): number {
  const [time, setTime] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), CODE_TICK);
    return () => clearInterval(timer);
  }, [now]);
  return time;
}

/** Whole seconds that are left, both in ms since the epoch; never below 0. */
export const secondsUntil = (deadline: number, time: number): number => Math.max(0, Math.ceil((deadline - time) / 1000));
