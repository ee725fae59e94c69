import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import sharp, { type OverlayOptions } from 'sharp';
import { LANGUAGES } from '#contract/languages.ts';
import { FLOWS, type ShownState, shownStates } from '#tests/sweeps/states/shown-states.ts';
import { openStates, show } from '#tests/sweeps/states/states-page.ts';

/**
 * Pictures of every state that people can see in `test-results/screens`, each in three languages, light and dark. Two sheets a state: a phone's
 * screen, large enough to be read, and the wider ones.
 * `npm run tools -- screens` draws all of them, `npm run tools -- screens login logout` those of two flows.
 */
const SHEETS: Readonly<Record<string, readonly Band[]>> = {
  phone: [{ width: 360, height: 740, drawn: 256, across: 6 }],
  wide: [
    { width: 768, height: 900, drawn: 256, across: 6 },
    { width: 1440, height: 900, drawn: 512, across: 3 },
    { width: 1920, height: 1080, drawn: 256, across: 6 },
  ],
};
const THEMES = ['light', 'dark'] as const;
/** px. */
const GAP = 5;
/** Pages that are drawn at the same time. */
const CONCURRENCY = 2;
const folder = fileURLToPath(new URL('../test-results/screens/', import.meta.url));

/** A width: `drawn` is that of its pictures on the sheet, px, and `across` how many stand in a row. */
interface Band {
  readonly width: number;
  readonly height: number;
  readonly drawn: number;
  readonly across: number;
}

interface View {
  readonly band: Band;
  /** One a theme. */
  readonly pages: readonly Page[];
}

const drawnHeight = ({ width, height, drawn }: Band): number => Math.round((height * drawn) / width);

async function openView(band: Band): Promise<View> {
  const viewport = { width: band.width, height: band.height };
  const pages = await Promise.all(THEMES.map((colorScheme) => browser.open({ viewport, colorScheme })));
  // Drawn in software, the blur behind a popup takes most of the time, and there is nothing behind it here.
  for (const page of pages) await page.addStyleTag({ content: '*::backdrop { backdrop-filter: none !important }' });
  return { band, pages };
}

/** Pictures of one state at one width in one theme, by language. */
async function pictures(page: Page, state: ShownState, band: Band): Promise<Buffer[]> {
  const taken: Buffer[] = [];
  for (const language of LANGUAGES) {
    await show(page, state, language);
    // What stands in the page may not be in its picture yet.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    taken.push(
      await sharp(await page.screenshot({ type: 'jpeg', quality: 90 }))
        .resize(band.drawn, drawnHeight(band))
        .png()
        .toBuffer(),
    );
  }
  return taken;
}

async function drawSheet(views: readonly View[], state: ShownState): Promise<Buffer> {
  const placed: OverlayOptions[] = [];
  let top = 0;
  for (const { band, pages } of views) {
    const taken = (await Promise.all(pages.map((page) => pictures(page, state, band)))).flat();
    const height = drawnHeight(band) + GAP;
    for (const [place, input] of taken.entries()) {
      placed.push({ input, left: (place % band.across) * (band.drawn + GAP), top: top + Math.floor(place / band.across) * height });
    }
    top += (taken.length / band.across) * height;
  }
  const sheet = sharp({ create: { width: 6 * (256 + GAP), height: top, channels: 3, background: '#888' } });
  return sheet.composite(placed).png().toBuffer();
}

/** `012-login_chooseMethod-phone.png`: what is long is cut. */
const fileName = (place: number, { name }: ShownState, sheet: string): string =>
  `${String(place).padStart(3, '0')}-${name.replace(/[^\w.]+/g, '_').slice(0, 90)}-${sheet}.png`;

const asked = process.argv.slice(2);
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const browser = await openStates();
const waiting = FLOWS.filter((flow) => asked.length === 0 || asked.includes(flow))
  .flatMap(shownStates)
  .map((state, place) => ({ state, place }));
async function drawWaiting(): Promise<void> {
  const views: [string, View[]][] = [];
  for (const [sheet, bands] of Object.entries(SHEETS)) views.push([sheet, await Promise.all(bands.map(openView))]);
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    for (const [sheet, each] of views) {
      const path = folder + fileName(next.place, next.state, sheet);
      await writeFile(path, await drawSheet(each, next.state));
      console.log(path);
    }
  }
}
await Promise.all(Array.from({ length: CONCURRENCY }, drawWaiting));
await browser.close();
process.exit();
