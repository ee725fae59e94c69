import os from 'node:os';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { lockUsers } from '#server/accounts/account-lock.ts';
import { addIdentity } from '#server/accounts/identities.ts';
import { configFromEnv } from '#server/config-from-env.ts';
import { type OpenDatabase, openPostgres } from '#server/db/open.ts';
import { transaction } from '#server/db/transaction.ts';
import { keepTidy, tidy } from '#server/housekeeping.ts';
import { AUDIT_KEPT, DELETED_ACCOUNT_KEPT } from '#server/limits/policies.ts';
import { Metrics } from '#server/metrics/metrics.ts';
import { startServer } from '#server/server.ts';
import { describeFirst, describeRest, IS_REST } from '../../tests/support/part.ts';
import { createTestApi } from './support/api.ts';
import { openPglite, type TestDatabase } from './support/databases.ts';
import { describeApi } from './support/describe-api.ts';
import { recordingLog } from './support/logged.ts';
import {
  becomeGuest,
  becomeMember,
  imageForm,
  linkTicketFor,
  openProvider,
  proveEmail,
  providerJoin,
  ticketCredentials,
  ticketFor,
} from './support/people.ts';
import { noPostgresBecause, startPostgres, type ThrowAwayPostgres } from './support/postgres.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describeApi('tidying up', (api, database) => {
  const TABLES = [
    'users',
    'identities',
    'deleted_identities',
    'sessions',
    'access_tokens',
    'email_codes',
    'proofs',
    'tickets',
    'provider_attempts',
    'rate_limits',
    'oauth_codes',
    'oauth_tokens',
    'oauth_consents',
    'profile_images',
    'agreements',
    'audit_log',
  ] as const;
  /** How many rows there are in each table that has some. */
  const filled = async () => {
    const counts = TABLES.map(async (table) => [table, (await database.db.selectFrom(table).selectAll().execute()).length] as const);
    return Object.fromEntries((await Promise.all(counts)).filter(([, count]) => count > 0));
  };
  const tidyUp = () => tidy({ db: database.db, clock: () => api.clock.now });

  /** An account with an image, a consent and a gateway code, which another one then replaces. */
  const replaceAccount = async () => {
    const gone = api.browser();
    gone.token = (await gone.ok('accountLinkJoin', providerJoin(await ticketFor(api, gone, 'person')))).user.access_token;
    await gone.ok('changeProfileImage', undefined, { rawBody: imageForm('me.png') });
    await gone.ok('consentToClient', { clntId: 'demo-partner' });
    await gone.ok('oauthCode', { clntId: 'demo-partner', redrUri: 'http://localhost:4004/signed-in' });
    const taker = api.browser();
    await becomeGuest(taker);
    const headers = { 'X-Replace-Existing': 'Y' };
    await taker.ok('linkAccount', ticketCredentials(await linkTicketFor(api, taker, 'person')), { headers });
  };

  it('leaves nothing but accounts, their ways in and what they agreed to, once all has run out', async () => {
    await becomeMember(api, api.browser());
    await becomeGuest(api.browser());
    await openProvider(api.browser());
    await ticketFor(api, api.browser(), 'person without account');
    await replaceAccount();
    await api.browser().ok('requestEmailCode', { authWay: 'unknown@madang.kr' });
    expect(Object.keys(await filled())).toEqual(expect.arrayContaining(['profile_images', 'oauth_consents', 'audit_log', 'tickets']));

    api.clock.now += DELETED_ACCOUNT_KEPT - 1;
    await tidyUp();
    expect(await filled()).toMatchObject({ users: 4, deleted_identities: 1, profile_images: 1 });
    api.clock.now += HOUR;
    await tidyUp();
    expect(await filled()).toEqual({ users: 2, identities: 2, agreements: expect.any(Number), audit_log: expect.any(Number) });
    const users = (await database.db.selectFrom('users').select('user_id').execute()).map(({ user_id }) => user_id);
    const ofGone = await database.db.selectFrom('audit_log').select('action').where('user_id', 'not in', users).execute();
    expect(ofGone).toEqual([{ action: 'account-replaced' }]);
    api.clock.now += AUDIT_KEPT;
    await tidyUp();
    expect(await filled()).not.toHaveProperty('audit_log');
  });

  it('deletes the tokens that a session has used, and keeps the last: it is told from one that never was', async () => {
    const browser = api.browser();
    await becomeGuest(browser);
    const first = browser.token ?? '';
    for (let times = 0; times < 5; times += 1) {
      api.clock.now += 600_000;
      browser.token = (await browser.ok('refreshAccessToken')).access_token;
    }
    expect(await filled()).toMatchObject({ access_tokens: 6 });
    api.clock.now += 2 * DAY;
    await tidyUp();
    expect(await filled()).toMatchObject({ sessions: 1, access_tokens: 1 });
    await browser.refused('userInfo', 'tokenExpired');
    await browser.refused('userInfo', 'unauthorized', undefined, { token: first });
    await browser.ok('refreshAccessToken');
  });

  it('[EMAIL-7] deletes a proof that was never used, once it has run out', async () => {
    await proveEmail(api, api.browser(), 'proven@madang.kr');
    expect(await filled()).toMatchObject({ proofs: 1 });
    api.clock.now += DAY;
    await tidyUp();
    expect(await filled()).not.toHaveProperty('proofs');
  });

  it('[REFR-2] [API-21] deletes a gateway code a day after its end, though the session that gave it lives on', async () => {
    const browser = api.browser();
    await becomeMember(api, browser);
    await browser.ok('consentToClient', { clntId: 'demo-partner' });
    await browser.ok('oauthCode', { clntId: 'demo-partner', redrUri: 'http://localhost:4004/signed-in' });
    api.clock.now += DAY;
    await tidyUp();
    expect(await filled()).toMatchObject({ oauth_codes: 1, sessions: 1 });
    api.clock.now += HOUR;
    await tidyUp();
    expect(await filled()).not.toHaveProperty('oauth_codes');
    expect(await filled()).toMatchObject({ sessions: 1 });
  });

  it('deletes a table of any size, in batches, though several processes do so at once', async () => {
    const counts = Array.from({ length: 2500 }, (_, subject) => ({
      policy: 'p',
      subject: `${subject}`,
      started_at: api.clock.now,
      count: 1,
    }));
    await database.db.insertInto('rate_limits').values(counts).execute();
    api.clock.now += 2 * DAY;
    await Promise.all([tidyUp(), tidyUp(), tidyUp()]);
    expect(await filled()).toEqual({});
  });
});

