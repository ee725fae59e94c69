import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { RESULT } from '#contract/result-codes.ts';
import { configFromEnv } from '#server/config-from-env.ts';
import { loadSecret } from '#server/db/migrate.ts';
import { EVENTS } from '#server/log/events.ts';
import { PROVIDER_CODES, type ProviderCode, providerTypeOf } from '#server/providers/provider-settings.ts';
import { createProviders } from '#server/providers/providers.ts';
import { settingsOfStandIns, standInSecrets } from '#server/providers/stand-ins/stand-in-settings.ts';
import { type RunningServer, startServer } from '#server/server.ts';
import { NOON } from './support/api.ts';
import { describeOnBoth, type TestDatabase } from './support/databases.ts';
import { recordingLog } from './support/logged.ts';
import { callApi, checkUser, formOf, newState, startUrl, throughWindow } from './support/provider-window.ts';
import { Surfer } from './support/surfer.ts';

const PORTS = { PORT: '0' };
const isSchool = (code: ProviderCode) => providerTypeOf(code) > 20;
/** As the providers document it; Apple asks each time by itself, a university for the password again. */
const ACCOUNT_CHOICE: Readonly<Record<ProviderCode, string>> = {
  google: 'prompt=select_account',
  apple: '',
  kakao: 'prompt=select_account',
  naver: 'auth_type=reauthenticate',
  facebook: 'auth_type=reauthenticate',
  sookmyung: 'prompt=login',
  cju: 'prompt=login',
  yonsei: 'prompt=login',
  ewha: 'prompt=login',
  federation: 'prompt=login',
};
const joinBody = (authMthd: number, authId: unknown, ncknm: string) => ({
  authMthd,
  authId,
  ncknm,
  gndr: 'F',
  uvrsId: '',
  mrktInfrRcptAgrmYn: 'N',
});

