import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { inject } from 'vitest';
import { embeddedDatabase, openPostgres } from '#server/db/open.ts';
import type { Db } from '#server/db/transaction.ts';
import { freshPglite } from '../../../tests/support/fresh-pglite.ts';
import { describeFirst, describeRest, IS_REST } from '../../../tests/support/part.ts';
import { noPostgresBecause } from './postgres.ts';
import { TEMPLATE } from './template.ts';

export interface TestDatabase {
  readonly db: Db;
  close(): Promise<void>;
}

export type OpenTestDatabase = () => Promise<TestDatabase>;

/** Runs the same tests on the embedded database (`npm test`) and on a PostgreSQL server (`npm run test:rest`). */
export function describeOnBoth(title: string, tests: (open: OpenTestDatabase) => void): void {
  describeFirst(`${title}, on PGlite`, () => tests(openPglite));
  if (noPostgresBecause === undefined) describeRest(`${title}, on PostgreSQL`, () => tests(openCopy));
  else {
    if (IS_REST) console.warn(`"${title}" is not tested on PostgreSQL: ${noPostgresBecause}.`);
    describeRest.skip(`${title}, on PostgreSQL (skipped: ${noPostgresBecause})`, () => tests(openCopy));
  }
}

export async function openPglite(): Promise<TestDatabase> {
  const db = await embeddedDatabase(await freshPglite());
  return { db, close: () => db.destroy() };
}

/** A database of the run's server, copied from the migrated template. */
async function openCopy(): Promise<TestDatabase> {
  const server = inject('postgresUrl');
  const name = `madang_${randomBytes(6).toString('hex')}`;
  await asked(server, `create database ${name} template ${TEMPLATE}`);
  const url = new URL(server);
  url.pathname = name;
  const { db } = await openPostgres(url.href);
  return {
    db,
    close: async () => {
      await db.destroy();
      await asked(server, `drop database ${name} with (force)`);
    },
  };
}

async function asked(server: string, statement: string): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Everything that tests write; the others have what migrations put there. */
const WRITTEN = [
  'users',
  'identities',
  'sessions',
  'access_tokens',
  'sign_in_attempts',
  'email_codes',
  'proofs',
  'confirmations',
  'tickets',
  'rate_limits',
  'oauth_codes',
  'oauth_tokens',
  'oauth_consents',
  'profile_images',
  'caught_mails',
  'provider_attempts',
  'deleted_identities',
  'audit_log',
  'agreements',
  'outbox',
  'devices',
  'build_files',
  'access_notices',
  'passkeys',
  'passkey_challenges',
  'hand_overs',
  'openid_entries',
  'openid_logins',
  'openid_logouts',
  'provider_notices',
  'provider_revocations',
];

/**
 * Empties what tests write. A truncation makes a new file for each table and index, which takes ten times as long as deleting the few rows; the
 * lock waits for who still writes, as a truncation would.
 */
const EMPTY = `do $$ begin
  set local session_replication_role = replica;
  lock table ${WRITTEN.join(', ')} in access exclusive mode;
  ${WRITTEN.map((table) => `delete from ${table};`).join(' ')}
end $$`;

export const empty = (db: Db): Promise<unknown> => sql.raw(EMPTY).execute(db);
