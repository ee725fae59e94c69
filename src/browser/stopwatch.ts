/** Two clocks that differ by more than this (ms) have been slept through or set. */
const CLOCK_TOLERANCE = 2000;

export interface TimeSources {
  /** `performance.now`: never set, but on some systems it stands still while the machine sleeps. */
  readonly steady: () => number;
  /** `Date.now`: goes on during sleep, but can be set. */
  readonly wall: () => number;
}

export const BROWSER_TIME: TimeSources = { steady: () => performance.now(), wall: () => Date.now() };

export interface Stopwatch {
  /** Ms since the stopwatch was made. Never goes back, and never falls behind what really passed (EMAIL-2). */
  elapsed(): number;
}

/**
 * Counts by the steady clock, and by the wall clock across a sleep. A wall clock that jumps ahead does not tell whether the machine
 * slept or someone set the clock: time counts as passed, and `onDiverged` lets the application ask the server what time it is.
 */
export function createStopwatch(onDiverged: () => void = () => {}, sources: TimeSources = BROWSER_TIME): Stopwatch {
  let steadyStart = sources.steady();
  let wallStart = sources.wall();
  let before = 0;
  return {
    elapsed() {
      const steady = sources.steady();
      const wall = sources.wall();
      const bySteady = steady - steadyStart;
      const byWall = wall - wallStart;
      if (Math.abs(byWall - bySteady) <= CLOCK_TOLERANCE) return before + bySteady;
      before += Math.max(byWall, bySteady);
      steadyStart = steady;
      wallStart = wall;
      onDiverged();
      return before;
    },
  };
}
