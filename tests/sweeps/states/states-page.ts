import { fileURLToPath } from 'node:url';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { BUILT_PAGE, builtPage, giveFiles } from '#tests/journeys/support/built-page.ts';
import { addSheet, UNPAINTED } from '#tests/journeys/support/sheets.ts';
import { workerBrowser } from '#tests/journeys/support/worker-browser.ts';
import type { Spoken } from './page/page.tsx';
import type { ShownState } from './shown-states.ts';

interface Look extends BrowserContextOptions {
  /** False for tests that measure, and do not look at, what is shown. */
  readonly isPainted?: boolean;
}

export interface StatesBrowser {
  /** The test page, ready for `window.showState`. */
  open(look?: Look): Promise<Page>;
  close(): Promise<void>;
}

/** Shows a state; settles when it can be looked at. */
export const show = (page: Page, { name }: ShownState, spoken: Spoken): Promise<void> =>
  page.evaluate(([shown, language]) => window.showState(shown, language), [name, spoken] as const);

/** Builds the test page, and gives it to the browser. */
export async function openStates(): Promise<StatesBrowser> {
  const [files, browser] = await Promise.all([builtPage(fileURLToPath(new URL('./page', import.meta.url))), workerBrowser()]);
  const contexts: BrowserContext[] = [];
  return {
    open: async ({ isPainted = true, ...options } = {}) => {
      const context = await browser.newContext({
        viewport: { width: 360, height: 740 },
        reducedMotion: 'reduce',
        timezoneId: 'UTC',
        ...options,
      });
      contexts.push(context);
      await giveFiles(context, files);
      if (!isPainted) await context.addInitScript(addSheet, UNPAINTED);
      const page = await context.newPage();
      page.on('pageerror', (error) => {
        throw new Error(`the page threw: ${error.message}`);
      });
      await page.goto(BUILT_PAGE);
      await page.waitForFunction(() => window.showState !== undefined);
      return page;
    },
    close: async () => {
      await Promise.all(contexts.map((context) => context.close()));
    },
  };
}
