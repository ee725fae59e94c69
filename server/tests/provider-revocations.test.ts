import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { RESULT } from '#contract/result-codes.ts';
import { configFromEnv } from '#server/config-from-env.ts';
import type { DueRows } from '#server/db/due-rows.ts';
import { tidy } from '#server/housekeeping.ts';
import { REVOCATION_KEPT } from '#server/limits/policies.ts';
import { EVENTS } from '#server/log/events.ts';
import type { Provider, Providers } from '#server/providers/provider.ts';
import { type ProviderCode, providerTypeOf } from '#server/providers/provider-settings.ts';
import { createRevocationOutbox } from '#server/providers/revocations.ts';
import { accountIdOf } from '#server/providers/stand-ins/people.ts';
import { tokenName, tokenVault } from '#server/providers/token-vault.ts';
import { random } from '#server/random.ts';
import { type RunningServer, startServer } from '#server/server.ts';
import type { Browser } from './support/browser.ts';
import { describeOnBoth, type TestDatabase } from './support/databases.ts';
import { describeApi } from './support/describe-api.ts';
import { type Logged, recordingLog } from './support/logged.ts';
import { becomeMember, linkTicketFor, providerJoin, ticketCredentials, ticketFor } from './support/people.ts';
import { kakaoSays } from './support/provider-signals.ts';
import { callApi, checkUser, throughWindow } from './support/provider-window.ts';
import { Surfer } from './support/surfer.ts';

const [KAKAO, FACEBOOK, GOOGLE, APPLE] = [4, 6, 3, 7];
const AT_KAKAO = '4815162342';
const KEY_SECRET = 'a secret of at least thirty-two characters';
const DAY = 86_400_000;

describeApi('providers that have to hear that a way is over', (api, database) => {
  let here: Browser;
  let told: { readonly code: string; readonly subject: string; readonly refreshToken: string | undefined }[];
  let isAway: boolean;
  let outbox: DueRows;
  let logged: Logged[];
  const config = { ...configFromEnv({}), openidKeySecrets: [KEY_SECRET] };
  beforeEach(async () => {
    here = api.browser();
    told = [];
    isAway = false;
    const providers: Providers = new Map((['kakao', 'apple', 'facebook'] as const).map((code) => [code, toldAt(code)]));
    const recording = recordingLog();
    logged = recording.logged;
    outbox = createRevocationOutbox({ db: database.db, clock: () => api.clock.now, random, log: recording.log, config, providers });
    await becomeMember(api, here);
    await link(AT_KAKAO, KAKAO);
  });

  const toldAt = (code: string): Provider => ({
    issuer: undefined,
    authorizationUrl: async () => '',
    exchange: async () => ({ subject: '', account: undefined }),
    logoutUrl: async () => undefined,
    revoke: async (about) => {
      if (isAway) throw new Error('the provider does not answer');
      told.push({ code, ...about });
    },
  });
  const link = async (subject: string, method: number) => {
    const { user } = await here.ok('setUpAccount', ticketCredentials(await linkTicketFor(api, here, subject, method), method));
    here.token = user.access_token;
  };
  const send = async () => {
    await outbox.send();
    return told.map(({ code, subject }) => `${code} ${subject}`).sort();
  };
  const waiting = () => database.db.selectFrom('provider_revocations').selectAll().execute();

  it('[WAY-2] a way that is removed is told to its provider, once', async () => {
    expect(await send()).toEqual([]);
    await here.ok('removeWay', { authMthd: KAKAO });
    expect(await send()).toEqual([`kakao ${AT_KAKAO}`]);
    expect(await send()).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  });

  it('[LEGAL-2] an account that goes for good is told to each of its providers, and only then', async () => {
    await link('at-facebook', FACEBOOK);
    await link('at-google', GOOGLE);
    await here.ok('deleteAccount');
    expect(await send()).toEqual([]);
    api.clock.now += 31 * DAY;
    await tidy({ db: database.db, clock: () => api.clock.now });
    expect(await send()).toEqual(['facebook at-facebook', `kakao ${AT_KAKAO}`]);
  });

  it('[SOC-4] an identity that another account has got is not told, nor what a replaced account may still have', async () => {
    const other = api.browser();
    const { user } = await other.ok('accountLinkJoin', providerJoin(await ticketFor(api, other, 'replaced', KAKAO), KAKAO));
    other.token = user.access_token;
    const ofOther = await linkTicketFor(api, other, 'at-facebook', FACEBOOK);
    other.token = (await other.ok('setUpAccount', ticketCredentials(ofOther, FACEBOOK))).user.access_token;
    await here.ok('removeWay', { authMthd: KAKAO });
    const body = ticketCredentials(await linkTicketFor(api, here, 'replaced', KAKAO), KAKAO);
    await here.ok('setUpAccount', body, { headers: { 'X-Replace-Existing': 'Y' } });
    expect(await send()).toEqual([`kakao ${AT_KAKAO}`]);
  });

  it('[WAY-2] a way that the provider has ended itself is not told', async () => {
    await kakaoSays(api, 'ACCOUNT_DELETE', AT_KAKAO);
    expect(await send()).toEqual([]);
    expect(await waiting()).toEqual([]);
  });

  it('[WAY-2] a provider that is away delays nothing here, and is told when it is back', async () => {
    isAway = true;
    await here.ok('removeWay', { authMthd: KAKAO });
    expect(await send()).toEqual([]);
    isAway = false;
    expect(await send()).toEqual([]);
    api.clock.now += 10_000;
    expect(await send()).toEqual([`kakao ${AT_KAKAO}`]);
    expect(logged).toContainEqual(expect.objectContaining({ msg: EVENTS.revocationRefused, provider: 'kakao' }));
  });

  it('[WAY-2] a provider that stays away is given up after days, with a line in the log', async () => {
    isAway = true;
    await here.ok('removeWay', { authMthd: KAKAO });
    await send();
    for (let waited = 0; waited <= REVOCATION_KEPT; waited += REVOCATION_KEPT / 24) {
      api.clock.now += REVOCATION_KEPT / 24;
      await send();
    }
    expect(await waiting()).toEqual([]);
    expect(logged.filter(({ msg }) => msg === EVENTS.revocationGivenUp)).toHaveLength(1);
    expect(JSON.stringify(logged)).not.toContain(AT_KAKAO);
  });

  it('[WAY-2] Apple is shown the refresh token, which stands sealed in the database', async () => {
    await link('at-apple', APPLE);
    const sealed = tokenVault({ config, random }).seal(tokenName(APPLE, 'at-apple'), 'refresh-me');
    expect(sealed).not.toContain('refresh-me');
    await database.db
      .updateTable('identities')
      .set({ provider_token: sealed ?? null })
      .where('method', '=', APPLE)
      .execute();
    await here.ok('removeWay', { authMthd: APPLE });
    await send();
    expect(told).toEqual([{ code: 'apple', subject: 'at-apple', refreshToken: 'refresh-me' }]);
  });
});

