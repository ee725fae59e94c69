/**
 * Keeps the focus in a dialog: what has it may go, or become inert while a server answers. The heading gets it then, unless something else has.
 * @returns ends it
 */
export function holdFocus(content: HTMLElement): () => void {
  const { activeElement } = document;
  let held = content.contains(activeElement) ? activeElement : null;
  let frame = 0;
  const note = ({ target }: FocusEvent) => {
    held = target as Element;
  };
  // A person who presses beside all controls takes the focus away from what could keep it. What has gone is in the page still as it loses the focus.
  const forget = ({ target }: FocusEvent) => {
    if (!canHaveFocus(target as Element)) return;
    requestAnimationFrame(() => {
      if (held !== null && held === target && held.isConnected && held !== document.activeElement) held = null;
    });
  };
  const look = () => {
    // Frames later: amid a blur nothing has the focus, and the browser takes it from what is inert once the frame is drawn.
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        // An answer that comes at once has it ready again, without the focus.
        if (document.activeElement !== document.body || held === null) return;
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
