import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '#contract/languages.ts';
import { STORAGE_KEYS } from '#contract/storage-keys.ts';
import { holdApplication } from '../journeys/support/hold.ts';
import { type App, openApp } from '../journeys/support/open-app.ts';
import { seeNothingMoved, watchShifts } from '../journeys/support/shifts.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const isShown = (page: Page): Promise<boolean> =>
  page.evaluate(() => [...document.fonts].some(({ family, status }) => /^"?Campus Sans"?$/.test(family) && status === 'loaded'));
const hasCome = (page: Page): Promise<boolean> => page.evaluate((key) => localStorage.getItem(key) !== null, STORAGE_KEYS.webFont);

test.each(LANGUAGES.flatMap((language) => [360, 412, 1440].map((width) => ({ language, width }))))(
  'the web font comes to a page at rest, whether or not the application runs, and nothing moves ($language, $width px)',
  async ({ language, width }) => {
    const { page } = await app.person({ pictures: true, language, width });
    await watchShifts(page);
    await page.goto('/');
    await expect.poll(() => hasCome(page)).toBe(true);
    // Where it would move a line, it is not shown; on a screen with room it never does.
    if (width > 1000) await expect.poll(() => isShown(page)).toBe(true);
    expect(await page.evaluate(() => window.earlyInput !== undefined), 'the application runs').toBe(true);
    await seeNothingMoved(page);
  },
);

test.each(['/service', '/privacy'].flatMap((path) => [360, 1440].map((width) => ({ path, width }))))(
  '[LEGAL-3] a long English text keeps the font in which it is being read, and its header has the brand’s ($path, $width px)',
  async ({ path, width }) => {
    const { page } = await app.person({ pictures: true, language: 'en', width });
    await watchShifts(page);
    await page.goto(path);
    await expect.poll(() => hasCome(page)).toBe(true);
    expect(await isShown(page)).toBe(true);
    await seeNothingMoved(page);
    expect(await page.locator('header[data-device-font], footer[data-device-font]').count()).toBe(0);
  },
);

/** The device's font, too wide: each line breaks elsewhere in the web font. */
const WIDER = `@font-face { font-family: Wide; src: local("Arimo"), local("Arimo Regular"); size-adjust: 160% }
  main p { font-family: "Campus Sans", Wide !important }`;

/** Before the first paint, which may come before the page is parsed: the wide lines are no shift then. */
const widen = (page: Page): Promise<unknown> =>
  page.addInitScript((style) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    document.adoptedStyleSheets.push(sheet);
  }, WIDER);

test('where a line in view would break elsewhere, the page stays in the font of the device', async () => {
  const { page } = await app.person({ pictures: true, width: 360 });
  await watchShifts(page);
  await widen(page);
  await page.goto('/');
  await expect.poll(() => hasCome(page)).toBe(true);
  expect(await isShown(page)).toBe(false);
  await seeNothingMoved(page);
});

test('a device that has no font for the language is shown the web font, wherever its lines break', async () => {
  const { page } = await app.person({ pictures: true, width: 360 });
  await widen(page);
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const missing = new FontFace('Missing', 'local("A font that no device has")');
      document.fonts.add(missing);
      missing.load().catch(() => undefined);
    });
  });
  await page.goto('/');
  await expect.poll(() => isShown(page)).toBe(true);
});

test('a web font that came before is shown at once, before the application is there', async () => {
  const person = await app.person({ pictures: true, language: 'ko' });
  const { page } = person;
  await page.goto('/');
  await expect.poll(() => isShown(page)).toBe(true);
  await holdApplication(person);
  await page.goto('/');
  await expect.poll(() => isShown(page)).toBe(true);
});

test.each([
  ['the browser says that data are saved', () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })],
  ['the network is of the second generation', () => Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' } })],
] as const)('[SHELL-3] the web font is asked for neither by the drawn page nor by the application where %s', async (_, saveData) => {
  for (const language of ['ko', 'ja'] as const) {
    const { page, context } = await app.person({ pictures: true, language });
    await context.addInitScript(saveData);
    const asked: string[] = [];
    page.on('request', (request) => /fonts?[./-]|\.woff2/.test(new URL(request.url()).pathname) && asked.push(request.url()));
    await page.goto('/');
    await page.mouse.wheel(0, 1);
    await page.waitForFunction(() => window.earlyInput === undefined && document.documentElement.dataset.loaded !== undefined);
    // Not drawn beforehand: here the application alone asks.
    await page.goto('/sso');
    await page.locator('[data-flow=ssoGateway]').first().waitFor();
    await page.waitForTimeout(1000);
    expect(asked).toEqual([]);
    expect(await hasCome(page)).toBe(false);
    await context.close();
  }
});
