import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '#contract/languages.ts';
import { gatewayLinks } from '#server/partner/links.ts';
import { ENGINE_TEXTS } from '#src/boot/engine/engine-texts.ts';
import { NEEDED, OF_SUPPORTED_ENGINES } from '#src/boot/engine/young-apis.ts';
import { type App, openApp, type Person, seeState } from '#tests/journeys/support/open-app.ts';
import { inHeader, openLogin } from '#tests/journeys/support/steps.ts';
import { without } from './without.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const links = () => gatewayLinks({ siteUrl: app.server.siteUrl, partnerUrl: app.server.partnerUrl ?? '' });
const addresses = (): readonly string[] => ['/', '/campus', links().meeting, '/callback/google?code=a&state=b'];
const notice = (page: Page) => page.locator('#too-old');

/** The pages do not load in a browser that is that old: what they throw is not looked at. */
const quietly = async (person: Person): Promise<Page> => {
  person.page.removeAllListeners('pageerror');
  return person.page;
};

test.each(LANGUAGES)(
  '[DOOR-3] without modal dialogs every page says from the first byte that the browser is too old, and what to do (%s)',
  async (language) => {
    const person = await app.person({ language, pictures: true });
    await without(person.context, ['HTMLDialogElement.prototype.showModal']);
    const page = await quietly(person);
    for (const address of addresses()) {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await notice(page).waitFor();
      const said = await notice(page).innerText();
      expect(said.trim().startsWith(ENGINE_TEXTS[language].title), `${address}: ${said}`).toBe(true);
      for (const each of LANGUAGES) expect(said, address).toContain(ENGINE_TEXTS[each].text);
      expect(await page.locator('[data-state="crashed"]').count()).toBe(0);
      const expected = address.startsWith('/callback/') ? `${app.server.siteUrl}/` : new URL(address, app.server.siteUrl).href;
      expect(await notice(page).locator('input').inputValue(), address).toBe(expected);
      await notice(page).getByRole('button', { name: ENGINE_TEXTS[language].copy }).click();
      await expect.poll(() => notice(page).getByRole('status').innerText()).toBe(ENGINE_TEXTS[language].copied);
      expect(await page.evaluate(() => getSelection()?.toString() ?? '')).toBe(expected);
    }
  },
);

test('[DOOR-3] a page of a browser that is too old is read as ever, and a press leads to what it says', async () => {
  const person = await app.person({ pictures: true });
  await without(person.context, ['HTMLDialogElement.prototype.showModal']);
  const page = await quietly(person);
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/');
  expect(await page.getByRole('heading', { level: 1 }).innerText()).not.toBe('');
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await page.locator('#root main button').last().click();
  await expect.poll(() => notice(page).evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(-1);
  expect(scripts, 'the application is not fetched').toEqual([]);
});

test('[DOOR-3] without any one of what no page goes without, it is said', async () => {
  for (const path of NEEDED) {
    const person = await app.person();
    await without(person.context, [path]);
    const page = await quietly(person);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await expect.poll(() => notice(page).isVisible(), { message: path }).toBe(true);
    await person.context.close();
  }
});

test('[DOOR-3] an engine that is older by two things that no page needs is told, and the application runs all the same', async () => {
  const person = await app.person();
  const [one = '', other = ''] = OF_SUPPORTED_ENGINES.filter((path) => path !== 'Document.prototype.adoptedStyleSheets');
  await without(person.context, [one, other]);
  await person.page.goto('/');
  await notice(person.page).waitFor();
  await openLogin(person);
  for (const path of OF_SUPPORTED_ENGINES) {
    const next = await app.person();
    await without(next.context, [path]);
    await next.page.goto('/');
    await inHeader(next, ($) => $.header.login).waitFor();
    expect(await notice(next.page).isVisible(), `${path} alone`).toBe(false);
    await next.context.close();
  }
});

/** What the server sends, changed; without the policy, which allows its own scripts alone. */
const rewrite = (context: BrowserContext, change: (html: string) => string) =>
  context.route(
    (url) => url.origin === app.server.siteUrl,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const { 'content-security-policy': _, ...headers } = response.headers();
      await route.fulfill({ response, headers, body: change(await response.text()) });
    },
  );

const UNREADABLE = 'let a = ??.b;';

test.each([
  ['cannot be read', UNREADABLE],
  ['throws', 'null.f();'],
])('[DOOR-3] a page whose first script %s says so', async (_, script) => {
  const person = await app.person({ language: 'ko' });
  await rewrite(person.context, (html) =>
    html.includes('<script id="boot"')
      ? html.replace(/(<script id="boot"[^>]*>)[\s\S]*?(<\/script>)/, `$1${script}$2`)
      : html.replace(/<script>[\s\S]*?(<\/script>)/, `<script>${script}$1`),
  );
  const page = await quietly(person);
  for (const address of addresses()) {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await notice(page).waitFor();
    expect(await notice(page).innerText(), address).toContain(ENGINE_TEXTS.ko.title);
  }
});

const APPLICATION = '**/static/js/index.*.js';

test.each([
  ['cannot be read', UNREADABLE],
  ['throws for want of an API', 'undefined_api.call();'],
])('[DOOR-3] an application that %s is not blamed on the connection', async (_, body) => {
  const person = await app.person();
  await person.page.route(APPLICATION, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  const page = await quietly(person);
  for (const address of ['/', links().meeting]) {
    await page.goto(address);
    if (address === '/')
      await page
        .getByRole('button', { name: person.say(($) => $.header.signUp) })
        .first()
        .click();
    await notice(page).waitFor();
    expect(await page.getByText(person.say(($) => $.common.appNotLoaded)).isVisible(), address).toBe(false);
  }
});

test('[DOOR-3] [SHELL-7] an application that does not come is not blamed on the browser', async () => {
  const person = await app.person();
  await person.page.route(APPLICATION, (route) => route.abort());
  const { page } = person;
  for (const address of ['/', links().meeting]) {
    await page.goto(address);
    if (address === '/')
      await page
        .getByRole('button', { name: person.say(($) => $.header.signUp) })
        .first()
        .click();
    await page
      .getByText(person.say(($) => $.common.appNotLoaded))
      .first()
      .waitFor();
    expect(await notice(page).isVisible(), address).toBe(false);
  }
});

test('[DOOR-3] the notice stands in front of an open popup', async () => {
  const person = await app.person({ pictures: true });
  const page = await quietly(person);
  await page.route(APPLICATION, (route) => route.fulfill({ contentType: 'text/javascript', body: UNREADABLE }));
  await page.goto('/');
  await inHeader(person, ($) => $.header.login).click();
  await page.locator('dialog[open] button').nth(3).click();
  await notice(page).waitFor();
  const isInFront = await notice(page).evaluate((element) => {
    const { left, top } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + 30, top + 20));
  });
  expect(isInFront).toBe(true);
});

test('[DOOR-3] a supported browser is told nothing of this', async () => {
  const person = await app.person();
  for (const address of addresses()) {
    await person.page.goto(address);
    expect(await notice(person.page).isVisible(), address).toBe(false);
  }
  await person.page.goto(links().meeting);
  await seeState(person.page, 'login', 'choosing');
});
