import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '../../contract/languages.ts';
import { type App, openApp, seeState } from './support/open-app.ts';
import { inHeader } from './support/steps.ts';

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
  'the first paint of %s waits until its heading is there: none of an empty page',
  async (path) => {
    // A person of the tests has a clock of their own, and no times of paints.
    const context = await app.browser.newContext({ baseURL: app.server.siteUrl });
    const page = await context.newPage();
    const html = await (await fetch(`${app.server.siteUrl}${path}`)).text();
    const awaited = html.match(/<link rel="expect" href="#([^"]+)" blocking="render">/)?.[1];
    await page.goto(path, { waitUntil: 'commit' });
    expect(await page.locator('h1').getAttribute('id')).toBe(awaited);
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    const [first, content] = await page.evaluate(() =>
      ['first-paint', 'first-contentful-paint'].map((name) => performance.getEntriesByName(name)[0]?.startTime),
    );
    expect(first).toBe(content);
    await context.close();
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
