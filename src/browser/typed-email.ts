import { STORAGE_KEYS } from '#contract/storage-keys.ts';
import { tabStore } from './safe-storage.ts';

/**
 * An email that was typed in the form for email and password, and not sent: kept while the page is loaded anew, in this tab only (ERR-37). The boot
 * script reads it, too, so it stands beside the draft of the wizards. Never a password.
 */
export const typedEmail = {
  keep: (email: string): void => {
    if (email === '') tabStore.remove(STORAGE_KEYS.typedEmail);
    else tabStore.set(STORAGE_KEYS.typedEmail, email);
  },
  /** Empty where there is none. */
  kept: (): string => tabStore.get(STORAGE_KEYS.typedEmail) ?? '',
};
