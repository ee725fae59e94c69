import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApi, type TestApi } from './support/api.ts';
import { empty, openPglite, type TestDatabase } from './support/databases.ts';
import { becomeGuest } from './support/people.ts';

const SITE = 'https://www.campus.example';
const HINT = 'madang_session';

let database: TestDatabase;
let api: TestApi;
beforeAll(async () => {
  database = await openPglite();
});
afterAll(() => database.close());
beforeEach(async () => {
  await empty(database.db);
  api = await createTestApi(database.db, {}, SITE);
});

const lineOf = (headers: Headers, name: string) => headers.getSetCookie().find((line) => line.startsWith(`${name}=`));

it('[DOOR-7] the refresh cookie comes with a hint that scripts can read, that lives as long, and says nothing of the person', async () => {
  const browser = api.browser();
  const { headers } = await browser.call('guestLogin', undefined);
  expect(lineOf(headers, HINT)).toBe(`${HINT}=1; Max-Age=2592000; Path=/; Secure; SameSite=Lax`);
  const refreshed = await browser.call('refreshAccessToken', undefined);
  expect(lineOf(refreshed.headers, HINT)).toBe(`${HINT}=1; Max-Age=2592000; Path=/; Secure; SameSite=Lax`);
});

it('[DOOR-7] the hint goes with the session: at a logout, and with a refresh that is refused', async () => {
  const browser = api.browser();
  await becomeGuest(browser);
  expect(browser.cookies.has(HINT)).toBe(true);
  await browser.ok('logout');
  expect(browser.cookies.has(HINT)).toBe(false);
  const { headers } = await browser.call('refreshAccessToken', undefined);
  expect(lineOf(headers, HINT)).toMatch(/^madang_session=; Max-Age=0; Path=\//);
});

it('[DOOR-7] below a parent domain that pages and API share, the hint is set for that domain', async () => {
  const shared = await createTestApi(database.db, { cookieDomain: 'campus.example' }, SITE);
  const { headers } = await shared.browser().call('guestLogin', undefined);
  expect(lineOf(headers, HINT)).toContain('Domain=campus.example');
});

it('[DOOR-7] [LANG-1] language, theme and the first avatar’s marker that a request brings are set again by the server, for a year', async () => {
  const Cookie = 'language=ja; theme=dark; first_avatar_created=Y';
  const { headers } = await api.browser().call('configuration', undefined, { headers: { Cookie } });
  for (const pair of Cookie.split('; '))
    expect(lineOf(headers, pair.split('=')[0] ?? '')).toBe(`${pair}; Max-Age=31536000; Path=/; Secure; SameSite=Lax`);
});

it.each(['language=fr', 'language=ja; language=ko', 'theme=<script>', 'first_avatar_created=N', 'last_way=email'])(
  '[DOOR-7] a value that is no choice of ours is not set: %s',
  async (Cookie) => {
    const { headers } = await api.browser().call('configuration', undefined, { headers: { Cookie } });
    expect(headers.getSetCookie().filter((line) => !line.includes('madang_visit'))).toEqual([]);
  },
);
