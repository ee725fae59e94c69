import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, type LogEvent, PostgresDialect } from 'kysely';
import pg from 'pg';
import { StartError } from '../start-error.ts';
import { lockDirectory } from './lock-file.ts';
import { migrate } from './migrate.ts';
import { pgliteDialect } from './pglite-dialect.ts';
import type { Database } from './schema.ts';
import type { Db } from './transaction.ts';

export interface OpenDatabase {
  readonly db: Db;
  /** What a person is told about where the data is. */
  readonly label: string;
  close(): Promise<void>;
}

/** What hears of the errors of a database, besides the callers that they are thrown to. */
export interface DatabaseWatch {
  /** A query failed, or there was no connection for one. */
  readonly onError?: (error: unknown) => void;
  /** A connection broke while no query was using it. */
  readonly onConnectionLost?: (error: unknown) => void;
}

const logTo = ({ onError }: DatabaseWatch) => ({
  log: (event: LogEvent) => (event.level === 'error' ? onError?.(event.error) : undefined),
});

/** A PostgreSQL server by its URL, or the embedded one in a directory; migrated either way. */
export async function openDatabase(
  where: { readonly databaseUrl?: string; readonly dataDir: string },
  watch: DatabaseWatch = {},
): Promise<OpenDatabase> {
  return where.databaseUrl === undefined ? openEmbedded(where.dataDir, watch) : openPostgres(where.databaseUrl, watch);
}

const INT8 = 20;

export async function openPostgres(databaseUrl: string, watch: DatabaseWatch = {}): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 5000,
    // Times are int8, and fit a number until the year 287396.
    types: { getTypeParser: (oid, format) => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) },
  });
  // A connection that breaks while nobody uses it must not end the process; the pool opens another.
  pool.on('error', (error) => {
    watch.onError?.(error);
    watch.onConnectionLost?.(error);
  });
  const connect = () =>
    pool.connect().catch((error: unknown) => {
      watch.onError?.(error);
      throw error;
    });
  const dialect = new PostgresDialect({ pool: { connect, end: () => pool.end() } });
  const db = new Kysely<Database>({ dialect, ...logTo(watch) });
  const { host, pathname } = new URL(databaseUrl);
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw new StartError(`The database at ${host}${pathname} (DATABASE_URL) cannot be used: ${messageOf(error)}`);
  }
  return { db, label: `PostgreSQL at ${host}${pathname}`, close: () => db.destroy() };
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
  const db = new Kysely<Database>({ dialect: pgliteDialect(client), ...logTo(watch) });
  await migrate(db);
  return db;
}

const messageOf = (error: unknown): string => {
  // A refused connection to a name with several addresses arrives as an AggregateError without a message of its own.
  if (error instanceof AggregateError) return error.errors.map(messageOf).join('; ');
  return error instanceof Error ? error.message : String(error);
};
