import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { configFromEnv } from '#server/config-from-env.ts';
import { embeddedDatabase, openPostgres } from '#server/db/open.ts';
import type { Db } from '#server/db/transaction.ts';
import { keepTidy } from '#server/housekeeping.ts';
import { Metrics } from '#server/metrics/metrics.ts';
import { startServer } from '#server/server.ts';
import { freshPglite } from '../../tests/support/fresh-pglite.ts';
import { createTestApi, type TestApi } from './support/api.ts';
import { empty, openPglite, type TestDatabase } from './support/databases.ts';
import { recordingLog } from './support/logged.ts';
import {
  becomeGuest,
  becomeMember,
  emailCredentials,
  guestJoin,
  imageForm,
  linkTicketFor,
  PASSWORD,
  proveEmail,
  ticketCredentials,
} from './support/people.ts';

const EMAIL = 'min@madang.kr';
const DAY = 86_400_000;

/** The value of one series; 0 where it has not been counted yet. */
async function seriesValue(metrics: Metrics, series: string): Promise<number> {
  const line = (await metrics.text()).split('\n').find((one) => one.startsWith(`${series} `));
  return Number(line?.split(' ')[1] ?? 0);
}

/** How much a series has grown by `work`. */
async function growth(metrics: Metrics, series: string, work: () => Promise<unknown>): Promise<number> {
  const before = await seriesValue(metrics, series);
  await work();
  return (await seriesValue(metrics, series)) - before;
}

