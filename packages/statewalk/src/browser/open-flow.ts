import type { Locator, Page } from 'playwright-core';
import type { Bindings } from './bindings.ts';
import type { FlowPage } from './flow-page.ts';

/** What Playwright files stand on: a flow on its real screen, and what its actors, timers and parent do. */
export interface Flow<Answers extends (...answer: never[]) => Promise<void> = (...answer: never[]) => Promise<void>> {
  readonly page: Page;
  /** The dialog on top, or the page that the flow fills. */
  readonly top: Locator;
  /** Begins a flow anew from an input of its model. */
  begin(flow: string, input: string): Promise<void>;
  /** One step; what goes wrong in it is reported with its sentence. */
  step(sentence: string, act: () => Promise<void>): Promise<void>;
  /** Waits for what an actor asks, and answers it. */
  answers: Answers;
  /** A timer, an event of the parent, an actor that asks nothing: by the step's name and facts. */
  happens(name: string, facts: unknown): Promise<void>;
  /** Waits for `data-flow` and `data-state` on top, and for the messages; `null`: for no screen at all. */
  sees(shown: string | null, ...messages: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** A `Flow` on an open page. */
export function flowOn<Answers extends Flow['answers']>(
  shown: FlowPage,
  { bindingsOf, answers, close }: { bindingsOf(flow: string): Bindings; readonly answers: Answers; close(): Promise<void> },
): Flow<Answers> {
  const { page, top } = shown.screen;
  return {
    page,
    top,
    answers,
    close,
    begin: (flow, input) => shown.begin(bindingsOf(flow), input),
    async step(sentence, act) {
      try {
        await act();
      } catch (cause) {
        const fault = [cause instanceof Error ? cause.message : String(cause), ...shown.faults.map((each) => `the page threw: ${each}`)];
        throw new Error(`“${sentence}”: ${fault.join('\n')}`, { cause });
      }
    },
    happens: (name, facts) => page.evaluate(([step, known]) => window.playStep(step, known), [name, facts] as const),
    async sees(wanted, ...messages) {
      const until = Date.now() + shown.patience();
      for (;;) {
        const found = await page.evaluate(() => window.look());
        const missing = messages.find((message) => !found.text.includes(message));
        const isThere = found.shown === wanted || (found.shown !== null && found.shown.split(' ')[0] === wanted);
        if (isThere && missing === undefined) return;
        if (Date.now() > until)
          throw new Error(isThere ? `the screen does not say "${missing}"` : `the screen shows ${found.shown}, not ${wanted}`);
        await page.waitForTimeout(15);
      }
    },
  };
}
