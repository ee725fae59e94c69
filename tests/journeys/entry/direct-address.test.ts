import { afterAll, beforeAll, expect, test } from 'vitest';
import { STORAGE_KEYS } from '#contract/storage-keys.ts';
import { newMember } from '../support/accounts.ts';
import { holdPages } from '../support/held-page.ts';
import { holdApplication } from '../support/hold.ts';
import { type App, openApp, type Person, reload, seeState } from '../support/open-app.ts';
import { inHeader, loginByEmail, PASSWORD } from '../support/steps.ts';
import { storeFirst } from '../support/store-first.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const openDialog = ({ page }: Person) => page.locator('dialog[open] [data-drawn]:has(> div:not([hidden]))');
const queryOf = ({ page }: Person) => new URL(page.url()).searchParams;
const seeClosed = ({ page }: Person) => page.locator('dialog:modal').waitFor({ state: 'detached' });

/** Counts each dialog that is ever shown, from the first script on. */
async function countDialogs({ page }: Person): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { opened: 0 });
    const { showModal } = HTMLDialogElement.prototype;
    HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
      (window as unknown as { opened: number }).opened += 1;
      showModal.call(this);
    };
  });
  return () => page.evaluate(() => (window as unknown as { opened: number }).opened);
}

test('[LOGIN-1] /?login takes letters before the page behind it has come', async () => {
  const pages = await holdPages(app.server.siteUrl, 'window.tellFirstParsed?.()</script>');
  const person = await app.person({ language: 'ko' });
  const { page } = person;
  // It would ask for a 3D host that no other address may show.
  await holdApplication(person);
  await page.goto(`${pages.url}/?login`, { waitUntil: 'commit' });
  await page.locator('dialog[open] [data-leads=emailLogin]').click();
  await page.keyboard.type('minji@campus.ac.kr');
  const seen = await page.evaluate(() => [document.readyState, document.getElementById('root') === null]);
  expect(seen).toEqual(['loading', true]);
  pages.goOn();
  await page.locator('#root main').waitFor({ state: 'attached' });
  expect(await openDialog(person).locator('input[type=email]').inputValue()).toBe('minji@campus.ac.kr');
  await page.close();
  await pages.close();
});

test.each(['/?login', '/?login=1', '/campus?signup&login', '/school?login&utm_source=mail'])(
  '[LOGIN-1] [POP-5] %s opens the login before the application and keeps its letters; Back leads out of it and out of the query',
  async (address) => {
    const person = await app.person({ language: 'ko' });
    const { page } = person;
    const { letGo } = await holdApplication(person);
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await openDialog(person).waitFor();
    await page.locator('dialog[open] [data-leads=emailLogin]').click();
    await page.keyboard.type('a@b.kr');
    letGo();
    await seeState(page, 'emailLogin', 'entering');
    expect(await page.locator('dialog[open] input[name=email]').inputValue()).toBe('a@b.kr');
    await page.goBack();
    await seeState(page, 'login', 'choosing');
    await page.goBack();
    await seeClosed(person);
    expect([queryOf(person).has('login'), queryOf(person).has('signup')]).toEqual([false, false]);
    expect(queryOf(person).has('utm_source')).toBe(address.includes('utm_source'));
    await reload(page);
    await inHeader(person, ($) => $.header.login).waitFor();
    await page.waitForFunction(() => document.readyState === 'complete');
    expect(await page.locator('dialog[open]').count()).toBe(0);
  },
);

test('[LOGIN-1] a reload of /?login asks again; a popup that was closed before the application came stays closed', async () => {
  const person = await app.person({ language: 'en' });
  const { page } = person;
  await page.goto('/?login');
  await seeState(page, 'login', 'choosing');
  expect(queryOf(person).has('login')).toBe(true);
  const { letGo } = await holdApplication(person);
  await reload(page);
  await openDialog(person).waitFor();
  await page.keyboard.press('Escape');
  await seeClosed(person);
  letGo();
  await page.waitForFunction(() => window.drawnPopups === undefined);
  expect(await page.locator('dialog[open]').count()).toBe(0);
  expect(queryOf(person).has('login')).toBe(false);
});

