import { STORAGE_KEYS } from '#contract/storage-keys.ts';
import { localStore, type SafeStorage } from './safe-storage.ts';

/** Keeps on this device alone which school was chosen last (CAMPUS-3); it is sent nowhere. */
export interface LastSchoolStore {
  /** Code of a school, or of a university’s method. */
  read(): string | null;
  remember(code: string): void;
  forget(): void;
}

/** Enough to refuse what was not stored by us. */
const CODE = /^[\w-]{1,40}$/;

export const createLastSchoolStore = (storage: SafeStorage = localStore): LastSchoolStore => ({
  read: () => {
    const kept = storage.get(STORAGE_KEYS.lastSchool);
    return kept !== null && CODE.test(kept) ? kept : null;
  },
  remember: (code) => void storage.set(STORAGE_KEYS.lastSchool, code),
  forget: () => storage.remove(STORAGE_KEYS.lastSchool),
});
