import type { Page } from 'playwright-core';

/** What a person holds against the glass: a phone, the same above an open keyboard, and letters of twice the size. */
export const SIGHTS = [
  { name: '360 x 740', width: 360, height: 740, letters: '' },
  { name: '360 x 440, a keyboard open', width: 360, height: 440, letters: '' },
  { name: '360 x 740, letters of 200 %', width: 360, height: 740, letters: '200%' },
] as const;

declare global {
  interface Window {
    lastPressed?: Element;
    /** Messages that came after the last press. */
    newMessages: WeakSet<Element>;
  }
}

/** Notes the control of each press from now on, and the messages that come after it. */
export function watchPressed(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.addEventListener(
      'click',
      ({ target }) => {
        const control = target instanceof Element ? target.closest('button, a[href], input, select') : null;
        if (control === null) return;
        window.lastPressed = control;
        window.newMessages = new WeakSet();
      },
      { capture: true },
    );
    window.newMessages = new WeakSet();
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof Element)
          for (const each of [node, ...node.querySelectorAll('[role=alert]')])
            if (each.matches('[role=alert]')) window.newMessages.add(each);
    }).observe(document.body, { childList: true, subtree: true });
  });
}

/** Frames in which what measures itself has done so (`use-height.ts` takes two), and what came of it is laid out. */
const FRAMES = 3;

/** Settles when a step stands as it stays. */
export function drawn(page: Page): Promise<void> {
  return page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
  }, FRAMES);
}

/**
 * What a person does not see of a failure that is said in what is on top: the newest message, as far as there is room for it, and the control
 * that was pressed, while it still stands there (SEEN-1).
 */
export function outOfSight(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const top = [...document.querySelectorAll('dialog[open]')].at(-1);
    const panel = top?.querySelector('[data-dialog-panel]');
    const said = [...(top?.querySelectorAll<HTMLElement>('[role=alert]') ?? [])]
      .filter((each) => each.checkVisibility() && window.newMessages.has(each))
      .at(-1);
    if (panel == null || said === undefined) return [];
    const frame = panel.getBoundingClientRect();
    const stuck = (element: Element | null | undefined) =>
      element != null && getComputedStyle(element).position === 'sticky' ? element.getBoundingClientRect().height : 0;
    const footer = panel.querySelector('[data-dialog-footer]');
    const above = frame.top + stuck(panel.querySelector('h2')?.parentElement);
    const below = frame.bottom - stuck(footer);
    /** Wholly in sight, or all of the room. */
    const isSeen = (element: Element) => {
      const box = element.getBoundingClientRect();
      const isOfFooter = footer?.contains(element) === true && stuck(footer) > 0;
      const bottom = Math.min(window.innerHeight, isOfFooter ? frame.bottom : below);
      return (box.top >= above - 1 && box.bottom <= bottom + 1) || (box.top <= above + 9 && box.bottom >= bottom - 9);
    };
    const { lastPressed: pressed } = window;
    const toast = said.getBoundingClientRect();
    // A toast stands beside the sheet, in room of its own.
    const isSaidInSight = panel.contains(said) ? isSeen(said) : toast.top >= 0 && toast.bottom <= window.innerHeight;
    const faults = isSaidInSight ? [] : [`the message "${said.innerText}" is out of sight`];
    const { activeElement } = document;
    const types = activeElement?.matches('input:not([type=checkbox], [type=radio])') === true;
    // A person who types looks at the field.
    const about = types ? activeElement : pressed !== undefined && panel.contains(pressed) ? pressed : null;
    const [one, other] = [said, about ?? said].map((each) => each.getBoundingClientRect());
    const together = Math.max(one?.bottom ?? 0, other?.bottom ?? 0) - Math.min(one?.top ?? 0, other?.top ?? 0);
    // Both have no room at once: then it is the message that counts. What was pressed has its message beside it.
    const isTooFar = types && together > below - above - 16;
    return about === null || isTooFar || isSeen(about)
      ? faults
      : [...faults, `what it is about is out of sight: ${about.outerHTML.slice(0, 100)}`];
  });
}
