import { setTimeout } from 'node:timers/promises';
import { Hono } from 'hono';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CALLS, type CallName } from '#contract/calls.ts';
import { RESULT } from '#contract/result-codes.ts';
import { type OpenDatabase, openPostgres } from '#server/db/open.ts';
import { DatabaseUnavailable } from '#server/db/outage.ts';
import { transaction } from '#server/db/transaction.ts';
import { Readiness } from '#server/health/readiness.ts';
import { answerToError } from '#server/http/error-answer.ts';
import { createLog } from '#server/log/log.ts';
import { createTestApi, type TestApi } from './support/api.ts';
import type { Browser } from './support/browser.ts';
import { becomeGuest, becomeMember, imageForm, WELL_FORMED } from './support/people.ts';
import { noPostgresBecause, startPostgres, type ThrowAwayPostgres } from './support/postgres.ts';
import { newState } from './support/provider-window.ts';

const because = noPostgresBecause === undefined ? '' : ` (skipped: ${noPostgresBecause})`;
if (noPostgresBecause !== undefined) console.warn(`Outages of the database are not tested: ${noPostgresBecause}.`);

const END_OTHERS = `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'`;

/** They ask nothing of the database; the last one where no client is registered for the OpenID door. */
const DATABASE_FREE_CALLS: readonly CallName[] = ['campusList', 'configuration', 'listSchools', 'refreshAccessToken', 'refusePartnerLogin'];

