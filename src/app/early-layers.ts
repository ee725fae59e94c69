import type { ActorRefFrom } from 'xstate';
import type { layersMachine } from '../../machines/layers/layers.machine.ts';
import type { EarlyInput } from '../boot/early-input.ts';
import type { EarlyPopup } from '../boot/early-layers.ts';

/** Machine ids, as the popups bear them. */
const FLOWS: Readonly<Record<EarlyPopup, string>> = { welcome: 'layers', login: 'login', emailLogin: 'emailLogin' };

/**
 * A popup that was opened in the prerendered page goes on in the machines: the application opens the same one, and what was typed goes over in
 * the moment in which it is drawn, so that no letter falls between the two.
 */
export async function takeUpEarlyLayers(layers: ActorRefFrom<typeof layersMachine>, input: EarlyInput | undefined): Promise<void> {
  const early = window.earlyLayers;
  await Promise.all([input?.released(), early?.settled()]);
  const popup = early?.popup() ?? null;
  if (early === undefined || popup === null) return early?.remove();
  const drawn = nextDialog();
  layers.send({ type: 'OPEN', popup });
  const dialog = await drawn;
  // Another one came first: an alert, or somebody has signed in in another tab.
  if (dialog.dataset.flow !== FLOWS[popup]) return early.remove();
  dialog.dataset.goesOn = '';
  early.handOver(dialog);
}

/** The next dialog that the application opens, before anything else can happen. */
const nextDialog = (): Promise<HTMLElement> =>
  new Promise((resolve) => {
    const find = () => document.querySelector<HTMLElement>('#root dialog[open]');
    const observer = new MutationObserver(() => {
      const dialog = find();
      if (dialog === null) return;
      observer.disconnect();
      resolve(dialog);
    });
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
  });
