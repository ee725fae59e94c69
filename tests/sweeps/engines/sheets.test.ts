import type { BrowserContext, Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { STORAGE_KEYS } from '#contract/storage-keys.ts';
import { type App, openApp, type Person, seeState } from '#tests/journeys/support/open-app.ts';
import { box, inHeader, top } from '#tests/journeys/support/steps.ts';
import { storeFirst } from '#tests/journeys/support/store-first.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

/** What a browser does not know of sheets, as it stands in them. */
const FEATURES: Readonly<Record<string, RegExp>> = {
  'light-dark()': /light-dark\(/g,
  ':has()': /:has\(/g,
  'color-mix()': /color-mix\(/g,
  'oklch()': /oklch\(/g,
  dvh: /\d+dvh/g,
  '@container': /@container/g,
  '@starting-style': /@starting-style/g,
  ':popover-open': /:popover-open/g,
  ':focus-visible': /:focus-visible/g,
  '@layer': /@layer/g,
};

/** Sheets are served as to a browser that drops the feature; the policy of the page allows its own sheets alone. */
const spoil = (context: BrowserContext, feature: RegExp) =>
  context.route(
    (url) => url.origin === app.server.siteUrl && !url.pathname.startsWith('/api'),
    async (route) => {
      const type = route.request().resourceType();
      if (type !== 'document' && type !== 'stylesheet') return route.fallback();
      const response = await route.fetch();
      const { 'content-security-policy': _, ...headers } = response.headers();
      const text = await response.text();
      const unknown = (sheet: string) => sheet.replace(feature, (found) => `${found.slice(0, 1)}x-unknown-${found.slice(1)}`);
      const body = type === 'document' ? text.replace(/<style[\s\S]*?<\/style>/g, unknown) : unknown(text);
      await route.fulfill({ response, headers, body });
    },
  );

interface Look {
  /** How much it hides what is behind it, 0 to 1. */
  readonly opacity: number;
  /** WCAG 2.2 of its text. */
  readonly text: number;
  /** The contrast of its edge or colour to what it stands on. */
  readonly edge: number;
}

/** As painted: colours of any notation, over what the element stands on. */
function lookOf(element: Element): Look {
  const [canvas] = [document.createElement('canvas').getContext('2d', { willReadFrequently: true })];
  if (canvas === null) throw new Error('no canvas');
  const parse = (color: string): number[] => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = '#0000';
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  };
  const over = (front: number[], back: number[]) =>
    front.slice(0, 3).map((part, at) => part * (front[3] ?? 1) + (back[at] ?? 0) * (1 - (front[3] ?? 1)));
  const ground = (from: Element | null): number[] => {
    if (from === null) return parse('Canvas').slice(0, 3);
    const own = parse(getComputedStyle(from).backgroundColor);
    return own[3] === 1 ? own.slice(0, 3) : over(own, ground(from.parentElement));
  };
  const luminance = (color: number[]) => {
    const [red = 0, green = 0, blue = 0] = color.map((part) =>
      part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one: number[], other: number[]) => {
    const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  const style = getComputedStyle(element);
  const [own, behind] = [ground(element), ground(element.parentElement)];
  return {
    opacity: parse(style.backgroundColor)[3] ?? 0,
    text: contrast(over(parse(style.color), own), own),
    edge: Math.max(contrast(own, behind), contrast(over(parse(style.borderTopColor), behind), behind)),
  };
}

const look = (place: Locator): Promise<Look> => place.evaluate(lookOf);

async function seeReadablePopups(person: Person, styled: boolean): Promise<void> {
  const { page } = person;
  await page.goto('/');
  await inHeader(person, ($) => $.header.signUp).click();
  await seeState(page, 'agreement', 'reading');
  const panel = top(person).locator('[data-dialog-panel]').locator('..');
  const sheet = await look(styled ? panel : top(person));
  expect(sheet.opacity, 'the popup hides the page').toBe(1);
  expect((await look(top(person).locator('h2').first())).text, 'heading').toBeGreaterThan(4.5);
  expect((await look(top(person).locator('label').first())).text, 'label').toBeGreaterThan(4.5);
  if (!styled) return;
  const scrim = await page.evaluate(
    () => getComputedStyle(document.querySelector('dialog[open]') ?? document.body, '::backdrop').backgroundColor,
  );
  expect(scrim, 'the scrim dims the page').not.toMatch(/^(transparent|rgba\(0, 0, 0, 0\))$/);
  const required = box(person, 'marketing');
  expect((await look(required)).edge, 'edge of a check box').toBeGreaterThan(2.9);
  await required.check();
  expect((await look(required)).edge, 'ticked').toBeGreaterThan(2.9);
  await page.keyboard.press('Escape');
  await inHeader(person, ($) => $.header.signUp).waitFor();
  const primary = await look(inHeader(person, ($) => $.header.signUp));
  expect(primary.opacity, 'a primary button has its colour').toBe(1);
  expect(primary.text, 'words of a primary button').toBeGreaterThan(4.5);
  // It is evening there in either theme.
  const evening = await page.locator('#invitation-title').evaluate((title) => getComputedStyle(title).color);
  expect(Number(/\d+/.exec(evening)?.[0]), `at dusk words are light: ${evening}`).toBeGreaterThan(200);
}

test.each(Object.entries(FEATURES).flatMap(([name, feature]) => (['light', 'dark'] as const).map((theme) => ({ name, feature, theme }))))(
  '[DOOR-3] without $name of sheets popups are opaque, and words, check boxes and buttons can be read ($theme)',
  async ({ name, feature, theme }) => {
    const person = await app.person({ theme, pictures: true });
    await spoil(person.context, feature);
    await seeReadablePopups(person, name !== '@layer');
  },
);

test.each(['light', 'dark'] as const)(
  '[DOOR-3] [SHELL-6] the theme that a person chose stands above the one of the device (%s)',
  async (chosen) => {
    const person = await app.person({ theme: chosen === 'light' ? 'dark' : 'light', pictures: true });
    const { page } = person;
    await storeFirst(page, { [STORAGE_KEYS.theme]: chosen });
    await seeReadablePopups(person, true);
    const [red = 0] = (await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).match(/\d+/g)?.map(Number) ?? [];
    expect(red > 128 ? 'light' : 'dark').toBe(chosen);
  },
);
