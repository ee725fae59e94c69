import { BROWSER_TIME, createStopwatch, type TimeSources } from './stopwatch.ts';

export interface ServerClock {
  /** Ms since the epoch by the server's clock; by this device's until the server has told the time. */
  serverNow(): number;
  /** Goes by what the server said, ms since the epoch. */
  syncServerTime(serverTime: number): void;
}

/**
 * The server's time on a device whose own clock may be wrong, be set, or sleep (EMAIL-2). It never goes back but by a sync.
 * `onDiverged`: the device's clocks disagree about how much time passed, so another sync is due. It may be called from within `serverNow`.
 */
export function createServerClock(onDiverged?: () => void, sources: TimeSources = BROWSER_TIME): ServerClock {
  const stopwatch = createStopwatch(onDiverged, sources);
  let atStart = sources.wall();
  return {
    serverNow: () => atStart + stopwatch.elapsed(),
    syncServerTime: (serverTime) => {
      atStart = serverTime - stopwatch.elapsed();
    },
  };
}
