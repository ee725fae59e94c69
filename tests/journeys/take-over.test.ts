import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdApplication } from './support/hold.ts';
import { type App, openApp, type Person, seeState } from './support/open-app.ts';
import { places } from './support/places.ts';

/* Presses and letters in every moment of the takeover, without a pause between them: each is answered (POP-5, LOGIN-2). */

/** ms. */
const DELAY = 1000;
const LOADS = Number(process.env.TAKE_OVER_LOADS ?? 3);

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

interface Pressed {
  /** Presses before and after the application had taken over. */
  readonly before: number;
  readonly after: number;
  /** What was pressed, and showed nothing for a second and a half. */
  readonly lost: readonly string[];
}

/** Presses "log in", then email and back by turns, each as soon as it can be seen, until some turns after the takeover. */
const pressOn = ({ page }: Person): Promise<Pressed> =>
  page.evaluate(async () => {
    const find = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].find((each) => each.checkVisibility());
    const soon = () => new Promise((resolve) => setTimeout(resolve));
    const until = async (selector: string) => {
      const end = performance.now() + 1500;
      while (find(selector) === undefined && performance.now() < end) await soon();
      return find(selector);
    };
    const lost: string[] = [];
    const counts = { before: 0, after: 0 };
    const press = async (button: string, shows: string) => {
      await soon();
      (await until(button))?.click();
      counts[document.querySelector('dialog[data-flow]') === null ? 'before' : 'after'] += 1;
      if ((await until(shows)) === undefined) lost.push(`${button} after ${counts.before} and ${counts.after}`);
    };
    await press('header [data-leads=login]', 'dialog[open] [data-leads=emailLogin]');
    // While hands are busy the application waits; another tab does not.
    window.dispatchEvent(new StorageEvent('storage'));
    while (counts.after < 20 && lost.length === 0 && performance.now() < 25_000) {
      await press('dialog[open] [data-leads=emailLogin]', 'dialog[open] input[type=email]');
      await press('dialog[open] [data-back]', 'dialog[open] [data-leads=emailLogin]');
    }
    return { ...counts, lost };
  });

test.each([
  ['ko', 1],
  ['en', 4],
] as const)(
  '[LOGIN-1] [POP-5] no press is lost while the application takes over the popup that it is made in (%s, %i times slower)',
  async (language, rate) => {
    for (let load = 1; load <= LOADS; load += 1) {
      const person = await app.person({ language });
      const { page, context } = person;
      const browser = await context.newCDPSession(page);
      await browser.send('Emulation.setCPUThrottlingRate', { rate });
      // The popups that were not drawn with the page come later than the application: what is open does not wait for them.
      await page.route('**/popup-host*.js', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, DELAY));
        await route.continue();
      });
      await page.goto('/', { waitUntil: 'commit' });
      await page.locator('header [data-leads=login]').waitFor();
      const { before, after, lost } = await pressOn(person);
      console.info(`load ${load}: ${before} presses before the application, ${after} after`);
      expect(lost).toEqual([]);
      expect(before).toBeGreaterThan(2);
      expect(after).toBeGreaterThanOrEqual(20);
      await context.close();
    }
  },
);

test('[LOGIN-2] a letter in each moment of the takeover stands in the form, in its place', async () => {
  for (let load = 1; load <= LOADS; load += 1) {
    const person = await app.person({ language: 'ja' });
    const { page, context } = person;
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('header [data-leads=login]').click();
    await page.locator('dialog[open] [data-leads=emailLogin]').click();
    const letters = 'abcdefghijklmnopqrstuvwxyz'.repeat(4);
    await page.keyboard.type(letters, { delay: 5 + load });
    await page.locator('dialog[data-flow=emailLogin]').waitFor();
    expect(await page.locator('dialog[open] input[type=email]').inputValue()).toBe(letters);
    await context.close();
  }
});

/** A phone on which the popups on the way to signing in are less high than the screen. */
const TALL_PHONE = { width: 412, height: 915 };

test.each([
  ['login', 'choosing', []],
  ['emailLogin', 'entering', ['dialog[open] [data-leads=emailLogin]']],
] as const)(
  '[LOGIN-1] [POP-5] on a phone nothing in the %s popup moves when the application takes over, and a press that began before is answered',
  async (popup, state, ways) => {
    const person = await app.person({ language: 'en', ...TALL_PHONE });
    const { page } = person;
    // The web font has other widths: this is about places in one font.
    await page.route('**/*.woff2', (route) => route.abort());
    const { letGo } = await holdApplication(person);
    await page.goto('/');
    for (const way of ['header [data-leads=login]', ...ways]) await page.locator(way).click();
    const before = await places(person);
    expect(before.length).toBeGreaterThan(3);
    await page.locator('dialog[open] [data-closes]:visible').hover();
    await page.mouse.down();
    letGo();
    await seeState(page, popup, state);
    // A button for passkeys may come below all of it (PASSKEY-1).
    expect((await places(person)).slice(0, before.length)).toEqual(before);
    await page.mouse.up();
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
  },
);