describeFirst('tidying up by itself', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await openPglite();
  });
  afterEach(async () => {
    vi.useRealTimers();
    await database.close();
  });
  const addRunOut = () =>
    database.db.insertInto('rate_limits').values({ policy: 'p', subject: 's', started_at: 0, count: 1 }).executeTakeFirstOrThrow();
  const left = async () => (await database.db.selectFrom('rate_limits').selectAll().execute()).length;

  it('begins when the server starts', async () => {
    await addRunOut();
    const server = await startServer({
      log: recordingLog().log,
      config: configFromEnv({ PORT: '0', STAND_INS: '0' }),
      database: { db: database.db, label: 'in memory', close: async () => {} },
      dist: os.tmpdir(),
    });
    await expect.poll(left).toBe(0);
    await server.stop();
  });

  it('is done again every hour, until it is stopped', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const stop = keepTidy({ db: database.db, clock: () => 30 * DAY, log: recordingLog().log, metrics: new Metrics() });
    await expect.poll(left).toBe(0);
    for (let hour = 0; hour < 2; hour += 1) {
      await addRunOut();
      vi.advanceTimersByTime(HOUR - 1);
      expect(await left()).toBe(1);
      vi.advanceTimersByTime(1);
      await expect.poll(left).toBe(0);
    }
    await stop();
    await addRunOut();
    vi.advanceTimersByTime(2 * HOUR);
    expect(await left()).toBe(1);
  });
});

const because = noPostgresBecause === undefined ? '' : ` (skipped: ${noPostgresBecause})`;
if (IS_REST && noPostgresBecause !== undefined) console.warn(`Tidying beside calls is not tested on PostgreSQL: ${noPostgresBecause}.`);

describeRest.skipIf(noPostgresBecause !== undefined)(`tidying up beside calls, on PostgreSQL${because}`, { timeout: 60_000 }, () => {
  let postgres: ThrowAwayPostgres;
  let database: OpenDatabase;
  beforeAll(async () => {
    postgres = await startPostgres();
    database = await openPostgres(postgres.url);
  });
  afterAll(async () => {
    await database.close();
    await postgres.stop();
  });

  it('[OUT-1] waits for no row that a call has locked, and keeps a guest who becomes a member meanwhile', async () => {
    const { db } = database;
    const api = await createTestApi(db);
    const tidyUp = () => tidy({ db, clock: () => api.clock.now });
    const guest = await becomeGuest(api.browser());
    const other = await becomeGuest(api.browser());
    api.clock.now += 31 * DAY;
    await transaction(db, async (tx) => {
      await lockUsers(tx, [guest.user_id]);
      await addIdentity({ clock: () => api.clock.now }, tx, guest.user_id, { method: 3, subject: 'person', passwordHash: null });
      await Promise.all([tidyUp(), tidyUp()]);
    });
    await tidyUp();
    const left = await db.selectFrom('users').select('user_id').execute();
    expect(left).toEqual([{ user_id: guest.user_id }]);
    expect(left).not.toContainEqual({ user_id: other.user_id });
  });
});