describeOnBoth('each provider, end to end against its stand-in', (open) => {
  let database: TestDatabase;
  let server: RunningServer;
  const clock = { now: NOON };
  const { log, logged } = recordingLog();
  beforeAll(async () => {
    database = await open();
    server = await startServer({
      config: configFromEnv(PORTS),
      clock: () => clock.now,
      log,
      database: { db: database.db, label: 'for a test', close: () => database.close() },
    });
  });
  afterAll(() => server.stop());

  describe.each(PROVIDER_CODES)('%s', (code) => {
    const authMthd = providerTypeOf(code);
    const signIn = (surfer: Surfer, ticket: unknown) =>
      isSchool(code)
        ? callApi(surfer, server, '/auth/login/sso', { cmpsCode: code, authMthd, code: ticket })
        : callApi(surfer, server, '/auth/login/sns', { authMthd, authId: ticket });

    it('[SOC-1] [SOC-5] [SSO-1] [CB-2] signs up, and signs the same person in again, in another browser', async () => {
      const surfer = new Surfer();
      const state = newState();
      const returned = await throughWindow(surfer, server, code, { person: 'haneul' }, { state });
      expect(returned.url.pathname).toBe(`/callback/${code}`);
      expect(returned.state).toBe(state);
      const checked = await checkUser(surfer, server, authMthd, returned);
      expect(checked).toEqual({ code: RESULT.ok, data: { authId: expect.stringMatching(/^[\w-]{43}$/) } });
      expect((await signIn(surfer, checked.data.authId)).code).toBe(RESULT.accountNotFound);
      const nickname = `사람${authMthd}`;
      const joined = await callApi(surfer, server, '/auth/account-link/join', joinBody(authMthd, checked.data.authId, nickname));
      expect(joined).toMatchObject({ code: RESULT.ok, data: { user: { ncknm: nickname, auth_mthd: authMthd } } });

      const elsewhere = new Surfer();
      const again = await checkUser(elsewhere, server, authMthd, await throughWindow(elsewhere, server, code, { person: 'haneul' }));
      expect(again.data.ncknm).toBe(nickname);
      expect(await signIn(elsewhere, again.data.authId)).toMatchObject({ code: RESULT.ok, data: { user: { ncknm: nickname } } });
      const stranger = await checkUser(
        elsewhere,
        server,
        authMthd,
        await throughWindow(elsewhere, server, code, { person: 'another-person' }),
      );
      expect(stranger.data.ncknm).toBeUndefined();
    });

    it('[DOOR-5] asks for the account choice in the provider’s own words after a logout here, until an account was chosen', async () => {
      const surfer = new Surfer();
      const asked = async () => Surfer.next(await surfer.fetch(startUrl(server, code, newState())), server.apiUrl).searchParams;
      const words = new URLSearchParams(ACCOUNT_CHOICE[code]);
      const isAsked = async () => {
        const sent = await asked();
        return [...words].every(([name, value]) => sent.get(name) === value) && words.size > 0;
      };
      const signedIn = async () => {
        const { data } = await checkUser(surfer, server, authMthd, await throughWindow(surfer, server, code, { person: 'nuri' }));
        const joined = await callApi(surfer, server, '/auth/account-link/join', joinBody(authMthd, data.authId, `누리${authMthd}`));
        const { data: again } = joined.code === RESULT.ok ? joined : await signIn(surfer, data.authId);
        return String((again as { user: { access_token: string } }).user.access_token);
      };
      const token = await signedIn();
      expect(await isAsked()).toBe(false);
      await surfer.fetch(`${server.apiUrl}/auth/logout`, { headers: { Authorization: `Bearer ${token}` } });
      expect(await isAsked()).toBe(words.size > 0);
      // The stand-in, a real OpenID provider, takes the words: the person comes through.
      await signedIn();
      expect(await isAsked()).toBe(false);
    });

    it('[CB-2] brings a refusal and a failure back as the provider’s error, with the state', async () => {
      for (const [answer, error] of [
        ['refuse', 'access_denied'],
        ['fail', 'server_error'],
      ] as const) {
        const { url, state } = await throughWindow(new Surfer(), server, code, { answer });
        expect(url.pathname).toBe(`/callback/${code}`);
        expect(url.searchParams.get('error')).toBe(error);
        expect(state).toMatch(/^[\w-]{43}$/);
        expect(url.searchParams.has('code')).toBe(false);
      }
    });

    it('[SOC-2] takes a code with the state that it was asked for by, once, and with no other', async () => {
      const surfer = new Surfer();
      const first = await throughWindow(surfer, server, code, { person: 'bada' });
      const second = await throughWindow(surfer, server, code, { person: 'sora' });
      const refused = { code: RESULT.providerFailed, data: {} };
      expect(await checkUser(surfer, server, authMthd, { code: first.code, state: newState() })).toEqual(refused);
      const stranger = new Surfer();
      await stranger.fetch(`${server.apiUrl}/auth/config`);
      expect(await checkUser(stranger, server, authMthd, first)).toEqual(refused);
      expect((await checkUser(surfer, server, authMthd, first)).code).toBe(RESULT.ok);
      expect(await checkUser(surfer, server, authMthd, first)).toEqual(refused);
      expect((await checkUser(surfer, server, authMthd, second)).code).toBe(RESULT.ok);
    });
  });

  it('[SOC-2] exchanges no code of another round: its nonce or its verifier does not match', async () => {
    const surfer = new Surfer();
    const mine = await throughWindow(surfer, server, 'google', { person: 'haneul' });
    const theirs = await throughWindow(new Surfer(), server, 'google', { person: 'bada' });
    // An attacker's code, slipped in with the state of the victim.
    expect((await checkUser(surfer, server, 3, { code: theirs.code, state: mine.state })).code).toBe(RESULT.providerFailed);
    expect(logged).toContainEqual(expect.objectContaining({ msg: EVENTS.providerCodeRefused, provider: 'google' }));

    const secrets = standInSecrets(await loadSecret(database.db, () => new Uint8Array()));
    const { providersUrl = '' } = server;
    const google = createProviders(settingsOfStandIns(['google'], providersUrl, secrets), server.siteUrl, Date.now).get('google');
    const round = { state: newState(), codeVerifier: newState(), nonce: newState() };
    const codeOf = async () => {
      const person = new Surfer();
      const page = await person.follow((await google?.authorizationUrl(round, { choosesAccount: false })) ?? '');
      const back = await person.follow(Surfer.next(await person.submit(page.url, { person: 'sora' }), page.url), (url) =>
        url.href.startsWith(server.siteUrl),
      );
      return back.url.searchParams.get('code') ?? '';
    };
    await expect(google?.exchange({ ...round, codeVerifier: newState() }, await codeOf(), google.issuer)).rejects.toMatchObject({
      error: 'invalid_grant',
    });
    await expect(google?.exchange({ ...round, nonce: newState() }, await codeOf(), google.issuer)).rejects.toThrow(
      'unexpected JWT claim value',
    );
    const code = await codeOf();
    expect(await google?.exchange(round, code, google.issuer)).toEqual({ subject: expect.stringMatching(/^\d+$/), account: undefined });
    await expect(google?.exchange(round, code, google.issuer)).rejects.toThrow();
  });

  // The stand-in's ID token lives ten minutes by this machine's clock.
  it.each([
    [14, RESULT.ok],
    [16, RESULT.providerFailed],
  ])('[SOC-2] takes an ID token up to five minutes after its end: %s minutes after it was issued', async (minutes, code) => {
    const { now } = clock;
    onTestFinished(() => {
      clock.now = now;
    });
    clock.now = Date.now() + minutes * 60_000;
    const surfer = new Surfer();
    const returned = await throughWindow(surfer, server, 'google', { person: 'haneul' });
    expect((await checkUser(surfer, server, 3, returned)).code).toBe(code);
  });

  it('[SOC-2] forgets a round after ten minutes', async () => {
    const surfer = new Surfer();
    const returned = await throughWindow(surfer, server, 'kakao', { person: 'haneul' });
    clock.now += 600_000;
    expect((await checkUser(surfer, server, 4, returned)).code).toBe(RESULT.providerFailed);
  });

  it('[SOC-3] takes no code of one provider for another’s', async () => {
    const surfer = new Surfer();
    const returned = await throughWindow(surfer, server, 'google', { person: 'haneul' });
    expect((await checkUser(surfer, server, 7, returned)).code).toBe(RESULT.providerFailed);
    expect((await checkUser(surfer, server, 3, returned)).code).toBe(RESULT.ok);
  });

  it('[CB-2] makes Apple’s posted answer a GET, once', async () => {
    const surfer = new Surfer();
    const state = newState();
    const page = await surfer.follow(startUrl(server, 'apple', state));
    const posting = await surfer.follow(Surfer.next(await surfer.submit(page.url, { person: 'haneul' }), page.url));
    const { action, fields } = formOf((await posting.response?.text()) ?? '');
    const post = (form: Readonly<Record<string, string>>) => new Surfer().submit(action, form);
    const first = await post({ ...fields, user: '{"name":{"firstName":"<b>"}}' });
    expect(first.status).toBe(303);
    expect(Object.fromEntries(Surfer.next(first, action).searchParams)).toEqual({ code: fields.code, state, iss: fields.iss });
    expect(first.headers.get('cache-control')).toBe('no-store');
    for (const form of [fields, { ...fields, state: newState() }, { code: 'x' }, {}]) {
      const again = await post(form);
      expect(again.status).toBe(303);
      const query = Surfer.next(again, action).searchParams;
      expect([query.get('error'), query.has('code')]).toEqual(['invalid_request', false]);
    }
    expect((await checkUser(surfer, server, 7, { code: fields.code ?? '', state, iss: fields.iss ?? '' })).code).toBe(RESULT.ok);
  });

  it('[CB-2] refuses an answer that names another issuer, and lets the right one through', async () => {
    const answer = (iss: string) =>
      new Surfer().fetch(`${server.siteUrl}/callback/google?${new URLSearchParams({ code: 'c', state: 's', iss })}`);
    const wrong = await answer('https://evil.example');
    expect(wrong.status).toBe(302);
    expect(Surfer.next(wrong, server.siteUrl).search).toBe('?error=invalid_request');
    expect((await answer(`${server.providersUrl}/google`)).headers.has('location')).toBe(false);
  });

  it('[DOOR-2] [CB-2] refuses an answer that names a second issuer beside the right one, in either order', async () => {
    const right = `${server.providersUrl}/google`;
    for (const both of [
      [right, 'https://evil.example'],
      ['https://evil.example', right],
    ]) {
      const query = new URLSearchParams([['code', 'c'], ['state', 's'], ...both.map((iss) => ['iss', iss])]);
      const response = await new Surfer().fetch(`${server.siteUrl}/callback/google?${query}`);
      expect(Surfer.next(response, server.siteUrl).search).toBe('?error=invalid_request');
    }
  });

  it.each([
    ['google', 3],
    ['ewha', 24],
  ] as const)(
    '[DOOR-2] [SOC-3] compares the issuer that %s’s answer named where its code is exchanged, too: a static web server serves the return page unasked',
    async (code, type) => {
      const issuer = `${server.providersUrl}/${code}`;
      for (const iss of ['https://evil.example', `${issuer}/`, '', `${server.providersUrl}/apple`]) {
        const surfer = new Surfer();
        const returned = await throughWindow(surfer, server, code, { person: 'haneul' });
        expect(returned.url.searchParams.get('iss')).toBe(issuer);
        expect([iss, (await checkUser(surfer, server, type, { ...returned, iss })).code]).toEqual([iss, RESULT.providerFailed]);
        expect((await checkUser(surfer, server, type, { ...returned, iss: issuer })).code, 'and the round is used up').toBe(
          RESULT.providerFailed,
        );
      }
      const surfer = new Surfer();
      const returned = await throughWindow(surfer, server, code, { person: 'haneul' });
      expect((await checkUser(surfer, server, type, { ...returned, iss: issuer })).code).toBe(RESULT.ok);
    },
  );

  it.each([
    ['google', 3],
    ['ewha', 24],
  ] as const)('[DOOR-2] [SOC-3] an answer without an issuer is refused where the provider announces one: %s', async (code, type) => {
    const metadata = await (await fetch(`${server.providersUrl}/${code}/.well-known/openid-configuration`)).json();
    expect(metadata.authorization_response_iss_parameter_supported).toBe(true);
    const surfer = new Surfer();
    const { iss: _, ...returned } = await throughWindow(surfer, server, code, { person: 'haneul' });
    expect((await checkUser(surfer, server, type, returned)).code).toBe(RESULT.providerFailed);
    expect((await checkUser(surfer, server, type, returned)).code, 'and the round is used up').toBe(RESULT.providerFailed);
  });

  it('[DOOR-2] [SOC-3] leaves an `iss` alone where the provider has no issuer, and takes none for none', async () => {
    const surfer = new Surfer();
    const returned = await throughWindow(surfer, server, 'kakao', { person: 'haneul' });
    expect((await checkUser(surfer, server, 4, { ...returned, iss: 'https://anything.example' })).code).toBe(RESULT.ok);
  });

  it('[DOOR-2] [CB-2] refuses a form of another issuer that is posted to Apple’s return address', async () => {
    const form = { code: 'c', state: newState(), iss: 'https://evil.example' };
    const posted = await new Surfer().submit(`${server.siteUrl}/callback/apple`, form);
    expect([posted.status, Surfer.next(posted, server.siteUrl).searchParams.get('error')]).toEqual([303, 'invalid_request']);
  });

  it('[ROUTE-4] signs out of the university that has a page for it, and comes back to its return page', async () => {
    const surfer = new Surfer();
    await throughWindow(surfer, server, 'yonsei', { person: 'haneul' });
    const asked = await surfer.follow(`${server.apiUrl}/auth/passni/yonsei/logout`);
    const { action, fields } = formOf((await asked.response?.text()) ?? '');
    expect(action).toContain('/yonsei/');
    const done = await surfer.submit(action, { ...fields, logout: 'yes' });
    expect(Surfer.next(done, action).href).toBe(`${server.siteUrl}/callback/yonsei/logout`);
  });

  it('[LANG-2] [SOC-1] says on every page of a stand-in that it is one, in the reader’s language', async () => {
    for (const [language, words] of [
      ['ko', '시험용 화면'],
      ['en', 'stands in for Kakao'],
      ['ja', 'お試し用ページ'],
    ] as const) {
      const { response } = await new Surfer({ 'Accept-Language': language }).follow(startUrl(server, 'kakao', newState()));
      expect(await response?.text()).toContain(words);
      expect(response?.headers.get('content-security-policy')).toContain("default-src 'none'");
    }
  });

  it('[CB-4] [SOC-1] lets a tester choose the opener policy of the stand-ins', async () => {
    const surfer = new Surfer();
    await surfer.fetch(`${server.providersUrl}/?coop=same-origin`);
    const { response, url } = await surfer.follow(startUrl(server, 'google', newState()));
    expect(response?.headers.get('cross-origin-opener-policy')).toBe('same-origin');
    const chosen = await surfer.submit(url, { person: 'haneul' });
    expect(chosen.headers.get('cross-origin-opener-policy')).toBe('same-origin');
    const resumed = await surfer.fetch(Surfer.next(chosen, url));
    expect(resumed.headers.get('cross-origin-opener-policy')).toBe('same-origin');
    const other = await new Surfer().follow(startUrl(server, 'google', newState()));
    expect(other.response?.headers.has('cross-origin-opener-policy')).toBe(false);
  });
});
