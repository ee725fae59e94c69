import { LINK_POSTPONED } from '#contract/limits.ts';
import { STORAGE_KEYS } from '#contract/storage-keys.ts';
import { localStore, type SafeStorage } from './safe-storage.ts';

/** Keeps on this device alone that its guest asked not to be pushed to link an account (POP-4); it is sent nowhere. Storage that is refused keeps nothing. */
export interface LinkPostponed {
  /** For a week from now on, by this device's clock. */
  postpone(): void;
  /** Is that week not over yet? A clock that was set back does not stretch it. */
  holds(): boolean;
}

export const createLinkPostponed = (storage: SafeStorage = localStore, now: () => number = Date.now): LinkPostponed => ({
  postpone: () => void storage.set(STORAGE_KEYS.linkPostponed, String(now() + LINK_POSTPONED)),
  holds: () => {
    const left = Number(storage.get(STORAGE_KEYS.linkPostponed) ?? Number.NaN) - now();
    return left > 0 && left <= LINK_POSTPONED;
  },
});
