import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { lastPressAround } from './last-press.ts';

/** What lays its children out in lines of their own ends a step of the climb from a control to its line. */
const LINES = 'form, li, [data-gap]:not([data-row]), [data-dialog-body]';

export interface PlaceAtPress {
  /** On an element that stands where the message would stand if nothing had been pressed. */
  readonly mark: RefObject<HTMLSpanElement | null>;
  /** Where the message goes; null: where it is written. */
  readonly place: HTMLElement | null;
}

/**
 * A place of its own below the control that was pressed in the same dialog; for a press in the footer, at the end of what is above it. Where the
 * control has gone, or goes later, the message stands where it is written.
 */
export function usePlaceAtPress(): PlaceAtPress {
  const mark = useRef<HTMLSpanElement>(null);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const line = mark.current === null ? null : lineOfPress(mark.current);
    if (line === null) return;
    const made = document.createElement('div');
    line.after(made);
    setPlace(made);
    // A list that is drawn anew takes the line away, and the place with it.
    const watcher = new MutationObserver(() => made.isConnected || setPlace(null));
    watcher.observe(line.closest('[data-dialog-body]') ?? line, { childList: true, subtree: true });
    return () => {
      watcher.disconnect();
      made.remove();
      setPlace(null);
    };
  }, []);
  return { mark, place };
}

function lineOfPress(mark: Element): Element | null {
  const control = lastPressAround(mark);
  if (control === null || !control.matches('button')) return null;
  if (control.closest('[data-dialog-footer]') !== null) return mark.closest('[data-dialog-body]')?.lastElementChild ?? null;
  let line: Element = control;
  while (line.parentElement !== null && !line.parentElement.matches(LINES)) line = line.parentElement;
  return line.closest('[data-dialog-body]') === null ? null : line;
}
