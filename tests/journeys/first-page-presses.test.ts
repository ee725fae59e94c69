import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdApplication } from './support/hold.ts';
import { type App, openApp, seeState } from './support/open-app.ts';
import { inHeader } from './support/steps.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

/** The application has taken over. */
const taken = (page: Page) => page.waitForFunction(() => window.earlyInput === undefined);

test('[HEAD-2] [POP-5] a popup that opens before the application is there goes on in it, and nothing that was read moves', async () => {
  const person = await app.person({ pictures: true, language: 'ko' });
  const { page } = person;
  // The web font may come in between, and some of its lines are a pixel less high: this is about places in one font.
  await page.route('**/*.woff2', (route) => route.abort());
  const { letGo } = await holdApplication(person);
  await page.goto('/');
  await page.evaluate(async () => {
    // The device's fonts are looked up at first sight, too.
    await document.fonts.ready;
    const shifts: { value: number; of: string[] }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
      })[]) {
        const of = entry.sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node.outerHTML.slice(0, 80) : node?.nodeName;
          return `${element}: ${JSON.stringify(previousRect)} -> ${JSON.stringify(currentRect)}`;
        });
        shifts.push({ value: entry.value, of });
      }
    }).observe({ type: 'layout-shift' });
    window.scrollTo({ top: 400, behavior: 'instant' });
  });
  const picture = await page.locator('[data-art=hero] > [data-layer="4"]:visible').elementHandle();
  // What is read: a section above it that is laid out late changes the scroll position, which keeps it in its place.
  const read = await page.evaluateHandle(() => document.elementFromPoint(innerWidth / 2, innerHeight / 2) ?? document.body);
  const placeOfRead = () => read.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await placeOfRead();
  // Use the mouse: a locator's click would scroll the sticky header's page to its top.
  const { x, y } = (await inHeader(person, ($) => $.header.login).boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.click(x + 10, y + 10);
  await page.locator('dialog[open] [data-drawn=login] > :not([hidden])').waitFor();
  letGo();
  await seeState(page, 'login', 'choosing');
  expect(await placeOfRead()).toBe(before);
  expect(await page.evaluate(() => Reflect.get(window, 'shifts').filter(({ value }: { value: number }) => value > 0.005))).toEqual([]);
  // The picture is the very one that stood there.
  expect(await picture?.evaluate((element) => element.isConnected)).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => inHeader(person, ($) => $.header.login).evaluate((element) => element === document.activeElement)).toBe(true);
});

test('[LAND-1] [ROUTE-8] a press before the application is there is answered when it is', async () => {
  const person = await app.person({ pictures: true, language: 'en' });
  const { page, say } = person;
  const { letGo } = await holdApplication(person);
  await page.goto('/');
  const enter = page.getByRole('main').getByRole('button', { name: say(($) => $.landing.hero.enter) });
  await enter.click();
  expect(await page.locator('dialog[open]').count()).toBe(0);
  expect(await enter.getAttribute('aria-busy')).toBe('true');
  letGo();
  await seeState(page, 'popups', 'popup.welcome');
});

test('[HEAD-2] [DOOR-4] a press before the application is there shows at once that it waits, on a finger’s device, too', async () => {
  const person = await app.person({ pictures: true, language: 'ko', width: 360, height: 740 });
  const { page, say } = person;
  await holdApplication(person);
  await page.goto('/');
  for (const control of [
    inHeader(person, ($) => $.header.openMenu),
    page.getByRole('main').getByRole('button', { name: say(($) => $.landing.hero.enter) }),
  ]) {
    const before = await control.screenshot();
    await control.dispatchEvent('click');
    expect((await control.screenshot()).equals(before)).toBe(false);
  }
});

test('[LAND-4] [DOOR-4] the slider and what stops motion act before the application is there, and once for each press after it', async () => {
  const person = await app.person({ pictures: true, language: 'en' });
  const { page, say } = person;
  const { letGo } = await holdApplication(person);
  // With reduced motion there is nothing to stop.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const main = page.getByRole('main');
  const next = main.getByRole('button', { name: say(($) => $.sections.slider.next) });
  const pause = main.getByRole('button', { name: say(($) => $.sections.pause) });
  const resume = main.getByRole('button', { name: say(($) => $.sections.play) });
  await next.click();
  await next.click();
  await main.getByText('3 / 10').waitFor();
  await pause.first().click();
  expect(await resume.count()).toBe(1);
  letGo();
  await taken(page);
  expect(await resume.count()).toBe(1);
  await main.getByText('3 / 10').waitFor();
  await next.click();
  await main.getByText('4 / 10').waitFor();
  await resume.click();
  expect(await resume.count()).toBe(0);
});

test('[LAND-3] [LAND-4] a space that is chosen before the application is there is shown at once, and stays when it comes', async () => {
  const person = await app.person({ pictures: true, language: 'ko' });
  const { page, say } = person;
  const { letGo } = await holdApplication(person);
  await page.goto('/');
  const space = page.getByRole('main').getByRole('link', { name: say(($) => $.spaces.campus.events.title) });
  const hasFocus = () => page.locator('#space-events').evaluate((slide) => slide === document.activeElement);
  await space.click();
  await page.getByRole('main').getByText('8 / 10').waitFor();
  expect(await hasFocus()).toBe(true);
  letGo();
  await taken(page);
  await page.getByRole('main').getByText('8 / 10').waitFor();
  expect(await hasFocus()).toBe(true);
});

test('[LAND-6] a person who followed a link in the page and went Back stays there when the application comes', async () => {
  const person = await app.person({ language: 'en' });
  const { page, say } = person;
  const { letGo } = await holdApplication(person);
  await page.goto('/');
  await page
    .getByRole('main')
    .getByRole('link', { name: say(($) => $.landing.hero.film) })
    .click();
  await page.waitForURL('**/#films');
  await page.goBack();
  letGo();
  await page.evaluate(() => window.dispatchEvent(new StorageEvent('storage')));
  await taken(page);
  expect(new URL(page.url()).hash).toBe('');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('[LAND-4] slides that were swiped, and a page that was scrolled, before the application is there stay where they are', async () => {
  const person = await app.person({ pictures: true, language: 'ja' });
  const { page, say } = person;
  const { letGo } = await holdApplication(person);
  await page.goto('/');
  await page
    .getByRole('main')
    .getByRole('link', { name: say(($) => $.spaces.campus.events.title) })
    .click();
  await page.getByRole('main').getByText('8 / 10').waitFor();
  await page.mouse.wheel(0, 100);
  await page.locator('#space-study').evaluate((third) => {
    const row = third.parentElement;
    if (third instanceof HTMLElement && row !== null) row.scrollLeft = third.offsetLeft + third.offsetWidth / 2 - row.clientWidth / 2;
  });
  await page.getByRole('main').getByText('3 / 10').waitFor();
  const before = await page.locator('#space-study').boundingBox();
  letGo();
  await taken(page);
  await page.getByRole('main').getByText('3 / 10').waitFor();
  expect(await page.locator('#space-study').boundingBox()).toEqual(before);
});

test('[FOOT-1] a language that is chosen before the application is there is taken', async () => {
  const person = await app.person({ pictures: true, language: 'en' });
  const { page } = person;
  const { letGo } = await holdApplication(person);
  await page.goto('/privacy');
  await page
    .getByRole('contentinfo')
    .getByRole('combobox', { name: person.say(($) => $.footer.language) })
    .selectOption('ko');
  letGo();
  await page.locator('html[lang=ko]').waitFor();
  const cookies = await person.context.cookies();
  expect(cookies.find(({ name }) => name === 'language')?.value).toBe('ko');
});
