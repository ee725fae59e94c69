import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';

const FOLDER = 'test-results';
/** Longer names would not fit into a file name of 255 bytes, in which a Hangul syllable has three. */
const LONGEST_NAME = 80;

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
    ...context
      .pages()
      .map((page, tab) => save(path(`${index + 1}-${tab + 1}`, 'png'), (to) => page.screenshot({ path: to, timeout: 5000 }))),
    save(path(`${index + 1}`, 'zip'), async (to) => {
      await context.tracing.stopChunk({ path: to });
      await context.tracing.startChunk();
    }),
  ]);
  return Promise.all(saved);
}

async function save(path: string, write: (path: string) => Promise<unknown>): Promise<string> {
  try {
    await write(path);
    return path;
  } catch (error) {
    return `${path} could not be written: ${error instanceof Error ? error.message.split('\n')[0] : error}`;
  }
}
