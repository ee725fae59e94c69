import type { Language } from '#contract/languages.ts';
import { STORAGE_KEYS } from '#contract/storage-keys.ts';
import { preferenceStore } from './preference-store.ts';
import type { SafeStorage } from './safe-storage.ts';

export interface Preferences {
  saveLanguage(language: Language): void;
  /** Puts log in before sign up on the welcome popup (WELC-1). */
  hasCreatedAvatar(): boolean;
  markAvatarCreated(): void;
}

/** What a person's browser remembers beside the session (STORE-1). */
export const createPreferences = (storage: SafeStorage = preferenceStore): Preferences => ({
  saveLanguage: (language) => void storage.set(STORAGE_KEYS.language, language),
  hasCreatedAvatar: () => storage.get(STORAGE_KEYS.firstAvatarCreated) === 'Y',
  markAvatarCreated: () => void storage.set(STORAGE_KEYS.firstAvatarCreated, 'Y'),
});
