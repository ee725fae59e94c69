import type { Browser, BrowserContext } from 'playwright-core';
import { launchChromium } from '#tests/support/chromium.ts';
import { launchFirefox } from '#tests/support/firefox.ts';
import { traced } from './failure-record.ts';
import { failOnViolations } from './policy.ts';

let launched: Promise<Browser> | undefined;
const contexts = new Set<BrowserContext>();

/**
 * The browser of this worker, Firefox where `ENGINE` says so, else Chromium. The worker runs one test file after another: they share it, each
 * in contexts of its own. It ends with the worker, so no test closes it.
 */
export function workerBrowser(): Promise<Browser> {
  launched ??= launch();
  return launched;
}

/** The contexts that are open now. */
export const openContexts = (): readonly BrowserContext[] => [...contexts];

async function launch(): Promise<Browser> {
  const browser = await (process.env.ENGINE === 'firefox' ? launchFirefox() : launchChromium());
  const newContext = browser.newContext.bind(browser);
  return Object.assign(browser, {
    newContext: async (...options: Parameters<Browser['newContext']>) => {
      const context = await traced(await newContext(...options));
      await failOnViolations(context);
      contexts.add(context);
      context.on('close', () => contexts.delete(context));
      return context;
    },
  } satisfies Partial<Browser>);
}
