import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { API_BASE, CALLS } from '#contract/calls.ts';
import { RESULT } from '#contract/result-codes.ts';
import { codeFor, createTestApi, type TestApi } from './support/api.ts';
import type { Browser } from './support/browser.ts';
import { empty, openPglite, type TestDatabase } from './support/databases.ts';
import { answerOf, becomeGuest, withState } from './support/people.ts';

const SITE = 'https://www.campus.example';
const REFRESH_CALL = `${API_BASE}${CALLS.refreshAccessToken.path}`;

let database: TestDatabase;
beforeAll(async () => {
  database = await openPglite();
});
afterAll(() => database.close());
beforeEach(() => empty(database.db));

const lineOf = (response: Response, name: string) => response.headers.getSetCookie().find((line) => line.startsWith(`${name}=`));
const linesOf = (headers: Headers, name: string) => headers.getSetCookie().filter((line) => line.startsWith(`${name}=`));

/** The refresh credential of a new guest; the browser that is returned has no cookies left, so that a test can send its own. */
async function guestOf(api: TestApi): Promise<{ browser: Browser; credential: string; nickname: string }> {
  const browser = api.browser();
  const { ncknm } = await becomeGuest(browser);
  const credential = [...browser.cookies].find(([name]) => name.endsWith('madang_refresh'))?.[1].value ?? '';
  browser.cookies.clear();
  return { browser, credential, nickname: ncknm };
}

describe('over https', () => {
  const REFRESH = '__Host-madang_refresh';
  let api: TestApi;
  beforeEach(async () => {
    api = await createTestApi(database.db, {}, SITE);
  });

  it('[REFR-1] [STORE-1] no other subdomain can plant a refresh or a visit cookie: browsers keep `__Host-` names to one host, all paths and https', async () => {
    const response = await api.browser().fetch('POST', '/api/v1/auth/login');
    const attributes = ['Max-Age=2592000', 'Path=/', 'HttpOnly', 'Secure'];
    expect(lineOf(response, REFRESH)?.split('; ').slice(1)).toEqual([...attributes, 'SameSite=Strict']);
    expect(lineOf(response, '__Host-madang_visit')?.split('; ').slice(1)).toEqual([...attributes, 'SameSite=Lax']);
    // The third is the hint, which grants nothing (DOOR-7).
    expect(response.headers.getSetCookie()).toHaveLength(3);
  });

  it('[REFR-1] [OUT-1] the session is refreshed by it, and logging out deletes it', async () => {
    const browser = api.browser();
    await becomeGuest(browser);
    browser.token = (await browser.ok('refreshAccessToken')).access_token;
    await browser.ok('userInfo');
    await browser.ok('logout');
    expect([...browser.cookies.keys()]).toEqual(['__Host-madang_visit', '__Host-madang_choose_account']);
  });

  it('[REFR-2] a cookie of the former name, which a subdomain can plant, is not accepted; it is deleted', async () => {
    const attacker = await guestOf(api);
    for (const Cookie of [
      `__Secure-madang_refresh=${attacker.credential}`,
      `madang_refresh=${attacker.credential}`,
      `__host-madang_refresh=${attacker.credential}`,
    ])
      await api.browser().refused('refreshAccessToken', 'unauthorized', undefined, { headers: { Cookie } });
    const { headers } = await api.browser().call('refreshAccessToken', undefined, {
      headers: { Cookie: `__Secure-madang_refresh=${attacker.credential}` },
    });
    expect(linesOf(headers, '__Secure-madang_refresh')).toContain('__Secure-madang_refresh=; Max-Age=0; Path=/api/v1/auth/refresh; Secure');
  });

  it('[REFR-2] the server takes none of two refresh cookies, in either order; the session of its owner stays as it was', async () => {
    const [owner, attacker] = [await guestOf(api), await guestOf(api)];
    for (const [first, second] of [
      [attacker, owner],
      [owner, attacker],
    ] as const) {
      const headers = { Cookie: `${REFRESH}=${first.credential}; ${REFRESH}=${second.credential}` };
      const refused = await api.browser().refused('refreshAccessToken', 'cookieAmbiguous', undefined, { headers });
      expect(linesOf(refused.headers, REFRESH)).toContain(`${REFRESH}=; Max-Age=0; Path=/; Secure`);
      expect(refused.message).toMatch(/several login cookies.*log in again/i);
    }
    const browser = api.browser();
    browser.cookies.set(REFRESH, { value: owner.credential, path: '/' });
    browser.token = (await browser.ok('refreshAccessToken')).access_token;
    expect((await browser.ok('userInfo')).user.ncknm).toBe(owner.nickname);
  });
});

