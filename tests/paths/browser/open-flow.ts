/** What the Playwright files of `npm run paths` stand on: a flow on its real screen, and what its server, timers and parent do. */
import type { Locator, Page } from 'playwright-core';
import type { CallName } from '#contract/calls.ts';
import type { Language } from '#contract/languages.ts';
import { launchChromium, launchWithWindow } from '#tests/support/chromium.ts';
import type { FlowWithScreen } from '#tests/sweeps/states/looks.ts';
import { bindingsOf } from './bound.ts';
import { openFlowPage } from './flow-page.ts';
import type { WireAnswer } from './wire/wire.ts';

export interface Flow {
  readonly page: Page;
  /** The dialog on top, or the page that the flow fills. */
  readonly top: Locator;
  /** Begins a flow anew from an input of its model. */
  begin(flow: FlowWithScreen, input: string): Promise<void>;
  /** One step; what goes wrong in it is reported with its sentence. */
  step(sentence: string, act: () => Promise<void>): Promise<void>;
  /** Waits for this call of the contract, or one of these, and answers it; `null`: nothing comes back. */
  answers(calls: CallName | readonly CallName[], response: WireAnswer['response']): Promise<void>;
  /** A timer, an event of the parent, an actor that makes no call: by the step's name and facts. */
  happens(name: string, facts: unknown): Promise<void>;
  /** Waits for `data-flow` and `data-state` on top, and for the messages; `null`: for no screen at all. */
  sees(shown: string | null, ...messages: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** Opens Chromium on the page of the paths; `HEADED=1`: in a window, slowly. */
export async function openFlow(language: Language): Promise<Flow> {
  const browser = process.env.HEADED === '1' ? await launchWithWindow(700) : await launchChromium();
  const { screen, faults, patience, server, begin } = await openFlowPage(browser, language);
  const { page, top } = screen;
  return {
    page,
    top,
    begin: (flow, input) => begin(bindingsOf(flow), input),
    answers: (calls, response) => server.answer({ calls: typeof calls === 'string' ? [calls] : calls, response }),
    async step(sentence, act) {
      try {
        await act();
      } catch (cause) {
        const fault = [cause instanceof Error ? cause.message : String(cause), ...faults.map((each) => `the page threw: ${each}`)];
        throw new Error(`“${sentence}”: ${fault.join('\n')}`, { cause });
      }
    },
    happens: (name, facts) => page.evaluate(([step, known]) => window.playStep(step, known), [name, facts] as const),
    async sees(shown, ...messages) {
      const until = Date.now() + patience();
      for (;;) {
        const found = await page.evaluate(() => window.look());
        const missing = messages.find((message) => !found.text.includes(message));
        const isThere = found.shown === shown || (found.shown !== null && found.shown.split(' ')[0] === shown);
        if (isThere && missing === undefined) return;
        if (Date.now() > until)
          throw new Error(isThere ? `the screen does not say "${missing}"` : `the screen shows ${found.shown}, not ${shown}`);
        await page.waitForTimeout(15);
      }
    },
    close: async () => {
      await server.close();
      await browser.close();
    },
  };
}
