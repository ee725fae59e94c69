import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect } from 'kysely';
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

/** A PostgreSQL server by its URL, or the embedded one in a directory; migrated either way. */
export async function openDatabase(where: { readonly databaseUrl?: string; readonly dataDir: string }): Promise<OpenDatabase> {
  return where.databaseUrl === undefined ? openEmbedded(where.dataDir) : openPostgres(where.databaseUrl);
}

const INT8 = 20;

export async function openPostgres(databaseUrl: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 5000,
    // Times are int8, and fit a number until the year 287396.
    types: { getTypeParser: (oid, format) => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) },
  });
  // A connection that breaks while nobody uses it must not end the process; the pool opens another.
  pool.on('error', (error) => console.error(`A database connection was lost: ${error.message}`));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const { host, pathname } = new URL(databaseUrl);
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw new StartError(`The database at ${host}${pathname} (DATABASE_URL) cannot be used: ${messageOf(error)}`);
  }
  return { db, label: `PostgreSQL at ${host}${pathname}`, close: () => db.destroy() };
}

async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  await mkdir(dataDir, { recursive: true });
  const lock = await lockDirectory(dataDir);
  try {
    const db = await embeddedDatabase(await PGlite.create(path.join(dataDir, 'db')));
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

export async function embeddedDatabase(client: PGlite): Promise<Db> {
  const db = new Kysely<Database>({ dialect: pgliteDialect(client) });
  await migrate(db);
  return db;
}

const messageOf = (error: unknown): string => {
  // A refused connection to a name with several addresses arrives as an AggregateError without a message of its own.
  if (error instanceof AggregateError) return error.errors.map(messageOf).join('; ');
  return error instanceof Error ? error.message : String(error);
};
