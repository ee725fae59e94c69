/** What the Playwright files of `npm run paths` stand on: a flow on its real screen, and what its server, timers and parent do. */
import type { CallName } from '#contract/calls.ts';
import type { Language } from '#contract/languages.ts';
import { type Flow, flowOn } from '#statewalk/browser/open-flow.ts';
import { launchChromium, launchWithWindow } from '#tests/support/chromium.ts';
import { bindingsOf } from './bound.ts';
import { openFlowPage } from './flow-page.ts';
import type { WireAnswer } from './wire/wire.ts';

/** Waits for this call of the contract, or one of these, and answers it; `null`: nothing comes back. */
type Answers = (calls: CallName | readonly CallName[], response: WireAnswer['response']) => Promise<void>;

export type { Flow };

/** Opens Chromium on the page of the paths; `HEADED=1`: in a window, slowly. */
export async function openFlow(language: Language): Promise<Flow<Answers>> {
  const browser = process.env.HEADED === '1' ? await launchWithWindow(700) : await launchChromium();
  const shown = await openFlowPage(browser, language);
  return flowOn<Answers>(shown, {
    bindingsOf,
    answers: async (calls, response) => void (await shown.server.answer({ calls: typeof calls === 'string' ? [calls] : calls, response })),
    close: async () => {
      await shown.server.close();
      await browser.close();
    },
  });
}
