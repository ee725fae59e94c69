import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { markdownTable } from 'markdown-table';
import { AGREEMENT_ITEMS } from '#contract/agreement-items.ts';
import { TEXT_VERSIONS } from '#contract/text-versions.ts';
import { openPostgres } from '#server/db/open.ts';
import { digest } from '#server/hashing.ts';
import { startPostgres } from '#server/tests/support/postgres.ts';
import { addressOf, fillMembers, fillSessions, insertAll, memberOf } from './fill.ts';

/** `npm run bench -- growth`: fills a PostgreSQL with members and prints the bytes of a row and of its index entries, and what a million members take. */
const { values } = parseArgs({ options: { members: { type: 'string', default: '100000' } } });
const MEMBERS = Number(values.members);
const MILLION = 1_000_000;

/** Rows of a member on paper, and why. */
const ROWS_OF_MEMBER = {
  users: [1, 'one'],
  identities: [1.5, 'an email or a provider; every second member has linked another'],
  agreements: [AGREEMENT_ITEMS.length, 'one for each item, at the sign-up'],
  devices: [2, 'a computer and a phone'],
  sessions: [2, 'a computer and a phone'],
  access_tokens: [4.4, 'the newest of each session, and of one member in ten the 24 that a day with four hours of use leaves'],
  rate_limits: [0.2, 'one for an email and an address that were counted in the last day'],
} as const;

const postgres = await startPostgres();
try {
  const { db, close } = await openPostgres(postgres.url);
  await fillMembers(db, 0, MEMBERS);
  await fillSessions(db, MEMBERS, MEMBERS);
  const now = Date.now();
  const numbers = Array.from({ length: MEMBERS }, (_, number) => number);
  const userOf = (number: number) => memberOf(number).userId;
  const agreed = numbers.flatMap((number) =>
    AGREEMENT_ITEMS.map((item) => ({ user_id: userOf(number), item, version: TEXT_VERSIONS[item].version, agreed: true, at: now })),
  );
  await insertAll(db, 'agreements', agreed);
  const device = () => digest(randomBytes(16).toString('base64url'));
  await insertAll(
    db,
    'devices',
    numbers.map((number) => ({ user_id: userOf(number), device_hash: device(), seen_at: now })),
  );
  await insertAll(
    db,
    'rate_limits',
    numbers.map((number) => ({ policy: 'wrong-passwords/email+address', subject: digest(addressOf(number)), started_at: now, count: 1 })),
  );
  await sql`vacuum analyze`.execute(db);
  let [heap, indexes] = [0, 0];
  const rows: string[][] = [];
  for (const [table, [perMember, why]] of Object.entries(ROWS_OF_MEMBER)) {
    const size = await sql<{ count: number; heap: number; indexes: number }>`select
      (select count(*) from ${sql.table(table)}) as count,
      pg_total_relation_size(${table}::regclass) - pg_indexes_size(${table}::regclass) as heap,
      pg_indexes_size(${table}::regclass) as indexes`.execute(db);
    const { count, heap: ofHeap, indexes: ofIndexes } = size.rows[0] ?? { count: 0, heap: 0, indexes: 0 };
    const million = (bytes: number) => (bytes / count) * perMember * MILLION;
    heap += million(ofHeap);
    indexes += million(ofIndexes);
    const gigabytes = (bytes: number) => (bytes / 2 ** 30).toFixed(2);
    rows.push([
      table,
      String(count),
      (ofHeap / count).toFixed(0),
      (ofIndexes / count).toFixed(0),
      `${perMember} (${why})`,
      gigabytes(million(ofHeap)),
      gigabytes(million(ofIndexes)),
    ]);
  }
  const head = [
    'table',
    'rows measured',
    'bytes a row',
    'bytes of its index entries',
    'rows a member',
    'GB of a million',
    'GB of their indexes',
  ];
  console.info(markdownTable([head, ...rows]));
  console.info(`A million members: ${(heap / 2 ** 30).toFixed(1)} GB of rows and ${(indexes / 2 ** 30).toFixed(1)} GB of indexes`);
  await close();
} finally {
  await postgres.stop();
}
