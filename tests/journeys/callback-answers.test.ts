import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, openApp, seeState } from './support/open-app.ts';
import { openProvider as openWindowOf } from './support/provider-steps.ts';
import { type Elsewhere, heardBy, openElsewhere, openProvider, sendStartsTo, wearPort } from './support/providers.ts';
import { closing, saying } from './support/return-page.ts';
import { loginAsGuest, openLogin, press, read } from './support/steps.ts';

let app: App;
let elsewhere: Elsewhere;
beforeAll(async () => {
  [app, elsewhere] = await Promise.all([openApp(), openElsewhere()]);
});
afterAll(() => Promise.all([app?.close(), elsewhere?.close()]));

test.each([undefined, 'same-origin', 'same-origin-allow-popups', 'noopener-allow-popups'])(
  '[CB-4] [SOC-1] [SOC-2] a provider that sends COOP %s: the answer arrives all the same',
  async (coop) => {
    const { page, context } = await app.person();
    elsewhere.coop = coop;
    await sendStartsTo(context, elsewhere);
    await page.goto('/');
    await wearPort(page);
    const popup = await openProvider(page, 'kakao');
    await popup.getByRole('link', { name: 'sign in' }).click();
    // It closes only when it knows that it was heard.
    await closing(popup);
    await expect.poll(() => heardBy(page)).toContainEqual(expect.objectContaining({ type: 'ANSWERED', code: 'secret-code' }));
    expect((await heardBy(page)).filter(({ type }) => type === 'ANSWERED')).toHaveLength(1);
  },
);

test('[CB-4] a return page that was served with COOP by mistake still gets its answer through', async () => {
  const { page, context } = await app.person();
  elsewhere.coop = undefined;
  await sendStartsTo(context, elsewhere);
  await context.route('**/callback/**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'cross-origin-opener-policy': 'same-origin' } });
  });
  await page.goto('/');
  await wearPort(page);
  const popup = await openProvider(page, 'ewha');
  await popup.getByRole('link', { name: 'sign in' }).click();
  await closing(popup);
  await expect
    .poll(() => heardBy(page))
    .toContainEqual(expect.objectContaining({ type: 'ANSWERED', code: 'secret-code', campusCode: 'ewha' }));
});

test('[SOC-2] [SOC-3] two tabs with a window each: each hears its own', async () => {
  const one = await app.person();
  const other = await one.tab();
  elsewhere.coop = 'same-origin';
  await sendStartsTo(one.context, elsewhere);
  const popups: Page[] = [];
  for (const { page } of [one, other]) {
    await page.goto('/');
    await wearPort(page);
    const popup = await openProvider(page, 'kakao');
    await popup.getByRole('link', { name: 'sign in' }).waitFor();
    popups.push(popup);
  }
  await popups[1]?.getByRole('link', { name: 'sign in' }).click();
  await expect.poll(() => heardBy(other.page)).toContainEqual(expect.objectContaining({ type: 'ANSWERED' }));
  expect(await heardBy(one.page)).not.toContainEqual(expect.objectContaining({ type: 'ANSWERED' }));
  await popups[0]?.getByRole('link', { name: 'sign in' }).click();
  await expect.poll(() => heardBy(one.page)).toContainEqual(expect.objectContaining({ type: 'ANSWERED' }));
  expect((await heardBy(other.page)).filter(({ type }) => type === 'ANSWERED')).toHaveLength(1);
});

test('[SOC-1] a sign-in that took the whole page goes on in that page', async () => {
  const { page } = await app.person();
  const state = 'own'.padEnd(43, '-');
  await page.goto('/');
  await page.evaluate(
    (kept) => sessionStorage.setItem('provider.page', kept),
    JSON.stringify({ method: 'kakao', purpose: 'login', state }),
  );
  const asked = page.waitForRequest((request) => request.url().includes('/auth/check/user'));
  await page.goto(`/callback/kakao?code=c&state=${state}`);
  await page.waitForURL('/');
  // The login goes on by itself with what came back; that attempt is unknown to the server, and it says so.
  const request = await asked;
  expect(request.postDataJSON()).toEqual({ authMthd: 4, authId: 'c' });
  expect(await request.headerValue('x-auth-state')).toBe(state);
  await page.getByRole('alertdialog').waitFor();
  expect(await page.evaluate(() => sessionStorage.getItem('provider.answer'))).toBeNull();

  await page.goto('/callback/kakao?code=c&state=another');
  await saying(page, 'unexpected');
  expect(await page.evaluate(() => sessionStorage.getItem('provider.answer'))).toBeNull();
});

const STATE = 'own'.padEnd(43, '-');

test.each([
  ['naver', 'link', '?code=c', 'en'],
  ['facebook', 'login', '?code=c&state=', 'ko'],
  ['kakao', 'login', '?code=c', 'ja'],
  ['ewha', 'login', '?code=c&state=', 'en'],
  ['google', 'login', `?code=c&state=${'other'.padEnd(43, '-')}`, 'en'],
] as const)(
  '[SOC-2] [ERR-27] a whole-page sign-in at %s (%s) that comes back with %s has failed, and that is said (%s)',
  async (method, purpose, query, language) => {
    const person = await app.person({ language });
    const { page } = person;
    await page.goto('/');
    // An account is linked by a person who is signed in.
    if (purpose === 'link') await loginAsGuest(person);
    const checked: string[] = [];
    page.on('request', (request) => request.url().includes('/auth/check/user') && checked.push(request.url()));
    const kept = JSON.stringify({ method, purpose, state: STATE });
    await page.evaluate((attempt) => sessionStorage.setItem('provider.page', attempt), kept);
    await page.goto(`/callback/${method}${query}`);
    await seeState(page, purpose === 'link' ? 'providerLink' : 'providerLogin', 'alertingFailed');
    await read(person, ($) => $.failures.authenticationFailed);
    await press(person, ($) => $.common.ok);
    await seeState(page, purpose === 'link' ? 'linkAccount' : 'login', 'choosing');
    expect(checked, 'the code goes nowhere').toEqual([]);
    expect(await page.evaluate(() => ['provider.page', 'provider.answer'].map((key) => sessionStorage.getItem(key)))).toEqual([null, null]);
  },
);

test.each([
  ['naver', '?code=c'],
  ['facebook', '?code=c&state='],
  ['kakao', '?code=c'],
] as const)('[SOC-2] [ERR-27] the window of %s that comes back with %s is a failed authentication to its opener', async (method, query) => {
  const person = await app.person({ language: 'ko' });
  const { page } = person;
  await page.goto('/');
  await openLogin(person);
  const popup = await openWindowOf(person, method, 'login');
  await popup.goto(`/callback/${method}${query}`).catch(() => undefined);
  await seeState(page, 'providerLogin', 'alertingFailed');
  await read(person, ($) => $.failures.authenticationFailed);
  await closing(popup);
});
