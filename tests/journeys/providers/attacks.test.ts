import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { throughWindow } from '#server/tests/support/provider-window.ts';
import { Surfer } from '#server/tests/support/surfer.ts';
import { type App, openApp, type Person, seeState } from '../support/open-app.ts';
import {
  answer,
  chooseProvider,
  closed,
  listenToCalls,
  newPersonId,
  newProviderMember,
  openProvider,
  signInAs,
} from '../support/provider-steps.ts';
import { loginAsGuest, openLogin, press, read, seeSignedIn } from '../support/steps.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const CHECK = 'POST /auth/check/user';
const checksAmong = (calls: readonly string[]) => calls.filter((call) => call === CHECK).length;

const goTo = (page: Page, address: string): Promise<void> =>
  page.evaluate((url) => {
    location.assign(url);
  }, address);

test.each([
  ['naver', 'login', 'ko'],
  ['google', 'link', 'ja'],
] as const)(
  '[SOC-2] [ERR-27] the answer that an attacker got from %s, put into the window of a person who wants to %s: refused, and not even sent (%s)',
  async (method, wording, language) => {
    const attackers = await throughWindow(new Surfer(), app.server, method, { person: 'attacker' }, { purpose: wording });
    const person = await app.person({ language });
    const { page } = person;
    await page.goto('/');
    if (wording === 'login') await openLogin(person);
    else await loginAsGuest(person);
    const calls = listenToCalls(person);
    const popup = await openProvider(person, method, wording);
    await goTo(popup, attackers.url.href);
    await seeState(page, wording === 'login' ? 'providerLogin' : 'providerLink', 'alertingFailed');
    await read(person, ($) => $.failures.authenticationFailed);
    expect(checksAmong(calls)).toBe(0);
    await press(person, ($) => $.common.ok);
    await seeState(page, wording === 'login' ? 'login' : 'linkAccount', 'choosing');
  },
);

test('[SOC-2] [ERR-27] an attacker’s answer on the way through this very page is a failed authentication, and no sign-in happens', async () => {
  const attackers = await throughWindow(new Surfer(), app.server, 'kakao', { person: 'attacker' });
  const person = await app.person();
  const { page, context } = person;
  await context.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/');
  await openLogin(person);
  await chooseProvider(person, 'kakao', 'login');
  await press(person, ($) => $.providerWindow.page);
  await page.waitForURL(`${app.server.providersUrl}/**`);
  const calls = listenToCalls(person);
  await goTo(page, attackers.url.href);
  await seeState(page, 'providerLogin', 'alertingFailed');
  await read(person, ($) => $.failures.authenticationFailed);
  expect(calls).not.toContain(CHECK);
});

/** Notes every message that arrives at the page, after the product’s own listeners have seen it. */
const hear = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const heard: unknown[] = [];
    Object.assign(globalThis, { heard });
    window.addEventListener('message', ({ data }) => heard.push(data));
  });
const countHeard = (page: Page): Promise<number> => page.evaluate(() => (globalThis as unknown as { heard: unknown[] }).heard.length);

/** What a window says to the page that opened it; returns when it has arrived there. */
async function say(page: Page, from: Page, messages: readonly unknown[]): Promise<void> {
  const before = await countHeard(page);
  await from.evaluate((each) => {
    for (const message of each) window.opener.postMessage(message, '*');
  }, messages);
  await expect.poll(() => countHeard(page)).toBe(before + messages.length);
}

/** The state of the attempt that is under way; an attacker who reads along at the provider knows it, too. */
async function stateOf(person: Person, open: () => Promise<Page>): Promise<{ popup: Page; state: string }> {
  const [request, popup] = await Promise.all([person.context.waitForEvent('request', (each) => each.url().includes('state=')), open()]);
  return { popup, state: new URL(request.url()).searchParams.get('state') ?? '' };
}

test('[SOC-3] messages of another origin, another window or another shape change nothing, even with the right state; the true answer counts, once', async () => {
  const member = await newProviderMember(app, 'kakao');
  const person = await app.person();
  const { page, context } = person;
  // Return pages stay open, to be spoken from.
  await context.addInitScript(() => {
    window.close = () => undefined;
  });
  await page.goto('/');
  await openLogin(person);
  const calls = listenToCalls(person);
  const { popup, state } = await stateOf(person, () => openProvider(person, 'kakao', 'login'));
  await hear(page);
  const forged = { auth_type: 'sns', sns_code: 'kakao', code: 'forged', state };

  await say(page, popup, [forged]);

  const [other] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate(() => void window.open('/callback/yonsei/logout', 'other', 'popup')),
  ]);
  await other.locator('main[data-saying="signedOut"]').waitFor();
  await say(page, other, [forged]);

  await goTo(popup, `${app.server.siteUrl}/callback/yonsei/logout`);
  await popup.locator('main[data-saying="signedOut"]').waitFor();
  const { code: _, ...withoutCode } = forged;
  await say(page, popup, [
    null,
    'forged',
    withoutCode,
    { ...forged, auth_type: 'sso', campusCode: 'kakao' },
    { ...forged, sns_code: 'google' },
    { ...forged, code: ['forged'] },
    { ...forged, code: 'x'.repeat(3000) },
  ]);
  await seeState(page, 'providerWindow', 'open.waiting');
  expect(calls).not.toContain(CHECK);

  await popup.goBack();
  await signInAs(popup, member.personId);
  await seeSignedIn(person, member.nickname);
  await say(page, popup, [forged, forged]);
  expect(checksAmong(calls)).toBe(1);
});

test('[SOC-2] [SOC-3] two tabs with the same provider at once: each hears its own window only', async () => {
  const member = await newProviderMember(app, 'google');
  const one = await app.person();
  const other = await one.tab();
  for (const { page } of [one, other]) await page.goto('/');
  await openLogin(one);
  await openLogin(other);
  const theirs = await openProvider(other, 'google', 'login');
  const ours = await openProvider(one, 'google', 'login');
  const calls = listenToCalls(one);
  await answer(theirs, 'refuse');
  await seeState(other.page, 'login', 'choosing');
  await seeState(one.page, 'providerWindow', 'open.waiting');

  const next = await openProvider(other, 'google', 'login');
  await signInAs(next, newPersonId());
  await seeState(other.page, 'providerLogin', 'alertingAccountNotFound');
  await seeState(one.page, 'providerWindow', 'open.waiting');

  await signInAs(ours, member.personId);
  await seeSignedIn(one, member.nickname);
  // A sign-in here counts in every tab.
  await seeSignedIn(other, member.nickname);
  expect(checksAmong(calls)).toBe(2);
  await closed(ours);
});
