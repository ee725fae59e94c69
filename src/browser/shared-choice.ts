import { STORAGE_KEYS } from '#contract/storage-keys.ts';
import { localStore, type SafeStorage } from './safe-storage.ts';

/** Several people use this computer, as one of them has said: it stays so for the next person (DOOR-5). The boot script reads and keeps it too. */
export const isSharedComputer = (storage: SafeStorage = localStore): boolean => storage.get(STORAGE_KEYS.sharedComputer) === 'Y';

export function keepShared(isShared: boolean, storage: SafeStorage = localStore): void {
  if (isShared) storage.set(STORAGE_KEYS.sharedComputer, 'Y');
  else storage.remove(STORAGE_KEYS.sharedComputer);
}
