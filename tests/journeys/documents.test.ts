import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '#contract/languages.ts';
import { newMember } from './support/accounts.ts';
import { type App, openApp, type Person, seeState } from './support/open-app.ts';
import { inHeader, loginByEmail } from './support/steps.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

/** The application runs and answers. */
async function start({ page }: Person): Promise<void> {
  await page.mouse.wheel(0, 1);
  await page.waitForFunction(() => window.earlyInput === undefined && window.drawnPopups === undefined);
}

/** Elements of the page that React has taken over, outside its islands. */
const reactsOutsideIslands = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('#root, #root *')]
      .filter((element) => element.closest('[data-island]') === null && Object.keys(element).some((key) => key.startsWith('__react')))
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
  );

/** Counts what leaves the page's element, from now on. */
const watchPage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.assign(window, { removed: [] });
    new MutationObserver((records) => {
      for (const { removedNodes } of records)
        for (const node of removedNodes) (window as unknown as { removed: string[] }).removed.push(node.nodeName);
    }).observe(document.querySelector('main') ?? document.body, { childList: true, subtree: true });
  });

const removedNodes = (page: Page): Promise<string[]> => page.evaluate(() => (window as unknown as { removed: string[] }).removed);

test.each(['/', '/school', '/campus', '/service', '/privacy'])(
  '[ROUTE-1] [ROUTE-6] %s stays the document that was sent: React takes over what acts in it, and nothing else',
  async (path) => {
    const person = await app.person({ language: 'ko' });
    const { page } = person;
    await page.goto(path);
    await watchPage(page);
    await start(person);
    expect(await reactsOutsideIslands(page)).toEqual([]);
    expect(await removedNodes(page)).toEqual([]);
    await inHeader(person, ($) => $.header.login).click();
    await seeState(page, 'login', 'choosing');
  },
);

test.each(LANGUAGES)('[LAND-1] both buttons of the landing page that lead into the world ask for it (%s)', async (language) => {
  const person = await app.person({ language });
  const { page } = person;
  await page.goto('/');
  await start(person);
  for (const button of await page.locator('main button[data-event=enterWorld]').all()) {
    await button.click();
    await seeState(page, 'popups', 'popup.welcome');
    await page.keyboard.press('Escape');
    await page.locator('dialog:modal').waitFor({ state: 'detached' });
  }
  expect(await page.locator('main button[data-event=enterWorld]').count()).toBe(2);
});

test.each([
  ['ko', 360],
  ['en', 360],
  ['ja', 412],
  ['en', 768],
  ['ko', 1440],
] as const)('[LAND-1] [SEEN-2] the landing page keeps its height while one scrolls through it (%s, %i px)', async (language, width) => {
  const { page } = await app.person({ language, width, height: 800, pictures: true });
  await page.goto('/');
  const heights = new Set<number>();
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  for (let at = 0; at < 24; at += 1) {
    heights.add(await height());
    await page.mouse.wheel(0, 500);
    await page.waitForTimeout(50);
  }
  heights.add(await height());
  expect(Math.max(...heights) / Math.min(...heights)).toBeLessThan(1.05);
});

test('[LAND-1] after the first scroll a flick finds no picture missing', async () => {
  const { page } = await app.person({ language: 'en', width: 360, height: 740, pictures: true });
  await page.goto('/');
  const missing = () => page.evaluate(() => [...document.images].filter((each) => !each.complete).length);
  expect(await missing()).toBeGreaterThan(0);
  await page.mouse.wheel(0, 10);
  await expect.poll(missing).toBe(0);
});

test('[ROUTE-1] [HEAD-1] links lead from one document to the next and back: the address, the title and the place that was read', async () => {
  const person = await app.person({ language: 'en', height: 700 });
  const { page } = person;
  await page.goto('/');
  await start(person);
  await page.evaluate(() => window.scrollTo(0, 900));
  // A person reads there: a press within the same frames would leave before what came near has its height.
  await page.waitForTimeout(300);
  await page
    .getByRole('banner')
    .getByRole('link', { name: person.say(($) => $.header.school) })
    .click();
  await page.waitForURL('**/school');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(await page.locator('main [data-page]').getAttribute('data-page')).toBe('school');
  await start(person);
  await inHeader(person, ($) => $.header.login).click();
  await seeState(page, 'login', 'choosing');
  await page.goBack();
  await page.locator('dialog:modal').waitFor({ state: 'detached' });
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/');
  // What is laid out when it comes near has a guessed height until then.
  await expect.poll(() => page.evaluate(() => Math.abs(window.scrollY - 900))).toBeLessThan(20);
});

