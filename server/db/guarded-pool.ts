import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { type DatabaseUnavailable, isConnectionGone, isEntryRefused, isUnavailable, type Outage } from './outage.ts';

/** What `query_timeout` of pg rejects with: the connection still waits for the answer, and so would the next query on it. */
const NO_ANSWER = 'Query read timeout';

/** What pg-pool rejects with when every connection is in use: those are answered, only not fast enough. */
const NONE_FREE = 'timeout exceeded when trying to connect';

/** How often one request asks again where the server takes no more connections: each time it waits for one of the pool's. */
const ROOM_TRIES = 5;
/** Before a pool from which the server took no more connections asks for one again, ms. */
const FULL_PAUSE = 1000;

/** Statements that each connection keeps prepared, at most; more than the program has, but for lists of many lengths. */
const PREPARED_MAX = 200;

/**
 * The name by which connections keep a statement prepared, so that it is parsed and planned once and not with each request: its number. A
 * statement that takes all columns has none, since a migration of a newer release, which runs beside this one, would change its result.
 */
function statementNames(): (sql: string) => string | undefined {
  const names = new Map<string, string>();
  return (sql) => {
    const known = names.get(sql);
    if (known !== undefined || names.size >= PREPARED_MAX || sql.includes('*')) return known;
    const name = `madang_${names.size + 1}`;
    names.set(sql, name);
    return name;
  };
}

/** The pool for Kysely: what fails because the database is away is a `DatabaseUnavailable`, and a connection that is gone is not given out again. */
export function guardedPool(pool: pg.Pool, outage: Outage, onNoConnection?: (error: unknown) => void): PostgresPool {
  const room = new Room(pool);
  const connect = async (tries = ROOM_TRIES): Promise<pg.PoolClient> => {
    outage.check();
    return pool.connect().catch((error: unknown) => {
      if (isEntryRefused(error) && tries > 1 && room.shrink()) {
        outage.noteFull(error);
        return connect(tries - 1);
      }
      throw outage.note(error, !(error instanceof Error && error.message === NONE_FREE));
    });
  };
  const nameOf = statementNames();
  return {
    connect: async () => {
      const client = await connect().catch((error: unknown) => {
        onNoConnection?.(error);
        throw error;
      });
      room.used += 1;
      return guardedClient(client, outage, nameOf, () => {
        room.used -= 1;
      });
    },
    end: () => pool.end(),
  };
}

/** Where the server takes no more connections (others have the last one, the password was changed), those that the pool has go on and are waited for: for a while it is no larger than it is. */
class Room {
  /** Connections that are in use. */
  used = 0;
  readonly #pool: pg.Pool;
  #usual: number | undefined;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  /** @returns whether the pool has any connection that can be waited for */
  shrink(): boolean {
    const { options, idleCount } = this.#pool;
    const there = this.used + idleCount;
    if (there === 0) return false;
    this.#usual ??= options.max;
    options.max = Math.min(options.max, there);
    setTimeout(() => {
      options.max = this.#usual ?? options.max;
    }, FULL_PAUSE).unref();
    return true;
  }
}

function guardedClient(
  client: pg.PoolClient,
  outage: Outage,
  nameOf: (sql: string) => string | undefined,
  onRelease: () => void,
): PostgresPoolClient {
  let gone: DatabaseUnavailable | undefined;
  // pg-pool takes its own listener away while a connection is in use: a FATAL message between two statements would end the process.
  const lose = (error: Error) => {
    gone ??= outage.note(error);
  };
  client.on('error', lose);
  const query = async (sql: string, parameters: readonly unknown[]) => {
    // A rollback after a connection that is gone would wait for it once more.
    if (gone !== undefined) throw gone;
    try {
      const result = await client.query({ name: parameters.length === 0 ? undefined : nameOf(sql), text: sql, values: [...parameters] });
      outage.end();
      return result;
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      const unavailable = outage.note(error, error instanceof Error && error.message === NO_ANSWER);
      if (isConnectionGone(error)) gone = unavailable;
      throw unavailable;
    }
  };
  const release = () => {
    onRelease();
    // First the pool listens again, then we stop.
    client.release(gone !== undefined);
    client.off('error', lose);
  };
  // Kysely calls the other overload, with a cursor, for streams only, and we have none.
  return { query: query as unknown as PostgresPoolClient['query'], release };
}
