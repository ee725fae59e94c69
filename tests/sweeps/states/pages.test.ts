import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '#contract/languages.ts';
import { loadTexts } from '#src/i18n/i18n.ts';
import { type App, openApp, type Person } from '#tests/journeys/support/open-app.ts';
import { pseudoTexts } from '#tests/src/i18n/pseudo.ts';
import { describeRest, isOfThisPart, itFirst } from '#tests/support/part.ts';
import { overflows, smallTargets, switchTheme, THEMES, violations } from './checks.ts';

/* The pages of the real product, as a visitor meets them. */

const PAGES = [
  ['ROUTE-1', '/'],
  ['LAND-7', '/school'],
  ['ROUTE-6', '/service'],
  ['ROUTE-6', '/privacy'],
] as const;
const WIDTHS = [360, 768, 1440, 1920];

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

async function visit({ page }: Person, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('main h1').waitFor();
  // What is not drawn yet has a height that is a guess, and overlaps the next section for axe: a page that scrolls faster than it draws showed it.
  await page.evaluate(() => document.documentElement.toggleAttribute('data-whole', true));
  // The texts of the documents come after the page, and pictures below the fold when they come into view.
  await page.waitForLoadState('networkidle');
  // A page at a time, by a timer: a frame that does not come is no reason to wait for ever.
  await page.waitForFunction(
    () => {
      scrollBy(0, innerHeight);
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    },
    undefined,
    { polling: 16 },
  );
  await page.evaluate(() => scrollTo(0, 0));
}

/** `npm test` looks at the pages in Korean, the rest in the other languages. */
const TAKEN = LANGUAGES.filter((_, index) => isOfThisPart(index, LANGUAGES.length));

describe.each(TAKEN)('in %s', (language) => {
  let person: Person;
  beforeAll(async () => {
    person = await app.person({ pictures: true, language });
  });
  afterAll(() => person.context.close());

  it.each(PAGES)('[%s] axe finds nothing on %s, light and dark, and nothing is too wide from 360 to 1920 px', async (_id, path) => {
    const found: string[] = [];
    await visit(person, path);
    for (const theme of THEMES) {
      await switchTheme(person.page, theme);
      found.push(...(await violations(person.page)).map((violation) => `${theme}: ${violation}`));
    }
    for (const width of WIDTHS) {
      await person.page.setViewportSize({ width, height: 900 });
      found.push(...(await overflows(person.page)).map((fault) => `${width} px: ${fault}`));
    }
    expect(found).toEqual([]);
  });
});

describeRest.each(PAGES)('[%s] %s', (_id, path) => {
  it('has room for the longest of texts at 360 px', async () => {
    const person = await app.person({ pictures: true, language: 'en', width: 360, height: 740, isDrawnAnew: true });
    const files = Object.entries(pseudoTexts(await loadTexts('en'))).map(([name, texts]) => [`./en/${name}.json`, texts]);
    await person.page.route(/\/en\.[^/]*\.js$/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: `export const files = ${JSON.stringify(Object.fromEntries(files))};` }),
    );
    await visit(person, path);
    // The exchange took place: what comes out of the files of texts bears the brackets of the pseudo-locale.
    // The application speaks it, not the page that was drawn at build time.
    await person.page.keyboard.press('Shift');
    await person.page
      .locator('footer')
      .filter({ hasText: /\[.*[áéíóú].*\]/ })
      .waitFor();
    expect(await overflows(person.page)).toEqual([]);
    await person.context.close();
  });
});

// One load for both.
describeRest.each(PAGES)('[%s] %s, in English', (_id, path) => {
  let person: Person;
  beforeAll(async () => {
    person = await app.person();
    await visit(person, path);
  });
  afterAll(() => person.context.close());

  it('has controls that are large enough for a finger on a phone and on a tablet', async () => {
    const found: string[] = [];
    for (const width of [360, 768]) {
      await person.page.setViewportSize({ width, height: 900 });
      found.push(...(await smallTargets(person.page)).map((control) => `${width} px: ${control}`));
    }
    expect(found).toEqual([]);
  });

  it('has room for letters of twice the size from 360 to 1440 px', async () => {
    // As a person who set larger letters in the browser.
    await person.page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const found: string[] = [];
    for (const width of [360, 768, 1440]) {
      await person.page.setViewportSize({ width, height: 900 });
      found.push(...(await overflows(person.page)).map((fault) => `${width} px: ${fault}`));
    }
    expect(found).toEqual([]);
  });
});

/** The picture's file has been fetched and drawn. */
const hasCome = (picture: Locator) =>
  expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);

itFirst('[LAND-3] [LAND-4] a space of the list brings its slide into the middle; keys and scrolling go on from there', async () => {
  const { page, say } = await app.person({ pictures: true });
  await page.goto('/');
  const slide = page.locator('#space-events');
  await page
    .getByRole('main')
    .getByRole('link', { name: say(($) => $.spaces.campus.events.title) })
    .click();
  const position = page.getByRole('main').locator('[aria-live="polite"]');
  await position.getByText('8 / 10').waitFor();
  expect(await slide.evaluate((element) => element === document.activeElement)).toBe(true);
  // In the middle of the window, the whole of it on the screen, and its picture has come.
  await hasCome(slide.locator('img:visible').first());
  const box = await slide.boundingBox();
  expect(box?.x).toBeCloseTo(1440 - (box?.x ?? 0) - (box?.width ?? 0), 0);
  expect(box?.y).toBeGreaterThan(64);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(900);

  await page.keyboard.press('ArrowLeft');
  await position.getByText('7 / 10').waitFor();
  await page.keyboard.press('Home');
  await position.getByText('1 / 10').waitFor();
  // A swipe, as far as a page can tell: the row is scrolled to the third slide.
  await page.locator('#space-study').evaluate((third) => {
    const row = third.parentElement;
    if (third instanceof HTMLElement && row !== null) row.scrollLeft = third.offsetLeft + third.offsetWidth / 2 - row.clientWidth / 2;
  });
  await position.getByText('3 / 10').waitFor();
});

itFirst('[LAND-4] with prefers-reduced-motion a slide is there at once and no picture moves; without it both move', async () => {
  const seen = async (reducedMotion: 'reduce' | 'no-preference') => {
    const { page, say } = await app.person({ pictures: true });
    await page.emulateMedia({ reducedMotion });
    await page.goto('/');
    const next = say(($) => $.sections.slider.next);
    const button = page.getByRole('button', { name: next });
    await button.scrollIntoViewIfNeeded();
    await hasCome(page.locator('#space-hall img:visible').first());
    // The application is there, so that the press below is heard at once.
    await expect.poll(() => page.evaluate(() => window.earlyInput === undefined)).toBe(true);
    // `first-page-pictures.test.ts` looks at the picture itself for a while.
    const isMoving = () =>
      page
        .locator('#space-hall [data-art]')
        .evaluate((picture) =>
          picture.getAnimations({ subtree: true }).some(({ effect }) => Number(effect?.getComputedTiming().duration) > 1),
        );
    await expect.poll(isMoving).toBe(reducedMotion !== 'reduce');
    return page.evaluate((name) => {
      const row = document.querySelector('#space-hall')?.parentElement;
      const button = [...document.querySelectorAll('button')].find((each) => each.getAttribute('aria-label') === name);
      const before = row?.scrollLeft;
      button?.click();
      // Read at once, before a frame: a smooth scroll has not begun.
      return row?.scrollLeft !== before;
    }, next);
  };
  expect(await seen('reduce'), 'jumped').toBe(true);
  expect(await seen('no-preference'), 'jumped').toBe(false);
});
