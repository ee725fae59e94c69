import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';

const FOLDER = 'test-results';
/** Longer names would not fit into a file name of 255 bytes, in which a Hangul syllable has three. */
const LONGEST_NAME = 80;

/** How long a picture may take, ms. */
const PATIENCE = 5000;

/** Records what the test does in this context: actions, requests and the console; with `TRACE_SNAPSHOTS=1` also the page at each action. */
export async function traced(context: BrowserContext): Promise<BrowserContext> {
  await context.tracing.start({ snapshots: process.env.TRACE_SNAPSHOTS === '1' });
  await context.tracing.startChunk();
  return context;
}

/** Forgets what an earlier test did in this context. */
export async function traceAnew(context: BrowserContext): Promise<void> {
  await context.tracing.stopChunk();
  await context.tracing.startChunk();
}

/** Writes a screenshot of each page and the trace of each context; gives the paths. A page that crashed has no screenshot. */
export async function saveRecord(contexts: readonly BrowserContext[], title: string): Promise<string[]> {
  const name = title
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, LONGEST_NAME);
  const path = (place: string, extension: string) => join(FOLDER, `${name}-${place}.${extension}`);
  const saved = contexts.flatMap((context, index) => [
    ...context.pages().map((page, tab) => save(path(`${index + 1}-${tab + 1}`, 'png'), (to) => paintedScreenshot(page, to))),
    save(path(`${index + 1}`, 'zip'), async (to) => {
      await context.tracing.stopChunk({ path: to });
      await context.tracing.startChunk();
    }),
  ]);
  return Promise.all(saved);
}

/** A journey's pages are not painted, by a sheet of `open-app.ts`; in the picture they are. */
async function paintedScreenshot(page: Page, path: string): Promise<void> {
  const painted = page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  await Promise.race([painted, setTimeout(PATIENCE)]);
  await page.screenshot({ path, timeout: PATIENCE });
}

async function save(path: string, write: (path: string) => Promise<unknown>): Promise<string> {
  try {
    await write(path);
    return path;
  } catch (error) {
    return `${path} could not be written: ${error instanceof Error ? error.message.split('\n')[0] : error}`;
  }
}