test('[LOGIN-6] /?login is the form for a person who used email last on this device', async () => {
  const person = await app.person({ language: 'ja' });
  const { page } = person;
  await storeFirst(page, { [STORAGE_KEYS.lastWay]: '{"type":1,"email":"minji@campus.ac.kr"}' });
  const { letGo } = await holdApplication(person);
  await page.goto('/?login', { waitUntil: 'domcontentloaded' });
  await page.locator('dialog[open] input[name=password]').fill(PASSWORD);
  letGo();
  await seeState(page, 'emailLogin', 'entering');
  expect(await page.locator('dialog[open] input[name=password]').inputValue()).toBe(PASSWORD);
});

test('[WELC-1] [AGR-1] /?signup begins the sign-up as its button does, which is busy until then', async () => {
  const person = await app.person({ language: 'en' });
  const { page } = person;
  const { letGo } = await holdApplication(person);
  await page.goto('/?signup=now', { waitUntil: 'domcontentloaded' });
  const button = inHeader(person, ($) => $.header.signUp);
  await expect.poll(() => button.getAttribute('aria-busy')).toBe('true');
  letGo();
  await seeState(page, 'agreement', 'reading');
  // The step before it.
  await page.goBack();
  await seeState(page, 'popups', 'popup.welcome');
  await page.goBack();
  await seeClosed(person);
  expect(await button.getAttribute('aria-busy')).toBeNull();
  expect(queryOf(person).has('signup')).toBe(false);
});

test('[WELC-1] /?signup asks a person who has an avatar on this device which they mean', async () => {
  const person = await app.person({ language: 'ko' });
  await storeFirst(person.page, { [STORAGE_KEYS.firstAvatarCreated]: 'Y' });
  await person.page.goto('/?signup');
  await seeState(person.page, 'popups', 'popup.welcome');
});

test('[LOGIN-1] [SHELL-2] a place that was asked for waits behind /?login, and goes with the query', async () => {
  const person = await app.person({ language: 'en' });
  const { page } = person;
  await page.goto('/?login&enter=%2Fspace%2Fyonsei');
  await seeState(page, 'login', 'choosing');
  const kept = () => page.evaluate((key) => sessionStorage.getItem(key), STORAGE_KEYS.requestedPlace);
  await expect.poll(kept).toContain('/space/yonsei');
  await page.keyboard.press('Escape');
  await seeClosed(person);
  await expect.poll(() => new URL(page.url()).search).toBe('');
});

test.each(['/?login', '/?signup', '/school?login=1'])(
  '[LOGIN-1] [SHELL-1] %s opens nothing for a person who is signed in, says so, and leaves the address',
  async (address) => {
    const person = await app.person({ language: 'en' });
    const { page } = person;
    await page.goto('/');
    const member = await newMember(app);
    await loginByEmail(person, member);
    const opened = await countDialogs(person);
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await inHeader(person, ($) => $.header.accountMenu, { nickname: member.nickname }).waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    expect(await opened()).toBe(0);
  },
);

test.each([
  ['/?login', 'login', 'choosing'],
  ['/?signup', 'agreement', 'reading'],
] as const)('[LOGIN-1] [SHELL-1] [DOOR-7] %s opens all the same where a session turns out to be none', async (address, flow, state) => {
  const person = await app.person({ language: 'en' });
  const { page, context } = person;
  await context.addCookies([
    { name: STORAGE_KEYS.sessionHint, value: '1', url: app.server.siteUrl },
    { name: 'access_token', value: 'of-no-session', url: app.server.siteUrl },
  ]);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await seeState(page, flow, state);
  await page.keyboard.press('Escape');
  await seeClosed(person);
  await expect.poll(() => new URL(page.url()).search).toBe('');
});

test('[LOGIN-1] [LANG-1] /?login in another language than the page was drawn in opens in the person’s', async () => {
  const person = await app.person({ language: 'ja', locale: 'en-US' });
  const { page, say } = person;
  await storeFirst(page, { [STORAGE_KEYS.language]: 'ja' });
  await page.goto('/?login');
  await page.getByRole('dialog', { name: say(($) => $.login.title) }).waitFor();
  await seeState(page, 'login', 'choosing');
});
