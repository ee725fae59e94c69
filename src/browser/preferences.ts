import { isLanguage, type Language } from '#contract/languages.ts';
import { STORAGE_KEYS } from '#contract/storage-keys.ts';
import { preferenceStore } from './preference-store.ts';
import type { SafeStorage } from './safe-storage.ts';

export interface Preferences {
  /** The saved choice; `null` when there is none, or what is stored is no language of ours (LANG-1). */
  language(): Language | null;
  saveLanguage(language: Language): void;
  /** Puts log in before sign up on the welcome popup (WELC-1). */
  hasCreatedAvatar(): boolean;
  markAvatarCreated(): void;
}

/** What a person's browser remembers beside the session (STORE-1). */
export const createPreferences = (storage: SafeStorage = preferenceStore): Preferences => ({
  language: () => {
    const stored = storage.get(STORAGE_KEYS.language);
    return isLanguage(stored) ? stored : null;
  },
  saveLanguage: (language) => void storage.set(STORAGE_KEYS.language, language),
  hasCreatedAvatar: () => storage.get(STORAGE_KEYS.firstAvatarCreated) === 'Y',
  markAvatarCreated: () => void storage.set(STORAGE_KEYS.firstAvatarCreated, 'Y'),
});
