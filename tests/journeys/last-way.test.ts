import { afterAll, beforeAll, expect, test } from 'vitest';
import { STORAGE_KEYS } from '#contract/storage-keys.ts';
import type { Text } from '#machines/bindings/define-bindings.ts';
import { newMember } from './support/accounts.ts';
import { holdApplication } from './support/hold.ts';
import { type App, openApp, type Person, seeState } from './support/open-app.ts';
import { places } from './support/places.ts';
import { field, inHeader, logOut, openEmailLogin, PASSWORD, press, seeSignedIn } from './support/steps.ts';
import { storeFirst } from './support/store-first.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const stored = ({ page }: Person) => page.evaluate(() => localStorage.getItem('last_way'));
const groupOf = ({ page, say }: Person) => page.locator('dialog[open]').getByRole('group', { name: say(($) => $.login.usedLast) });
const rememberBox = ({ page, say }: Person) => page.getByRole('checkbox', { name: say(($) => $.emailLogin.remember) });

const drawn = ({ page }: Person) => page.locator('dialog[data-base][open]:not([data-flow])');
const emailOf = (person: Person) => field(person, ($) => $.fields.email.label).inputValue();

/** Presses Log in on a device that remembers this, before the application is there. */
async function logInEarly(person: Person, lastWay: { readonly type: number; readonly email?: string }) {
  await storeFirst(person.page, { [STORAGE_KEYS.lastWay]: JSON.stringify(lastWay) });
  const held = await holdApplication(person);
  await person.page.goto('/');
  await inHeader(person, ($) => $.header.login).click();
  return held;
}

/** From the form that stands before the application. */
const chooseOtherWays = (person: Person) =>
  drawn(person)
    .getByRole('button', { name: person.say(($) => $.emailLogin.otherWays) })
    .click();

test('[LOGIN-6] after a sign-in by email, Log in leads straight to its form, the address filled in as asked, and one press forgets both (ko)', async () => {
  const { email, nickname } = await newMember(app);
  const person = await app.person({ language: 'ko' });
  const { page } = person;
  await page.goto('/');
  await openEmailLogin(person);
  await field(person, ($) => $.fields.email.label).fill(email);
  await field(person, ($) => $.fields.password.label).fill(PASSWORD);
  await rememberBox(person).check();
  expect(await stored(person)).toBeNull();
  await press(person, ($) => $.emailLogin.submit);
  await seeSignedIn(person, nickname);
  expect(JSON.parse((await stored(person)) ?? '')).toEqual({ type: 1, email });
  await logOut(person, nickname);

  await inHeader(person, ($) => $.header.login).click();
  await seeState(page, 'emailLogin', 'entering');
  await groupOf(person).waitFor();
  expect(await emailOf(person)).toBe(email);
  expect(await rememberBox(person).isChecked()).toBe(true);
  const isFocused = field(person, ($) => $.fields.password.label).evaluate((input) => input === document.activeElement);
  expect(await isFocused).toBe(true);
  await press(person, ($) => $.login.forgetLastWay);
  await seeState(page, 'login', 'choosing');
  await groupOf(person).waitFor({ state: 'detached' });
  expect(await stored(person)).toBeNull();
  await press(person, ($) => $.methods.email.login);
  await seeState(page, 'emailLogin', 'entering');
  expect(await groupOf(person).count()).toBe(0);
  expect(await emailOf(person)).toBe('');
});

test('[LOGIN-6] from the form that Log in opens, one press leads to all ways: email stands first among them, and nothing says whose account it was', async () => {
  const person = await app.person({ language: 'en' });
  const { page, say } = person;
  await storeFirst(page, { [STORAGE_KEYS.lastWay]: '{"type":1,"email":"hana@example.jp"}' });
  await page.goto('/');
  await inHeader(person, ($) => $.header.login).click();
  await seeState(page, 'emailLogin', 'entering');
  for (const back of [($) => $.emailLogin.otherWays, ($) => $.common.back] satisfies Text[]) {
    await press(person, back);
    await seeState(page, 'login', 'choosing');
    expect(await page.locator('dialog[open]').innerHTML()).not.toContain('hana@example.jp');
    await groupOf(person)
      .getByRole('button', { name: say(($) => $.methods.email.login) })
      .click();
    await seeState(page, 'emailLogin', 'entering');
  }
  await page.keyboard.press('Escape');
  await inHeader(person, ($) => $.header.login).click();
  await seeState(page, 'emailLogin', 'entering');
});

for (const [method, type] of [
  ['naver', 5],
  ['guest', 0],
] as const) {
  test(`[LOGIN-6] the popup that is there before the application begins with ${method} as well, and nothing in it moves when the application takes over`, async () => {
    const person = await app.person({ language: 'ja', width: 360, height: 740 });
    const { page, say } = person;
    // The web font comes with the application and has other widths: this is about places in one font.
    await page.route('**/*.woff2', (route) => route.abort());
    const { letGo } = await logInEarly(person, { type, email: 'hana@example.jp' });
    await drawn(person)
      .getByRole('group', { name: say(($) => $.login.usedLast) })
      .waitFor();
    await page.evaluate(() => document.fonts.ready);
    const before = await places(person);
    expect(before.length).toBeGreaterThan(8);
    letGo();
    await seeState(page, 'login', 'choosing');
    // What the API announces stands below, and comes with the application.
    expect((await places(person)).slice(0, before.length)).toEqual(before);

    await groupOf(person)
      .getByRole('button', { name: say(($) => $.methods[method].login) })
      .waitFor();
  });
}

