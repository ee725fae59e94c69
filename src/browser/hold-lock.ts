import { attempt } from './safe-storage.ts';

/** Web Locks of this page; `undefined` in an old browser, outside of a secure context, and where the browser refuses so much as the question. */
export const ownLocks = (): LockManager | undefined => attempt(() => globalThis.navigator?.locks, undefined);

/** Holds a lock of this origin until the returned function is called, or the page is gone. While it is held, a browser does not put the page to sleep. */
export function holdLock(name: string, locks: Pick<LockManager, 'request'> | undefined): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  attempt(() => void locks?.request(name, () => held).catch(() => {}), undefined);
  return release;
}

/** Does a page hold it? `undefined` where this browser cannot say. */
export async function isLockHeld(name: string, locks: Pick<LockManager, 'request'> | undefined): Promise<boolean | undefined> {
  if (locks === undefined) return undefined;
  try {
    return await locks.request(name, { ifAvailable: true }, (lock) => lock === null);
  } catch {
    return undefined;
  }
}
