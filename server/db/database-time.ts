import type { MiddlewareHandler } from 'hono';
import { sql } from 'kysely';
import { type AskTime, DatabaseClock, TRUSTED_FOR } from './database-clock.ts';
import type { OpenDatabase } from './open.ts';
import type { Db } from './transaction.ts';

export interface DatabaseTime {
  /** ms since the epoch */
  readonly clock: () => number;
  /** For requests that are judged by the time. */
  readonly beforeRequest: MiddlewareHandler;
  close(): Promise<void>;
}

/**
 * The database's time, kept right for requests and, while none comes, for the work beside them.
 * @param inItsPlace a test's
 */
export async function openTime(database: Pick<OpenDatabase, 'db' | 'onConnection'>, inItsPlace?: () => number): Promise<DatabaseTime> {
  if (inItsPlace !== undefined) return { clock: inItsPlace, beforeRequest: (_, next) => next(), close: async () => {} };
  const clock = await DatabaseClock.open(timeOf(database.db));
  database.onConnection?.(() => clock.mistrust());
  const timer = setInterval(() => void clock.keepRight(), TRUSTED_FOR);
  timer.unref();
  return {
    clock: clock.now,
    beforeRequest: async (_, next) => {
      await clock.keepRight();
      await next();
    },
    close: async () => clearInterval(timer),
  };
}

/** On one connection: the wait for it must not count. */
const timeOf =
  (db: Db): AskTime =>
  (look) =>
    db.connection().execute((connection) =>
      look(async () => {
        const { rows } = await sql<{ ms: string }>`select extract(epoch from clock_timestamp()) * 1000 as ms`.execute(connection);
        return Number(rows[0]?.ms);
      }),
    );