describeOnBoth('signals and revocations, with stand-ins', (open) => {
  let database: TestDatabase;
  let server: RunningServer;
  beforeAll(async () => {
    database = await open();
    server = await startServer({
      config: configFromEnv({ PORT: '0', OPENID_KEY_SECRET: KEY_SECRET }),
      database: { db: database.db, label: 'for a test', close: () => database.close() },
    });
  });
  afterAll(() => server.stop());

  const join = async (code: ProviderCode, person: string, ncknm: string) => {
    const surfer = new Surfer();
    const authMthd = providerTypeOf(code);
    const { data } = await checkUser(surfer, server, authMthd, await throughWindow(surfer, server, code, { person }));
    const body = { authMthd, authId: data.authId, ncknm, gndr: 'F', uvrsId: '', mrktInfrRcptAgrmYn: 'N' };
    const joined = await callApi(surfer, server, '/auth/account-link/join', body);
    expect(joined.code).toBe(RESULT.ok);
    return String((joined.data as { user: { access_token: string } }).user.access_token);
  };
  const userOf = async (token: string) => {
    const response = await fetch(`${server.apiUrl}/auth/info`, { headers: { Authorization: `Bearer ${token}` } });
    return (await response.json()).data?.user;
  };
  const signal = (code: string, kind: string, person: string) =>
    fetch(`${server.providersUrl}/signal`, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ code, kind, person }) });

  it('[WAY-1] Apple and Kakao say that a person is gone or has withdrawn, and the API believes them', async () => {
    const [apple, kakao] = [await join('apple', 'haneul', '하늘사과'), await join('kakao', 'haneul', '하늘카카오')];
    await signal('apple', 'gone', 'haneul');
    expect(await userOf(apple)).toMatchObject({ gone_auth_mthd: APPLE });
    await signal('kakao', 'withdrawn', 'haneul');
    expect(await userOf(kakao)).toBeUndefined();
  });

  it('[LEGAL-2] Apple, Kakao and Facebook hear of an account that goes', async () => {
    for (const code of ['apple', 'kakao', 'facebook'] as const) await join(code, 'nara', `나라${providerTypeOf(code)}`);
    await database.db.deleteFrom('users').where('nickname', 'like', '나라%').execute();
    const hasHeard = async () => {
      const told: { code: string; subject: string }[] = await (await fetch(`${server.providersUrl}/told`)).json();
      const heard = told.map(({ code, subject }) => `${code} ${subject}`).sort();
      expect(heard).toEqual(['apple', 'facebook', 'kakao'].map((code) => `${code} ${accountIdOf(code, 'nara')}`));
    };
    await vi.waitFor(hasHeard, { timeout: 15_000, interval: 300 });
  }, 30_000);
});
