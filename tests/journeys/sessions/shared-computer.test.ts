import { afterAll, beforeAll, expect, test } from 'vitest';
import { SHARED_IDLE, SHARED_IDLE_WARNING } from '#contract/limits.ts';
import { newMember } from '../support/accounts.ts';
import { holdApplication } from '../support/hold.ts';
import { type App, openApp, type Person, seeState } from '../support/open-app.ts';
import { field, inHeader, openEmailLogin, openLogin, PASSWORD, press, seeSignedIn, seeSignedOut } from '../support/steps.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const box = ({ page, say }: Person) => page.locator('dialog[open]').getByRole('checkbox', { name: say(($) => $.sharedSession.label) });

async function signInShared(person: Person) {
  const member = await newMember(app);
  await person.page.goto('/');
  await openEmailLogin(person);
  await box(person).check();
  await field(person, ($) => $.fields.email.label).fill(member.email);
  await field(person, ($) => $.fields.password.label).fill(PASSWORD);
  await press(person, ($) => $.emailLogin.submit);
  await seeSignedIn(person, member.nickname);
  return member;
}

const cookies = async ({ context }: Person) => new Map((await context.cookies()).map((cookie) => [cookie.name, cookie]));

/** As a browser does that is closed: what has no end goes. */
async function closeBrowser({ context }: Person) {
  for (const { name, expires } of await context.cookies()) if (expires === -1) await context.clearCookies({ name });
}

test('[DOOR-5] on a shared computer the session’s cookies end with the browser, and no way to log in is remembered (ko)', async () => {
  const person = await app.person({ language: 'ko' });
  await signInShared(person);
  const kept = await cookies(person);
  for (const name of ['madang_refresh', 'madang_visit', 'last_use']) expect(kept.get(name)?.expires, name).toBe(-1);
  expect(kept.has('madang_device')).toBe(false);
  expect(await person.page.evaluate(() => localStorage.getItem('last_way'))).toBeNull();
});

test('[DOOR-5] the next person, who opens the browser again, is a visitor, and the session before has ended at the server (en)', async () => {
  const person = await app.person({ language: 'en' });
  const { page, context } = person;
  await signInShared(person);
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  await page.close();
  await closeBrowser(person);
  const next: Person = { ...person, page: await context.newPage() };
  await next.page.goto('/privacy');
  await seeSignedOut(next);
  expect(await next.page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
  await expect
    .poll(async () => (await fetch(`${app.server.apiUrl}/auth/info`, { headers: { Authorization: `Bearer ${token}` } })).status)
    .toBe(401);
  await next.page.goto('/');
  await openLogin(next);
  // The computer is still one that others use.
  expect(await box(next).isChecked()).toBe(true);
});

test('[DOOR-5] a box that is ticked before the application is there counts (ja)', async () => {
  const person = await app.person({ language: 'ja' });
  const held = await holdApplication(person);
  await person.page.goto('/');
  await inHeader(person, ($) => $.header.login).click();
  await box(person).check();
  held.letGo();
  await seeState(person.page, 'login', 'choosing');
  expect(await box(person).isChecked()).toBe(true);
  await expect.poll(() => person.page.evaluate(() => localStorage.getItem('shared_computer'))).toBe('Y');
});

test('[DOOR-5] without use: after fourteen minutes the person is asked, after fifteen logged out, in every tab (en)', async () => {
  const person = await app.person({ language: 'en' });
  await person.page.clock.install();
  const member = await signInShared(person);
  const other = await person.tab();
  await other.page.goto('/privacy');
  await seeSignedIn(other, member.nickname);
  await person.page.clock.fastForward(SHARED_IDLE - SHARED_IDLE_WARNING);
  await seeState(person.page, 'sharedSession', 'warning');
  await press(person, ($) => $.sharedSession.stay);
  await seeSignedIn(person, member.nickname);
  await person.page.clock.fastForward(2 * SHARED_IDLE);
  await seeState(person.page, 'sharedSession', 'alertingEnded');
  await press(person, ($) => $.common.ok);
  await seeSignedOut(person);
  await seeSignedOut(other);
});
