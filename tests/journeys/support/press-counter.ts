import type { Locator } from 'playwright-core';
import type { Person } from './open-app.ts';

/** What a person pressed in the pages of ours, in order: counted by the browser's own events, so that no step of a test can press uncounted. */
export interface PressCounter {
  readonly pressed: readonly string[];
  /** Types into a field: one that has the focus, or that Enter in the field before it reaches, takes no press; another one takes a tap. */
  type(field: Locator, text: string): Promise<void>;
}

declare global {
  interface Window {
    countPress(what: string): Promise<void>;
  }
}

/** Counts taps, and forms that Enter submits; a form that submits itself takes no press. The windows of providers are theirs: they are not counted. */
export async function countPresses({ context, page }: Person): Promise<PressCounter> {
  const pressed: string[] = [];
  await context.exposeBinding('countPress', (source, what: string) => {
    if (source.page === page) pressed.push(what);
  });
  await page.addInitScript(reportPresses);
  const isFocused = (field: Locator) => field.evaluate((element) => element === document.activeElement);
  return {
    pressed,
    type: async (field, text) => {
      await field.waitFor();
      if (!(await isFocused(field))) await page.keyboard.press('Enter');
      if (!(await isFocused(field))) await field.click();
      await page.keyboard.type(text);
    },
  };
}

function reportPresses(): void {
  let lastKey = '';
  const report = (what: string) => void window.countPress(what.replace(/\s+/g, ' ').trim());
  const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent ?? '';
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
    },
    { capture: true },
  );
  document.addEventListener('submit', () => void (lastKey === 'Enter' && report('Enter')), { capture: true });
}
