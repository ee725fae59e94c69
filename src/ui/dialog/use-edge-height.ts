import { type RefCallback, useState } from 'react';

/** Custom properties that no element inherits (`dialog.module.css`): with one that all inherit, all of the dialog would be styled anew. */
type EdgeHeight = '--header-height' | '--footer-height';

/** What reads them: what scrolls beneath the edge, and the slot beside it, in which toasts stand above a footer. */
const readersOf = (edge: HTMLElement): readonly (HTMLElement | null | undefined)[] => {
  const scroller = edge.closest<HTMLElement>('[data-dialog-panel]');
  return [scroller, scroller?.parentElement?.parentElement?.querySelector<HTMLElement>(':scope > [data-status-slot]')];
};

/**
 * A ref for what sticks to an edge of a dialog: its height, px, is said to what lies there too. So what scrolls beneath can be scrolled free of it,
 * whatever the letter size (WCAG 2.4.11).
 */
export function useEdgeHeight(name: EdgeHeight): RefCallback<HTMLElement> {
  const [ref] = useState<RefCallback<HTMLElement>>(() => (edge: HTMLElement | null) => {
    // jsdom lays nothing out.
    if (edge === null || typeof ResizeObserver === 'undefined') return;
    let readers: ReturnType<typeof readersOf> = [];
    const observer = new ResizeObserver(([entry]) => {
      // As the observer measured it: asked of the element, each height would lay out what the one before has changed.
      const height = `${Math.round(entry?.borderBoxSize[0]?.blockSize ?? 0)}px`;
      readers = readersOf(edge);
      for (const reader of readers) reader?.style.setProperty(name, height);
    });
    observer.observe(edge);
    return () => {
      observer.disconnect();
      // What goes with its edge is out of the page by then, and is not styled once more.
      queueMicrotask(() => {
        for (const reader of readers) reader?.style.removeProperty(name);
      });
    };
  });
  return ref;
}
