import { useEffect, useLayoutEffect } from 'react';
import { takeOverPopup } from './take-over-popup.ts';
import { usePopups } from './use-system.ts';

/** How far the prerendered page was scrolled, px. */
export interface Scrolled {
  readonly page: number;
  /** Each of its rows that can be scrolled (`data-scrolls`), sideways. */
  readonly rows: readonly number[];
}

export const readScrolled = (root: ParentNode): Scrolled => ({ page: window.scrollY, rows: rowsOf(root).map((row) => row.scrollLeft) });

/** Stands in the page that the application draws in the place of the prerendered one: what was done there before is done here. */
export function TakenOver({ scrolled }: { scrolled: Scrolled }) {
  const popups = usePopups();
  useLayoutEffect(() => {
    // In the same moment in which the new elements stand there: what is done to them must not be done twice.
    window.earlyInput?.stop();
    // For a moment there was no page to be scrolled.
    if (scrolled.page > 0) window.scrollTo({ top: scrolled.page, behavior: 'instant' });
    for (const [index, row] of rowsOf(document).entries()) row.scrollTo({ left: scrolled.rows[index] ?? 0, behavior: 'instant' });
  }, [scrolled]);
  useEffect(() => {
    delete document.documentElement.dataset.session;
    window.earlyInput?.replay();
    void takeOverPopup(popups, window.earlyInput);
    delete window.earlyInput;
  }, [popups]);
  return null;
}

const rowsOf = (root: ParentNode): Element[] => [...root.querySelectorAll('[data-scrolls]')];
