import { expect, it } from 'vitest';
import { tidy } from '#server/housekeeping.ts';
import { createTestApi } from './support/api.ts';
import { describeApi } from './support/describe-api.ts';
import { becomeGuest, becomeMember } from './support/people.ts';

const REFRESH = 'madang_refresh';

describeApi('sessions', (api, database) => {
  it('[REFR-1] rotates the refresh cookie, which no script can read and only the refresh call is sent', async () => {
    const browser = api.browser();
    const response = await browser.fetch('POST', '/api/v1/auth/login');
    const line = response.headers.getSetCookie().find((cookie) => cookie.startsWith(REFRESH));
    expect(line).toMatch(/; HttpOnly/);
    expect(line).toMatch(/; SameSite=Strict/);
    expect(line).toMatch(/; Path=\/api\/v1\/auth\/refresh;/);
    const first = browser.cookies.get(REFRESH)?.value;
    await browser.ok('refreshAccessToken');
    expect(browser.cookies.get(REFRESH)?.value).not.toBe(first);
  });

  it('[STORE-1] says how long each access token lasts, as the server is set', async () => {
    const other = await createTestApi(database.db, { accessTokenSeconds: 90 });
    const browser = other.browser();
    const { user, expires_in } = await browser.ok('guestLogin');
    expect([expires_in, (await browser.ok('refreshAccessToken')).expires_in]).toEqual([90, 90]);
    other.clock.now += 89_999;
    await browser.ok('userInfo', undefined, { token: user.access_token });
    other.clock.now += 1;
    await browser.refused('userInfo', 'tokenExpired', undefined, { token: user.access_token });
    expect((await api.browser().ok('guestLogin')).expires_in).toBe(600);
  });

  it('[REFR-3] gives the same successor to all requests at once, and no session ends', async () => {
    const browser = api.browser();
    await becomeGuest(browser);
    const before = new Map(browser.cookies);
    const tabs = Array.from({ length: 8 }, () => {
      const tab = api.browser();
      for (const [name, cookie] of before) tab.cookies.set(name, cookie);
      return tab;
    });
    const tokens = await Promise.all(tabs.map(async (tab) => (await tab.ok('refreshAccessToken')).access_token));
    expect(new Set(tabs.map((tab) => tab.cookies.get(REFRESH)?.value)).size).toBe(1);
    for (const token of tokens) await browser.ok('userInfo', undefined, { token });
    const session = await database.db.selectFrom('sessions').select('generation').executeTakeFirstOrThrow();
    expect(session.generation).toBe(1);
  });

  it('[REFR-2] ends the session, for everyone, when an old refresh credential comes back after the grace', async () => {
    const browser = api.browser();
    await becomeGuest(browser);
    const thief = api.browser();
    for (const [name, cookie] of browser.cookies) thief.cookies.set(name, cookie);
    const { access_token } = await browser.ok('refreshAccessToken');
    const kept = browser.cookies.get(REFRESH);
    api.clock.now += 30_000;
    await thief.ok('refreshAccessToken');
    if (kept !== undefined) thief.cookies.set(REFRESH, kept);
    api.clock.now += 1;
    await browser.ok('refreshAccessToken');
    api.clock.now += 30_001;
    await thief.refused('refreshAccessToken', 'refreshConflict');
    expect([...thief.cookies.keys()]).not.toContain(REFRESH);
    await browser.refused('userInfo', 'unauthorized', undefined, { token: access_token });
    await browser.refused('refreshAccessToken', 'unauthorized');
  });

  it('[REFR-2] ends the session when a credential older than the last comes back even within the grace', async () => {
    const browser = api.browser();
    await becomeGuest(browser);
    const first = browser.cookies.get(REFRESH);
    await browser.ok('refreshAccessToken');
    api.clock.now += 30_001;
    await browser.ok('refreshAccessToken');
    if (first !== undefined) browser.cookies.set(REFRESH, first);
    await browser.refused('refreshAccessToken', 'refreshConflict');
  });

  it('[REFR-2] answers 401 without a cookie, with one that is made up or altered, and after 30 days', async () => {
    const browser = api.browser();
    await browser.refused('refreshAccessToken', 'unauthorized');
    await becomeGuest(browser);
    const good = browser.cookies.get(REFRESH);
    const [session, , signature] = good?.value.split('.') ?? [];
    for (const value of ['made-up', `${session}.1.${signature}`, `${session}.0.`, `${session}.0`, `x.0.${signature}`]) {
      browser.cookies.set(REFRESH, { value, path: '/api/v1/auth/refresh' });
      await browser.refused('refreshAccessToken', 'unauthorized');
    }
    if (good !== undefined) browser.cookies.set(REFRESH, good);
    api.clock.now += 30 * 86_400_000;
    await browser.refused('refreshAccessToken', 'unauthorized');
  });

  it('[REFR-1] [OUT-1] does nothing for pages of other sites', async () => {
    const browser = api.browser();
    await becomeGuest(browser);
    await browser.refused('refreshAccessToken', 'notAllowed', undefined, { headers: { 'X-Requested-With': '' } });
    await browser.ok('refreshAccessToken', undefined, { headers: { 'X-Requested-With': '', Origin: 'http://localhost:4000' } });
    for (const Origin of ['https://evil.test', 'http://localhost:4000.evil.test', 'null', 'http://localhost:40000']) {
      await browser.refused('refreshAccessToken', 'notAllowed', undefined, { headers: { Origin } });
      await browser.refused('guestLogin', 'notAllowed', undefined, { headers: { Origin } });
    }
    await browser.refused('logout', 'notAllowed', undefined, { headers: { 'Sec-Fetch-Site': 'cross-site' } });
    await browser.refused('logout', 'unauthorized', undefined, { token: null });
    await browser.ok('userInfo');
  });

  it('answers a listed site across origins, and no other', async () => {
    const listed = await createTestApi(database.db, { allowedOrigins: ['https://campus.example'] });
    const allowed = async (Origin: string) => {
      const wanted = { 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'authorization,x-requested-with' };
      const { headers } = await listed.browser().fetch('OPTIONS', '/api/v1/auth/login', undefined, { headers: { Origin, ...wanted } });
      return ['origin', 'credentials', 'methods', 'headers'].map((of) => headers.get(`access-control-allow-${of}`));
    };
    expect(await allowed('https://campus.example')).toEqual([
      'https://campus.example',
      'true',
      'GET,POST,PUT',
      expect.stringContaining('Authorization,Content-Type,X-Requested-With'),
    ]);
    for (const origin of ['https://campus.example.evil.test', 'https://evilcampus.example', 'http://campus.example', 'null'])
      expect(await allowed(origin)).toEqual([null, null, null, null]);
  });

  it('[REFR-1] lets a listed site read a refusal across origins, and refreshes its token', async () => {
    const listed = await createTestApi(database.db, { allowedOrigins: ['https://campus.example'] });
    const browser = listed.browser();
    const headers = { Origin: 'https://campus.example', 'Sec-Fetch-Site': 'same-site' };
    browser.token = (await browser.ok('guestLogin', undefined, { headers })).user.access_token;
    listed.clock.now += 601_000;
    const expired = await browser.refused('userInfo', 'tokenExpired', undefined, { headers });
    expect(expired.headers.get('access-control-allow-origin')).toBe('https://campus.example');
    browser.token = (await browser.ok('refreshAccessToken', undefined, { headers })).access_token;
    await browser.ok('userInfo', undefined, { headers });
    await browser.ok('logout', undefined, { headers });
  });

  it('[STORE-1] keeps neither tokens nor codes nor passwords as they are', async () => {
    const browser = api.browser();
    const { access_token } = await becomeMember(api, browser);
    const rows = await Promise.all(
      (['access_tokens', 'sessions', 'identities', 'email_codes', 'proofs', 'outbox', 'devices'] as const).map((table) =>
        database.db.selectFrom(table).selectAll().execute(),
      ),
    );
    const everything = JSON.stringify(rows);
    expect(everything).toContain('$argon2id$');
    expect(everything).not.toContain(access_token);
    expect(everything).not.toContain('spring-2026!');
    const code = /^ {4}([A-Z2-9]{6})$/m.exec(api.mails[0]?.text ?? '')?.[1] ?? 'no code';
    expect(everything).not.toContain(code);
  });

  it('[OUT-1] forgets guests without a session, and no other account', async () => {
    await becomeGuest(api.browser(), '잊혀질손님');
    const { user_id } = await becomeMember(api, api.browser());
    api.clock.now += 30 * 86_400_000 + 3_600_000;
    const { user_id: recent } = await becomeGuest(api.browser(), '새손님');
    await tidy({ db: database.db, clock: () => api.clock.now });
    const left = await database.db.selectFrom('users').select('user_id').execute();
    expect(left.map((user) => user.user_id).sort()).toEqual([user_id, recent].sort());
  });
});
