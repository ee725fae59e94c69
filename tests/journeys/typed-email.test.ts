import { afterAll, beforeAll, expect, test } from 'vitest';
import { STORAGE_KEYS } from '#contract/storage-keys.ts';
import { newIdentity } from './support/accounts.ts';
import { holdApplication } from './support/hold.ts';
import { type App, openApp, type Person, reload, seeState } from './support/open-app.ts';
import { askForCode, field, goToEmailJoin, openEmailLogin, press, top } from './support/steps.ts';

/* "What you typed is kept" (SHELL-7, SHELL-8, ERR-37): an email that is typed and not sent is there after a reload, at the same step. Never a password. */

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const EMAIL = 'minji@madang.edu';
const PASSWORD = 'secret-2026!';

const emailOf = (person: Person) => field(person, ($) => $.fields.email.label);
const passwordOf = (person: Person) => field(person, ($) => $.fields.password.label);

/** All that the tab and the device keep. */
const keptOf = ({ page }: Person) => page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));

test('[ERR-37] [SHELL-7] an email typed in the popup that is drawn is there after a reload, before the application comes and after', async () => {
  const person = await app.person({ language: 'en' });
  const { page } = person;
  const { letGo } = await holdApplication(person);
  await page.goto('/');
  await page.locator('header [data-leads=login]').click();
  await page.locator('dialog[open] [data-leads=emailLogin]').click();
  await page.keyboard.type(EMAIL);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.reload();
  await page.locator('dialog[open] input[name=email]').waitFor();
  expect(await emailOf(person).inputValue()).toBe(EMAIL);
  expect(await passwordOf(person).inputValue()).toBe('');
  expect(await keptOf(person)).not.toContain(PASSWORD);
  // The person goes on where they were.
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('password');
  letGo();
  await seeState(page, 'emailLogin', 'entering');
  expect(await emailOf(person).inputValue()).toBe(EMAIL);
  // Left by the person, it is gone.
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await reload(page);
  await page.mouse.wheel(0, 1);
  await page.waitForFunction(() => window.earlyInput === undefined);
  expect(await page.locator('dialog[open]').count()).toBe(0);
  expect(await page.evaluate((key) => sessionStorage.getItem(key), STORAGE_KEYS.typedEmail)).toBeNull();
});

test('[ERR-37] [FOOT-1] an email typed in the running application is there after the language was changed in another tab', async () => {
  const person = await app.person({ language: 'en' });
  const { page } = person;
  await page.goto('/');
  await openEmailLogin(person);
  await emailOf(person).fill(EMAIL);
  await passwordOf(person).fill(PASSWORD);
  await page.evaluate((key) => localStorage.setItem(key, 'ko'), STORAGE_KEYS.language);
  await page.reload();
  await seeState(page, 'emailLogin', 'entering');
  expect(await page.locator('dialog[open] input[name=email]').inputValue()).toBe(EMAIL);
  expect(await page.locator('dialog[open] input[name=password]').inputValue()).toBe('');
  expect(await keptOf(person)).not.toContain(PASSWORD);
});

test('[ERR-37] [EMAIL-9] an email typed in the sign-up and not sent is there after a reload, and another one than was sent, too', async () => {
  const person = await app.person({ language: 'en' });
  const { page } = person;
  await page.goto('/');
  await goToEmailJoin(person);
  await emailOf(person).fill(EMAIL);
  await page.reload();
  await seeState(page, 'emailVerification', 'enteringEmail');
  expect(await emailOf(person).inputValue()).toBe(EMAIL);
  const { email } = newIdentity();
  await askForCode(person, email);
  // A code that was sent is what is gone on with, whatever the field said.
  await page.reload();
  await seeState(page, 'emailVerification', 'codeSent.entry.entering');
  await top(person)
    .getByRole('button', { name: person.say(($) => $.common.back) })
    .click();
  await seeState(page, 'emailVerification', 'enteringEmail');
  await emailOf(person).fill(EMAIL);
  await page.reload();
  await seeState(page, 'emailVerification', 'enteringEmail');
  expect(await emailOf(person).inputValue()).toBe(EMAIL);
});

test('[ERR-37] [RESET-1] an email typed for a new password and not sent is there after a reload', async () => {
  const person = await app.person({ language: 'en' });
  const { page } = person;
  await page.goto('/');
  await openEmailLogin(person);
  await press(person, ($) => $.emailLogin.reset);
  await seeState(page, 'emailVerification', 'enteringEmail');
  await emailOf(person).fill(EMAIL);
  await page.reload();
  await seeState(page, 'emailVerification', 'enteringEmail');
  expect(await emailOf(person).inputValue()).toBe(EMAIL);
});
