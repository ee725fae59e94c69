import { readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { describe } from 'vitest';
import { embeddedDatabase, openPostgres } from '../../../server/db/open.ts';
import type { Db } from '../../../server/db/transaction.ts';
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
    describe.skip(`${title}, on PostgreSQL (${noPostgresBecause})`, () => tests(openThrowAwayPostgres));
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

/** An empty database in memory. To initialise one takes seconds, so that is done once on a machine, and a copy is loaded. */
async function freshPglite(): Promise<PGlite> {
  const manifest: unknown = JSON.parse(await readFile(findManifest(), 'utf8'));
  const version = typeof manifest === 'object' && manifest !== null && 'version' in manifest ? String(manifest.version) : 'unknown';
  const template = path.join(os.tmpdir(), `madang-pglite-${version}-${process.getuid?.() ?? 'user'}.tar`);
  const known = await readFile(template).catch(() => undefined);
  if (known !== undefined) return PGlite.create({ loadDataDir: new Blob([new Uint8Array(known)]) });
  const fresh = await PGlite.create();
  const dump = await fresh.dumpDataDir('none');
  // Written aside and moved, so that a test in another process never reads half of it.
  await writeFile(`${template}.${process.pid}`, new Uint8Array(await dump.arrayBuffer()));
  await rename(`${template}.${process.pid}`, template);
  return fresh;
}

const findManifest = (): string => {
  const main = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  return path.join(main.slice(0, main.lastIndexOf('/dist/')), 'package.json');
};

/** Empties what tests write, and leaves what migrations put there. */
export async function empty(db: Db): Promise<void> {
  await sql`truncate users, identities, sessions, access_tokens, email_codes, proofs, tickets, rate_limits, oauth_codes, oauth_tokens, profile_images, caught_mails, provider_attempts, deleted_identities, audit_log`.execute(
    db,
  );
}