describe('the metrics of the API', () => {
  let database: TestDatabase;
  let api: TestApi;
  beforeAll(async () => {
    database = await openPglite();
  });
  beforeEach(async () => {
    await empty(database.db);
    api = await createTestApi(database.db);
  });
  afterAll(() => database.close());
  const grown = (series: string, work: () => Promise<unknown>) => growth(api.metrics, series, work);

  it('count and time requests by the name of their call, and never by their path', async () => {
    const config = () => api.browser().ok('configuration');
    expect(await grown('madang_http_requests_total{call="configuration",status="200"}', config)).toBe(1);
    expect(await grown('madang_http_request_duration_seconds_count{call="configuration"}', config)).toBe(1);
    const unauthorized = () => api.browser().refused('userInfo', 'unauthorized');
    expect(await grown('madang_http_requests_total{call="userInfo",status="401"}', unauthorized)).toBe(1);
    for (let path = 0; path < 50; path += 1) {
      await api.browser().fetch('GET', `/api/v1/made-up/${path}`);
      await api.browser().fetch('GET', `/media/profile/made-up-${path}.png`);
    }
    expect(await seriesValue(api.metrics, 'madang_http_requests_total{call="unknown",status="404"}')).toBe(50);
    expect(await seriesValue(api.metrics, 'madang_http_requests_total{call="profileImage",status="404"}')).toBe(50);
    expect(await api.metrics.text()).not.toContain('made-up');
  });

  it('count sessions that begin, by method, and that end, by reason', async () => {
    const browser = api.browser();
    expect(await grown('madang_sessions_begun_total{method="guest"}', () => becomeGuest(browser))).toBe(1);
    expect(await grown('madang_sessions_ended_total{reason="logout"}', () => browser.ok('logout'))).toBe(1);
    browser.token = undefined;
    expect(await grown('madang_sessions_begun_total{method="email"}', () => becomeMember(api, browser, EMAIL))).toBe(1);

    const copied = new Map(browser.cookies);
    await browser.ok('refreshAccessToken');
    api.clock.now += 60_000;
    for (const [name, cookie] of copied) browser.cookies.set(name, cookie);
    const reused = () => browser.refused('refreshAccessToken', 'refreshConflict');
    expect(await grown('madang_sessions_ended_total{reason="reused"}', reused)).toBe(1);

    const login = () => browser.ok('emailLogin', { authMthd: 1, authId: EMAIL, pswd: PASSWORD });
    await login();
    const reset = async () => browser.ok('resetPassword', emailCredentials(EMAIL, await proveEmail(api, browser, EMAIL)));
    expect(await grown('madang_sessions_ended_total{reason="passwordReset"}', reset)).toBe(1);

    await login();
    browser.token = undefined;
    api.clock.now += 31 * DAY;
    const tooLate = () => browser.refused('refreshAccessToken', 'unauthorized');
    expect(await grown('madang_sessions_ended_total{reason="expired"}', tooLate)).toBe(1);

    await login();
    api.clock.now += 31 * DAY;
    const expired = 'madang_sessions_ended_total{reason="expired"}';
    const { db } = database;
    const before = await seriesValue(api.metrics, expired);
    const left = (await db.selectFrom('sessions').select('session_id').execute()).length;
    expect(left).toBeGreaterThan(0);
    const stop = keepTidy({ db, clock: () => api.clock.now, log: recordingLog().log, metrics: api.metrics });
    await expect.poll(() => seriesValue(api.metrics, expired)).toBe(before + left);
    await stop();
  });

  it('count the sessions that end because accounts are linked or replaced', async () => {
    const owner = api.browser();
    await becomeMember(api, owner, EMAIL);
    await owner.ok('setUpAccount', ticketCredentials(await linkTicketFor(api, owner, 'kim')));
    const guest = api.browser();
    await becomeGuest(guest);
    const ticket = ticketCredentials(await linkTicketFor(api, guest, 'kim'));
    const replaced = 'madang_sessions_ended_total{reason="replaced"}';
    const linked = 'madang_sessions_ended_total{reason="linked"}';
    const before = await seriesValue(api.metrics, linked);
    expect(await grown(replaced, () => guest.ok('linkAccount', ticket, { headers: { 'X-Replace-Existing': 'Y' } }))).toBe(1);
    expect(await seriesValue(api.metrics, linked)).toBe(before + 1);
  });

  it('[LEGAL-2] count the sessions that end because their owner deletes the account', async () => {
    const owner = api.browser();
    await becomeMember(api, owner, EMAIL);
    await api.browser().ok('emailLogin', { authMthd: 1, authId: EMAIL, pswd: PASSWORD });
    expect(await grown('madang_sessions_ended_total{reason="deleted"}', () => owner.ok('deleteAccount'))).toBe(2);
  });

  it('count tries to sign in by their method and their result', async () => {
    const browser = api.browser();
    await becomeMember(api, browser, EMAIL);
    const login = (pswd: string) => browser.call('emailLogin', { authMthd: 1, authId: EMAIL, pswd });
    expect(await grown('madang_sign_ins_total{method="email",result="ok"}', () => login(PASSWORD))).toBe(1);
    expect(await grown('madang_sign_ins_total{method="email",result="credentialsWrong"}', () => login('wrong-2026!'))).toBe(1);
    expect(await grown('madang_sign_ins_total{method="guest",result="ok"}', () => api.browser().ok('guestLogin'))).toBe(1);
    const noTicket = () => browser.refused('snsLogin', 'proofExpired', { authMthd: 3, authId: 'none' });
    expect(await grown('madang_sign_ins_total{method="google",result="proofExpired"}', noTicket)).toBe(1);
    const noMethod = () => browser.refused('join', 'valueInvalid', { ...guestJoin(), authMthd: 99 });
    expect(await grown('madang_sign_ins_total{method="unknown",result="valueInvalid"}', noMethod)).toBe(1);
  });

  it('count what limits refuse, by policy', async () => {
    const strict = await createTestApi(database.db, { guestLimitPerHour: 1 });
    await strict.browser().ok('join', guestJoin());
    const second = () => strict.browser().refused('join', 'tooManyRequests', guestJoin());
    expect(await growth(strict.metrics, 'madang_limits_hit_total{policy="guests/address"}', second)).toBe(1);
  });

  it('count emails that the mail server took, and those that it did not', async () => {
    const ask = (email: string) => api.browser().call('requestEmailCode', { authWay: email });
    expect(await grown('madang_mails_total{outcome="sent"}', () => ask(EMAIL))).toBe(1);
    api.mail.broken = true;
    const failed = 'madang_mails_total{outcome="failed"}';
    await ask('other@madang.kr');
    await expect.poll(() => seriesValue(api.metrics, failed)).toBe(1);
  });

  it('show uploads that wait, until they are done', async () => {
    const member = api.browser();
    await becomeMember(api, member, EMAIL);
    const waiting: number[] = [];
    const upload = member.ok('changeProfileImage', undefined, { rawBody: imageForm('me.png') }).then(() => 'done');
    await expect
      .poll(
        async () => {
          waiting.push(await seriesValue(api.metrics, 'madang_uploads_waiting'));
          return Promise.race([upload, 'waits']);
        },
        { interval: 1, timeout: 15_000 },
      )
      .toBe('done');
    expect(Math.max(...waiting)).toBe(1);
    expect(await seriesValue(api.metrics, 'madang_uploads_waiting')).toBe(0);
    await expect(api.metrics.whileUploading(async () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await seriesValue(api.metrics, 'madang_uploads_waiting')).toBe(0);
  });
});

describe('errors of the database', () => {
  const metrics = new Metrics();
  const watch = { onError: (error: unknown) => metrics.databaseFailed(error) };
  let db: Db;
  beforeAll(async () => {
    db = await embeddedDatabase(await freshPglite(), watch);
  });
  afterAll(() => db.destroy());
  const failed = (kind: string, work: () => Promise<unknown>) =>
    growth(metrics, `madang_database_errors_total{class="${kind}"}`, () => work().catch(() => undefined));

  it('are counted by what an operator does about them', async () => {
    const twice = () => sql`insert into migrations (name) select name from migrations limit 1`.execute(db);
    expect(await failed('constraint', twice)).toBe(1);
    expect(await failed('value', () => sql`select 1 / 0`.execute(db))).toBe(1);
    expect(await failed('other', () => sql`select nothing from nowhere`.execute(db))).toBe(1);
    const locked = () => sql`do $$ begin raise exception using errcode = '40P01'; end $$`.execute(db);
    expect(await failed('conflict', locked)).toBe(1);
    expect(await failed('unavailable', () => openPostgres('postgres://madang@127.0.0.1:1/madang', watch))).toBeGreaterThan(0);
  });
});

describe('readers of the metrics', () => {
  const PORTS = { PORT: '0', STAND_INS: '0' };
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openPglite();
  });
  afterAll(() => database.close());
  const start = (env: Record<string, string>) =>
    startServer({
      config: configFromEnv({ ...PORTS, ...env }),
      database: { db: database.db, label: 'in memory', close: async () => {} },
      log: recordingLog().log,
    });

  it('is every client of a port of its own, on this machine unless told otherwise; the site’s never has them', async () => {
    expect(configFromEnv({ HOST: '127.0.0.2', METRICS_PORT: '9464' })).toMatchObject({ metricsHost: '127.0.0.1', metricsPort: 9464 });
    const server = await start({ METRICS_PORT: '0' });
    await fetch(`${server.apiUrl}/auth/config`);
    const response = await fetch(server.metricsUrl ?? '');
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=/);
    const text = await response.text();
    expect(text).toContain('madang_http_requests_total{call="configuration",status="200"} 1');
    expect(Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1])).toBeGreaterThan(1_000_000);
    expect(await (await fetch(`${server.siteUrl}/metrics`)).text()).not.toContain('madang_http');
    expect(new URL(server.metricsUrl ?? '').hostname).toBe('127.0.0.1');
    expect((await fetch(new URL('/api/v1/auth/config', server.metricsUrl))).status).toBe(404);
    await server.stop();
  });

  it.runIf(process.platform === 'linux')(
    'is none from outside, where the site listens on another address (Linux has all of 127/8)',
    async () => {
      const server = await start({ HOST: '127.0.0.2', METRICS_PORT: '0' });
      expect((await fetch(server.metricsUrl ?? '')).status).toBe(200);
      const outside = Object.assign(new URL(server.metricsUrl ?? ''), { hostname: '127.0.0.2' });
      await expect(fetch(outside)).rejects.toThrow();
      await server.stop();
    },
  );

  it('is no client, where no port is set', async () => {
    const server = await start({});
    expect(server.metricsUrl).toBeUndefined();
    await server.stop();
  });
});
