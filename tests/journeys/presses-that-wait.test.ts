import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hold, holdApplication } from './support/hold.ts';
import { type App, openApp, seeState } from './support/open-app.ts';

/* What a person does while what they have pressed is on its way. */

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const SIGN_UP = 'header [data-event=signUp]';

/** The application has taken over. */
const taken = (page: Page) => page.waitForFunction(() => window.earlyInput === undefined);

test('[LAND-1] [WELC-1] [DOOR-4] of two buttons that were pressed before the application is there the last one counts', async () => {
  const person = await app.person({ language: 'en' });
  const { page } = person;
  const { letGo } = await holdApplication(person);
  await page.goto('/');
  const enter = page.locator('main [data-event=enterWorld]').first();
  await enter.click();
  await page.locator(SIGN_UP).click();
  expect(await enter.getAttribute('aria-busy')).toBeNull();
  expect(await page.locator(SIGN_UP).getAttribute('aria-busy')).toBe('true');
  letGo();
  await seeState(page, 'agreement', 'reading');
});

test('[LOGIN-2] [DOOR-4] an earlier press opens nothing above a form in which a person types meanwhile', async () => {
  const person = await app.person({ language: 'en', width: 412, height: 823 });
  const { page } = person;
  const { letGo } = await holdApplication(person);
  await page.goto('/');
  await page.locator('header [data-event=menu]').click();
  await page.locator('header [data-leads=login]').click();
  await page.locator('dialog[open] [data-leads=emailLogin]').click();
  await page.keyboard.type('minji');
  letGo();
  await taken(page);
  await page.keyboard.type('@madang.edu');
  await seeState(page, 'emailLogin', 'entering');
  expect(await page.locator('dialog[open] input[name=email]:visible').inputValue()).toBe('minji@madang.edu');
  expect(await page.locator('dialog[open]').count()).toBe(1);
});

test('[SHELL-7] [POP-3] [DOOR-4] a popup whose chunk is on its way says so, and can be left', async () => {
  const person = await app.person({ language: 'en' });
  const { page } = person;
  const { letGo } = await hold(page, '**/static/js/popup-host*.js');
  await page.goto('/?login');
  await page.mouse.wheel(0, 1);
  await taken(page);
  await page.locator('dialog[open] [data-event=signUp]:visible').click();
  const cancel = page.locator('dialog[open] [data-dialog-footer] button');
  await cancel.waitFor();
  await cancel.click();
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  letGo();
  // Left, it does not come by itself; pressed again, it does.
  await page.locator(SIGN_UP).click();
  await seeState(page, 'agreement', 'reading');
});
