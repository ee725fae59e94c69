import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Route } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MAINTENANCE_PATIENCE } from '#contract/limits.ts';
import { messageOf } from '#server/messages.ts';
import { newIdentity, newMember } from '../support/accounts.ts';
import { type App, openApp, type Person, seeState } from '../support/open-app.ts';
import { field, inHeader, loginByEmail, openLogin, press, readWords, seeSignedOut } from '../support/steps.ts';

/** Where a list on another host would be. */
const ELSEWHERE = 'https://static.madang.example/allow-list.json';
const PHONE = '1599-1234';

let folder: string;
let app: App;
/** Its API is closed; the list of those who may come in is on another host. */
let closed: App;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madang-list-'));
  await allow([]);
  [app, closed] = await Promise.all([
    openApp({ MAINTENANCE_ALLOW_LIST: join(folder, 'list.json'), TRUST_PROXY: '1', PHONE }),
    openApp({ MAINTENANCE_LIST_URL: ELSEWHERE, CLOSED: '1', TRUST_PROXY: '1' }),
  ]);
});
afterAll(async () => {
  await Promise.all([app.close(), closed.close()]);
  await rm(folder, { recursive: true });
});

const allow = (addresses: readonly string[]) => writeFile(join(folder, 'list.json'), JSON.stringify(addresses));

/** A person whose proxy says that they come from this address. */
async function callerFrom(address: string, at = app): Promise<Person> {
  const person = await at.person();
  await person.context.setExtraHTTPHeaders({ 'X-Forwarded-For': address });
  return person;
}

test('[GATE-1] [GATE-5] a site that is closed shows the maintenance screen without any list, too', async () => {
  const withoutList = await openApp({ CLOSED: '1' });
  const person = await withoutList.person();
  await person.page.goto('/');
  await seeState(person.page, 'maintenanceGate', 'blocked');
  await withoutList.close();
});

test('[GATE-5] [LANG-2] the maintenance screen says when the end is expected, as the operator has set it, and lets one choose the language', async () => {
  const until = new Date(Date.now() + 7_200_000).toISOString();
  const closing = await openApp({ CLOSED: '1', MAINTENANCE_UNTIL: until });
  const person = await closing.person();
  const { page } = person;
  await page.goto('/');
  await seeState(page, 'maintenanceGate', 'blocked');
  const year = String(new Date(until).getFullYear());
  await page.getByText(/^We expect to be done by/).waitFor();
  expect(await page.getByText(/^We expect to be done by/).innerText()).toContain(year);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('ja');
  await page.getByText('に終了する予定です。').waitFor();
  await closing.close();
});

test('[GATE-1] [GATE-2] [GATE-3] a person on the list comes in, by address or range, IPv4 or IPv6', async () => {
  await allow(['203.0.113.7', '192.0.2.0/24', '2001:db8::/32']);
  for (const address of ['203.0.113.7', '192.0.2.200', '2001:DB8:0:1::9']) {
    const person = await callerFrom(address);
    await person.page.goto('/');
    await seeSignedOut(person);
  }
  for (const address of ['203.0.113.8', '192.0.3.1', '2001:db9::1']) {
    const person = await callerFrom(address);
    await person.page.goto('/');
    await seeState(person.page, 'maintenanceGate', 'blocked');
  }
});

test('[GATE-1] [GATE-5] a person not on it gets the maintenance screen on every page, and comes in with a reconnection once they are', async () => {
  await allow(['192.0.2.0/24']);
  const person = await callerFrom('198.51.100.1');
  const { page, say } = person;
  for (const path of ['/yonsei', '/sso', '/privacy']) {
    await page.goto(path);
    await seeState(page, 'maintenanceGate', 'blocked');
  }
  expect(await page.title()).toBe(say(($) => $.maintenance.pageTitle));
  await page.getByRole('heading', { level: 1, name: say(($) => $.maintenance.title) }).waitFor();
  await page.getByText(say(($) => $.maintenance.text)).waitFor();
  await page.getByRole('link', { name: PHONE }).waitFor();
  expect(await page.getByRole('banner').count()).toBe(0);
  expect(await page.locator('dialog[open]').count()).toBe(0);

  const reconnect = page.getByRole('button', { name: say(($) => $.maintenance.reconnect) });
  await Promise.all([page.waitForEvent('domcontentloaded'), reconnect.click()]);
  await seeState(page, 'maintenanceGate', 'blocked');

  // A page that is on its way out answers no question, so it leaves a note of how the button looked.
  await reconnect.evaluate((element) => {
    const note = () => sessionStorage.setItem('busy', element.getAttribute('aria-busy') ?? '');
    new MutationObserver(note).observe(element, { attributeFilter: ['aria-busy'] });
  });
  await allow(['198.51.100.0/24']);
  await reconnect.click();
  await seeSignedOut(person);
  expect(new URL(page.url()).pathname).toBe('/privacy');
  expect(await page.evaluate(() => sessionStorage.getItem('busy'))).toBe('true');
});

