import { setImmediate as nextTurn } from 'node:timers/promises';
import { type PGlite, types } from '@electric-sql/pglite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import { isUnavailable, Outage, type OutageWatch } from './outage.ts';

/** How long a query waits for the connection, ms; as long as one waits for an answer of a PostgreSQL server. */
const CONNECTION_TIMEOUT = 10_000;

/** Kysely on the embedded PostgreSQL. It has one connection, so a query waits for the one before it. */
export const pgliteDialect = (client: PGlite, watch: OutageWatch = {}): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new PgliteDriver(client, watch),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
});

class PgliteDriver implements Driver {
  readonly #client: PGlite;
  readonly #connection: DatabaseConnection;
  #free: Promise<void> = Promise.resolve();
  #release: () => void = () => {};
  readonly #outage: Outage;

  constructor(client: PGlite, watch: OutageWatch) {
    this.#client = client;
    this.#outage = new Outage(watch);
    this.#connection = new PgliteConnection(client, this.#outage);
  }

  async init(): Promise<void> {
    await this.#client.waitReady;
    // PGlite's own way, digit by digit, keeps all requests waiting for 40 ms with each image.
    this.#client.serializers[types.BYTEA] = (bytes: Uint8Array) => `\\x${Buffer.from(bytes).toString('hex')}`;
    this.#client.parsers[types.BYTEA] = (text: string) => new Uint8Array(Buffer.from(text.slice(2), 'hex'));
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#free;
    const { promise, resolve } = withResolvers();
    this.#free = before.then(() => promise);
    if (!(await endsWithin(before, CONNECTION_TIMEOUT))) {
      // Its turn, when it comes, is the next one's.
      resolve();
      throw this.#outage.note(new Error(`its connection was in use for ${CONNECTION_TIMEOUT / 1000} s`));
    }
    this.#release = resolve;
    // Its queries run in this very process and end without a turn of the event loop: without one in between, requests that hand the connection
    // on to each other keep connections from being accepted and answers from being sent.
    await nextTurn();
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#release();
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const level = settings.isolationLevel === undefined ? '' : ` isolation level ${settings.isolationLevel}`;
    await connection.executeQuery(CompiledQuery.raw(`begin${level}`));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {
    await this.#client.close();
  }
}

class PgliteConnection implements DatabaseConnection {
  readonly #client: PGlite;
  readonly #outage: Outage;

  constructor(client: PGlite, outage: Outage) {
    this.#client = client;
    this.#outage = outage;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, affectedRows } = await this.#client.query<Row>(query.sql, [...query.parameters]).catch((error: unknown) => {
      throw isUnavailable(error) ? this.#outage.note(error) : error;
    });
    this.#outage.end();
    return affectedRows === undefined ? { rows } : { rows, numAffectedRows: BigInt(affectedRows) };
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('PGlite answers a query at once; there is nothing to stream');
  }
}

async function endsWithin(work: Promise<void>, time: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const isOver = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), time);
  });
  const ended = await Promise.race([work.then(() => true), isOver]);
  clearTimeout(timer);
  return ended;
}

/** `Promise.withResolvers` came with Node 22. */
function withResolvers(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
