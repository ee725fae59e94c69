import { randomBytes } from 'node:crypto';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Config } from '#server/config.ts';
import { configFromEnv } from '#server/config-from-env.ts';
import { loadSecret } from '#server/db/migrate.ts';
import { embeddedDatabase, openPostgres } from '#server/db/open.ts';
import { pgliteDialect } from '#server/db/pglite-dialect.ts';
import type { Database } from '#server/db/schema.ts';
import type { Db } from '#server/db/transaction.ts';
import { freshPglite } from '../../../tests/support/fresh-pglite.ts';
import { createTestApi, type TestApi } from '../support/api.ts';
import { steppedDialect } from './racer.ts';

/** A database of its own, with an API on it whose steps a race can stop. */
export interface Arena {
  readonly db: Db;
  readonly api: TestApi;
  /** As the API on this database has them. */
  readonly deps: ArenaDeps;
  close(): Promise<void>;
}

interface ArenaDeps {
  readonly clock: () => number;
  readonly random: (bytes: number) => Uint8Array;
  readonly secret: Uint8Array;
  readonly config: Config;
}

async function arenaOn(db: Db): Promise<Arena> {
  const api = await createTestApi(db);
  // A reply does not wait until what is due is sent: that would be steps of a call which has ended.
  api.mail.answers = Promise.resolve();
  const random = (bytes: number) => randomBytes(bytes);
  const deps = { clock: () => api.clock.now, random, secret: await loadSecret(db, random), config: configFromEnv({}) };
  return { db, api, deps, close: () => db.destroy() };
}

export async function pgliteArena(): Promise<Arena> {
  const client = await freshPglite();
  await embeddedDatabase(client);
  return arenaOn(new Kysely<Database>({ dialect: steppedDialect(pgliteDialect(client), 'turn') }));
}

/** @param url of a PostgreSQL server; the arena makes a database there, with this name */
export async function postgresArena(url: string, name: string): Promise<Arena> {
  const admin = new pg.Client(url);
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const own = Object.assign(new URL(url), { pathname: `/${name}` }).href;
  await (await openPostgres(own)).close();
  const types: pg.CustomTypesConfig = {
    getTypeParser: (oid, format) => (oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format)),
  };
  const pool = new pg.Pool({ connectionString: own, max: 6, types });
  return arenaOn(new Kysely<Database>({ dialect: steppedDialect(new PostgresDialect({ pool }), 'statement') }));
}

/** Deletes what a round has written; much faster than `truncate` on tables this small. */
export async function clear(db: Db): Promise<void> {
  await sql`with
    a as (delete from users), b as (delete from email_codes), c as (delete from proofs), d as (delete from tickets),
    e as (delete from rate_limits), f as (delete from provider_attempts), g as (delete from audit_log),
    h as (delete from outbox), i as (delete from sign_in_attempts) select 1`.execute(db);
}
