/**
 * Keeps the focus in a dialog: what has it may go, or become inert while a server answers. The heading gets it then, unless something else has.
 * @returns ends it
 */
export function holdFocus(content: HTMLElement): () => void {
  let held: Element | null = null;
  let frame = 0;
  const note = ({ target }: FocusEvent) => {
    held = target as Element;
  };
  // A person who presses beside all controls takes the focus away. What has gone is in the page still as it loses the focus, so look later.
  const forget = ({ target }: FocusEvent) =>
    requestAnimationFrame(() => {
      if (held !== null && held === target && canHaveFocus(held) && held !== document.activeElement) held = null;
    });
  const look = () => {
    // Frames later: amid a blur nothing has the focus, and the browser takes it from what is inert once the frame is drawn.
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        if (document.activeElement !== document.body || held === null || canHaveFocus(held)) return;
        content.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
      });
    });
  };
  const observer = new MutationObserver(look);
  observer.observe(content, { childList: true, subtree: true, attributeFilter: ['inert', 'disabled', 'hidden'] });
  content.addEventListener('focusin', note);
  content.addEventListener('focusout', forget);
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    content.removeEventListener('focusin', note);
    content.removeEventListener('focusout', forget);
  };
}

const canHaveFocus = (element: Element): boolean => element.isConnected && element.closest('[inert], [hidden], :disabled') === null;
