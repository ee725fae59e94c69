import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '#contract/languages.ts';
import { openInTwoParts } from '../journeys/support/in-two-parts.ts';
import { type App, openApp, seeState } from '../journeys/support/open-app.ts';
import { seeNothingMoved, watchShifts } from '../journeys/support/shifts.ts';
import { inHeader } from '../journeys/support/steps.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

test.each(['home', 'campus', 'school', 'service', 'privacy'])(
  '[LANG-1] %s has one style in all languages: where a page changes its language, its policy knows no other',
  async (name) => {
    const [ko, en, ja] = await Promise.all(
      LANGUAGES.map(async (language) => {
        const html = await (await fetch(`${app.server.siteUrl}/pages/${language}/${name}.html`)).text();
        return html.match(/<style.*?<\/style>/gs);
      }),
    );
    expect(en?.length).toBeGreaterThan(1);
    expect(ko).toEqual(en);
    expect(ja).toEqual(en);
  },
);

test.each(['/', '/campus', '/school', '/service', '/privacy'])(
  'the first paint of %s waits for the first screen: it shows no part of it, and no word moves for the rest',
  async (path) => {
    // A person of the tests has a clock of their own, and no times of paints.
    const context = await app.browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await watchShifts(page);
    const parts = await openInTwoParts(app.server.siteUrl, '<h1');
    await page.goto(`${parts.url}${path}`, { waitUntil: 'commit' });
    const paints = () => page.evaluate(() => performance.getEntriesByType('paint').length);
    const main = page.locator('main');
    await main.waitFor({ state: 'attached' });
    // Long enough for a paint, were one due.
    await setTimeout(500);
    expect(await paints()).toBe(0);
    parts.sendRest();
    await expect.poll(paints).toBeGreaterThan(0);
    await seeNothingMoved(page);
    await context.close();
    await parts.close();
  },
);

test('the application brings no style that the page has: all of it would be styled anew', async () => {
  const person = await app.person({ language: 'en' });
  const { page } = person;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  const inPage = await page.locator('head > style[data-sheets]').getAttribute('data-sheets');
  expect(inPage).toMatch(/^\/static\/media\/\S+\.css( |$)/);
  await inHeader(person, ($) => $.header.signUp).click();
  await seeState(page, 'agreement', 'reading');
  // The popups have a sheet of their own.
  await expect.poll(() => asked.filter((path) => path.endsWith('.css')).length).toBeGreaterThan(0);
  expect(asked.filter((path) => inPage?.split(' ').includes(path))).toEqual([]);
});
