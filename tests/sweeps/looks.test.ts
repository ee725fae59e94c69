import { fileURLToPath } from 'node:url';
import type { Locator, Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { BUILT_PAGE, builtPage, giveFiles } from '../journeys/support/built-page.ts';
import { workerBrowser } from '../journeys/support/worker-browser.ts';

/* What only a drawn page shows of the primitives: that a sign is painted, and that two looks are two. */

const GALLERY = fileURLToPath(new URL('../src/ui/gallery', import.meta.url));
const THEMES = ['light', 'dark'] as const;

async function open(sheet: string, theme: (typeof THEMES)[number]): Promise<Page> {
  const browser = await workerBrowser();
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });
  onTestFinished(() => context.close());
  await giveFiles(context, await builtPage(GALLERY));
  const page = await context.newPage();
  await page.goto(`${BUILT_PAGE}?theme=${theme}&open=${sheet}`);
  await page.locator('dialog:modal').waitFor();
  return page;
}

const background = (control: Locator) => control.evaluate((element) => getComputedStyle(element).backgroundColor);
const letters = (control: Locator) => control.evaluate((element) => getComputedStyle(element).color);

it.each(THEMES)('[CHAR-1] the @ before the campus ID is painted (%s)', async (theme) => {
  const page = await open('character', theme);
  const sign = page.locator('[aria-hidden]', { hasText: /^@$/ });
  await sign.scrollIntoViewIfNeeded();
  const box = await sign.boundingBox();
  if (box === null) throw new Error('there is no @');
  const picture = () => page.screenshot({ clip: box, animations: 'disabled' });
  const withSign = await picture();
  await sign.evaluate((element) => {
    element.style.visibility = 'hidden';
  });
  expect(withSign.equals(await picture())).toBe(false);
});

it.each(THEMES)('[SOC-1] a provider’s button that cannot be used keeps its colours, and its reason stands below it (%s)', async (theme) => {
  const page = await open('login', theme);
  const apple = page.locator('[data-provider=apple]');
  expect(await apple.getAttribute('aria-disabled')).toBe('true');
  const colours = async () => [await background(apple), await letters(apple)];
  const unavailable = await colours();
  expect(unavailable).toEqual(theme === 'light' ? ['rgb(0, 0, 0)', 'rgb(255, 255, 255)'] : ['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  await apple.evaluate((button) => button.removeAttribute('aria-disabled'));
  expect(await colours()).toEqual(unavailable);
  const [button, reason] = [await apple.boundingBox(), await page.getByText('지금 로그인한 방법이에요').boundingBox()];
  expect((reason?.y ?? 0) >= (button?.y ?? 0) + (button?.height ?? 0)).toBe(true);
});

it.each(THEMES)('[VAL-6] a button that cannot be pressed yet looks like none that can (%s)', async (theme) => {
  const page = await open('character', theme);
  const looks = (control: Locator) =>
    control.evaluate((element) => {
      element.style.transition = 'none';
      const { backgroundColor, borderTopColor } = getComputedStyle(element);
      return `${backgroundColor} ${borderTopColor}`;
    });
  const primary = page.locator('dialog').getByRole('button', { name: '다음' });
  const secondary = page.locator('button[data-open]').first();
  const off = await looks(primary);
  await primary.evaluate((button) => button.removeAttribute('aria-disabled'));
  const on = await looks(primary);
  const secondaryOn = await looks(secondary);
  await secondary.evaluate((button) => button.setAttribute('aria-disabled', 'true'));
  expect(new Set([off, on, secondaryOn, await looks(secondary)]).size).toBe(4);
});
