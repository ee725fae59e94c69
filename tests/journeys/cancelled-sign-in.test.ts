import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Member, newMember } from './support/accounts.ts';
import { hold } from './support/hold.ts';
import { type App, openApp, type Person, reload, seeState } from './support/open-app.ts';
import { giveCredentials, loginByEmail, openEmailLogin, seeSignedIn, seeSignedOut } from './support/steps.ts';

/** Longer than an access token lasts. */
const TOKEN_LIFE = 601_000;
const LOGIN = '**/auth/login/email';
const REFRESH = 'madang_refresh';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const refreshCookie = async ({ context }: Person) => (await context.cookies()).filter(({ name }) => name === REFRESH);

/** Stays signed in as this member over a reload and over the end of the token. */
async function staysSignedIn(person: Person, { nickname }: Member): Promise<void> {
  await seeSignedIn(person, nickname);
  await reload(person.page);
  await seeSignedIn(person, nickname);
  app.moveClock(TOKEN_LIFE);
  await reload(person.page);
  await seeSignedIn(person, nickname);
}

/** Leaves a slow login by Escape, as the person sees it. */
async function leaveByEscape({ page }: Person): Promise<void> {
  await seeState(page, 'emailLogin', 'loggingIn');
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/auth/login/email'));
  await page.keyboard.press('Escape');
  await failed;
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
}

test('[POP-5] [STORE-1] a login that was slow and left by Escape begins no session when it is let go on', async () => {
  const member = await newMember(app);
  const person = await app.person();
  const { page } = person;
  await page.goto('/');
  await openEmailLogin(person);
  const login = await hold(page, LOGIN);
  const discarded = page.waitForResponse('**/auth/login/discard');
  await giveCredentials(person, member.email);
  await login.asked;
  await leaveByEscape(person);
  expect((await discarded).status()).toBe(200);
  login.letGo();
  // Asked anew, so that what the late answer would have done is done.
  await reload(page);
  await seeSignedOut(person);
  expect(await refreshCookie(person)).toEqual([]);
});

/** The late answer comes all the way from the server, with its cookies, as if the browser had not heard in time that the page had left. */
async function holdLogin(page: Page): Promise<{ release(): void; status(): number | undefined }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let status: number | undefined;
  await page.route(
    LOGIN,
    async (route) => {
      await released;
      status = (await route.fetch()).status();
    },
    { times: 1 },
  );
  return { release: () => release(), status: () => status };
}

test('[POP-5] [STORE-1] [REFR-1] a late login changes nothing for the person who signed in meanwhile, now and after their token ended', async () => {
  const [first, second] = [await newMember(app), await newMember(app)];
  const person = await app.person();
  const { page } = person;
  await page.goto('/');
  await openEmailLogin(person);
  const late = await holdLogin(page);
  const discarded = page.waitForResponse('**/auth/login/discard');
  await giveCredentials(person, first.email);
  await leaveByEscape(person);
  await discarded;
  await loginByEmail(person, second);
  const own = await refreshCookie(person);
  late.release();
  await expect.poll(late.status).toBe(403);
  expect(await refreshCookie(person)).toEqual(own);
  await staysSignedIn(person, second);
});

test('[POP-5] [REFR-1] [API-26] where the API was not told of the attempt, the late cookie swaps no account: the person is asked to sign in', async () => {
  const [first, second] = [await newMember(app), await newMember(app)];
  const person = await app.person();
  const { page, context } = person;
  // An API that does not say that it discards sign-ins.
  await page.route('**/auth/config', async (route) => {
    const response = await route.fetch();
    const { data, ...rest } = await response.json();
    await route.fulfill({ response, json: { ...rest, data: { ...data, discardsSignIns: undefined } } });
  });
  await page.goto('/');
  await openEmailLogin(person);
  const late = await holdLogin(page);
  await giveCredentials(person, first.email);
  await leaveByEscape(person);
  await loginByEmail(person, second);
  const own = await refreshCookie(person);
  late.release();
  await expect.poll(late.status).toBe(200);
  expect(await refreshCookie(person)).not.toEqual(own);
  await seeSignedIn(person, second.nickname);
  app.moveClock(TOKEN_LIFE);
  await reload(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
  await seeSignedOut(person);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('access_token');
});

test('[STORE-1] a visitor with nothing but a planted access_token cookie stays a visitor; on a longer path it drops no session', async () => {
  const [stranger, member] = [await newMember(app), await newMember(app)];
  const other = await app.person();
  await other.page.goto('/');
  await loginByEmail(other, stranger);
  const value = await other.page.evaluate(() => localStorage.getItem('access_token') ?? '');

  const person = await app.person();
  const { page, context } = person;
  await context.addCookies([{ name: 'access_token', value, url: app.server.siteUrl }]);
  await page.goto('/');
  await seeSignedOut(person);
  await expect.poll(async () => (await context.cookies()).filter(({ name }) => name === 'access_token')).toEqual([]);

  await context.addCookies([{ name: 'access_token', value, domain: new URL(app.server.siteUrl).hostname, path: '/privacy' }]);
  await page.goto('/privacy');
  await seeSignedOut(person);
  await loginByEmail(person, member);
  await staysSignedIn(person, member);
  expect(await page.evaluate(() => document.cookie.match(/access_token=/g)?.length)).toBe(2);
});
