import type { ActorRefFrom } from 'xstate';
import type { popupsMachine } from '../../machines/popups/popups.machine.ts';
import type { DrawnPopup } from '../boot/drawn-popups.ts';
import type { EarlyInput } from '../boot/early-input.ts';
import { abandon, adopt } from '../ui/dialog/dialog-shells.ts';

/** Machine ids, as the popups bear them. */
const FLOWS: Readonly<Record<DrawnPopup, string>> = { welcome: 'popups', login: 'login', emailLogin: 'emailLogin' };

/**
 * A popup that was opened in the prerendered page goes on in the machines: the application opens the same one in the very dialog that is open,
 * and what was typed goes over in the moment in which it is drawn, so that no letter falls between the two.
 */
export async function takeOverPopup(popups: ActorRefFrom<typeof popupsMachine>, input: EarlyInput | undefined): Promise<void> {
  const early = window.drawnPopups;
  await Promise.all([input?.released(), early?.settled()]);
  const open = early?.open() ?? null;
  if (early === undefined || open === null) return early?.remove();
  const { popup, dialog, openedBy } = open;
  adopt(dialog, document.querySelector(`#root [data-leads="${openedBy}"]`));
  const content = nextContent(dialog);
  popups.send({ type: 'OPEN', popup });
  // A sign-in happened in another tab.
  if (popups.getSnapshot().value.popup !== popup) {
    abandon(dialog);
    return early.remove();
  }
  const drawn = await content;
  // An alert came first.
  if (dialog.dataset.flow !== FLOWS[popup]) return early.remove();
  dialog.dataset.goesOn = '';
  early.handOver(drawn);
}

/** What the application shows next in this dialog, before anything else can happen. */
const nextContent = (dialog: HTMLDialogElement): Promise<HTMLElement> =>
  new Promise((resolve) => {
    const observer = new MutationObserver((records) => {
      const content = records.flatMap(({ addedNodes }) => [...addedNodes]).find((node) => node instanceof HTMLElement);
      if (content === undefined) return;
      observer.disconnect();
      resolve(content);
    });
    observer.observe(dialog, { childList: true });
  });
