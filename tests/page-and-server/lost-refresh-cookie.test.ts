import { expect, it } from 'vitest';
import { API_BASE, CALLS } from '#contract/calls.ts';
import { EMAIL } from '#server/accounts/identities.ts';
import type { TestApi } from '#server/tests/support/api.ts';
import type { Browser } from '#server/tests/support/browser.ts';
import { describeApi } from '#server/tests/support/describe-api.ts';
import { becomeGuest, becomeMember, PASSWORD } from '#server/tests/support/people.ts';
import { createClient } from '#src/api/client.ts';
import { provideTokenRefresh } from '#src/app/ports/token-refresh.ts';
import { createProfile } from '#tests/support/browser-fakes.ts';

const HOUR = 3_600_000;
const REFRESH_COOKIE = 'madang_refresh';
const REFRESH_PATH = `${API_BASE}${CALLS.refreshAccessToken.path}`;

/** The pages' own client in a browser; while `losesRefreshCookie`, the answer of a call arrives without that one cookie. */
function openPage(browser: Browser) {
  const page = { losesRefreshCookie: true, refreshes: 0 };
  const fetch: typeof globalThis.fetch = async (url, { method = 'GET', headers, body } = {}) => {
    const path = new URL(String(url)).pathname;
    if (path === REFRESH_PATH) page.refreshes += 1;
    const before = browser.cookies.get(REFRESH_COOKIE);
    const rawBody = typeof body === 'string' ? { rawBody: body } : {};
    const response = await browser.fetch(method, path, undefined, {
      headers: { ...(headers as Readonly<Record<string, string>>) },
      token: null,
      ...rawBody,
    });
    if (page.losesRefreshCookie && before === undefined) browser.cookies.delete(REFRESH_COOKIE);
    else if (page.losesRefreshCookie && before !== undefined) browser.cookies.set(REFRESH_COOKIE, before);
    return response;
  };
  const profile = createProfile();
  const tokenStore = profile.openTab();
  const shared = { baseUrl: `http://localhost:4000${API_BASE}`, tokenStore, language: () => 'en', fetch };
  const { refresh } = provideTokenRefresh({ ...shared, locks: profile.locks });
  const client = createClient({ ...shared, refresh });
  return Object.assign(page, { client, tokenStore });
}

type Page = ReturnType<typeof openPage>;

async function signIn({ client, tokenStore }: Page, email: string | undefined): Promise<void> {
  const { user } =
    email === undefined
      ? await client.call('guestLogin', undefined)
      : await client.call('emailLogin', { authMthd: EMAIL, authId: email, pswd: PASSWORD });
  tokenStore.signIn(user.access_token);
}

/** The session is over for this page: told once by the call that finds out, then in the server's words, and nothing is refreshed any more. */
async function expectSignedOutOnce(page: Page): Promise<void> {
  const before = page.refreshes;
  await expect(page.client.call('userInfo', undefined)).rejects.toMatchObject({ reason: 'unauthorized' });
  expect(page.tokenStore.read()).toEqual({ is: 'none' });
  for (let times = 0; times < 3; times += 1)
    await expect(page.client.call('userInfo', undefined)).rejects.toMatchObject({
      reason: 'unauthorized',
      serverMessage: 'Please log in first.',
    });
  expect(page.refreshes).toBe(before + 1);
}

async function expectWholeAgain(api: TestApi, page: Page, email: string | undefined): Promise<void> {
  page.losesRefreshCookie = false;
  await signIn(page, email);
  api.clock.now += 2 * HOUR;
  await page.client.call('userInfo', undefined);
}

describeApi('a refresh cookie that is lost between server and browser, while the rest of the answer arrives', (api) => {
  const emailOf = async (way: string): Promise<string | undefined> =>
    way === 'guest' ? undefined : (await becomeMember(api, api.browser(), 'owner@madang.kr')).email;

  it.each(['guest', 'email'])(
    '[REFR-2] of a sign-in (%s): the page is good for the token’s hour, and then a visitor’s, who can sign in again',
    async (way) => {
      const email = await emailOf(way);
      const page = openPage(api.browser());
      await signIn(page, email);
      await page.client.call('userInfo', undefined);
      api.clock.now += 2 * HOUR;
      await expectSignedOutOnce(page);
      await expectWholeAgain(api, page, email);
    },
  );

  it.each(['guest', 'email'])(
    '[REFR-2] of a sign-in (%s) over another session: that one’s cookie is neither taken for it nor deleted',
    async (way) => {
      const email = await emailOf(way);
      const earlier = api.browser();
      await becomeGuest(earlier);
      const page = openPage(earlier);
      await signIn(page, email);
      api.clock.now += 2 * HOUR;
      await expectSignedOutOnce(page);
      await earlier.ok('refreshAccessToken');
      await expectWholeAgain(api, page, email);
    },
  );

  it('[REFR-2] of a refresh: the credential of before is refused as one that was copied, and no other session of the account ends', async () => {
    const email = await emailOf('email');
    const elsewhere = api.browser();
    elsewhere.token = (await elsewhere.ok('emailLogin', { authMthd: EMAIL, authId: email, pswd: PASSWORD })).user.access_token;
    const page = openPage(api.browser());
    page.losesRefreshCookie = false;
    await signIn(page, email);
    page.losesRefreshCookie = true;
    api.clock.now += 2 * HOUR;
    await page.client.call('userInfo', undefined);
    api.clock.now += 2 * HOUR;
    await expectSignedOutOnce(page);
    elsewhere.token = (await elsewhere.ok('refreshAccessToken')).access_token;
    await elsewhere.ok('userInfo');
    await expectWholeAgain(api, page, email);
  });
});