test('[GATE-1] [GATE-4] the page is blank while it asks, and opens when the list cannot be had, makes no sense, or takes long', async () => {
  await allow([]);
  const person = await callerFrom('198.51.100.1');
  const { page } = person;
  const list = '**/maintenance/allow-list.json*';
  for (const answer of [
    (route: Route) => route.abort('connectionrefused'),
    (route: Route) => route.fulfill({ status: 404 }),
    (route: Route) => route.fulfill({ body: '{"addresses": []}' }),
  ]) {
    await page.route(list, answer);
    await page.goto('/');
    await seeSignedOut(person);
    await page.unroute(list);
  }

  await page.clock.install();
  await page.route(list, () => {});
  await page.goto('/');
  await page.locator('[data-flow="maintenanceGate"][data-state="checking"]').waitFor({ state: 'attached' });
  expect(await page.locator('#root').innerText()).toBe('');
  await page.clock.fastForward(MAINTENANCE_PATIENCE);
  await seeSignedOut(person);
});

test('[GATE-3] the list may be on another host, as far as the page’s policy and the browser go', async () => {
  const person = await callerFrom('198.51.100.1', closed);
  const { page } = person;
  const asked: string[] = [];
  await page.route(`${ELSEWHERE}*`, async (route) => {
    asked.push(route.request().url());
    const listed = asked.length === 1 ? '203.0.113.0/24' : '198.51.100.0/24';
    await route.fulfill({ json: [listed], headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  await page.goto('/');
  await seeState(page, 'maintenanceGate', 'blocked');
  await page.getByRole('button', { name: person.say(($) => $.maintenance.reconnect) }).click();
  await seeSignedOut(person);
  expect(asked).toEqual([`${ELSEWHERE}?v=20250115`, `${ELSEWHERE}?v=20250115`]);
});

test('[GATE-1] [API-25] a closed API says so to who came in all the same', async () => {
  const person = await closed.person();
  await person.page.route(`${ELSEWHERE}*`, (route) => route.abort());
  await person.page.goto('/');
  await openLogin(person);
  await press(person, ($) => $.methods.guest.login);
  await readWords(person, messageOf('closed', 'en'));
});

test('[GATE-1] [API-25] an API that closes while a person works says so, keeps them signed in, and loses nothing that was typed', async () => {
  await allow(['127.0.0.0/8', '::1']);
  const member = await newMember(app);
  const person = await app.person();
  const { page, say } = person;
  await page.goto('/');
  await loginByEmail(person, member);
  await inHeader(person, ($) => $.header.accountMenu, { nickname: member.nickname }).click();
  await page.getByRole('menuitem', { name: say(($) => $.header.settings) }).click();
  await press(person, ($) => $.myProfile.changeNickname);
  const { nickname } = newIdentity();
  await field(person, ($) => $.nicknameChange.label).fill(nickname);

  await page.route('**/api/v1/**', async (route) => {
    const url = route.request().url().replace(app.server.siteUrl, closed.server.siteUrl);
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  await press(person, ($) => $.common.save);
  await readWords(person, messageOf('closed', 'en'));
  await page.unroute('**/api/v1/**');
  await press(person, ($) => $.common.ok);
  expect(await field(person, ($) => $.nicknameChange.label).inputValue()).toBe(nickname);
  await press(person, ($) => $.common.save);
  await seeState(page, 'profile', 'viewing');
});
