import { mkdir, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import type { Language } from '../src/i18n/language.ts';
import { FLOWS, type ShownState, shownStates } from '../tests/browser/states/shown-states.ts';
import { openStates } from '../tests/browser/states/states-page.ts';
import { workerBrowser } from '../tests/browser/support/worker-browser.ts';

/**
 * Pictures of every state that people can see, a sheet a flow and a kind, in `test-results/screens`.
 * `npm run screens` draws all of them, `npm run screens -- login logout` those of two flows.
 */
const KINDS: readonly { language: Language; theme: 'light' | 'dark'; width: number; height: number; across: number }[] = [
  { language: 'ko', theme: 'light', width: 1440, height: 900, across: 4 },
  { language: 'ko', theme: 'dark', width: 360, height: 740, across: 8 },
  { language: 'en', theme: 'light', width: 360, height: 740, across: 8 },
  { language: 'ja', theme: 'light', width: 360, height: 740, across: 8 },
];
/** Width of a picture on a sheet, px. */
const PICTURE = 372;
const folder = fileURLToPath(new URL('../test-results/screens/', import.meta.url));

interface Picture {
  readonly name: string;
  readonly png: Buffer;
}

async function pictures(page: Page, states: readonly ShownState[], language: Language): Promise<Picture[]> {
  const taken: Picture[] = [];
  for (const { name } of states) {
    await page.evaluate(([shown, spoken]) => window.showState(shown, spoken), [name, language] as const);
    taken.push({ name, png: await page.screenshot() });
  }
  return taken;
}

async function saveSheet(browser: Browser, path: string, taken: readonly Picture[], across: number): Promise<void> {
  const page = await browser.newPage({ viewport: { width: PICTURE * across, height: 400 } });
  const figures = taken.map(({ name, png }) => `<figure><img src="data:image/png;base64,${png.toString('base64')}">${name}</figure>`);
  await page.setContent(`<style>
    body { display: grid; grid-template-columns: repeat(${across}, 1fr); gap: 12px; margin: 12px; font: 13px sans-serif; background: #888; }
    figure { margin: 0; overflow-wrap: anywhere } img { display: block; width: 100% }
  </style>${figures.join('')}`);
  await page.screenshot({ path, fullPage: true });
  await page.close();
}

const asked = process.argv.slice(2);
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const browser = await workerBrowser();
const { open } = await openStates();
for (const { language, theme, width, height, across } of KINDS) {
  const page = await open({ viewport: { width, height }, colorScheme: theme });
  for (const flow of FLOWS.filter((each) => asked.length === 0 || asked.includes(each))) {
    const path = `${folder}${flow}-${language}-${theme}-${width}.png`;
    await saveSheet(browser, path, await pictures(page, shownStates(flow), language), across);
    console.log(path);
  }
  await page.context().close();
}
await browser.close();