test('[HEAD-2] [SHELL-1] a signed-in person stays one from document to document, and is greeted once', async () => {
  const person = await app.person({ language: 'en' });
  const { page } = person;
  await page.goto('/');
  await loginByEmail(person, await newMember(app));
  await page.goto('/school');
  await page.locator('header [data-viewer=member]').waitFor();
  expect(await page.locator('[data-toast]').count()).toBe(0);
});

test('[SHELL-5] addresses that the API tells stand in the document, though it was sent with others', async () => {
  const person = await app.person({ language: 'en' });
  const { page } = person;
  await page.route('**/api/v1/auth/config', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    Object.assign(answer.data, { phone: '1599-1234', links: { ...answer.data.links, faq: 'https://faq.example/new' } });
    await route.fulfill({ response, json: answer });
  });
  await page.goto('/');
  await start(person);
  const faq = page.locator('main a[data-setting=faq]');
  await expect.poll(() => faq.getAttribute('href')).toBe('https://faq.example/new');
  expect(await page.locator('footer a[data-setting=phone]').getAttribute('href')).toBe('tel:15991234');
  expect(await page.locator('footer span[data-setting=phone]').textContent()).toBe('1599-1234');
});

test('[SHELL-8] an island that cannot be drawn shows the recovery screen in the place of the page', async () => {
  const person = await app.person({ language: 'en' });
  const { page } = person;
  await page.goto('/');
  await start(person);
  await page.evaluate(() => {
    const { createElementNS } = document;
    let broken = 0;
    // The menu draws an icon; React tries a second time.
    document.createElementNS = ((...args: Parameters<typeof createElementNS>) => {
      broken += 1;
      if (broken <= 2) throw new Error('broken on purpose');
      return createElementNS.apply(document, args);
    }) as typeof createElementNS;
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.locator('header [data-event=menu]').click();
  await seeState(page, 'shell', 'crashed');
  expect(await page.locator('#root [data-island]').count()).toBe(0);
});

test('[LEGAL-1] the contents of a legal page mark the section that is being read', async () => {
  const person = await app.person({ language: 'en', height: 700 });
  const { page } = person;
  await page.goto('/privacy');
  await start(person);
  const marked = page.locator('main nav a[aria-current=location]');
  await page
    .locator('main section[id]')
    .nth(3)
    .evaluate((section) => section.scrollIntoView());
  const id = await page.locator('main section[id]').nth(3).getAttribute('id');
  await expect.poll(() => marked.getAttribute('href')).toBe(`#${id}`);
  expect(await marked.count()).toBe(1);
});

test('[SHELL-7] the documents that links lead to are drawn or fetched ahead: the rules name each of them, and no query', async () => {
  const { page } = await app.person();
  await page.goto('/');
  const rules = await page.locator('script[type=speculationrules]').textContent();
  const documents = { href_matches: ['/', '/campus', '/school', '/service', '/privacy'] };
  expect(JSON.parse(rules ?? '')).toEqual({
    prerender: [{ where: { and: [documents, { not: { href_matches: '/*\\?*' } }] }, eagerness: 'moderate' }],
    prefetch: [{ where: documents, eagerness: 'moderate' }],
  });
});

test('[SHELL-7] [HEAD-2] a document that is drawn ahead does nothing before it is shown, and then knows who has signed in meanwhile', async () => {
  const member = await newMember(app);
  const person = await app.person();
  const { page, say } = person;
  // The test browser draws nothing ahead by itself: DevTools forbid it.
  await page.addInitScript(() => {
    if (location.pathname === '/school') Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
  });
  await page.goto('/');
  await loginByEmail(person, member);
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  const kept = await page.evaluate(() => ({ ...localStorage }));
  const cookies = await page.context().cookies();
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();

  const asked: string[] = [];
  page.on('request', (request) => ['script', 'fetch', 'xhr'].includes(request.resourceType()) && asked.push(request.url()));
  await page.goto('/school', { waitUntil: 'load' });
  await page.mouse.wheel(0, 1);
  await page.waitForTimeout(1500);
  expect(asked).toEqual([]);
  expect(await page.evaluate(() => [window.earlyInput === undefined, window.drawnPopups === undefined])).toEqual([true, true]);

  await page.context().addCookies(cookies);
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    Object.defineProperty(document, 'prerendering', { configurable: true, value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  }, kept);
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  await inHeader(person, ($) => $.header.accountMenu, { nickname: member.nickname }).waitFor();
  expect(
    await inHeader(person, ($) => $.header.login).isVisible(),
    say(($) => $.header.login),
  ).toBe(false);
});
