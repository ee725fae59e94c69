import type { LogEvent } from '../log/events.ts';
import type { Log } from '../log/log.ts';
import { logUnlessAway } from './unless-away.ts';

const SECOND = 1000;
/** How often an idle process looks for what is due, ms. */
const POLL = 5 * SECOND;
/** How long an attempt has a row before another process may take it over, ms; longer than an attempt may take. */
export const LEASE = 60 * SECOND;
/** Rows that one process takes at a time. */
export const AT_ONCE = 8;

/** ms before the next try of a row that was tried so often: longer and longer, to a limit. */
export const pauseAfter = (tries: number, longest: number): number => Math.min(2 ** tries * 5 * SECOND, longest);

/** Rows of the database that tell others something, each until it is taken. Several processes share them. */
export interface DueRows {
  /** Tells what is due; resolves when nothing is left to try now. */
  send(): Promise<void>;
  close(): Promise<void>;
}

interface Sending<Row> {
  readonly log: Log;
  /** Logged where the rows cannot be read. */
  readonly notRead: LogEvent;
  /** Takes rows that are due, for `LEASE`. */
  claim(): Promise<readonly Row[]>;
  attempt(rows: readonly Row[]): Promise<unknown>;
}

/** Looks for what is due, from now on, until it is closed. */
export function dueRows<Row>({ log, notRead, claim, attempt }: Sending<Row>): DueRows {
  let running: Promise<void> | undefined;
  const sendDue = async () => {
    for (let rows = await claim(); rows.length > 0; rows = await claim()) await attempt(rows);
  };
  const send = (): Promise<void> => {
    running ??= sendDue()
      .catch(logUnlessAway(log, notRead))
      .finally(() => {
        running = undefined;
      });
    return running;
  };
  const timer = setInterval(send, POLL);
  timer.unref();
  return {
    send,
    close: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
