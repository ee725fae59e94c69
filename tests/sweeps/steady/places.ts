import type { Page } from 'playwright-core';

/** Where a control stands, CSS px. */
interface Place {
  readonly name: string;
  /** On the screen. */
  readonly seen: number;
  /** In what scrolls; of what sticks to the edge of its sheet, on the screen. */
  readonly laid: number;
}

/** What a person can press in what is on top. */
export interface Places {
  /** `emailVerification codeSent.entry.entering`. */
  readonly screen: string;
  /** The panel, and how many steps it has shown: the same number, the same screen. */
  readonly panel: number;
  readonly step: number;
  /** The panel is of a wizard: its steps take one another's place. */
  readonly isStepped: boolean;
  /** Upper edge of the sheet. */
  readonly top: number;
  /** Lower edge of the footer's filled button, which goes on. */
  readonly primary: number | null;
  /** Messages about failures. */
  readonly messages: Readonly<Record<number, Place>>;
  /** Controls, each under the number of its node. */
  readonly controls: Readonly<Record<number, Place>>;
}

/** A step that has begun. */
export interface BegunStep {
  /** On the page's clock, ms. */
  readonly at: number;
  /** Where the hand was last; null after letters. */
  readonly hand: { readonly x: number; readonly y: number } | null;
}

declare global {
  interface Window {
    placesNow(): Places | null;
    stepBegan(begun: BegunStep): Promise<void>;
    /** Where the hand was last: the last press, or the button that goes on after letters. */
    lastHand: BegunStep['hand'];
  }
}

/** Has the page say where its controls are, and when a step begins. */
export function watchPlaces(page: Page): Promise<void> {
  return page.evaluate(() => {
    const numbers = new WeakMap<Element, number>();
    let last = 0;
    const numberOf = (element: Element): number => {
      const known = numbers.get(element) ?? ++last;
      numbers.set(element, known);
      return known;
    };
    const steps = new WeakMap<Element, number>();
    const isStuck = (element: Element, panel: Element): boolean => {
      for (let each: Element | null = element; each !== null && each !== panel; each = each.parentElement)
        if (getComputedStyle(each).position === 'sticky') return true;
      return false;
    };
    const nameOf = (element: Element): string =>
      (element.getAttribute('aria-label') ?? (element.textContent || element.getAttribute('name') || element.id)).slice(0, 60);
    const primaryOf = (panel: Element) =>
      panel.querySelector('[data-dialog-footer] [class*=primary]')?.getBoundingClientRect().bottom ?? null;
    window.placesNow = () => {
      const dialog = [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1);
      const panel = dialog?.querySelector('[data-dialog-panel]');
      if (dialog === undefined || panel == null) return null;
      const placesOf = (selector: string) =>
        Object.fromEntries(
          [...panel.querySelectorAll<HTMLElement>(selector)]
            .filter((each) => each.checkVisibility({ visibilityProperty: true }))
            .map((each) => {
              const seen = each.getBoundingClientRect().top;
              return [numberOf(each), { name: nameOf(each), seen, laid: isStuck(each, panel) ? seen : seen + panel.scrollTop }];
            }),
        );
      return {
        screen: `${dialog.dataset.flow} ${dialog.dataset.state}`,
        panel: numberOf(panel),
        step: steps.get(panel) ?? 0,
        isStepped: dialog.className.includes('stepped'),
        top: panel.getBoundingClientRect().top,
        primary: primaryOf(panel),
        messages: placesOf('[role=alert]'),
        controls: placesOf('button, a[href], input, select, summary'),
      };
    };
    window.lastHand = null;
    document.addEventListener(
      'pointerdown',
      ({ clientX: x, clientY: y }) => {
        window.lastHand = { x, y };
      },
      { capture: true },
    );
    for (const type of ['keydown', 'input'] as const) document.addEventListener(type, () => (window.lastHand = null), { capture: true });
    new MutationObserver((records) => {
      for (const { target } of records) {
        if (!(target instanceof Element) || !target.matches('[data-dialog-panel][data-resting]')) continue;
        steps.set(target, (steps.get(target) ?? 0) + 1);
        void window.stepBegan({ at: performance.now(), hand: window.lastHand });
      }
    }).observe(document, { attributes: true, attributeFilter: ['data-resting'], subtree: true });
  });
}

/** CSS px that a control may move by itself. */
export const TOLERANCE = 4;

/**
 * What moved under a finger from one state to the next (SEEN-2). In one screen no control that stays may move: neither for a toast, a help, a
 * notice, a message, nor for a ticked box. It has moved if it did so on the screen and in what scrolls: what was scrolled for a message to be seen
 * is SEEN-1, and what the browser held in its place by scrolling did not move. A message about a failure stands below what was pressed (SEEN-1):
 * what is below the message makes room for it, what is above it holds its place. Between two steps of a wizard the sheet's upper edge and the button
 * that goes on hold their places.
 */
export function movedBetween(before: Places, after: Places): string[] {
  const moved = (name: string, by: number) => (Math.abs(by) > TOLERANCE ? [`“${name}” moves by ${Math.round(by)} px`] : []);
  if (before.panel !== after.panel) return [];
  const comesAndGoes = [
    ...Object.entries(after.messages).flatMap(([node, place]) => (node in before.messages ? [] : [place])),
    ...Object.entries(before.messages).flatMap(([node, place]) => (node in after.messages ? [] : [place])),
  ];
  if (before.step === after.step)
    return Object.entries(after.controls).flatMap(([node, place]) => {
      const was = before.controls[Number(node)];
      if (was === undefined || comesAndGoes.some(({ laid }) => laid < Math.max(place.laid, was.laid))) return [];
      const [seen, laid] = [place.seen - was.seen, place.laid - was.laid];
      return moved(place.name, Math.abs(seen) < Math.abs(laid) ? seen : laid);
    });
  if (!before.isStepped || !after.isStepped) return [];
  const primary = before.primary === null || after.primary === null ? 0 : after.primary - before.primary;
  return [...moved('the sheet', after.top - before.top), ...moved('the button that goes on', primary)];
}
