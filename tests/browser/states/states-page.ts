import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import { CHROMIUM_ARGS, findChromium } from '../../support/chromium.ts';
import type { Spoken } from './page/page.tsx';
import type { ShownState } from './shown-states.ts';

/** Nothing listens there: the page's files are answered out of the build. */
const ORIGIN = 'http://states.test';
const TYPES: Readonly<Record<string, string>> = { html: 'text/html; charset=utf-8', js: 'text/javascript', css: 'text/css' };

export interface StatesBrowser {
  readonly browser: Browser;
  /** The test page, ready for `window.showState`. */
  open(options?: BrowserContextOptions): Promise<Page>;
  close(): Promise<void>;
}

/** Shows a state; settles when it can be looked at. */
export const show = (page: Page, { name }: ShownState, spoken: Spoken): Promise<void> =>
  page.evaluate(([shown, language]) => window.showState(shown, language), [name, spoken] as const);

/** Builds the test page as the product is built, but to memory, and opens a browser that knows it. */
export async function openStates(): Promise<StatesBrowser> {
  const [files, { executablePath, env }] = await Promise.all([builtFiles(), findChromium()]);
  const inherited = Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_ARGS], env: { ...inherited, ...env } });
  return {
    browser,
    open: async (options = {}) => {
      const context = await browser.newContext({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce', ...options });
      await context.route('**/*', (route) => {
        const { pathname } = new URL(route.request().url());
        const body = files.get(pathname === '/' ? 'index.html' : pathname.slice(1));
        const contentType = TYPES[pathname === '/' ? 'html' : (pathname.split('.').at(-1) ?? '')];
        return body === undefined || contentType === undefined ? route.fulfill({ status: 404 }) : route.fulfill({ body, contentType });
      });
      const page = await context.newPage();
      page.on('pageerror', (error) => {
        throw new Error(`the page threw: ${error.message}`);
      });
      await page.goto(ORIGIN);
      await page.waitForFunction(() => window.showState !== undefined);
      return page;
    },
    close: () => browser.close(),
  };
}

async function builtFiles(): Promise<ReadonlyMap<string, Buffer>> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL('./page', import.meta.url)),
    plugins: [react()],
    build: { write: false, target: 'esnext', cssTarget: ['chrome123', 'safari17.5', 'firefox120'] },
  });
  const { output } = built as Rolldown.RolldownOutput;
  return new Map(output.map((file) => [file.fileName, Buffer.from(file.type === 'chunk' ? file.code : file.source)]));
}