describe('a browser that refuses cookies', () => {
  const EMAIL = { authWay: 'kim@madang.kr' };
  let api: TestApi;
  beforeEach(async () => {
    api = await createTestApi(database.db);
  });
  /** Sends one request, and keeps nothing of the answer. */
  const forgetful = async (path: string, body: object, headers: Record<string, string> = {}, method = 'POST') => {
    const response = await api.browser().fetch(method, `${API_BASE}${path}`, body, { headers });
    return { code: (await response.json()).code, visit: lineOf(response, 'madang_visit')?.split(';')[0] ?? '' };
  };

  it('[EMAIL-2] [EMAIL-5] is told that they are needed before an email is sent, however often it asks', async () => {
    for (let time = 0; time < 6; time += 1)
      expect(await forgetful('/auth/occupancy/email-user', EMAIL)).toMatchObject({ code: RESULT.cookiesRefused });
    expect(api.mails).toEqual([]);
    // Nothing of the email's quota is used up, and no cool-down runs: the cookie of the refusal is enough.
    const { visit } = await forgetful('/auth/occupancy/email-user', EMAIL);
    expect((await forgetful('/auth/occupancy/email-user', EMAIL, { Cookie: visit })).code).toBe(RESULT.ok);
    const confirmation = { ...EMAIL, authCode: codeFor(api, EMAIL.authWay) };
    expect((await forgetful('/auth/occupancy/email', confirmation, { Cookie: visit }, 'PUT')).code).toBe(RESULT.ok);
  });

  it('[EMAIL-5] [EMAIL-3] a person whose cookie went after the email was sent is told to ask for another code, and not that the right one is wrong', async () => {
    const browser = api.browser();
    await browser.ok('requestEmailCode', EMAIL);
    const confirmation = { ...EMAIL, authCode: codeFor(api, EMAIL.authWay) };
    await api.browser().refused('confirmEmailCode', 'codeExpired', confirmation);
    await browser.ok('confirmEmailCode', confirmation);
  });

  it('[LOGIN-4] [SOC-4] is told so when a provider has sent it back, and the code is not used up', async () => {
    const browser = api.browser();
    const { code, state } = await answerOf(api, browser, 'haneul');
    const request = { authMthd: 3, authId: code };
    const refused = await api.browser().refused('checkUser', 'cookiesRefused', request, withState(state));
    expect(refused.message).toMatch(/cookies/);
    await browser.ok('checkUser', request, withState(state));
  });
});

describe('over http', () => {
  const REFRESH = 'madang_refresh';
  const VISIT = 'madang_visit';

  it('[REFR-2] the server takes none of two refresh cookies, and deletes each wherever it can have been set for', async () => {
    const api = await createTestApi(database.db, {}, 'http://www.campus.example');
    const [owner, attacker] = [await guestOf(api), await guestOf(api)];
    const headers = { Cookie: `${REFRESH}=${attacker.credential}; a=1; ${REFRESH}=${owner.credential}` };
    const refused = await api.browser().refused('refreshAccessToken', 'cookieAmbiguous', undefined, { headers });
    const folders = ['/api', '/api/v1', '/api/v1/auth', '/api/v1/auth/refresh'];
    const paths = ['/', ...folders.flatMap((folder) => [folder, `${folder}/`]), REFRESH_CALL];
    const domains = ['', '; Domain=www.campus.example', '; Domain=campus.example'];
    const places = paths.flatMap((path) => domains.map((domain) => `${REFRESH}=; Max-Age=0; Path=${path}${domain}`));
    const cleared = linesOf(refused.headers, REFRESH);
    expect(cleared).toEqual(expect.arrayContaining(places));
    // What a web server in front takes for the head of an answer, with room for its own headers: 8 kB in the file for nginx.
    expect(refused.headers.getSetCookie().join('Set-Cookie: \r\n').length).toBeLessThan(4096);
  });

  it.each(['http://localhost:4000', 'http://192.0.2.7:4000', 'http://[2001:db8::1]:4000'])(
    '[REFR-2] %s has no parent domain',
    async (site) => {
      const api = await createTestApi(database.db, {}, site);
      const headers = { Cookie: `${REFRESH}=a; ${REFRESH}=b` };
      const refused = await api.browser().refused('refreshAccessToken', 'cookieAmbiguous', undefined, { headers });
      expect(linesOf(refused.headers, REFRESH).filter((line) => line.includes('Domain'))).toEqual([]);
      expect(linesOf(refused.headers, REFRESH)).toContain(`${REFRESH}=; Max-Age=0; Path=/api/v1/auth/refresh`);
    },
  );

  it('[LOGIN-1] the server takes none of two visits: a planted visit does not share its guest, and a new visit begins', async () => {
    const api = await createTestApi(database.db, {}, 'http://www.campus.example');
    const [victim, attacker] = [api.browser(), api.browser()];
    for (const browser of [victim, attacker]) await browser.ok('guestLogin');
    const visits = [attacker, victim].map((browser) => `${VISIT}=${browser.cookies.get(VISIT)?.value}`);
    const response = await api.browser().fetch('POST', '/api/v1/auth/login', undefined, { headers: { Cookie: visits.join('; ') } });
    const { data } = await response.json();
    const people = await Promise.all([attacker, victim].map((browser) => browser.ok('guestLogin')));
    expect(people.map(({ user }) => user.user_id)).not.toContain(data.user.user_id);
    const lines = linesOf(response.headers, VISIT);
    expect(lines).toContain(`${VISIT}=; Max-Age=0; Path=/api/v1/; Domain=campus.example`);
    // The last word on a cookie is what a browser keeps.
    expect(lines.at(-1)).toMatch(/^madang_visit=[\w-]{22}\.[\w-]{43}; Max-Age=2592000; Path=\/;/);
  });
});
