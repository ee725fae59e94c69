import { fileURLToPath } from 'node:url';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { BUILT_PAGE, builtPage, giveFiles } from '../support/built-page.ts';
import { workerBrowser } from '../support/worker-browser.ts';
import type { Spoken } from './page/page.tsx';
import type { ShownState } from './shown-states.ts';

export interface StatesBrowser {
  /** The test page, ready for `window.showState`. */
  open(options?: BrowserContextOptions): Promise<Page>;
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
    open: async (options = {}) => {
      const context = await browser.newContext({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce', ...options });
      contexts.push(context);
      await giveFiles(context, files);
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
