import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '#contract/languages.ts';
import { isGeneric, PROVIDER_METHODS } from '#contract/methods.ts';
import { STORAGE_KEYS } from '#contract/storage-keys.ts';
import { holdApplication } from './support/hold.ts';
import { type App, openApp, type Person, seeState } from './support/open-app.ts';
import { closed, newProviderMember, openProvider, providerWindow, signInAs } from './support/provider-steps.ts';
import { seeNothingMoved, watchShifts } from './support/shifts.ts';
import { inHeader, logOut, openLogin, seeSignedIn } from './support/steps.ts';
import { storeFirst } from './support/store-first.ts';

/* The landing page offers the provider that was used last on this device, in one press. */

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const GOOGLE = { type: 3 };
const used = (person: Person, lastWay: object) => storeFirst(person.page, { [STORAGE_KEYS.lastWay]: JSON.stringify(lastWay) });
const group = ({ page, say }: Person) => page.getByRole('main').getByRole('group', { name: say(($) => $.login.usedLast) });
const google = (person: Person) => group(person).getByRole('button', { name: person.say(($) => $.methods.google.login) });
const forget = (person: Person) => group(person).getByRole('button', { name: person.say(($) => $.login.forgetLastWay) });
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.lastWay);
const taken = (page: Page) => page.waitForFunction(() => window.earlyInput === undefined);

test('[LOGIN-6] [SOC-1] after a login and a sign-out one press opens the provider’s window, with all other ways behind it; the page offers nothing to a person who is signed in', async () => {
  const { personId, nickname } = await newProviderMember(app, 'google');
  const person = await app.person({ language: 'en' });
  const { page } = person;
  await page.goto('/');
  expect(await group(person).count()).toBe(0);
  await openLogin(person);
  const first = await openProvider(person, 'google', 'login');
  await signInAs(first, personId);
  await closed(first);
  await seeSignedIn(person, nickname);
  expect(await group(person).count()).toBe(0);
  await logOut(person, nickname);
  const window = await providerWindow(person, () => google(person).click());
  await seeState(page, 'providerWindow', 'open.waiting');
  await signInAs(window, personId);
  await seeSignedIn(person, nickname);
});

test('[LOGIN-6] [SSO-1] a university is begun in one press, too, and closing the window leads to all ways', async () => {
  const person = await app.person({ language: 'ko', width: 360, height: 740 });
  const { page, say } = person;
  await used(person, { type: 23 });
  await page.goto('/');
  const yonsei = group(person).getByRole('button', { name: say(($) => $.methods.yonsei.login) });
  const window = await providerWindow(person, () => yonsei.click());
  await window.close();
  await seeState(page, 'login', 'withProvider');
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  expect(await yonsei.evaluate((button) => button === document.activeElement)).toBe(true);
});

test('[LOGIN-6] [DOOR-4] a press before the application is there opens the window when it is', async () => {
  const person = await app.person({ language: 'en' });
  const { page } = person;
  await used(person, GOOGLE);
  const { letGo } = await holdApplication(person);
  await page.goto('/');
  await providerWindow(person, async () => {
    await google(person).click();
    expect(await google(person).getAttribute('aria-busy')).toBe('true');
    letGo();
  });
  await seeState(page, 'providerWindow', 'open.waiting');
});

test.each(['early', 'late'] as const)(
  '[LOGIN-6] one press on the page forgets it, with the email, also one that is made %s',
  async (when) => {
    const person = await app.person({ language: 'ja' });
    const { page } = person;
    await page.goto('/');
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      STORAGE_KEYS.lastWay,
      '{"type":3,"email":"hana@example.jp"}',
    ] as const);
    const { letGo } = await holdApplication(person);
    await page.reload();
    await forget(person).waitFor();
    expect(await page.getByRole('main').innerHTML()).not.toContain('hana@example.jp');
    if (when === 'late') letGo();
    if (when === 'late') await taken(page);
    await forget(person).click();
    letGo();
    await group(person).waitFor({ state: 'detached' });
    expect(await stored(page)).toBeNull();
    await openLogin(person);
    const inPopup = page.locator('dialog[open]').getByRole('group', { name: person.say(($) => $.login.usedLast) });
    expect(await inPopup.count()).toBe(0);
  },
);

test('[LOGIN-6] [METHOD-2] a provider that is switched off is not offered: neither before the application nor when the server says so later', async () => {
  const person = await app.person({ language: 'en' });
  const { page } = person;
  await used(person, GOOGLE);
  await page.route('**/auth/config', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, enabledMethods: [0, 1, 4] } } });
  });
  const { letGo } = await holdApplication(person);
  await page.goto('/');
  await google(person).waitFor();
  letGo();
  await group(person).waitFor({ state: 'detached' });

  await page.route('/school', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(/(&quot;enabledMethods&quot;:)\[[\d,]*\]/, '$1[0,1,4]') });
  });
  await page.goto('/school');
  await inHeader(person, ($) => $.header.login).waitFor();
  expect(await group(person).count()).toBe(0);
});

test('[LOGIN-6] each provider has its button, and no other way has one: email has its form behind Log in', async () => {
  const person = await app.person({ language: 'en' });
  const { page } = person;
  await page.goto('/');
  const shownFor = async (lastWay: object) => {
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [STORAGE_KEYS.lastWay, JSON.stringify(lastWay)] as const);
    await page.reload();
    return group(person).getByRole('button').allInnerTexts();
  };
  for (const { code, type } of PROVIDER_METHODS.filter((method) => !isGeneric(method.type)))
    expect(await shownFor({ type })).toEqual([person.say(($) => $.methods[code].login), '']);
  for (const type of [0, 1, 2, 25]) expect(await shownFor({ type, email: 'hana@example.jp' })).toEqual([]);
});

test.each([
  [900, 1],
  [1440, 2],
] as const)('[LOGIN-6] the picture beside it takes none of its presses (%i px, letters %i times as large)', async (width, scale) => {
  const person = await app.person({ language: 'en', width, height: 900, pictures: true });
  const { page } = person;
  await used(person, { type: 21 });
  await holdApplication(person);
  await page.goto('/');
  await page.evaluate((size) => Object.assign(document.documentElement.style, { fontSize: size }), `${16 * scale}px`);
  for (const button of await group(person).getByRole('button').all()) await button.click({ trial: true, timeout: 5000 });
});

const LOOKS = [
  ...LANGUAGES.map((language) => ({ language, width: 360, height: 740, theme: 'light', type: 3 }) as const),
  ...LANGUAGES.map((language) => ({ language, width: 1440, height: 900, theme: 'dark', type: 4 }) as const),
  ...LANGUAGES.map((language) => ({ language, width: 360, height: 740, theme: 'dark', type: 21 }) as const),
];

test.each(LOOKS)(
  '[LOGIN-6] it stands in the first frame within the first screen, and nothing moves when the application comes ($language, $width px, $theme, $type)',
  async ({ type, ...look }) => {
    const person = await app.person({ ...look, pictures: true });
    const { page } = person;
    await watchShifts(page);
    await used(person, { type });
    const { letGo } = await holdApplication(person);
    await page.goto('/');
    const box = () => group(person).boundingBox();
    const before = await box();
    expect((before?.y ?? Number.NaN) + (before?.height ?? Number.NaN)).toBeLessThan(look.height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(look.width);
    if (process.env.PICTURES)
      await page.screenshot({ path: `${process.env.PICTURES}/${look.language}-${look.width}-${look.theme}-${type}.png` });
    letGo();
    await page.locator('body').hover();
    await taken(page);
    expect(await box()).toEqual(before);
    await seeNothingMoved(page);
  },
);
