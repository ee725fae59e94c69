/*
 * Rows of each table at the end of each month of a simulated year: people with typical use, and one client that signs in, refreshes and joins
 * as a guest without end. Run by `npx tsx tests/bench/rows.ts`, or with a number of people and of months; needs PostgreSQL 15.
 */

import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { addIdentity } from '#server/accounts/identities.ts';
import { beginSession, refreshSession } from '#server/accounts/sessions.ts';
import { createUser } from '#server/accounts/users.ts';
import { configFromEnv } from '#server/config-from-env.ts';
import { openPostgres } from '#server/db/open.ts';
import { transaction } from '#server/db/transaction.ts';
import { digest } from '#server/hashing.ts';
import { tidy } from '#server/housekeeping.ts';
import { takeFrom } from '#server/limits/take.ts';
import { Metrics } from '#server/metrics/metrics.ts';
import { issueProof } from '#server/tests/support/issue-proof.ts';
import { startPostgres } from '#server/tests/support/postgres.ts';

const PEOPLE = Number(process.argv[2] ?? 200);
const MONTHS = Number(process.argv[3] ?? 12);
const GOOGLE = 3;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Calls of the endless client, a day. */
const ABUSE = { signIns: 15, refreshes: 15, guests: 5 };
const TABLES = [
  'users',
  'sessions',
  'access_tokens',
  'proofs',
  'provider_attempts',
  'rate_limits',
  'oauth_codes',
  'agreements',
  'identities',
] as const;

const postgres = await startPostgres();
const { db, close } = await openPostgres(postgres.url);
const clock = { now: Date.UTC(2026, 0, 1) };
const random = (bytes: number) => randomBytes(bytes);
const deps = { db, clock: () => clock.now, random, secret: random(32), config: configFromEnv({}), metrics: new Metrics() };
let names = 0;

const newAccount = (subject: string | undefined) =>
  transaction(db, async (tx) => {
    names += 1;
    const userId = await createUser(deps, tx, {
      nickname: `person${names}`,
      uvrsId: `person${names}`,
      gender: 'F',
      marketingAgreed: false,
    });
    if (subject !== undefined) await addIdentity(deps, tx, userId, { method: GOOGLE, subject, passwordHash: null });
    return userId;
  });

const signIn = async (userId: string, visit: string, method = GOOGLE) =>
  (await transaction(db, (tx) => beginSession(deps, tx, { userId, method, visit }))).credential;

/** A person who uses two browsers on one day in ten, proves an email and continues to a partner now and then. */
class Person {
  readonly #number: number;
  #userId = '';
  readonly #credentials: (string | undefined)[] = [undefined, undefined];

  constructor(number: number) {
    this.#number = number;
  }

  async day(day: number): Promise<void> {
    if ((day + this.#number) % 10 !== 0) return;
    if (this.#userId === '') this.#userId = await newAccount(`subject-${this.#number}`);
    const browser = (day + this.#number) % 20 === 0 ? 0 : 1;
    const visit = `visit-${this.#number}-${browser}`;
    await takeFrom(deps, { name: 'provider-starts/address', max: 1e9, window: HOUR }, visit);
    let credential = this.#credentials[browser];
    // One time in four the session has been signed out of, or the browser has lost it.
    if (credential === undefined || (day + this.#number) % 40 === 0) credential = await signIn(this.#userId, visit);
    // A session ends 30 days after its sign-in.
    const refreshed = await refreshSession(deps, credential, undefined).catch(() => undefined);
    credential = refreshed?.credential ?? (await signIn(this.#userId, visit));
    this.#credentials[browser] = credential;
    if (day % 4 === 0) await issueProof(db, deps, { email: `p${this.#number}@madang.kr`, visit, purpose: 'reset' });
    if (day % 3 === 0) await continueToPartner(this.#userId, credential);
  }
}

const continueToPartner = (userId: string, credential: string) =>
  db
    .insertInto('oauth_codes')
    .values({
      code_hash: digest(`${random(16)}`),
      client_id: 'demo-partner',
      redirect_uri: '',
      user_id: userId,
      session_id: credential.split('.')[0] ?? '',
      expires_at: clock.now,
      used_at: null,
    })
    .execute();

const people = Array.from({ length: PEOPLE }, (_, number) => new Person(number));
const abuser = await newAccount('abuser');

async function abuse(): Promise<void> {
  let credential = '';
  for (let times = 0; times < ABUSE.signIns; times += 1) credential = await signIn(abuser, 'one visit');
  for (let times = 0; times < ABUSE.refreshes; times += 1) credential = (await refreshSession(deps, credential, undefined)).credential;
  for (let times = 0; times < ABUSE.guests; times += 1) await signIn(await newAccount(undefined), 'one visit', 0);
}

async function year(): Promise<void> {
  console.info(
    `${PEOPLE} people, and one client that signs in ${ABUSE.signIns}, refreshes ${ABUSE.refreshes} and joins ${ABUSE.guests} times a day`,
  );
  console.info(['month', ...TABLES, 'tidying'].map((name) => name.padStart(18)).join(''));
  for (let month = 1; month <= MONTHS; month += 1) {
    let tidied = 0;
    for (let day = 0; day < 30; day += 1) {
      clock.now += DAY / 2;
      for (let start = 0; start < PEOPLE; start += 8)
        await Promise.all(people.slice(start, start + 8).map((one) => one.day(month * 30 + day)));
      await abuse();
      clock.now += DAY / 2;
      const began = performance.now();
      await tidy(deps);
      tidied = performance.now() - began;
    }
    const counts = TABLES.map(async (table) => {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(db);
      return rows[0]?.count ?? 0;
    });
    console.info([month, ...(await Promise.all(counts)), `${Math.round(tidied)} ms`].map((value) => String(value).padStart(18)).join(''));
  }
}

try {
  await year();
} finally {
  await close();
  await postgres.stop();
}
