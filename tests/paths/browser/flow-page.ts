import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Language } from '#contract/languages.ts';
import { defect } from '#machines/samples.ts';
import { type Speaker, speakerOf } from '#scripts/paths/speaker.ts';
import { BUILT_PAGE, builtPage, giveFiles } from '#tests/journeys/support/built-page.ts';
import { type Say, sayIn } from '#tests/journeys/support/say.ts';
import { SHOWN } from '#tests/sweeps/states/shown.ts';
import type { Bindings, Screen } from './bindings.ts';
import { type ServerAtTheWire, serverAtTheWire } from './wire/server-at-the-wire.ts';

/** How long a control or a state may take to show, ms. */
const PATIENCE = 5_000;

export interface FlowPage {
  readonly screen: Screen;
  readonly language: Language;
  /** Says in the same language what a step does. */
  readonly speaker: Speaker;
  /** How long a control is waited for, ms; without, as at first. */
  setPatience(patience?: number): void;
  readonly patience: () => number;
  /** Answers the calls of the real ports. */
  readonly server: ServerAtTheWire;
  /** What the page threw since this path began. */
  readonly faults: readonly string[];
  /** A path begins. */
  forgetFaults(): void;
  /** Begins a flow anew from an input of its model, on the server and on its screen. */
  begin(bindings: Bindings, input: string): Promise<void>;
  /** Ends the browser's window, not the browser. */
  close(): Promise<void>;
}

/** Builds the page of the paths and opens it in a window of its own. */
export async function openFlowPage(browser: Browser, language: Language = 'en'): Promise<FlowPage> {
  const files = await builtPage(fileURLToPath(new URL('./page', import.meta.url)));
  const context: BrowserContext = await browser.newContext({ viewport: { width: 420, height: 800 }, reducedMotion: 'reduce' });
  context.setDefaultTimeout(PATIENCE);
  await giveFiles(context, files);
  const server = await serverAtTheWire(context);
  const page = await context.newPage();
  const faults: string[] = [];
  // A child that breaks off as the model has it is reported by XState where a screen looks at it.
  page.on('pageerror', ({ message }) => {
    if (message !== defect.message) faults.push(message);
  });
  let waits = PATIENCE;
  await page.goto(BUILT_PAGE);
  await page.waitForFunction(() => window.startFlow !== undefined);
  return {
    screen: screenOf(page, await sayIn(language)),
    language,
    speaker: speakerOf(language),
    server,
    faults,
    forgetFaults: () => {
      faults.length = 0;
    },
    async begin({ flow, ports, server: { starts } }, input) {
      await server.begin(starts[input]);
      const atTheWire = Object.values(ports).map(({ src }) => src);
      await page.evaluate(([name, from, spoken, real]) => window.startFlow(name, from, spoken, real), [
        flow,
        input,
        language,
        atTheWire,
      ] as const);
    },
    patience: () => waits,
    setPatience(patience = PATIENCE) {
      waits = patience;
      context.setDefaultTimeout(patience);
    },
    close: async () => {
      await server.close();
      await context.close();
    },
  };
}

function screenOf(page: Page, say: Say): Screen {
  const top = page.locator(SHOWN).last();
  const button = (name: string) => top.getByRole('button', { name, exact: true });
  return {
    page,
    top,
    say,
    press: (text, values) => button(say(text, values)).click(),
    pressUnavailable: (text) => button(say(text)).click({ force: true }),
    fill: (label, value) => top.getByLabel(say(label), { exact: true }).fill(value),
    toggle: (role, label) => top.getByRole(role, { name: say(label) }).click(),
  };
}
