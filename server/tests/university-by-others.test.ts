import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { RESULT } from '#contract/result-codes.ts';
import { configFromEnv } from '#server/config-from-env.ts';
import { EVENTS } from '#server/log/events.ts';
import { type ProviderCode, providerTypeOf } from '#server/providers/provider-settings.ts';
import { type RunningServer, startServer } from '#server/server.ts';
import { describeFirst } from '../../tests/support/part.ts';
import { openPglite } from './support/databases.ts';
import { recordingLog } from './support/logged.ts';
import { callApi, checkUser, formOf, newState, type Returned, startUrl } from './support/provider-window.ts';
import { Surfer } from './support/surfer.ts';
import { University } from './support/university.ts';

const SECRET = 'a-secret-of-the-university-0123456789';
const UNIVERSITIES = ['ewha', 'cju', 'sookmyung', 'yonsei'] as const;
/** The code that openid-client gives this error. */
const ISSUER_DIFFERS = 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED';
const TWO_MINUTES = 120_000;

const settingsOf = (code: ProviderCode, issuer: string, secret = SECRET) => ({
  [`PROVIDER_${code.toUpperCase()}_CLIENT_ID`]: code,
  [`PROVIDER_${code.toUpperCase()}_CLIENT_SECRET`]: secret,
  [`PROVIDER_${code.toUpperCase()}_ISSUER`]: issuer,
});

