import { type RefCallback, useState } from 'react';

/**
 * A ref for an element of a dialog that lies over others: how high it is, in px, stands in a custom property of the dialog element. So what
 * scrolls beneath it can be scrolled free of it, whatever the letter size (WCAG 2.4.11).
 */
export function useHeight(name: `--${string}-height`): RefCallback<HTMLElement> {
  const [ref] = useState<RefCallback<HTMLElement>>(() => (element: HTMLElement | null) => {
    // jsdom lays nothing out.
    if (element === null || typeof ResizeObserver === 'undefined') return;
    let dialog: HTMLDialogElement | null = null;
    const observer = new ResizeObserver(() => {
      // One that stands hidden beside the shown one says nothing.
      if (element.closest('[hidden]') !== null) return;
      // Its dialog takes it in after React has made it.
      dialog = element.closest('dialog');
      dialog?.style.setProperty(name, `${element.offsetHeight}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      dialog?.style.removeProperty(name);
    };
  });
  return ref;
}