describe.skipIf(noPostgresBecause !== undefined)(`while the database is away${because}`, { timeout: 120_000 }, () => {
  let postgres: ThrowAwayPostgres;
  let database: OpenDatabase;
  let api: TestApi;
  let member: Browser;
  /** Reports to the watch of the database. */
  let told: string[];
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());
  beforeEach(async () => {
    told = [];
    const watch = { onAway: () => told.push('away'), onBack: () => told.push('back') };
    database = await openPostgres(postgres.url, watch, { connection: 300, statement: 400, answer: 500 });
    api = await createTestApi(database.db);
    member = api.browser();
    await becomeMember(api, member);
  });
  afterEach(async () => {
    await database.close();
  });

  const isBack = async () => expect.poll(() => member.call('userInfo').then(({ code }) => code), { timeout: 20_000 }).toBe(RESULT.ok);

  async function everyCallIsRefused(): Promise<void> {
    for (const name of Object.keys(CALLS) as CallName[]) {
      if (DATABASE_FREE_CALLS.includes(name)) continue;
      const options = name === 'changeProfileImage' ? { rawBody: imageForm('me.png') } : {};
      const { headers } = await member.refused(name, 'unavailable', WELL_FORMED[name], options);
      expect(Number(headers.get('retry-after')), name).toBeGreaterThan(0);
    }
  }

  it('down: every call that needs it answers 503 with Retry-After, one line tells of it and one of its end, and all goes on', async () => {
    await postgres.halt();
    try {
      await everyCallIsRefused();
      await member.ok('configuration');
      const window = await member.fetch('GET', `/api/v1/auth/provider/google/start?state=${newState()}&purpose=login`);
      expect(window.headers.get('location')).toContain('error=temporarily_unavailable');
      expect(told).toEqual(['away']);
      expect(api.logged.filter(({ level }) => level === 'error')).toEqual([]);
    } finally {
      await postgres.start();
    }
    await isBack();
    expect(told).toEqual(['away', 'back']);
  });

  it('hung: the same, for many calls at once, and no connection of that time is used again', async () => {
    await postgres.signal('SIGSTOP');
    try {
      const replies = await Promise.all(Array.from({ length: 30 }, () => member.call('userInfo')));
      expect(replies.map(({ code }) => code)).toEqual(replies.map(() => RESULT.unavailable));
      await everyCallIsRefused();
      expect(told).toEqual(['away']);
    } finally {
      await postgres.signal('SIGCONT');
    }
    await isBack();
    const all = () => Promise.all(Array.from({ length: 10 }, () => member.call('userInfo').then(({ code }) => code)));
    await expect.poll(all, { timeout: 20_000 }).toEqual(Array(10).fill(RESULT.ok));
    expect(told).toEqual(['away', 'back']);
  });

  it('connections that break while nothing uses them are noticed, and others opened', async () => {
    const others = sql`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'`;
    const { db, close } = await openPostgres(postgres.url);
    await others.execute(db);
    await close();
    await expect.poll(() => told).toEqual(['away']);
    await isBack();
    expect(told).toEqual(['away', 'back']);
  });

  /** Ends every connection but the one that asks for it, again and again until `isOver`. */
  async function endConnections(isOver: () => boolean): Promise<void> {
    const { db, close } = await openPostgres(postgres.url);
    do {
      await sql.raw(END_OTHERS).execute(db);
      await setTimeout(20);
    } while (!isOver());
    await close();
  }

  it('[API-8] a connection that ends between two statements of a transaction fails that alone, and the process goes on', async () => {
    const work = transaction(database.db, async (tx) => {
      await sql`select 1`.execute(tx);
      await endConnections(() => true);
      // The message has come by now, without a query.
      await vi.waitFor(() => expect(told).toEqual(['away']));
      await sql`select 1`.execute(tx);
    });
    await expect(work).rejects.toThrow(DatabaseUnavailable);
    await isBack();
    expect(told).toEqual(['away', 'back']);
  });

  it('[API-8] connections that end again and again in each call: answers or 503, no uncaught error, and all goes on', async () => {
    const names = Object.keys(CALLS) as CallName[];
    const guests: Browser[] = [];
    for (const _ of names) {
      const guest = api.browser();
      await becomeGuest(guest);
      guests.push(guest);
    }
    let isOver = false;
    const ends = endConnections(() => isOver);
    const answers = await Promise.all(
      names.map(async (name, index) => {
        const replies: string[] = [];
        for (let time = 0; time < 6; time += 1) {
          const options = name === 'changeProfileImage' ? { rawBody: imageForm('me.png') } : {};
          const reply = await guests[index]?.call(name, WELL_FORMED[name], options);
          if (reply !== undefined && reply.status >= 500 && reply.code !== RESULT.unavailable) replies.push(`${name}: ${reply.code}`);
          await setTimeout(30);
        }
        return replies;
      }),
    );
    isOver = true;
    await ends;
    await isBack();
    expect(answers.flat()).toEqual([]);
    expect(api.logged.filter(({ level }) => level === 'error').map(({ msg }) => msg)).toEqual([]);
  });

  it('the server ends a statement that takes too long, and the connection is used again', async () => {
    const timeout = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(database.db);
    expect(timeout.rows).toEqual([{ statement_timeout: '400ms' }]);
    await expect(sql`select pg_sleep(5)`.execute(database.db)).rejects.toThrow(DatabaseUnavailable);
    await member.ok('userInfo');
  });

  it('[API-8] a primary that became a standby: 503 and not ready; its connections are given up, so that the next lead where its name does', async () => {
    const readiness = new Readiness();
    readiness.started(database.db);
    expect(await readiness.whyNot()).toBeUndefined();
    const operator = new pg.Client(postgres.url);
    await operator.connect();
    await operator.query('alter database postgres set default_transaction_read_only = on');
    try {
      await operator.query(END_OTHERS);
      // Each of the pool's connections is one that may only read.
      await Promise.all(Array.from({ length: 10 }, () => sql`select pg_sleep(0.2)`.execute(database.db).catch(() => {})));
      await member.refused('changeAccountOpen', 'unavailable', { acntOpenYn: 'Y' });
      expect(await readiness.whyNot()).toBe('database');
    } finally {
      await operator.query('alter database postgres reset default_transaction_read_only');
      await operator.end();
    }
    const changes = () =>
      Promise.all(Array.from({ length: 10 }, () => member.call('changeAccountOpen', { acntOpenYn: 'Y' }).then(({ code }) => code)));
    // Ten at once wait for one account, and for the connections of before to be given up: kept ones would refuse in each round.
    await expect.poll(changes, { timeout: 20_000 }).toEqual(Array(10).fill(RESULT.ok));
    expect(await readiness.whyNot()).toBeUndefined();
  });

  it('[API-8] others have taken the server’s last connection: those that the pool has are waited for, and none is refused', async () => {
    const { db, close } = await openPostgres(postgres.url, {}, { connection: 5000, statement: 5000, answer: 6000 });
    await sql`select 1`.execute(db);
    const others: pg.Client[] = [];
    try {
      for (;;) {
        const other = new pg.Client(postgres.url);
        others.push(other);
        const isIn = await other.connect().then(
          () => true,
          () => false,
        );
        if (!isIn) break;
      }
      const asked = Array.from({ length: 30 }, () => sql<{ one: number }>`select 1 as one from pg_sleep(0.02)`.execute(db));
      expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual(Array(30).fill('fulfilled'));
    } finally {
      await Promise.all(others.map((other) => other.end().catch(() => {})));
    }
    // Then it grows again.
    await setTimeout(1100);
    await Promise.all(Array.from({ length: 4 }, () => sql`select pg_sleep(0.2)`.execute(db)));
    const { rows } = await sql<{
      count: number;
    }>`select count(*)::int as count from pg_stat_activity where query like '%pg_sleep(0.2)%'`.execute(db);
    expect(rows[0]?.count).toBeGreaterThanOrEqual(4);
    await close();
  });

  it.each([
    ['its password was changed', `alter role of_madang password 'next-password'`],
    ['its role may log in no more', 'alter role of_madang nologin'],
    ['it takes no new connections', 'alter database postgres connection limit 0'],
  ])('[API-8] %s: calls go on with the connections that are open, and the log says once why there are no more', async (_, change) => {
    const operator = new pg.Client(postgres.url);
    await operator.connect();
    const url = await postgres.roleWithPassword('of_madang', 'first-password');
    const [full, away] = [vi.fn(), vi.fn()];
    const watch = { onFull: full, onAway: away };
    const { db, close } = await openPostgres(url, watch, { connection: 2000, statement: 5000, answer: 6000 });
    try {
      await sql`select 1`.execute(db);
      // The limit of a database is none for a superuser.
      await operator.query('alter role of_madang nosuperuser');
      await operator.query(change);
      const asked = Array.from({ length: 30 }, () => sql`select pg_sleep(0.02)`.execute(db));
      expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual(Array(30).fill('fulfilled'));
      expect([away.mock.calls.length, full.mock.calls.length]).toEqual([0, 1]);
      // Without any, it is an outage like the others, and one line tells of it.
      await operator.query(END_OTHERS);
      for (let time = 0; time < 3; time += 1) await expect(sql`select 1`.execute(db)).rejects.toThrow(DatabaseUnavailable);
      expect(away).toHaveBeenCalledOnce();
      await expect(openPostgres(url)).rejects.toThrow(/^The database at 127.0.0.1:\d+\/postgres \(DATABASE_URL\) cannot be used: /);
      await expect(openPostgres(url)).rejects.not.toThrow(/first-password/);
    } finally {
      await operator.query('alter database postgres connection limit -1');
      await close();
      await operator.query('drop owned by of_madang; drop role of_madang');
      await operator.end();
    }
  });

  it('[API-8] a lock that the operator bounds (lock_timeout), and transactions in each other’s way to the end, are 503 and no defect', async () => {
    const holder = await openPostgres(postgres.url);
    try {
      await transaction(holder.db, async (tx) => {
        await sql`lock table users in access exclusive mode`.execute(tx);
        await transaction(database.db, async (waiting) => {
          await sql`set local lock_timeout = '50ms'`.execute(waiting);
          await sql`select 1 from users`.execute(waiting);
        }).then(
          () => expect.unreachable('the table is locked'),
          (error: unknown) => expect(error).toBeInstanceOf(DatabaseUnavailable),
        );
      });
    } finally {
      await holder.close();
    }
    const deadlock = Object.assign(new Error('deadlock detected'), { code: '40P01', severity: 'ERROR' });
    const app = new Hono().get('/', () => {
      throw deadlock;
    });
    const answer = await app.onError(answerToError({ log: createLog({ level: 'silent' }) })).request('/');
    expect([answer.status, (await answer.json()).code, answer.headers.get('retry-after')]).toEqual([503, RESULT.unavailable, '5']);
  });

  it('maintenance answers 503 with a code of its own', async () => {
    const closed = await createTestApi(database.db, { closed: true });
    const { headers } = await closed.browser().refused('configuration', 'closed');
    expect(headers.get('retry-after')).toBe('300');
    expect(RESULT.closed).not.toBe(RESULT.unavailable);
  });
});
