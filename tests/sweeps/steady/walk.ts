import type { Page } from 'playwright-core';
import type { WiredBindings } from '#machines/bindings/define-bindings.ts';
import { STEP_GRACE, STEP_REST } from '#src/ui/dialog/rest-presses.ts';
import type { Edge } from '#statewalk/explore/edge.ts';
import type { WiredPage } from '#tests/paths/browser/flow-page.ts';
import { flowPaths } from '../flow-paths.ts';
import { type BegunStep, movedBetween, type Places } from './places.ts';

/** ms after a step: a double click, a hand that was on its way, a person who did not look. */
const PRESSES_AFTER = [50, 200, 600];
/** ms after a step in which a press at the old place may do nothing. */
const GRACE = 1000;
/** ms that a rest may end later: it waits for the end of a press. */
const LATE = 300;
/** ms after a step when first the panel, then the control under the hand takes presses. */
const RESTS = [STEP_REST, STEP_GRACE];

export interface Walked {
  readonly steps: number;
  /** Steps at whose old place was pressed. */
  readonly pressed: number;
  /** What moved, with the event after which it did. */
  readonly moved: readonly { readonly event: string; readonly what: string }[];
  readonly counted: readonly string[];
  readonly faults: readonly string[];
}

/** Takes every transition of a flow on its screen, measures where its controls are before and after each, and presses where the hand was after each step. */
export async function walk(page: WiredPage, bindings: WiredBindings, onStep: (hear: StepListener | null) => void): Promise<Walked> {
  const shown = page.screen.page;
  const moved = new Map<string, string>();
  const counted = new Set<string>();
  const faults: string[] = [];
  const tried = new Set<string>();
  let steps = 0;
  for (const path of flowPaths(page, bindings, 'transitions')) {
    const byPanel = new Map<number, Places>();
    let last: Places | null = null;
    let judging = Promise.resolve();
    let isTried = false;
    const tryAt = async ({ at, hand: { x, y } }: PressedStep) => {
      const from = last?.screen ?? 'nothing';
      const to = await shown.evaluate(() => window.placesNow()?.screen);
      const pair = `${from} -> ${to}`;
      // What comes late in the same state comes while the path goes on.
      if (from === to || tried.has(pair)) return;
      tried.add(pair);
      const look = () =>
        shown.evaluate(() => {
          const top = [...document.querySelectorAll('dialog:modal')].at(-1);
          const marked = [...(top?.querySelectorAll<HTMLElement>('[aria-invalid=true], [role=alert]') ?? [])];
          return { ...window.look(), marks: marked.map((each) => each.getAttribute('name') ?? each.textContent) };
        });
      const before = await look();
      for (const after of PRESSES_AFTER) {
        await passUntil(shown, at + after);
        await shown.mouse.click(x, y);
        const now = await look();
        const sent = now.received.slice(before.received.length).filter((each) => !each.startsWith('xstate.'));
        const marked = now.marks.filter((each) => !before.marks.includes(each));
        if (sent.length > 0) counted.add(`${pair}: a press after ${after} ms sends ${sent.join(', ')}`);
        else if (now.vertex !== before.vertex) counted.add(`${pair}: a press after ${after} ms leads on`);
        else if (marked.length > 0) counted.add(`${pair}: a press after ${after} ms marks ${marked.join(', ')}`);
        else continue;
        return;
      }
      await passUntil(shown, at + GRACE + LATE);
      if (await atRest(shown)) counted.add(`${pair}: rests for longer than ${GRACE} ms`);
    };
    onStep((begun) => {
      const { at, hand } = begun;
      const isFirst = hand !== null && !isTried;
      isTried ||= isFirst;
      judging = judging.then(async () => {
        if (isFirst) await tryAt({ at, hand });
        // The path goes on where the step takes presses: that is awaited on the page's clock.
        for (const after of RESTS) if (await atRest(shown)) await passUntil(shown, at + after);
      });
    });
    const measure = async (edges: readonly Edge[]) => {
      await judging;
      isTried = false;
      steps += 1;
      last = await shown.evaluate(() => window.placesNow());
      if (last === null) return;
      const before = byPanel.get(last.panel);
      byPanel.set(last.panel, last);
      if (before === undefined) return;
      const event = edges.at(-1)?.event.type ?? '';
      for (const each of movedBetween(before, last)) moved.set(`${before.screen} -> ${last.screen} by ${event}: ${each}`, event);
    };
    // What the walk let pass at once is not to make the page's day another than the server's.
    await shown.clock.setSystemTime(Date.now());
    const fault = await path.run(measure);
    await judging;
    if (fault !== undefined) faults.push(fault);
  }
  onStep(null);
  return { steps, pressed: tried.size, moved: [...moved].map(([what, event]) => ({ event, what })), counted: [...counted], faults };
}

export type StepListener = (begun: BegunStep) => void;

interface PressedStep extends BegunStep {
  readonly hand: { readonly x: number; readonly y: number };
}

const atRest = (page: Page): Promise<boolean> => page.evaluate(() => document.querySelector('[data-resting]') !== null);

/** Has the page's clock show this time, ms; settles when what observes sizes has seen what came of it. */
async function passUntil(page: Page, time: number): Promise<void> {
  const now = await page.evaluate(() => performance.now());
  if (now < time) await page.clock.runFor(Math.ceil(time - now));
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const drawn = new ResizeObserver(() => {
          drawn.disconnect();
          resolve();
        });
        drawn.observe(document.documentElement);
      }),
  );
}
