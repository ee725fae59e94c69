import { waitFor } from 'xstate';
import type { System } from '../system.ts';

/** Calls `act` once it is known who is signed in, and no popup is open. */
export function whenClosed(system: System, act: () => void): void {
  const { popups } = system.getSnapshot().children;
  if (popups === undefined) return;
  // A crash is the root actor's to show (SHELL-8).
  waitFor(popups, ({ value }) => value.popup === 'closed', { timeout: Number.POSITIVE_INFINITY }).then(act, () => undefined);
}
