import { type EventObject, fromCallback } from 'xstate';
import type { TokenRefreshEvent } from '#machines/token-refresh/token-refresh.machine.ts';
import { ownLocks } from './hold-lock.ts';

/** Web Locks, as far as they are used here; absent in old browsers and outside of secure contexts. */
export type Locks = Pick<LockManager, 'request'>;

/** How long, ms, a granted lock is still held: Firefox passes it on a millisecond and more before what was stored arrives in the next tab. */
const STORAGE_DELAY = 50;

/** Holds one lock of this origin from when it is granted until just after the actor is stopped (REFR-3). It is never taken by force. */
export const createTabLock = (name: string, locks: Locks | undefined = ownLocks()) =>
  fromCallback<EventObject>(({ sendBack }) => {
    const send: (event: TokenRefreshEvent) => void = sendBack;
    if (locks === undefined) {
      send({ type: 'LOCK_UNAVAILABLE' });
      return;
    }
    const waiting = new AbortController();
    let release: () => unknown = () => waiting.abort();
    const granted = () =>
      new Promise<void>((resolve) => {
        release = () => setTimeout(resolve, STORAGE_DELAY);
        send({ type: 'LOCK_ACQUIRED' });
      });
    // Rejects when it is refused, and when waiting ends with the actor: what is sent then goes nowhere.
    locks.request(name, { signal: waiting.signal }, granted).catch(() => send({ type: 'LOCK_UNAVAILABLE' }));
    return () => void release();
  });
