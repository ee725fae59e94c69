import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, openApp, type Person, reload, seeState } from './support/open-app.ts';
import { button, inHeader, loginAsGuest, openLogin, openProfile, press, top } from './support/steps.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const openDialogs = (person: Person) => person.page.locator('dialog[open]').count();
const hasFocus = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);

/** The agreement with the terms of service above it. */
async function openTerms(person: Person): Promise<Locator> {
  const { page, say } = person;
  await page.goto('/privacy');
  await inHeader(person, ($) => $.header.signUp).click();
  await seeState(page, 'agreement', 'reading');
  const view = button(person, ($) => $.agreement.viewItem, { item: say(($) => $.agreement.items.serviceTerms) });
  await view.click();
  await expect.poll(() => openDialogs(person)).toBe(2);
  return page.getByRole('button', { name: say(($) => $.agreement.viewItem, { item: say(($) => $.agreement.items.serviceTerms) }) });
}

const WAYS = {
  Escape: (person: Person) => person.page.keyboard.press('Escape'),
  // A person who presses Back has seen the popup, so its entry is in the history by then.
  Back: async (person: Person) => {
    await expect.poll(() => person.page.evaluate(() => history.state?.popupDepth ?? 0)).toBe(await openDialogs(person));
    await person.page.goBack();
  },
};

for (const [way, leave] of Object.entries(WAYS)) {
  test(`[POP-2] [POP-5] ${way} closes the top popup only, and the focus returns to what opened it`, async () => {
    const person = await app.person();
    const view = await openTerms(person);
    await leave(person);
    await expect.poll(() => openDialogs(person)).toBe(1);
    await seeState(person.page, 'agreement', 'reading');
    expect(await hasFocus(view)).toBe(true);

    await leave(person);
    if (way === 'Back') {
      // One step back inside the wizard first.
      await seeState(person.page, 'popups', 'popup.welcome');
      await leave(person);
    }
    await expect.poll(() => openDialogs(person)).toBe(0);
    expect(new URL(person.page.url()).pathname).toBe('/privacy');
    await expect.poll(() => hasFocus(inHeader(person, ($) => $.header.signUp))).toBe(true);
  });
}

test('[POP-5] after a popup was closed by its button, Back leads to the page before, not to the popup', async () => {
  const person = await app.person();
  const { page } = person;
  await page.goto('/service');
  await page.goto('/privacy');
  await openLogin(person);
  await press(person, ($) => $.common.close);
  await expect.poll(() => openDialogs(person)).toBe(0);
  await expect.poll(() => page.evaluate(() => history.state?.popupDepth ?? 0)).toBe(0);
  await page.goBack();
  await page.waitForURL('**/service');
  expect(await openDialogs(person)).toBe(0);
});

test('[POP-1] [POP-5] the page behind is inert, and choosing the open popup again closes it', async () => {
  const person = await app.person();
  await person.page.goto('/');
  await openLogin(person);
  const login = inHeader(person, ($) => $.header.login);
  await expect(login.click({ timeout: 500 }), 'a click on the page behind').rejects.toThrow(/Timeout/);
  // A modal dialog keeps people off the header, so the choice comes by script.
  await login.dispatchEvent('click');
  await expect.poll(() => openDialogs(person)).toBe(0);
});

test('[POP-1] behind a popup the page keeps the room of its scroll bar', async () => {
  const person = await app.person({ width: 1440 });
  const { page } = person;
  const room = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollbarGutter);
  await page.goto('/');
  expect(await room()).toBe('auto');
  await openLogin(person);
  expect(await room()).toBe('stable');
});

test('[POP-1] another popup takes the place of the open one', async () => {
  const person = await app.person({ width: 1440 });
  const { page, say } = person;
  await page.goto('/');
  await loginAsGuest(person);
  await seeState(page, 'linkAccount', 'choosing');
  // A modal dialog keeps people off the header, so the choice comes by script.
  await page.getByRole('banner').locator('[aria-haspopup=menu]').dispatchEvent('click');
  await page.getByRole('menuitem', { name: say(($) => $.header.settings), includeHidden: true }).dispatchEvent('click');
  await seeState(page, 'profile', 'viewing');
  await expect.poll(() => openDialogs(person)).toBe(1);
});

test('[POP-4] a guest is pushed into linking once a page load', async () => {
  const person = await app.person({ language: 'ja' });
  const { page } = person;
  await page.goto('/');
  await loginAsGuest(person);
  await press(person, ($) => $.linkAccount.later);
  await openProfile(person);
  await page.keyboard.press('Escape');
  await expect.poll(() => openDialogs(person)).toBe(0);
  // A push comes at once where it comes.
  await page.waitForTimeout(500);
  expect(await openDialogs(person)).toBe(0);

  await reload(page);
  await seeState(page, 'linkAccount', 'choosing');
  await person.page.keyboard.press('Escape');
  await expect.poll(() => openDialogs(person)).toBe(0);
});

test('[OUT-1] a guest who wants to log out can link an account instead', async () => {
  const person = await app.person();
  const { page, say } = person;
  await page.goto('/');
  await loginAsGuest(person);
  await press(person, ($) => $.linkAccount.later);
  await page.locator('header button[aria-haspopup=menu]').click();
  await page.getByRole('menuitem', { name: say(($) => $.header.logout) }).click();
  await press(person, ($) => $.logout.link);
  await seeState(page, 'linkAccount', 'choosing');
  await top(person)
    .getByRole('heading', { name: say(($) => $.linkAccount.title) })
    .waitFor();
  await inHeader(person, ($) => $.header.enterMyHome).waitFor();
});
