import { popupDepth } from '#src/browser/popup-depth.ts';
import { dialogDepth, goBackInTopDialog, subscribeToDialogs } from '#src/ui/dialog/dialog-stack.ts';

/**
 * The browser's Back goes one step back in the top popup, or closes it (POP-5): each open dialog has an entry in the history, named by how many are open in it.
 * Watches dialogs and history; the dialogs' owners decide what closing means.
 */
export function letBackClosePopups(push: (depth: number) => void): { settled(): Promise<void> } {
  let checking = false;
  /** Entries that are being left because their dialogs were closed by other means than Back. */
  let leaving = false;
  /** The entry that was asked for last: a browser that refuses it is not asked again at once. */
  let pushed = 0;
  const settlers = new Set<() => void>();

  const check = () => {
    checking = false;
    if (leaving) return;
    const surplus = popupDepth() - dialogDepth();
    if (surplus > 0) {
      leaving = true;
      history.go(-surplus);
      return;
    }
    const next = popupDepth() + 1;
    // One at a time: of two that are pushed at once the router makes one entry, and going back by two would leave the site.
    if (next <= dialogDepth() && next !== pushed) {
      pushed = next;
      push(next);
      checkSoon();
      return;
    }
    pushed = 0;
    for (const settle of settlers) settle();
    settlers.clear();
  };
  // One popup often follows another at once: that is one dialog to the history.
  const checkSoon = () => {
    if (checking) return;
    checking = true;
    setTimeout(check);
  };

  subscribeToDialogs(checkSoon);
  window.addEventListener('popstate', () => {
    if (leaving) leaving = false;
    else if (dialogDepth() > popupDepth()) goBackInTopDialog();
    checkSoon();
  });

  return {
    settled: () =>
      new Promise((resolve) => {
        settlers.add(resolve);
        checkSoon();
      }),
  };
}
