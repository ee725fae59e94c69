import type { Locator } from 'playwright-core';
import type { App, Person } from './open-app.ts';

/** What a person pressed in the pages of ours, in order: counted by the browser's own events, so that no step of a test can press uncounted. */
export interface PressCounter {
  readonly pressed: readonly string[];
  /** Pages, sheets and alerts on which the person pressed or typed something, one after the other. */
  readonly screens: readonly string[];
  /** Types into a field: one that has the focus, or that Enter in the field before it reaches, takes no press; another one takes a tap. */
  type(field: Locator, text: string): Promise<void>;
  /** What was done so far led to where the journey begins. */
  restart(): void;
}

declare global {
  interface Window {
    countPress(presses: readonly string[], screen: string): Promise<void>;
  }
}

/**
 * Counts taps, choices of a list (two taps each), and forms that Enter submits; a form that submits itself takes no press. The windows of
 * providers and partners are theirs: they are not counted.
 */
export async function countPresses({ server }: App, { context }: Person): Promise<PressCounter> {
  const pressed: string[] = [];
  const screens: string[] = [];
  const { origin } = new URL(server.siteUrl);
  await context.exposeBinding('countPress', (source, presses: readonly string[], screen: string) => {
    if (new URL(source.page.url()).origin !== origin) return;
    pressed.push(...presses);
    if (screens.at(-1) !== screen) screens.push(screen);
  });
  await context.addInitScript(reportPresses);
  const isFocused = (field: Locator) => field.evaluate((element) => element === document.activeElement);
  return {
    pressed,
    screens,
    type: async (field, text) => {
      await field.waitFor();
      const keyboard = field.page().keyboard;
      if (!(await isFocused(field))) await keyboard.press('Enter');
      if (!(await isFocused(field))) await field.click();
      await keyboard.type(text);
    },
    restart: () => {
      pressed.length = 0;
      screens.length = 0;
    },
  };
}

function reportPresses(): void {
  let lastKey = '';
  const screenNow = () => {
    const dialogs = document.querySelectorAll<HTMLElement>('dialog:modal');
    // The popups stand before the page.
    const top = [...dialogs].at(-1) ?? document.querySelector<HTMLElement>('main[data-flow]') ?? undefined;
    if (top === undefined) return location.pathname;
    // Before the application it is a drawn popup, which rests in the state that the application shows then.
    const drawn = top.querySelector('[data-drawn] > div:not([hidden])')?.parentElement?.dataset.drawn;
    const { flow = drawn, state = drawn === 'emailLogin' ? 'entering' : 'choosing' } = top.dataset;
    // A part of a state is no screen of its own.
    return `${flow} ${state.split('.')[0]}`;
  };
  const report = (...presses: string[]) =>
    void window.countPress(
      presses.map((what) => what.replace(/\s+/g, ' ').trim()),
      screenNow(),
    );
  const nameOf = (element: Element) => {
    const label = element.getAttribute('aria-labelledby')?.split(' ')[0];
    return element.getAttribute('aria-label') ?? (label && document.getElementById(label)?.textContent) ?? element.textContent ?? '';
  };
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      lastKey = '';
      if (target instanceof Element) report(nameOf(target.closest('button, a, label, summary, [role]') ?? target));
    },
    { capture: true },
  );
  document.addEventListener(
    'keydown',
    ({ key }) => {
      lastKey = key;
      report();
    },
    { capture: true },
  );
  document.addEventListener(
    'change',
    ({ target }) => {
      if (target instanceof HTMLSelectElement) report('list', target.selectedOptions[0]?.textContent ?? '');
    },
    { capture: true },
  );
  document.addEventListener('submit', () => void (lastKey === 'Enter' && report('Enter')), { capture: true });
}
