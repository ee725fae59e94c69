import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shownStates } from './shown-states.ts';
import { openStates, type StatesBrowser, show } from './states-page.ts';

/* WCAG 2.4.11: what the keyboard reaches in a wizard's popup does not lie under a sticky header or footer. */

/** WCAG 1.4.12. */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

const SIGHTS = [
  { name: '360 x 640 px', width: 360, height: 640, style: '' },
  { name: '1280 x 1024 px at 400 %', width: 320, height: 256, style: '' },
  { name: '360 x 640 px with the text spacing of WCAG', width: 360, height: 640, style: SPACING },
  { name: '320 x 256 px with the text spacing of WCAG', width: 320, height: 256, style: SPACING },
];

let states: StatesBrowser;
let page: Page | undefined;
beforeAll(async () => {
  states = await openStates();
});
afterAll(() => states?.close());

/** What lies over the middle of what has the focus; null if nothing does. */
const overFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return null;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const isSeen = hit !== null && (focused.contains(hit) || hit.closest('label')?.control === focused);
    return isSeen ? null : `${focused.outerHTML.slice(0, 100)} at ${top} lies under ${hit?.outerHTML.slice(0, 100)}`;
  });

it.each(['createCharacter', 'emailVerification', 'agreement'] as const)(
  'Tab and Shift+Tab through %s reach nothing that is covered, at any size',
  async (flow) => {
    page ??= await states.open({ isPainted: false });
    const [state] = shownStates(flow);
    if (state === undefined) throw new Error(`${flow} shows nothing`);
    const found: string[] = [];
    for (const { name, width, height, style } of SIGHTS) {
      await page.setViewportSize({ width, height });
      await show(page, state, 'en');
      const spacing = style === '' ? null : await page.addStyleTag({ content: style });
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let step = 0; step < 12; step++) {
          await page.keyboard.press(key);
          const fault = await overFocus(page);
          if (fault !== null) found.push(`${name}, ${key}: ${fault}`);
        }
      }
      await spacing?.evaluate((element) => element.parentNode?.removeChild(element));
    }
    expect([...new Set(found)]).toEqual([]);
  },
);
