import { vi } from 'vitest';

/** ms of the page for each tick. */
const TICK = 500;

/**
 * Timers of the code under test run `times` as fast as real ones, so that its pauses pass quickly. Choose it low enough for an answer to come
 * well before a timeout of the code. Gives what ends it.
 */
export function quickTimers(times: number): () => void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const ticking = setInterval(() => vi.advanceTimersByTime(TICK), TICK / times);
  return () => {
    clearInterval(ticking);
    vi.useRealTimers();
  };
}
