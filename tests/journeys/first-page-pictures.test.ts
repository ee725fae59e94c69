import { afterAll, beforeAll, expect, test } from 'vitest';
import { STORAGE_KEYS } from '#contract/storage-keys.ts';
import { type App, openApp } from './support/open-app.ts';
import { inHeader } from './support/steps.ts';
import { storeFirst } from './support/store-first.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

test.each([
  { name: 'the first picture', first: true },
  { name: 'a picture far below it', first: false },
])('$name follows the theme that is chosen, whatever the device prefers, also when it changes', async ({ first }) => {
  // One that is shown: the other of the two is of the other theme.
  const shown = `${first ? '[data-art=hero] > [data-layer="4"]' : '[data-film=study] img'}:visible`;
  const look = async (device: 'light' | 'dark', ...chosen: readonly ('light' | 'dark')[]) => {
    const { page } = await app.person({ pictures: true, theme: device });
    const [atStart, ...later] = chosen;
    if (atStart !== undefined) await storeFirst(page, { [STORAGE_KEYS.theme]: atStart });
    await page.goto('/');
    if (!first) await page.locator('[data-film=study]').scrollIntoViewIfNeeded();
    for (const theme of [undefined, ...later]) {
      if (theme !== undefined) await page.evaluate((set) => Object.assign(document.documentElement.dataset, { theme: set }), theme);
      await expect
        .poll(() => page.locator(shown).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0), {
          timeout: 10_000,
        })
        .toBe(true);
    }
    // Alone: all around it follows the theme by itself.
    await page.locator(shown).evaluate(async (image: HTMLImageElement) => {
      image.style.background = 'white';
      document.body.replaceChildren(image);
      await image.decode();
    });
    return (await page.locator('body > img').screenshot()).toString('base64');
  };
  const [day, night] = [await look('light'), await look('dark')];
  expect(day === night).toBe(false);
  expect((await look('light', 'dark')) === night, 'dark is chosen on a light device').toBe(true);
  expect((await look('dark', 'light')) === day, 'light is chosen on a dark device').toBe(true);
  expect((await look('light', 'dark', 'light', 'dark')) === night, 'dark is chosen again').toBe(true);
  expect((await look('dark', 'light', 'dark', 'light')) === day, 'light is chosen again').toBe(true);
});

test('the current space moves by itself, stands still when it is paused or behind a popup, and always where less motion is wanted', async () => {
  const person = await app.person({ pictures: true, language: 'en' });
  const { page, say } = person;
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const picture = page.locator('#space-hall [data-art]');
  await picture.scrollIntoViewIfNeeded();
  const images = page.locator('#space-hall img:visible');
  await expect.poll(() => images.evaluateAll((all) => all.every((each) => each instanceof HTMLImageElement && each.complete))).toBe(true);
  const looks = async () => {
    const seen = new Set<string>();
    for (let look = 0; look < 4; look += 1) {
      seen.add((await picture.screenshot({ animations: 'allow' })).toString('base64'));
      await page.evaluate(() => new Promise((later) => setTimeout(later, 300)));
    }
    return seen.size;
  };
  await expect.poll(looks).toBe(4);
  const pause = page.locator('section[aria-roledescription]').getByRole('button', { name: say(($) => $.sections.pause) });
  await pause.press('Enter');
  await expect.poll(looks).toBe(1);
  await page
    .locator('section[aria-roledescription]')
    .getByRole('button', { name: say(($) => $.sections.play) })
    .press('Enter');
  await expect.poll(looks).toBe(4);
  const motion = () => picture.evaluate((drawn) => [...new Set(drawn.getAnimations({ subtree: true }).map(({ playState }) => playState))]);
  expect(await motion()).toEqual(['running']);
  await inHeader(person, ($) => $.header.login).click();
  await expect.poll(motion).toEqual(['paused']);
  await page.keyboard.press('Escape');
  await expect.poll(motion).toEqual(['running']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(looks).toBe(1);
});

test('pictures far below the screen are not fetched with the page, by day and by night', async () => {
  for (const theme of ['light', 'dark'] as const) {
    const { page } = await app.person({ pictures: true, theme, language: 'en' });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/', { waitUntil: 'load' });
    const pictures = () => asked.filter((path) => path.startsWith('/art/'));
    expect(pictures()).toContain('/art/hero.svg');
    for (const name of ['hall', 'exchange', 'film-study', 'invitation']) expect(pictures(), theme).not.toContain(`/art/${name}.svg`);
    await page.locator('#space-hall').scrollIntoViewIfNeeded();
    await expect.poll(pictures).toContain('/art/hall.svg');
    // Day and night are one file.
    expect(new Set(pictures()).size).toBe(pictures().length);
  }
});

test('a picture stands still until the page has fetched the application; then it moves from where it stood, but not behind a popup', async () => {
  const person = await app.person({ pictures: true, language: 'en' });
  const { page } = person;
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  let fetched = () => {};
  const waiting = new Promise<void>((resolve) => {
    fetched = resolve;
  });
  await page.route(/\/static\/js\/index\.[^/]+\.js$/, async (route) => {
    await waiting;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/static\/js\/index\.[^/]+\.js$/);
  await page.goto('/');
  const floating = page.locator('[data-art=hero] > [data-moves~=float]:visible');
  const motion = () =>
    floating.evaluateAll((nodes) => [...new Set(nodes.flatMap((node) => node.getAnimations().map(({ playState }) => playState)))]);
  await asked;
  const places = () => floating.evaluateAll((nodes) => [...new Set(nodes.map((node) => getComputedStyle(node).transform))]);
  expect([await motion(), await places()]).toEqual([[], ['none']]);
  fetched();
  await expect.poll(motion).toEqual(['running']);
  // Where each begins.
  const begun = await floating.evaluateAll((nodes) => {
    for (const animation of nodes.flatMap((node) => node.getAnimations())) animation.currentTime = 0;
    return [...new Set(nodes.map((node) => getComputedStyle(node).transform))];
  });
  expect(begun).toEqual(['matrix(1, 0, 0, 1, 0, 0)']);
  await inHeader(person, ($) => $.header.login).click();
  await expect.poll(motion).toEqual(['paused']);
});
