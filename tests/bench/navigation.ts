/**
 * How long it takes from a press on a link until the other page stands painted, and from Back until the first one does: `/` to `/school` and back,
 * slow and not. Another build can be measured in turn with this one. `npm run bench -- navigation --help`, after `npm run build`.
 */
import { Command } from 'commander';
import { markdownTable } from 'markdown-table';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../support/chromium.ts';
import { median } from './median.ts';
import { PAGE_HELPER } from './page-helper.ts';
import { startProduct } from './product.ts';
import { slowDown } from './slow-phone.ts';

const { rounds, beside } = new Command('npm run bench -- navigation')
  .description('Times the ways between two pages')
  .option('--rounds <count>', 'of each row', Number, 10)
  .option('--beside <address>', 'of a server with another build, measured in turn')
  .parse()
  .opts<{ rounds: number; beside?: string }>();

/** A person reads the page before the press, ms; what is fetched ahead is there by then. */
const READING = 4000;
const TO_SCHOOL = 'header a[href="/school"]';

interface Way {
  /** ms */
  readonly there: number;
  readonly back: number;
  /** px between where the person was and where Back leads. */
  readonly off: number;
}

declare global {
  var seen: (path: string, at: number) => void;
}

/** Says the path of each page that has been painted with its heading, and when, ms since the epoch. */
function tellPages(): void {
  if (window !== window.top) return;
  let last = '';
  const look = () => {
    const heading = document.querySelector('main h1');
    const shown = heading === null ? '' : `${location.pathname} ${heading.textContent}`;
    if (shown !== last && shown !== '') {
      last = shown;
      // The frame with it is painted by then.
      requestAnimationFrame(() => setTimeout(() => globalThis.seen(location.pathname, performance.timeOrigin + performance.now())));
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  // A page that comes back from the browser's own store runs no script anew.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted)
      requestAnimationFrame(() => setTimeout(() => globalThis.seen(location.pathname, performance.timeOrigin + performance.now())));
  });
}

async function walk(browser: Browser, siteUrl: string, slow: boolean): Promise<Way> {
  const context = await browser.newContext({ baseURL: siteUrl, viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  try {
    let waiting: ((at: number) => void) | undefined;
    let awaited = '';
    await context.exposeFunction('seen', (path: string, at: number) => path === awaited && waiting?.(at));
    await context.addInitScript(PAGE_HELPER);
    await context.addInitScript(tellPages);
    const page = await context.newPage();
    if (slow) await slowDown(await context.newCDPSession(page));
    const timed = async (path: string, act: () => Promise<unknown>) => {
      awaited = path;
      const painted = new Promise<number>((resolve) => {
        waiting = resolve;
      });
      const began = Date.now();
      await act();
      return (await painted) - began;
    };
    await timed('/', () => page.goto('/'));
    await page.waitForTimeout(READING);
    await page.mouse.wheel(0, 300);
    await page.waitForTimeout(500);
    const at = await scrolled(page);
    const { x, y, width, height } = (await page.locator(TO_SCHOOL).first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.waitForTimeout(200);
    const there = await timed('/school', () => page.mouse.down().then(() => page.mouse.up()));
    await page.waitForTimeout(READING / 2);
    const back = await timed('/', () => page.evaluate(() => history.back()));
    await page.waitForTimeout(500);
    return { there, back, off: Math.abs((await scrolled(page)) - at) };
  } finally {
    await context.close();
  }
}

const scrolled = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

const { server, stop } = await startProduct();
// As people have it: Back shows the page that the browser has kept.
const browser = await launchChromium({ without: ['--disable-back-forward-cache', '--headless=old'] });
const sites = [{ name: 'this build', url: server.siteUrl }, ...(beside === undefined ? [] : [{ name: 'the other', url: beside }])];
const rows = sites.flatMap((site) => [false, true].map((slow) => ({ ...site, slow, ways: [] as Way[] })));
try {
  // The first round warms up and does not count; the order turns with each.
  for (let round = 0; round <= rounds; round += 1)
    for (const { url, slow, ways } of round % 2 === 0 ? rows : rows.toReversed()) {
      const way = await walk(browser, url, slow);
      if (round > 0) ways.push(way);
    }
} finally {
  await browser.close();
  await stop();
}
const ms = (all: readonly number[]) => `${median(all).toFixed(0)} (${Math.min(...all).toFixed(0)} to ${Math.max(...all).toFixed(0)})`;
console.info(
  markdownTable([
    ['', '`/` to `/school`, ms', 'Back, ms', 'scroll off, px'],
    ...rows.map(({ name, slow, ways }) => [
      `${name}${slow ? ', slow' : ''}`,
      ms(ways.map(({ there }) => there)),
      ms(ways.map(({ back }) => back)),
      String(Math.max(...ways.map(({ off }) => off))),
    ]),
  ]),
);
process.exit(0);
