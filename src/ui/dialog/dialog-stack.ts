/**
 * The contents of the open dialogs, lowest first. Escape and the status slot belong to the top-most alone (POP-5).
 * Escape is heard here, on the document, because the focus may be on no element of the dialog at all, and because a native
 * cancel event cannot be refused for ever: Chromium closes the dialog on its own after some presses.
 */
export interface OpenDialog {
  readonly content: HTMLElement;
  /** Called when the person presses Escape while this dialog is the top-most. */
  readonly onEscape: () => void;
  /** Called at the browser's Back: one step back where there is one, else as Escape. */
  readonly onBack: () => void;
}

let stack: readonly OpenDialog[] = [];
const listeners = new Set<() => void>();

const change = (next: readonly OpenDialog[]) => {
  if (stack.length === 0 && next.length > 0) document.addEventListener('keydown', hearEscape);
  if (stack.length > 0 && next.length === 0) document.removeEventListener('keydown', hearEscape);
  stack = next;
  for (const listener of listeners) listener();
};

/** @returns a function that takes the dialog off again. */
export function pushDialog(dialog: OpenDialog): () => void {
  change([...stack, dialog]);
  return () => change(stack.filter((other) => other !== dialog));
}

export const topDialog = (): HTMLElement | undefined => stack.at(-1)?.content;

export const dialogDepth = (): number => stack.length;

/** The browser's Back, which belongs to the top-most dialog alone, too (POP-5). */
export const goBackInTopDialog = (): void => stack.at(-1)?.onBack();

export function subscribeToDialogs(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** True while an open menu or list of choices will take the Escape for itself. */
const pickerIsOpen = (target: EventTarget | null): boolean =>
  exists(':popover-open') || (target instanceof Element && target.closest('select') !== null && exists('select:open'));

/** An older engine throws at a pseudo-class that it does not know; it then has no such thing open either. */
function exists(selector: string): boolean {
  try {
    return document.querySelector(selector) !== null;
  } catch {
    return false;
  }
}

function hearEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || pickerIsOpen(event.target)) return;
  event.preventDefault();
  stack.at(-1)?.onEscape();
}
