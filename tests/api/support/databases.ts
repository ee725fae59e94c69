import { sql } from 'kysely';
import { describe } from 'vitest';
import { embeddedDatabase, openPostgres } from '../../../server/db/open.ts';
import type { Db } from '../../../server/db/transaction.ts';
import { freshPglite } from '../../support/fresh-pglite.ts';
import { noPostgresBecause, startPostgres } from './postgres.ts';

export interface TestDatabase {
  readonly db: Db;
  close(): Promise<void>;
}

export type OpenTestDatabase = () => Promise<TestDatabase>;

/** Runs the same tests on the embedded database and on a PostgreSQL server. */
export function describeOnBoth(title: string, tests: (open: OpenTestDatabase) => void): void {
  describe(`${title}, on PGlite`, () => tests(openPglite));
  if (noPostgresBecause === undefined) describe(`${title}, on PostgreSQL`, () => tests(openThrowAwayPostgres));
  else {
    console.warn(`"${title}" is not tested on PostgreSQL: ${noPostgresBecause}.`);
    describe.skip(`${title}, on PostgreSQL (skipped: ${noPostgresBecause})`, () => tests(openThrowAwayPostgres));
  }
}

export async function openPglite(): Promise<TestDatabase> {
  const db = await embeddedDatabase(await freshPglite());
  return { db, close: () => db.destroy() };
}

async function openThrowAwayPostgres(): Promise<TestDatabase> {
  const postgres = await startPostgres();
  const { db } = await openPostgres(postgres.url);
  return {
    db,
    close: async () => {
      await db.destroy();
      await postgres.stop();
    },
  };
}

/** Empties what tests write, and leaves what migrations put there. */
export async function empty(db: Db): Promise<void> {
  await sql`truncate users, identities, sessions, access_tokens, sign_in_attempts, email_codes, proofs, tickets, rate_limits, oauth_codes, oauth_tokens, oauth_consents, profile_images, caught_mails, provider_attempts, deleted_identities, audit_log, agreements, outbox, devices, build_files, access_notices`.execute(
    db,
  );
}
