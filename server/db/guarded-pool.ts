import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { type DatabaseUnavailable, isConnectionGone, isUnavailable, type Outage } from './outage.ts';

/** What `query_timeout` of pg rejects with: the connection still waits for the answer, and so would the next query on it. */
const NO_ANSWER = 'Query read timeout';

/** What pg-pool rejects with when every connection is in use: those are answered, only not fast enough. */
const NONE_FREE = 'timeout exceeded when trying to connect';

/** The pool for Kysely: what fails because the database is away is a `DatabaseUnavailable`, and a connection that is gone is not given out again. */
export function guardedPool(pool: pg.Pool, outage: Outage, onNoConnection?: (error: unknown) => void): PostgresPool {
  const connect = async () => {
    outage.check();
    return pool.connect().catch((error: unknown) => {
      throw outage.note(error, !(error instanceof Error && error.message === NONE_FREE));
    });
  };
  return {
    connect: async () => {
      const client = await connect().catch((error: unknown) => {
        onNoConnection?.(error);
        throw error;
      });
      return guardedClient(client, outage);
    },
    end: () => pool.end(),
  };
}

function guardedClient(client: pg.PoolClient, outage: Outage): PostgresPoolClient {
  let gone: DatabaseUnavailable | undefined;
  const query = async (sql: string, parameters: readonly unknown[]) => {
    // A rollback after a connection that is gone would wait for it once more.
    if (gone !== undefined) throw gone;
    try {
      const result = await client.query(sql, [...parameters]);
      outage.end();
      return result;
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      const unavailable = outage.note(error, error instanceof Error && error.message === NO_ANSWER);
      if (isConnectionGone(error)) gone = unavailable;
      throw unavailable;
    }
  };
  // Kysely calls the other overload, with a cursor, for streams only, and we have none.
  return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release(gone !== undefined) };
}