test('[LOGIN-6] the form that Log in opens before the application says that email was used last, and nothing in it moves when the application takes over', async () => {
  const person = await app.person({ language: 'ja', width: 360, height: 740 });
  const { page, say } = person;
  await page.route('**/*.woff2', (route) => route.abort());
  const { letGo } = await logInEarly(person, { type: 1 });
  await drawn(person)
    .getByRole('group', { name: say(($) => $.login.usedLast) })
    .waitFor();
  await drawn(person).locator('input[name=email]:focus').waitFor();
  await page.evaluate(() => document.fonts.ready);
  const before = await places(person);
  expect(before.length).toBeGreaterThan(5);
  letGo();
  await seeState(page, 'emailLogin', 'entering');
  // A button for passkeys may come below all of it (PASSKEY-1).
  expect((await places(person)).slice(0, before.length)).toEqual(before);
});

test('[LOGIN-6] all ways are one press away before the application is there, too, and stay when it takes over', async () => {
  const person = await app.person({ language: 'ko' });
  const { page, say } = person;
  const { letGo } = await logInEarly(person, { type: 1 });
  await chooseOtherWays(person);
  await drawn(person)
    .getByRole('button', { name: say(($) => $.methods.kakao.login) })
    .waitFor();
  letGo();
  await seeState(page, 'login', 'choosing');
});

test('[LOGIN-6] [METHOD-2] where the operator has switched email off, Log in opens all ways before the application is there', async () => {
  const person = await app.person({ language: 'en' });
  const { page, say } = person;
  await page.route('/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(/(&quot;enabledMethods&quot;:)\[[\d,]*\]/, '$1[0,3]') });
  });
  await logInEarly(person, { type: 1 });
  await drawn(person)
    .getByRole('button', { name: say(($) => $.methods.google.login) })
    .waitFor();
  expect(
    await drawn(person)
      .getByRole('button', { name: say(($) => $.methods.email.login) })
      .count(),
  ).toBe(0);
});

test('[LOGIN-6] the way used last, held down while the application takes over, is chosen when it is let go of', async () => {
  const person = await app.person({ language: 'ko' });
  const { page, say } = person;
  const { letGo } = await logInEarly(person, { type: 1 });
  await chooseOtherWays(person);
  await drawn(person)
    .getByRole('button', { name: say(($) => $.methods.email.login) })
    .hover();
  await page.mouse.down();
  letGo();
  const isReacts = () => Object.keys(document.querySelector('header') ?? {}).some((key) => key.startsWith('__reactFiber'));
  await page.waitForFunction(isReacts);
  // Time enough for a take-over that does not wait.
  await page.waitForTimeout(300);
  await page.mouse.up();
  await seeState(page, 'emailLogin', 'entering');
});

test('[LOGIN-6] the focus on the way used last stays on it when the application takes over', async () => {
  const person = await app.person({ language: 'en' });
  const { page, say } = person;
  const { letGo } = await logInEarly(person, { type: 4 });
  const kakao = page.locator('dialog[open]').getByRole('button', { name: say(($) => $.methods.kakao.login) });
  await kakao.focus();
  letGo();
  await seeState(page, 'login', 'choosing');
  await expect.poll(() => kakao.evaluate((button) => button === document.activeElement)).toBe(true);
});

test('[LOGIN-6] a press that forgets it, made before the application is there, is not lost', async () => {
  const person = await app.person({ language: 'en' });
  const { page, say } = person;
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('last_way', '{"type":1,"email":"hana@example.jp"}'));
  const { letGo } = await holdApplication(person);
  await page.reload();
  await inHeader(person, ($) => $.header.login).click();
  await drawn(person)
    .getByRole('button', { name: say(($) => $.login.forgetLastWay) })
    .click();
  letGo();
  await seeState(page, 'login', 'choosing');
  expect(await stored(person)).toBeNull();
  expect(await groupOf(person).count()).toBe(0);
});

test('[LOGIN-6] an email that this device remembers stands in the form before the application is there, and after it', async () => {
  const person = await app.person({ language: 'en' });
  const { page } = person;
  const { letGo } = await logInEarly(person, { type: 1, email: 'hana@example.jp' });
  await drawn(person).locator('input[name=password]:focus').waitFor();
  const shown = async () => [await field(person, ($) => $.fields.email.label).inputValue(), await rememberBox(person).isChecked()];
  expect(await shown()).toEqual(['hana@example.jp', true]);
  // What is unticked before the application is there is unticked when it is.
  await rememberBox(person).uncheck();
  letGo();
  await seeState(page, 'emailLogin', 'entering');
  expect(await shown()).toEqual(['hana@example.jp', false]);
});