describeFirst('a university whose identity server is oidc-provider with its own pages, on PGlite', () => {
  const university = new University();
  const { log, logged } = recordingLog();
  /** ms that the product’s clock is ahead of the university’s. */
  let ahead = 0;
  let server: RunningServer;
  beforeAll(async () => {
    const database = await openPglite();
    await university.listen();
    server = await startServer({
      config: configFromEnv({
        PORT: '0',
        STAND_INS: '0',
        ...settingsOf('ewha', university.issuer),
        ...settingsOf('cju', university.issuer, `${SECRET}-of-last-year`),
        ...settingsOf('sookmyung', `http://localhost:${university.port}`),
        ...settingsOf('yonsei', `${university.issuer}/`),
      }),
      clock: () => Date.now() + ahead,
      log,
      database: { db: database.db, label: 'for a test', close: () => database.close() },
    });
    await university.serve(
      UNIVERSITIES.map((code) => ({ client_id: code, client_secret: SECRET, redirect_uris: [`${server.siteUrl}/callback/${code}`] })),
    );
  });
  afterEach(() => {
    ahead = 0;
  });
  afterAll(async () => {
    await server.stop();
    await university.stop();
  });

  const isCallback = ({ href }: URL) => href.startsWith(`${server.siteUrl}/callback/`);
  const returned = (url: URL): Returned => {
    const read = (name: string) => url.searchParams.get(name) ?? '';
    return { url, state: read('state'), code: read('code'), iss: read('iss') };
  };

  /** Through the university’s own pages, sign-in and consent, as far as it shows them; `pages`: what it asked. */
  async function signIn(surfer: Surfer, code: ProviderCode, student: string) {
    const state = newState();
    const pages: string[] = [];
    let at = await surfer.follow(startUrl(server, code, state), isCallback);
    while (at.response !== undefined) {
      const { action, fields } = formOf(await at.response.text());
      pages.push(fields.prompt ?? `${at.response.status} at ${at.url}`);
      expect(pages.length, pages.join(', ')).toBeLessThan(4);
      const sent = await surfer.submit(action, { ...fields, login: student, password: 'any' });
      at = await surfer.follow(Surfer.next(sent, action), isCallback);
    }
    expect(at.url.pathname).toBe(`/callback/${code}`);
    return { ...returned(at.url), asked: { state }, pages };
  }

  const checked = (surfer: Surfer, code: ProviderCode, answer: Returned) => checkUser(surfer, server, providerTypeOf(code), answer);

  async function join(student: string, ncknm: string) {
    const surfer = new Surfer();
    const { data } = await checked(surfer, 'ewha', await signIn(surfer, 'ewha', student));
    const body = { authMthd: providerTypeOf('ewha'), authId: data.authId, ncknm, gndr: 'F', uvrsId: '', mrktInfrRcptAgrmYn: 'N' };
    return { surfer, joined: await callApi(surfer, server, '/auth/account-link/join', body) };
  }

  async function login(surfer: Surfer, student: string) {
    const answer = await signIn(surfer, 'ewha', student);
    const { data } = await checked(surfer, 'ewha', answer);
    const body = { cmpsCode: 'ewha', authMthd: providerTypeOf('ewha'), code: data.authId };
    return { ...answer, loggedIn: await callApi(surfer, server, '/auth/login/sso', body) };
  }

  it('[SSO-1] [SOC-1] [CB-2] a student signs in on its pages, joins, and logs in from another browser; a fellow student has no account yet', async () => {
    const surfer = new Surfer();
    const answer = await signIn(surfer, 'ewha', 'haneul');
    expect(answer).toMatchObject({ pages: ['login', 'consent'], state: answer.asked.state, iss: university.issuer });
    expect((await join('haneul', '이화하늘')).joined).toMatchObject({
      code: RESULT.ok,
      data: { user: { ncknm: '이화하늘', auth_mthd: providerTypeOf('ewha') } },
    });
    const again = await login(new Surfer(), 'haneul');
    expect(again.loggedIn).toMatchObject({ code: RESULT.ok, data: { user: { ncknm: '이화하늘' } } });
    expect((await login(new Surfer(), 'bada')).loggedIn.code).toBe(RESULT.accountNotFound);
  });

  it('[DOOR-5] [SSO-1] its session signs a student in without a page, and after a logout here it asks for the password again', async () => {
    const { surfer, joined } = await join('sora', '이화소라');
    expect((await login(surfer, 'sora')).pages).toEqual([]);
    const { access_token } = joined.data.user as { access_token: string };
    await surfer.fetch(`${server.apiUrl}/auth/logout`, { headers: { Authorization: `Bearer ${access_token}` } });
    const after = await login(surfer, 'sora');
    expect([after.pages, after.loggedIn.code]).toEqual([['login'], RESULT.ok]);
  });

  it('[CB-2] [SSO-1] a student who cancels on its page comes back with access_denied, the state and no code', async () => {
    const surfer = new Surfer();
    const state = newState();
    const page = await surfer.follow(startUrl(server, 'ewha', state), isCallback);
    const cancel = /href="([^"]*\/abort)"/.exec((await page.response?.text()) ?? '')?.[1] ?? '';
    const { url } = await surfer.follow(cancel, isCallback);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ error: 'access_denied', state, iss: university.issuer });
    expect([url.pathname, url.searchParams.has('code')]).toEqual(['/callback/ewha', false]);
    // The page tells the API of no code; one that is made up is refused.
    expect((await checked(surfer, 'ewha', { ...returned(url), code: 'made-up' })).code).toBe(RESULT.providerFailed);
  });

  it('[SOC-2] [SSO-1] a code serves once, with the nonce and the verifier of the round that it was given for', async () => {
    const [surfer, fellow] = [new Surfer(), new Surfer()];
    const mine = await signIn(surfer, 'ewha', 'haneul');
    const theirs = await signIn(fellow, 'ewha', 'bada');
    expect((await checked(surfer, 'ewha', { ...mine, code: theirs.code })).code).toBe(RESULT.providerFailed);
    const fresh = await signIn(surfer, 'ewha', 'haneul');
    expect((await checked(surfer, 'ewha', fresh)).code).toBe(RESULT.ok);
    expect((await checked(surfer, 'ewha', fresh)).code).toBe(RESULT.providerFailed);
  });

  it('[DOOR-2] [SOC-3] an answer of another issuer, or of none, is refused', async () => {
    for (const iss of ['https://evil.example', `${university.issuer}/`, undefined]) {
      const surfer = new Surfer();
      const { iss: _, ...answer } = await signIn(surfer, 'ewha', 'haneul');
      const { code } = await checked(surfer, 'ewha', { ...answer, ...(iss !== undefined && { iss }) });
      expect([iss, code]).toEqual([iss, RESULT.providerFailed]);
    }
  });

  it.each([
    ['with a slash at its end', 'yonsei'],
    ['with another name of its host', 'sookmyung'],
  ] as const)('[SOC-3] [SSO-1] an issuer that is configured %s opens no page, and the log names the provider', async (_, code) => {
    const state = newState();
    const { url } = await new Surfer().follow(startUrl(server, code, state), isCallback);
    expect(Object.fromEntries(url.searchParams)).toEqual({ error: 'temporarily_unavailable', state });
    const line = logged.find(({ msg, provider }) => msg === EVENTS.providerUnreachable && provider === code);
    expect(line).toMatchObject({ error: { code: ISSUER_DIFFERS } });
  });

  it('[SOC-2] [SSO-1] a wrong client secret lets no person in, and the log names the provider', async () => {
    const surfer = new Surfer();
    const answer = await signIn(surfer, 'cju', 'haneul');
    expect(await checked(surfer, 'cju', answer)).toEqual({ code: RESULT.providerFailed, data: {} });
    const line = logged.find(({ msg, provider }) => msg === EVENTS.providerCodeRefused && provider === 'cju');
    expect(line).toMatchObject({ error: { code: 'OAUTH_RESPONSE_BODY_ERROR' } });
  });

  it('[SSO-1] a signing key that is rotated between two logins changes nothing for the student', async () => {
    await join('nuri', '이화누리');
    const before = await university.keyIds();
    await university.rotateKey();
    expect(await university.keyIds()).not.toEqual(before);
    expect((await login(new Surfer(), 'nuri')).loggedIn).toMatchObject({ code: RESULT.ok, data: { user: { ncknm: '이화누리' } } });
  });

  it.each([
    ['ahead of', TWO_MINUTES],
    ['behind', -TWO_MINUTES],
  ])('[SOC-2] [SSO-1] a product’s clock two minutes %s the university’s takes its ID token, which lives for one', async (_, by) => {
    ahead = by;
    const surfer = new Surfer();
    expect((await checked(surfer, 'ewha', await signIn(surfer, 'ewha', 'mina'))).code).toBe(RESULT.ok);
  });
});
