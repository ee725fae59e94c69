import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect, onTestFinished, TestRunner } from 'vitest';
import type { Language } from '#contract/languages.ts';
import type { Config } from '#server/config.ts';
import { configFromEnv } from '#server/config-from-env.ts';
import { embeddedDatabase } from '#server/db/open.ts';
import { Metrics } from '#server/metrics/metrics.ts';
import type { StandInOptions } from '#server/providers/stand-ins/stand-ins.ts';
import { type RunningServer, startServer } from '#server/server.ts';
import { freshPglite } from '#tests/support/fresh-pglite.ts';
import { remember, watchMetrics } from '#tests/support/recorded-logs.ts';
import type { ShownFlow, StateName } from '#tests/support/state-name.ts';
import { type Say, sayIn } from './say.ts';
import { addSheet, UNPAINTED, WITHOUT_BLUR, WITHOUT_PICTURES } from './sheets.ts';
import { workerBrowser } from './worker-browser.ts';

/** The whole product, as `npm start` runs it but for its data being in memory, with a clock that a test can move, and a browser to look at it. */
export interface App {
  readonly server: RunningServer;
  /** Other test files use it too: what a test opens in it, it closes. */
  readonly browser: Browser;
  /** Moves the server's clock, ms. */
  moveClock(by: number): void;
  /** A browser of its own: no other person shares its storage and cookies. */
  person(options?: PersonOptions): Promise<Person>;
  /** The newest code that was sent to this email, other than `earlier`; waits for the mail. */
  codeFor(email: string, earlier?: string): Promise<string>;
  /** The newest code that has arrived for this email; `undefined` before the first. */
  lastCode(email: string): Promise<string | undefined>;
  close(): Promise<void>;
}

export interface PersonOptions {
  readonly language?: Language;
  /** The browser's own language, where it is not the one that the person reads. */
  readonly locale?: string;
  readonly theme?: 'light' | 'dark';
  readonly width?: number;
  readonly height?: number;
  /** Paints the pages, and with them what is drawn for the eye alone: for tests that look at a page (axe, pictures, colors). */
  readonly pictures?: boolean;
  /** Another browser, as its pages see it. */
  readonly userAgent?: string;
  /** The test, or others, change the pages before React finds them, which React reports. */
  readonly isDrawnAnew?: boolean;
}

export interface Person {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly language: Language;
  /** The texts that this person reads. */
  readonly say: Say;
  /** A further tab of the same person. */
  tab(): Promise<Person>;
}

/** How long anything may take to show, ms. */
const PATIENCE = 20_000;

const LOCALES: Record<Language, string> = { ko: 'ko-KR', en: 'en-US', ja: 'ja-JP' };

export async function openApp(env: Record<string, string> = {}, standIns: StandInOptions = {}): Promise<App> {
  let shift = 0;
  const config = configFromEnv({
    PORT: '0',
    MAIL_PORT: '0',
    INBOX_PORT: '0',
    WORLD_PORT: '0',
    GUEST_LIMIT_PER_HOUR: '10000',
    EMAIL_CHECK_LIMIT_PER_HOUR: '10000',
    // The universities are all, in a list: what a search is for shows its own journey.
    SCHOOLS_FILE: 'none',
    ...env,
  });
  const [server, browser] = await Promise.all([serve(config, () => Date.now() + shift, standIns), workerBrowser()]);
  const contexts: BrowserContext[] = [];
  return {
    server,
    browser,
    moveClock: (by) => {
      shift += by;
    },
    person: async ({
      language = 'en',
      locale = LOCALES[language],
      theme = 'light',
      width = 1440,
      height = 900,
      pictures = false,
      userAgent,
      isDrawnAnew = false,
    } = {}) => {
      const context = await browser.newContext({
        baseURL: server.siteUrl,
        locale,
        colorScheme: theme,
        viewport: { width, height },
        reducedMotion: 'reduce',
        ...(userAgent !== undefined && { userAgent }),
      });
      contexts.push(context);
      // A page that stays open goes on working, and slows down every test after it.
      if (TestRunner.getCurrentTest() !== undefined) onTestFinished(() => context.close());
      await context.addInitScript(addSheet, pictures ? WITHOUT_BLUR : `${WITHOUT_PICTURES} ${UNPAINTED}`);
      // Patient, for machines that are busy: what is awaited is a state, never a time.
      context.setDefaultTimeout(PATIENCE);
      const say = await sayIn(language);
      const tab = async (): Promise<Person> => {
        const page = await context.newPage();
        failOnErrors(page, { isDrawnAnew });
        return { context, page, language, say, tab };
      };
      return tab();
    },
    codeFor: (email, earlier) => newestCode(server, email, earlier),
    lastCode: (email) => lastCode(server, email),
    close: async () => {
      await Promise.all(contexts.map((context) => context.close()));
      await server.stop();
    },
  };
}

