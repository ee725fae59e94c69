import { flushSync } from 'react-dom';
import type { SnapshotFrom } from 'xstate';
import { drawAgain } from '#src/ui/dialog/dialog-shells.ts';
import { keepFields } from '#src/ui/form/kept-fields.ts';
import { createSharedFlag, useSharedFlag } from '../shared-flag.ts';
import type { System } from '../system.ts';
import { isAsDrawn } from './drawn-shape.ts';

/** Whether the machines decide what is shown; before, it is what was drawn at build time, and the boot script answers in it. */
const isTakenOver = createSharedFlag(true);

export const useIsTakenOver = (): boolean => useSharedFlag(isTakenOver, false);

/** The page was drawn at build time: `takeOverPopups` will take it over. */
export const beginTakeOver = (): void => isTakenOver.set(false);

type Popups = SnapshotFrom<System>['children']['popups'];

export interface TakeOver {
  readonly system: System;
  /** The page was drawn in the person's language. */
  readonly mayStand: boolean;
  /** Shows the popups' root at once; `stands`: its nodes are those that were drawn, and become React's. */
  readonly show: (stands: boolean) => void;
  /** From now on the machines alone decide what is open. */
  readonly onTakenOver: () => void;
}

/**
 * Once the page around them is React's: what a person did in the page that was drawn goes on in the machines. All of it is one task: nothing is
 * answered twice, and no key falls between or into another field (LOGIN-2, DOOR-4).
 */
export function takeOverPopups(container: HTMLElement, { system, show, mayStand, onTakenOver }: TakeOver): void {
  const isStanding = () => mayStand && isAsDrawn(container);
  whenNothingBreaks(container, isStanding, (stands) => {
    const { earlyInput, drawnPopups } = window;
    const popup = drawnPopups?.open() ?? null;
    const putBack = keepFields(container);
    // What does not stand as it was drawn is drawn as the machines have it.
    if (stands) show(true);
    const doAgain = earlyInput?.stop();
    drawnPopups?.stop();
    delete window.earlyInput;
    delete document.documentElement.dataset.session;
    const { popups } = system.getSnapshot().children;
    // Asked for once more, a popup that is open closes.
    if (popup !== null && popups?.getSnapshot().value.popup !== popup) popups?.send({ type: 'OPEN', popup });
    if (drawnPopups?.hasLeft() === true) leave(popups);
    flushSync(() => isTakenOver.set(true));
    if (!stands) drawAnew(popup !== null, () => show(false));
    closeIfEmpty(container);
    putBack();
    doAgain?.();
    onTakenOver();
  });
}

/** @param wasOpen a popup stood there, and is to stand there again */
const drawAnew = (wasOpen: boolean, draw: () => void): void => (wasOpen ? drawAgain(draw) : draw());

/** Closed again what opens by itself, or does not open it when the session is known (GW-2, LOGIN-1). */
function leave(popups: Popups): void {
  const { login, emailLogin } = popups?.getSnapshot().children ?? {};
  for (const actor of [login, emailLogin, popups]) actor?.send({ type: 'CLOSED' });
}

/** The boot script had opened a popup that the machines do not: a partner's request was refused, or the page did not come (GW-1, SHELL-7). */
function closeIfEmpty(container: HTMLElement): void {
  const base = container.querySelector<HTMLDialogElement>('dialog[data-base]');
  if (base?.open === true && base.childElementCount === 0) base.close();
}

/**
 * At once, or when what is under way has ended that would break: the press on a button that is drawn anew, since the new one would get no click; and
 * where all is drawn anew, the letter of Hangul or kana that is being put together.
 */
function whenNothingBreaks(container: HTMLElement, isStanding: () => boolean, act: (stands: boolean) => void): void {
  const waiting = new AbortController();
  const look = () => {
    if (waiting.signal.aborted) return;
    const stands = isStanding();
    const pressed = container.querySelector(stands ? '[data-first-way] button:active' : 'dialog :active');
    if (pressed !== null || (!stands && window.drawnPopups?.isComposing() === true)) return;
    waiting.abort();
    act(stands);
  };
  // The click, or the letter, comes in the same task.
  const lookAgain = () => setTimeout(look);
  for (const type of ['pointerup', 'pointercancel', 'keyup', 'compositionend', 'focusout'])
    document.addEventListener(type, lookAgain, { capture: true, signal: waiting.signal });
  look();
}
