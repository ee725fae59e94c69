import { STORAGE_KEYS } from '#contract/storage-keys.ts';
import { localStore, type SafeStorage } from '../safe-storage.ts';

/** Keeps on this device alone that its person was asked whether to make a passkey (PASSKEY-2). Storage that is refused keeps nothing: then it is asked again. */
export interface PasskeyOffered {
  note(): void;
  holds(): boolean;
}

export const createPasskeyOffered = (storage: SafeStorage = localStore): PasskeyOffered => ({
  note: () => void storage.set(STORAGE_KEYS.passkeyOffered, 'Y'),
  holds: () => storage.get(STORAGE_KEYS.passkeyOffered) === 'Y',
});
