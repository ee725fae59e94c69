import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdApplication } from './support/hold.ts';
import { type App, openApp, type Person, seeState } from './support/open-app.ts';
import { openEmailLogin } from './support/steps.ts';

/* A page that a person leaves and comes back to: nothing that they did is lost, and nothing that they closed is open (DOOR-4, ERR-37). */

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const EMAIL = 'minji@madang.edu';
const MENU = 'footer select[name=language]';
const THEMES = 'footer select[name=theme]';

/** A phone hides the page, and may end it without a word; what a test cannot have a browser do without a window. */
const setHidden = ({ page }: Person, isHidden: boolean) =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    },
    isHidden ? 'hidden' : 'visible',
  );

/** As a browser does with a page that it keeps while another is shown. */
const leaveAndComeBack = ({ page }: Person) =>
  page.evaluate(() => {
    for (const type of ['pagehide', 'pageshow']) window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
  });

/** What another tab that is begun with the same storage shows, as after the browser has ended this one. */
async function openedAgain({ page }: Person): Promise<void> {
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  await page.goto('about:blank');
  // The page that was left has kept it, too, as it went: this is what it had kept before.
  await page.addInitScript((stored) => {
    if (!location.protocol.startsWith('http') || window.name === 'again') return;
    window.name = 'again';
    sessionStorage.clear();
    for (const [key, value] of Object.entries(JSON.parse(stored) as Record<string, string>)) sessionStorage.setItem(key, value);
  }, kept);
  await page.goto('/');
}

test('[ERR-37] [DOOR-4] an email typed in the drawn form of a page that is hidden, and ended by the device, is there again', async () => {
  const person = await app.person({ language: 'en' });
  const { page } = person;
  await holdApplication(person);
  await page.goto('/');
  await page.locator('header [data-leads=login]').click();
  await page.locator('dialog[open] [data-leads=emailLogin]').click();
  await page.keyboard.type(EMAIL);
  await setHidden(person, true);
  await openedAgain(person);
  await page.locator('dialog[open] input[name=email]:visible').waitFor();
  expect(await page.locator('dialog[open] input[name=email]:visible').inputValue()).toBe(EMAIL);
});

test('[ERR-37] [DOOR-4] an email typed in the running application is there again after the device has ended the hidden page', async () => {
  const person = await app.person({ language: 'en' });
  const { page } = person;
  await page.goto('/');
  await openEmailLogin(person);
  await seeState(page, 'emailLogin', 'entering');
  await page.keyboard.type(EMAIL);
  await setHidden(person, true);
  await openedAgain(person);
  await page.locator('dialog[open] input[name=email]:visible').waitFor();
  expect(await page.locator('dialog[open] input[name=email]:visible').inputValue()).toBe(EMAIL);
});

test('[POP-5] [DOOR-4] a drawn form that is closed after the page was left and shown again stays closed when the application comes', async () => {
  const person = await app.person({ language: 'en' });
  const { page } = person;
  const { letGo } = await holdApplication(person);
  await page.goto('/');
  await page.locator('header [data-leads=login]').click();
  await page.locator('dialog[open] [data-leads=emailLogin]').click();
  await page.keyboard.type(EMAIL);
  await leaveAndComeBack(person);
  expect(await page.locator('dialog[open] input[name=email]:visible').inputValue()).toBe(EMAIL);
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  letGo();
  await page.mouse.wheel(0, 1);
  await page.waitForFunction(() => window.earlyInput === undefined);
  // What the application opens by itself is open as soon as it has taken over.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(await page.locator('dialog[open]').count()).toBe(0);
});

test('[FOOT-1] [DOOR-4] Back shows in the menus the language and the theme that the page has, so that the others can be chosen', async () => {
  const person = await app.person({ language: 'en' });
  const { page } = person;
  const { letGo } = await holdApplication(person);
  await page.goto('/');
  // Chosen, and left before the application came.
  await page.locator(MENU).selectOption('ja');
  await page.locator(THEMES).selectOption('dark');
  await page.goto('/privacy');
  await page.goBack();
  await page.waitForLoadState();
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  expect([await page.locator(MENU).inputValue(), await page.locator(THEMES).inputValue()]).toEqual(['en', 'system']);
  await page.locator(MENU).selectOption('ja');
  letGo();
  await page.locator('html[lang=ja]').waitFor();
});

test('[FOOT-1] [DOOR-4] the menu of a drawn page shows the chosen theme, and the device’s can be chosen in it', async () => {
  const person = await app.person({ language: 'en' });
  const { page } = person;
  await page.goto('/privacy');
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  const { letGo } = await holdApplication(person);
  await page.goto('/');
  expect(await page.locator(THEMES).inputValue()).toBe('dark');
  await page.locator(THEMES).selectOption('system');
  letGo();
  await page.locator('html:not([data-theme])').waitFor();
  await page.waitForFunction(() => window.earlyInput === undefined);
  expect(await page.locator(THEMES).inputValue()).toBe('system');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
});
