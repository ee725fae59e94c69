import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '#contract/languages.ts';
import { STORAGE_KEYS } from '#contract/storage-keys.ts';
import { newMember } from './support/accounts.ts';
import { hold, holdApplication } from './support/hold.ts';
import { type App, openApp, reload, seeState } from './support/open-app.ts';
import { sayIn } from './support/say.ts';
import { seeNothingMoved, watchShifts } from './support/shifts.ts';
import { inHeader, loginByEmail, press, seeSignedIn, seeSignedOut } from './support/steps.ts';
import { storeFirst } from './support/store-first.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

/** The brand's name in the header: it would stand below the mark, cut off, where the buttons left it no room. */
const nameIsBesideMark = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const [mark, name] = ['header a[href="/"] svg', 'header a[href="/"] span'].map((at) =>
      document.querySelector(at)?.getBoundingClientRect(),
    );
    return mark !== undefined && name !== undefined && name.top < mark.bottom;
  });

test.each(LANGUAGES)(
  '[HEAD-2] on a phone of 360 px the name and both buttons stand in one line, in the font of the device and in ours; both buttons at 320 px, too (%s)',
  async (language) => {
    const person = await app.person({ language, width: 360, height: 740 });
    const { page } = person;
    const webFont = await hold(page, '**/*.woff2');
    await page.goto('/');
    expect(await nameIsBesideMark(page)).toBe(true);
    webFont.letGo();
    await page.waitForFunction(() => [...document.fonts].some((face) => /^"?Campus Sans"?$/.test(face.family) && face.status === 'loaded'));
    expect(await nameIsBesideMark(page)).toBe(true);
    await page.setViewportSize({ width: 320, height: 740 });
    const login = await inHeader(person, ($) => $.header.login).boundingBox();
    const signUp = await inHeader(person, ($) => $.header.signUp).boundingBox();
    expect(login?.y).toBe(signUp?.y);
    expect(Number(login?.x) + Number(login?.width)).toBeLessThanOrEqual(Number(signUp?.x));
    expect(Number(signUp?.x) + Number(signUp?.width)).toBeLessThanOrEqual(320);
  },
);

test.each(LANGUAGES)('[LANG-1] [FOOT-1] the pages can be read without scripts (%s)', async (language) => {
  const context = await app.browser.newContext({ baseURL: app.server.siteUrl, javaScriptEnabled: false, locale: language });
  const page = await context.newPage();
  const say = await sayIn(language);
  for (const path of ['/', '/school', '/service', '/privacy']) {
    await page.goto(path);
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    expect((await page.locator('h1').innerText()).length).toBeGreaterThan(4);
    await page
      .getByRole('contentinfo')
      .getByText(say(($) => $.footer.customerCentre))
      .waitFor();
    const notice = page.locator('noscript');
    expect(await notice.innerText()).toContain(say(($) => $.common.needsScripts));
    expect(await notice.locator('div').first().boundingBox()).not.toBeNull();
  }
  await context.close();
});

test('[LANG-1] a host of plain files shows no word of another language', async () => {
  const person = await app.person({ pictures: true, language: 'ja', locale: 'en-US' });
  const { page } = person;
  await storeFirst(page, { [STORAGE_KEYS.language]: 'ja' });
  const { letGo } = await holdApplication(person);
  // The server, which knows no cookie of this person, sends the English page.
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('ja');
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('キャンパス');
  letGo();
  await inHeader(person, ($) => $.header.signUp).click();
  await seeState(page, 'agreement', 'reading');
});

test.each(['/', '/school'])('a part far below the screen on %s is drawn once it comes near, and nothing moves for it', async (path) => {
  const person = await app.person({ pictures: true, language: 'ko' });
  const { page } = person;
  await holdApplication(person);
  await watchShifts(page);
  await page.goto(path);
  const last = page.locator('main section').last();
  const isDrawn = () => last.locator('h2').evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isDrawn()).toBe(false);
  // Screen by screen, as a person goes there.
  for (let way = 0; !(await isDrawn()) && way < 20; way += 1) {
    await page.keyboard.press('PageDown');
    await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))));
  }
  await expect.poll(isDrawn).toBe(true);
  await seeNothingMoved(page);
});

test('a crawler is told in words of its own what not to read', async () => {
  const answer = await fetch(`${app.server.siteUrl}/robots.txt`);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
  expect((await answer.text()).split('\n').filter((line) => line !== '')).toEqual([
    'User-agent: *',
    'Disallow: /sso',
    'Disallow: /callback',
  ]);
});

test('a link to a place in the page leads there before the application is there', async () => {
  const person = await app.person({ pictures: true, language: 'ja' });
  const { page } = person;
  await holdApplication(person);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/#faq');
  const top = () => page.locator('#faq').evaluate((place) => Math.round(place.getBoundingClientRect().top));
  await expect.poll(top).toBeLessThan(120);
  expect(await top()).toBeGreaterThan(40);
});

test('[HEAD-2] [SHELL-1] a signed-in person is never shown the header of a visitor', async () => {
  const member = await newMember(app);
  const person = await app.person({ pictures: true, language: 'en' });
  const { page } = person;
  await page.goto('/');
  await loginByEmail(person, member);
  const { letGo } = await holdApplication(person);
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/v1/auth/info', async (route) => {
    await asked;
    await route.continue();
  });
  await reload(page, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  const signUp = inHeader(person, ($) => $.header.signUp);
  expect(await signUp.count()).toBe(0);
  letGo();
  // The application stands, and the server has not said yet who it is.
  await page.locator('[data-viewer="unknown"]').waitFor({ state: 'attached' });
  expect(await signUp.count()).toBe(0);
  answer();
  await seeSignedIn(person, member.nickname);
});

test('[SHELL-7] an application that does not come leaves the page readable, and the next press tries again', async () => {
  const person = await app.person({ pictures: true, language: 'en' });
  const { page } = person;
  let fails = true;
  await page.route(/\/static\/js\/index\.[^/]+\.js$/, (route) => (fails ? route.abort() : route.continue()));
  await page.goto('/');
  const signUp = inHeader(person, ($) => $.header.signUp);
  await signUp.click();
  await page
    .getByRole('alert')
    .getByText(person.say(($) => $.common.appNotLoaded))
    .waitFor();
  fails = false;
  // Use a key: a pointer that moves there makes the application try again, which takes the notice away.
  await page
    .getByRole('alert')
    .getByRole('link', { name: person.say(($) => $.common.reload) })
    .press('Enter');
  await seeSignedOut(person);
  await signUp.click();
  await seeState(page, 'agreement', 'reading');
  await press(person, ($) => $.common.close);
});

test('an untouched page fetches the application, even where its font does not come, and does not run it; the first sign of a person does', async () => {
  const { page } = await app.person({ pictures: true, language: 'en' });
  // Never answered.
  await page.route(/\/static\/media\/en\.[^/]+\.css$/, () => {});
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.resourceType()} ${new URL(request.url()).pathname}`));
  const entries = () => asked.filter((request) => / \/static\/js\/index\./.test(request)).map((request) => request.split(' ')[0]);
  const calls = () => asked.filter((request) => request.includes(' /api/'));
  await page.goto('/');
  // As a module that was data before, it comes from the browser's cache.
  await expect.poll(entries, { timeout: 10_000 }).toEqual(['fetch', 'script']);
  expect(calls()).toEqual([]);
  await page.mouse.move(200, 300, { steps: 2 });
  await expect.poll(calls, { timeout: 10_000 }).toEqual(['fetch /api/v1/auth/config']);
  expect(entries()).toEqual(['fetch', 'script']);
});
