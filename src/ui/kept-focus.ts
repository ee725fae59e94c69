/** What the browser tells of a caret; null: nothing, as of a field for an email. */
type Caret = readonly [start: number, end: number] | null;

/**
 * A field that is moved within the page, as when a tool wraps it or puts it in another place, loses the focus though the person has not left it: it
 * gets the focus back before the next key comes (DOOR-4).
 */
export function keepFocus(): void {
  let held: { readonly element: HTMLElement; readonly caret: Caret } | null = null;
  const options = { capture: true, passive: true } as const;
  document.addEventListener(
    'focusin',
    ({ target }) => {
      held = target instanceof HTMLElement ? { element: target, caret: null } : null;
    },
    options,
  );
  document.addEventListener(
    'focusout',
    ({ target }) => {
      if (!(target instanceof HTMLElement)) return;
      const left = { element: target, caret: caretOf(target) };
      held = left;
      // A move is over in the task in which it began.
      setTimeout(() => {
        if (held === left) held = null;
      });
    },
    options,
  );
  new MutationObserver((records) => {
    if (held === null) return;
    const { element, caret } = held;
    const { activeElement, body } = element.ownerDocument;
    if (activeElement !== body) return;
    const isMoved = element.isConnected && records.some(({ removedNodes }) => [...removedNodes].some((node) => node.contains(element)));
    if (!isMoved) return;
    element.focus({ preventScroll: true });
    if (caret !== null && element instanceof HTMLInputElement) element.setSelectionRange(...caret);
  }).observe(document, { childList: true, subtree: true });
}

const caretOf = (element: HTMLElement): Caret =>
  element instanceof HTMLInputElement && element.selectionStart !== null
    ? [element.selectionStart, element.selectionEnd ?? element.selectionStart]
    : null;
