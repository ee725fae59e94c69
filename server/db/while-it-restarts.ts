import { setTimeout } from 'node:timers/promises';
import { DatabaseUnavailable, isRestarting } from './outage.ts';

/** A database that is restarted while we start is there again after a moment, ms. */
const PATIENCE = 20_000;
const PAUSE = 500;

/**
 * Runs `work` again while the database is away, so it must have no effect but one that can be repeated. Once the database was away it is waited for
 * whatever it says: a restart refuses connections for a moment, too.
 * @param isFirst whether an error tells that a database which was there is away; any outage does where it has answered before
 */
export async function whileItRestarts<Result>(
  work: () => Promise<Result>,
  isFirst: (error: unknown) => boolean = () => true,
): Promise<Result> {
  const began = performance.now();
  for (let isAway = false; ; isAway = true) {
    try {
      return await work();
    } catch (error) {
      const isOutage = error instanceof DatabaseUnavailable && (isAway || isFirst(error));
      if (!isOutage || performance.now() - began > PATIENCE) throw error;
      await setTimeout(PAUSE);
    }
  }
}

export const causeOf = (error: unknown): unknown => (error instanceof DatabaseUnavailable ? error.cause : error);

/** What pg says, without a code, of a connection that was there and has ended. */
const ENDED = /^Connection terminated unexpectedly$|^Client has encountered a connection error/;

/** A server that says that it ends or begins, or a connection of it that ended: not one that is not there, or refuses us. */
export function beganToEnd(error: unknown): boolean {
  const cause = causeOf(error);
  return isRestarting(cause) || (cause instanceof Error && (ENDED.test(cause.message) || Reflect.get(cause, 'code') === 'ECONNRESET'));
}
