import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { BUILT_PAGE, builtPage, giveFiles } from '../journeys/support/built-page.ts';
import { workerBrowser } from '../journeys/support/worker-browser.ts';
import { smallTargets } from './states/checks.ts';

/* The primitives in a real browser: what jsdom cannot show, since it is the browser that does it. */

const GALLERY = fileURLToPath(new URL('../src/ui/gallery', import.meta.url));
const SHEETS = ['login', 'emailLogin', 'code', 'password', 'agreement', 'terms', 'character', 'profile', 'alert', 'uploading'];
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function newPage(options: BrowserContextOptions = {}): Promise<Page> {
  const browser = await workerBrowser();
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce', ...options });
  onTestFinished(() => context.close());
  await giveFiles(context, await builtPage(GALLERY));
  return context.newPage();
}

async function visit(page: Page, query: string): Promise<void> {
  await page.goto(`${BUILT_PAGE}?${query}`);
  await page.locator(query.includes('open=') ? 'dialog:modal' : 'main').waitFor();
}

async function open(query: string, options?: BrowserContextOptions): Promise<Page> {
  const page = await newPage(options);
  await visit(page, query);
  return page;
}

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const openDialogs = (page: Page) => page.locator('dialog[open]').count();

// What stands on the sheets is looked at in every state of every flow (`tests/sweeps/states`), at 360 px and wider.
it.each(['light', 'dark'])('the primitives break no rule of axe in the %s theme', async (theme) => {
  const page = await open(`theme=${theme}`);
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual([]);
});

it('nothing overflows sideways at 320 x 480, and the footer is within the screen', async () => {
  const wide: string[] = [];
  const page = await newPage({ viewport: { width: 320, height: 480 } });
  for (const sheet of ['', ...SHEETS]) {
    await visit(page, sheet && `open=${sheet}`);
    const result = await page.evaluate(() => {
      const panel = document.querySelector('[data-dialog-panel]') ?? document.documentElement;
      const footer = document.querySelector('dialog footer')?.getBoundingClientRect();
      return { sideways: panel.scrollWidth - panel.clientWidth, below: footer ? footer.bottom - innerHeight : 0 };
    });
    if (result.sideways > 0 || result.below > 0.5) wide.push(`${sheet || 'page'}: ${JSON.stringify(result)}`);
  }
  expect(wide).toEqual([]);
});

it('[POP-5] Escape closes the top dialog only, however often it is pressed; the focus goes back step by step', async () => {
  const page = await open('');
  await page.locator('[data-open=agreement]').click();
  await page.getByRole('button', { name: '이용약관 보기' }).click();
  expect(await openDialogs(page)).toBe(2);
  await page.keyboard.press('Escape');
  expect(await openDialogs(page)).toBe(1);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('이용약관 보기');
  await page.keyboard.press('Escape');
  expect(await openDialogs(page)).toBe(0);
  expect(await focusedText(page)).toBe('agreement');
});

it('[JOIN-4] [POP-5] a dialog whose owner does not close it stays open under any number of Escapes', async () => {
  const page = await open('open=login');
  for (let press = 0; press < 6; press++) await page.keyboard.press('Escape');
  expect(await openDialogs(page)).toBe(1);
});

it('[POP-5] the page behind is inert, and does not scroll', async () => {
  const page = await open('', { viewport: { width: 1280, height: 500 } });
  await page.locator('[data-open=agreement]').click();
  await expect(page.locator('[data-open=login]').click({ timeout: 500 })).rejects.toThrow();
  for (let tab = 0; tab < 8; tab++) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && document.activeElement?.closest('dialog') === null,
    );
    expect(outside).toBe(false);
  }
  await page.addStyleTag({ content: 'body { min-height: 3000px }' });
  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(100, 100);
  await page.mouse.wheel(0, 100);
  // The page scrolls once nothing is above it, and by this turn of the wheel alone.
  await page.keyboard.press('Escape');
  expect(await openDialogs(page)).toBe(0);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(before + 300);
  expect(await page.evaluate(() => scrollY)).toBe(before + 300);
});

it('[POP-5] a press outside closes where nothing can be lost, and does not where something was typed', async () => {
  const page = await open('');
  await page.locator('[data-open=terms]').click();
  await page.mouse.click(5, 5);
  expect(await openDialogs(page)).toBe(0);
  await page.locator('[data-open=emailLogin]').click();
  await page.mouse.click(5, 5);
  expect(await openDialogs(page)).toBe(1);
});

it('[POP-5] Escape in an open list of choices closes the list, not the dialog', async () => {
  const page = await open('');
  await page.locator('[data-open=login]').click();
  await page.getByLabel('학교 계정').click();
  await page.keyboard.press('Escape');
  expect(await openDialogs(page)).toBe(1);
  await page.keyboard.press('Escape');
  expect(await openDialogs(page)).toBe(0);
});

it('[HEAD-2] the menu opens at its button, closes at Escape, and what it opens gives the focus back to it', async () => {
  const page = await open('');
  const button = page.getByRole('button', { name: '반짝이는고래' });
  await button.click();
  const [menuBox, buttonBox] = [await page.getByRole('menu').boundingBox(), await button.boundingBox()];
  if (menuBox === null || buttonBox === null) throw new Error('no menu');
  expect(menuBox.y).toBeGreaterThanOrEqual(buttonBox.y + buttonBox.height - 1);
  expect(Math.abs(menuBox.x + menuBox.width - (buttonBox.x + buttonBox.width))).toBeLessThan(4);
  expect(await focusedText(page)).toBe('설정');
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'hidden' });
  expect(await focusedText(page)).toBe(await button.textContent());
  await page.keyboard.press('ArrowUp');
  expect(await focusedText(page)).toBe('로그아웃');
  await page.keyboard.press('Enter');
  expect(await page.getByRole('alertdialog').count()).toBe(1);
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-haspopup'))).toBe('menu');
});

it('a toast above a modal dialog is in its tree, where a screen reader hears it', async () => {
  const page = await open('');
  await page.locator('[data-open=profile]').click();
  await page.getByRole('button', { name: 'ID 복사' }).click();
  expect(await page.locator('dialog').getByRole('status').filter({ hasText: '복사했어요.' }).count()).toBe(1);
});

it('the code is typed, pasted over and corrected in one input', async () => {
  const page = await open('open=code');
  const input = page.getByLabel('인증 코드');
  await page.keyboard.type('9z');
  expect(await input.inputValue()).toBe('48A19z');
  await page.keyboard.press('Home');
  await page.keyboard.press('Backspace');
  expect(await input.inputValue()).toBe('48A19');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('1-2 3');
  expect(await input.inputValue()).toBe('123');
});

it('showing a password keeps the caret', async () => {
  const page = await open('open=emailLogin');
  const input = page.getByLabel('비밀번호', { exact: true });
  await input.fill('abcdef');
  await input.press('ArrowLeft');
  await input.press('ArrowLeft');
  await page.getByRole('button', { name: '비밀번호 표시' }).click();
  await input.and(page.locator('[type=text]')).waitFor();
  expect(await input.evaluate((element) => (element as HTMLInputElement).selectionStart)).toBe(4);
});

it('every control is at least 44 px to press, or stands in a line of text', async () => {
  const small: string[] = [];
  const page = await newPage({ viewport: { width: 360, height: 740 } });
  for (const sheet of SHEETS) {
    await visit(page, `open=${sheet}`);
    small.push(...(await smallTargets(page, 'dialog')));
  }
  expect(small).toEqual([]);
});
