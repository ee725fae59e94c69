import { type RefCallback, useState } from 'react';

const NONE = '0px';

/** The element behind each height property. */
const sayers = new WeakMap<HTMLDialogElement, Map<string, HTMLElement>>();

function say(dialog: HTMLDialogElement, name: string, element: HTMLElement, height: string): void {
  const own = sayers.get(dialog) ?? new Map<string, HTMLElement>();
  sayers.set(dialog, own.set(name, element));
  // What has no height and is not said is as if it were.
  const said = dialog.style.getPropertyValue(name) || NONE;
  if (said !== height) dialog.style.setProperty(name, height);
}

/** The next content says its own height in the frame to come; taken back before, it would have all of the dialog styled twice. */
function takeBack(dialog: HTMLDialogElement, name: string, element: HTMLElement): void {
  const act = () => {
    if (sayers.get(dialog)?.get(name) !== element) return;
    sayers.get(dialog)?.delete(name);
    dialog.style.removeProperty(name);
  };
  requestAnimationFrame(() => requestAnimationFrame(act));
}

/**
 * A ref for an element of a dialog that lies over others: how high it is, in px, stands in a custom property of the dialog element. So what
 * scrolls beneath it can be scrolled free of it, whatever the letter size (WCAG 2.4.11).
 */
export function useHeight(name: `--${string}-height`): RefCallback<HTMLElement> {
  const [ref] = useState<RefCallback<HTMLElement>>(() => (element: HTMLElement | null) => {
    // jsdom lays nothing out.
    if (element === null || typeof ResizeObserver === 'undefined') return;
    let dialog: HTMLDialogElement | null = null;
    const observer = new ResizeObserver(([entry]) => {
      // One that stands hidden beside the shown one says nothing.
      if (element.closest('[hidden]') !== null) return;
      // Its dialog takes it in after React has made it.
      dialog = element.closest('dialog');
      // As the observer measured it: asked of the element, each height would lay out what the one before has changed.
      if (dialog !== null) say(dialog, name, element, `${Math.round(entry?.borderBoxSize[0]?.blockSize ?? 0)}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      if (dialog !== null) takeBack(dialog, name, element);
    };
  });
  return ref;
}
