import { useEffect, useLayoutEffect, useRef } from 'react';
import { statusStore } from '../status/status-store.ts';
import { bringInSight } from './bring-in-sight.ts';
import { moveIn, moveOut } from './dialog-shells.ts';
import { pushDialog } from './dialog-stack.ts';
import { holdFocus } from './hold-focus.ts';
import { forgetPress } from './last-press.ts';
import { restOpened, restPresses, watchPlaces } from './rest-presses.ts';

export type InitialFocus = 'heading' | 'field' | 'action';

/** What the dialog element says of its content, by the names of attributes. */
export interface DialogAttributes {
  readonly role: 'alertdialog' | undefined;
  readonly class: string;
  readonly 'aria-labelledby': string;
  readonly 'aria-describedby': string | undefined;
  /** Machine id and dotted state value, for testers and browser tests. */
  readonly 'data-flow': string;
  readonly 'data-state': string;
}

export interface ModalOptions {
  readonly attributes: DialogAttributes;
  readonly onClose: (() => void) | undefined;
  readonly onBack: (() => void) | undefined;
  readonly onPressOutside: (() => void) | undefined;
  readonly initialFocus: InitialFocus;
  readonly step: string | number | undefined;
}

const FIELDS = 'input:not([type=hidden]):not(:disabled), select:not(:disabled), textarea:not(:disabled)';

function initialTarget(content: HTMLElement, wish: InitialFocus): HTMLElement | null {
  const named = content.querySelector<HTMLElement>('[data-autofocus]');
  if (named !== null) return named;
  const heading = content.querySelector<HTMLElement>('h2');
  if (wish === 'field') return content.querySelector<HTMLElement>(FIELDS) ?? heading;
  if (wish === 'action') return content.querySelector<HTMLElement>('[data-dialog-footer] button') ?? heading;
  return heading;
}

function describe(dialog: Element, attributes: DialogAttributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) dialog.removeAttribute(name);
    else if (dialog.getAttribute(name) !== value) dialog.setAttribute(name, value);
  }
}

/** Shows the content in a modal dialog while its component lives, and moves the focus in, on, and back. Null: it is not shown. */
export function useModal(content: HTMLElement | null, options: ModalOptions): void {
  const { step } = options;
  const latest = useRef(options);

  useLayoutEffect(() => {
    latest.current = options;
    const dialog = content?.closest('dialog');
    if (dialog != null) describe(dialog, options.attributes);
  });

  useLayoutEffect(() => {
    if (content === null) return;
    const close = () => latest.current.onClose?.();
    // A person types in it already, from before the application was there.
    const goesOn = content.contains(document.activeElement);
    watchPlaces();
    const shown = moveIn({
      content,
      stands: content.isConnected,
      describe: (dialog) => describe(dialog, latest.current.attributes),
      onForeignClose: close,
      onUncovered: () => restPresses(content),
      onPressOutside: () => latest.current.onPressOutside?.(),
    });
    if (shown === 'followed') restPresses(content);
    if (shown === 'opened') restOpened(content);
    statusStore.leaveStep();
    const pop = pushDialog({ content, onEscape: close, onBack: () => (latest.current.onBack ?? latest.current.onClose)?.() });
    if (!goesOn) initialTarget(content, latest.current.initialFocus)?.focus();
    const letGo = holdFocus(content);
    return () => {
      letGo();
      pop();
      moveOut(content);
      statusStore.leaveStep();
    };
  }, [content]);

  // Before anything else happens, while what this very transition says can still be told from what was said before.
  const stepBefore = useRef(step);
  useLayoutEffect(() => {
    if (step === stepBefore.current) return;
    stepBefore.current = step;
    statusStore.leaveStep();
    if (content === null) return;
    forgetPress(content);
    restPresses(content);
  }, [content, step]);

  const firstStep = useRef(step);
  // A new step begins at its top, with its heading or field.
  useEffect(() => {
    if (step === firstStep.current) return;
    firstStep.current = step;
    if (content === null) return;
    content.querySelector('[data-dialog-panel]')?.scrollTo?.({ top: 0 });
    initialTarget(content, latest.current.initialFocus)?.focus({ preventScroll: true });
    // Why the flow went back to this step.
    const said = content.querySelector('[role=alert]');
    if (said !== null) bringInSight(said);
  }, [content, step]);
}
