import { type RefObject, type SyntheticEvent, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { pushDialog } from './dialog-stack.ts';

export type InitialFocus = 'heading' | 'field' | 'action';

const FIELDS = 'input:not([type=hidden]):not(:disabled), select:not(:disabled), textarea:not(:disabled)';

function initialTarget(dialog: HTMLDialogElement, wish: InitialFocus): HTMLElement | null {
  const named = dialog.querySelector<HTMLElement>('[data-autofocus]');
  if (named !== null) return named;
  const heading = dialog.querySelector<HTMLElement>('h2');
  if (wish === 'field') return dialog.querySelector<HTMLElement>(FIELDS) ?? heading;
  if (wish === 'action') return dialog.querySelector<HTMLElement>('[data-dialog-footer] button') ?? heading;
  return heading;
}

/** What gets the focus back. A popup of the prerendered page, in whose place this one comes, goes; and what opened it was drawn anew. */
function whatOpened(): Element | null {
  const drawn = document.querySelector<HTMLElement>('[data-opened-by]:has(dialog[open])');
  return drawn === null ? document.activeElement : document.querySelector(`#root [data-leads="${drawn.dataset.openedBy}"]`);
}

interface ModalOptions {
  onClose: (() => void) | undefined;
  initialFocus: InitialFocus;
  step: string | number | undefined;
  state: string;
  onElement: (element: HTMLDialogElement | null) => void;
}

interface Modal {
  ref: RefObject<HTMLDialogElement | null>;
  onForeignClose: (event: SyntheticEvent<HTMLDialogElement>) => void;
}

/** Opens the dialog while its component lives, and moves the focus in, on, and back. */
export function useModal({ onClose, initialFocus, step, state, onElement }: ModalOptions): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  const latest = useRef({ onClose, initialFocus });
  useLayoutEffect(() => {
    latest.current = { onClose, initialFocus };
  });

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    const opener = whatOpened();
    dialog.showModal();
    const pop = pushDialog({ element: dialog, onEscape: () => latest.current.onClose?.() });
    onElement(dialog);
    initialTarget(dialog, latest.current.initialFocus)?.focus();
    return () => {
      pop();
      // The cleanup runs while the dialog is still in the page: closing it here is what makes the browser give the focus back.
      dialog.close();
      const { activeElement } = document;
      const isLost = activeElement === document.body || dialog.contains(activeElement);
      if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [onElement]);

  const firstStep = useRef(step);
  // A new step begins at its top, with its heading or field.
  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null || step === firstStep.current) return;
    firstStep.current = step;
    dialog.querySelector('[data-dialog-panel]')?.scrollTo?.({ top: 0 });
    initialTarget(dialog, latest.current.initialFocus)?.focus({ preventScroll: true });
  }, [step]);

  // What had the focus may have gone with the state before this one: the focus must not fall out of the dialog.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of state that may have lost the focus.
  useEffect(() => {
    const dialog = ref.current;
    if (dialog !== null && document.activeElement === document.body) dialog.querySelector<HTMLElement>('h2')?.focus();
  }, [state]);

  /** The browser closed the dialog by itself: take it as the person's wish, and stay open until the owner agrees. */
  const onForeignClose = useCallback((event: SyntheticEvent<HTMLDialogElement>) => {
    const dialog = event.currentTarget;
    if (event.target !== dialog || dialog.open) return;
    dialog.showModal();
    latest.current.onClose?.();
  }, []);

  return { ref, onForeignClose };
}
