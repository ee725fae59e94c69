import type { LogEvent } from '../log/events.ts';
import type { Log } from '../log/log.ts';
import { DatabaseUnavailable } from './outage.ts';

/** For work beside the requests that is tried again by itself: logs why it failed, unless the database is away. The log tells of that once, by `Outage`. */
export const logUnlessAway =
  (log: Pick<Log, 'error'>, event: LogEvent) =>
  (error: unknown): void => {
    if (!(error instanceof DatabaseUnavailable)) log.error(event, { error });
  };
