import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, type BrowserContextOptions, firefox, type ViewportSize } from 'playwright-core';

const INSTALLED = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** The first with the commands of WebDriver BiDi that Playwright sends (`network.addDataCollector`). */
const OLDEST = 143;

/** `$FIREFOX_PATH`, else an installed one. */
function pathOfFirefox(): string | undefined {
  const { FIREFOX_PATH = '' } = process.env;
  return FIREFOX_PATH === '' ? INSTALLED.find(existsSync) : FIREFOX_PATH;
}

/** Why no Firefox can be driven here, and what to do; `undefined` when one can. */
export function noFirefoxBecause(): string | undefined {
  const path = pathOfFirefox();
  if (path === undefined) return 'Firefox is not installed: apt-get install firefox-esr, or set FIREFOX_PATH to its program';
  const said = execFileSync(path, ['--version'], { encoding: 'utf8' });
  const version = Number(said.match(/Firefox (\d+)/)?.[1]);
  return version >= OLDEST ? undefined : `${path} says "${said.trim()}", and Playwright drives Firefox from ${OLDEST} on: upgrade it`;
}

/** Starts the installed Firefox, driven over WebDriver BiDi. */
export async function launchFirefox(): Promise<Browser> {
  const executablePath = pathOfFirefox();
  if (executablePath === undefined) throw new Error(noFirefoxBecause());
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath,
    firefoxUserPrefs: {
      // BiDi has no command for it, and a context's `reducedMotion` is not heeded.
      'ui.prefersReducedMotion': 1,
      // No back/forward cache: BiDi does not tell of a page that comes back out of it.
      'browser.sessionhistory.max_total_viewers': 0,
      // No passkeys in fields, as in the Chromium of the tests: a login shows the button for them.
      'security.webauthn.enable_conditional_mediation': false,
    },
  });
  const newContext = browser.newContext.bind(browser);
  return Object.assign(browser, {
    newContext: async ({ viewport = null, ...options }: BrowserContextOptions = {}) => {
      const context = await newContext({ ...options, viewport: null });
      await context.addInitScript(insertAsAnEditor);
      return withSize(context, viewport);
    },
  } satisfies Partial<Browser>);
}

/** Pages have this size; over BiDi a context's own would be that of the windows that a page opens, too. */
function withSize(context: BrowserContext, size: ViewportSize | null): BrowserContext {
  const newPage = context.newPage.bind(context);
  return Object.assign(context, {
    newPage: async () => {
      const page = await newPage();
      if (size !== null) await page.setViewportSize(size);
      return page;
    },
  } satisfies Partial<BrowserContext>);
}

/**
 * Over BiDi, Playwright's `fill` sets `value` in the page, where React takes it for its own and does not hear the event. Inserted as by an
 * input method, it is heard.
 */
export function insertAsAnEditor(): void {
  // Methods: of a function that gets its name by a property, tsx keeps it by a helper that no page has.
  Object.defineProperty(window, '__pw_bidiInsertText', {
    get() {
      return (text: string) => void document.execCommand('insertText', false, text);
    },
    set() {},
  });
}