async function serve(config: Config, clock: () => number, standIns: StandInOptions): Promise<RunningServer> {
  const db = await embeddedDatabase(await freshPglite());
  return startServer({
    config,
    clock,
    standIns,
    metrics: watchMetrics(new Metrics()),
    database: { db, label: 'in memory', close: () => db.destroy() },
  });
}

/** Firefox tells of these as of errors: fonts of a page that was left, and requests that another origin does not allow. */
const FIREFOX_WARNING = /^(downloadable font: download failed|Cross-Origin Request Blocked)/;

/** What is reported (`src/react-root.ts`) where a component threw, and React drew it at a second try: half of a fault that another moment would show. */
const RECOVERED = /^React recovered from/;

/** React’s words where the drawn page is another than its own: what was pressed or typed there would be lost. */
const DRAWN_ANEW = /Minified React error #(418|419|421|422|423|425)\b|hydrat/i;

/** What a test throws in the page to see what comes of it: none of the page’s own errors. */
export const FAULT_OF_TEST = 'a fault of the test';

/** Nothing may throw unseen in the page, and React finds the page that the build drew. */
export function failOnErrors(page: Page, { isDrawnAnew = false } = {}): void {
  page.on('pageerror', (error) => {
    // Playwright takes what stands before the first colon for the error's name.
    if (FIREFOX_WARNING.test(`${error.name}: ${error.message}`)) return;
    throw new Error(`the page threw: ${error.stack ?? error.message}`);
  });
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() !== 'error' || text.includes(FAULT_OF_TEST)) return;
    if (DRAWN_ANEW.test(text) ? !isDrawnAnew : RECOVERED.test(text)) throw new Error(text);
  });
}

/** The newest code in the developer’s inbox for this address. */
export async function lastCode(server: RunningServer, email: string): Promise<string | undefined> {
  const answer = await fetch(`${server.inboxUrl}/mails.json?to=${encodeURIComponent(email)}`);
  const { mails }: { mails: { text: string }[] } = await answer.json();
  return mails[0]?.text.match(/\b[A-Z0-9]{6}\b/)?.[0];
}

async function newestCode(server: RunningServer, email: string, earlier: string | undefined): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(
      async () => {
        const newest = await lastCode(server, email);
        code = newest === earlier ? undefined : newest;
        if (code !== undefined) remember(code);
        return code;
      },
      { timeout: PATIENCE, message: `a code mailed to ${email}` },
    )
    .toBeDefined();
  return code ?? '';
}

/** Waits until the popup shows this state: `data-flow` is the machine's id, `data-state` its value. */
export const seeState = <Flow extends ShownFlow>(page: Page, flow: Flow, state: StateName<Flow>): Promise<void> =>
  seeNamed(page, flow, state);

/** The same for a state whose name was read, as a plan's. */
export async function seeNamed(page: Page, flow: ShownFlow, state: string): Promise<void> {
  await page.locator(`[data-flow="${flow}"][data-state~="${state}"]`).first().waitFor();
}

/** Loads the page again. A popup that has closed leaves the history a little later, and Chromium drops a reload for that step back. */
export async function reload(page: Page, options?: Parameters<Page['reload']>[0]): Promise<void> {
  const settled = () => page.evaluate(() => (history.state?.popupDepth ?? 0) === document.querySelectorAll('dialog[open]').length);
  await expect.poll(settled, { timeout: PATIENCE, message: 'the history names the open popups' }).toBe(true);
  await page.reload(options);
}
