import { isLanguage, type Language } from '../../contract/languages.ts';
import { STORAGE_KEYS } from '../../contract/storage-keys.ts';
import { attempt, localStore, type SafeStorage } from './safe-storage.ts';

export interface Preferences {
  /** The saved choice; `null` when there is none, or what is stored is no language of ours (LANG-1). */
  language(): Language | null;
  saveLanguage(language: Language): void;
  /** Puts log in before sign up on the welcome popup (WELC-1). */
  hasCreatedAvatar(): boolean;
  markAvatarCreated(): void;
}

const YEAR_SECONDS = 31_536_000;

/** The choice once more, for the server: it can send the page in this language at once (LANG-1). */
const languageCookie = {
  write: (language: Language): void =>
    attempt(() => {
      const secure = window.location.protocol === 'https:' ? '; Secure' : '';
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API wants a secure context, and does not exist everywhere.
      document.cookie = `${STORAGE_KEYS.language}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`;
    }, undefined),
};

/** What a person's browser remembers beside the session (STORE-1). */
export const createPreferences = (storage: SafeStorage = localStore, cookie = languageCookie): Preferences => ({
  language: () => {
    const stored = storage.get(STORAGE_KEYS.language);
    return isLanguage(stored) ? stored : null;
  },
  saveLanguage: (language) => {
    storage.set(STORAGE_KEYS.language, language);
    cookie.write(language);
  },
  hasCreatedAvatar: () => storage.get(STORAGE_KEYS.firstAvatarCreated) === 'Y',
  markAvatarCreated: () => void storage.set(STORAGE_KEYS.firstAvatarCreated, 'Y'),
});
