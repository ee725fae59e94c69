import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, type LogEvent, PostgresDialect } from 'kysely';
import pg from 'pg';
import { StartError } from '../start-error.ts';
import { guardedPool } from './guarded-pool.ts';
import { lockDirectory } from './lock-file.ts';
import { migrate } from './migrate.ts';
import { Outage, type OutageWatch, reasonOf } from './outage.ts';
import { pgliteDialect } from './pglite-dialect.ts';
import type { Database } from './schema.ts';
import type { Db } from './transaction.ts';
import { beganToEnd, causeOf, whileItRestarts } from './while-it-restarts.ts';

export interface OpenDatabase {
  readonly db: Db;
  /** Tells a person where the data is. */
  readonly label: string;
  /** Hears of each connection that is opened from now on: after a failover it leads to another server. */
  onConnection?(listener: () => void): void;
  close(): Promise<void>;
}

/** What hears of the errors of a database, besides the callers that they are thrown to. */
export interface DatabaseWatch extends OutageWatch {
  /** A query failed, or there was no connection for one. */
  readonly onError?: (error: unknown) => void;
}

const logTo = ({ onError }: DatabaseWatch) => ({
  log: (event: LogEvent) => (event.level === 'error' ? onError?.(event.error) : undefined),
});

/** A PostgreSQL server by its URL, or the embedded one in a directory; migrated either way. */
export async function openDatabase(
  where: { readonly databaseUrl?: string | undefined; readonly dataDir: string },
  watch: DatabaseWatch = {},
): Promise<OpenDatabase> {
  return where.databaseUrl === undefined ? openEmbedded(where.dataDir, watch) : openPostgres(where.databaseUrl, watch);
}

const INT8 = 20;

/** ms */
export interface DatabaseTimeouts {
  /** For a connection, new or free. */
  readonly connection: number;
  /** That the server works on a statement. */
  readonly statement: number;
  /** That we wait for its answer. */
  readonly answer: number;
}

/** Together less than a page waits (section 7). */
const TIMEOUTS: DatabaseTimeouts = { connection: 5000, statement: 8000, answer: 10_000 };

export async function openPostgres(
  databaseUrl: string,
  watch: DatabaseWatch = {},
  timeouts: DatabaseTimeouts = TIMEOUTS,
): Promise<OpenDatabase> {
  const { host, pathname } = new URL(databaseUrl);
  await whileItRestarts(() => migrateServer(databaseUrl), beganToEnd).catch((error: unknown) => {
    watch.onError?.(error);
    throw new StartError(`The database at ${host}${pathname} (DATABASE_URL) cannot be used: ${reasonOf(causeOf(error))}`);
  });
  const outage = new Outage(watch);
  const pool = openPool(outage, {
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: timeouts.connection,
    statement_timeout: timeouts.statement,
    query_timeout: timeouts.answer,
    // Times are int8, and fit a number until the year 287396.
    types: { getTypeParser: (oid, format) => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) },
  });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: guardedPool(pool, outage, watch.onError) }), ...logTo(watch) });
  return {
    db,
    label: `PostgreSQL at ${host}${pathname}`,
    onConnection: (listener) => pool.on('connect', listener),
    close: () => db.destroy(),
  };
}

/** A pool whose connections may break at any time without an end of the process: it opens others. */
function openPool(outage: Outage, config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config);
  pool.on('error', (error) => outage.note(error));
  // From its first moment: the message that ends a connection can arrive together with the one that it is ready.
  pool.on('connect', (client) => client.on('error', (error) => outage.note(error)));
  return pool;
}

/** On a connection of its own: a migration, and the wait for another server's, may take longer than any call. */
async function migrateServer(databaseUrl: string): Promise<void> {
  const outage = new Outage();
  const pool = openPool(outage, { connectionString: databaseUrl, max: 1, connectionTimeoutMillis: TIMEOUTS.connection });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: guardedPool(pool, outage) }) });
  await migrate(db).finally(() => db.destroy());
}

async function openEmbedded(dataDir: string, watch: DatabaseWatch): Promise<OpenDatabase> {
  await mkdir(dataDir, { recursive: true });
  const lock = await lockDirectory(dataDir);
  try {
    const db = await embeddedDatabase(await PGlite.create(path.join(dataDir, 'db')), watch);
    return {
      db,
      label: `embedded PostgreSQL in ${path.join(dataDir, 'db')}`,
      close: async () => {
        await db.destroy();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

export async function embeddedDatabase(client: PGlite, watch: DatabaseWatch = {}): Promise<Db> {
  const db = new Kysely<Database>({ dialect: pgliteDialect(client, watch), ...logTo(watch) });
  await migrate(db);
  return db;
}
