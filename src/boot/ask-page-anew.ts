import { STORAGE_KEYS } from '#contract/storage-keys.ts';
import { tabStore } from '../browser/safe-storage.ts';
import { noteUpdated } from './not-loaded.ts';

/** Stands on a dialog that opened by itself, until a person does something in it. */
export const BY_ITSELF = 'data-by-itself';

/** The script asks for a page anew once within this time, ms: a loop would be worse than words. */
const ONCE_IN = 60_000;

/**
 * The files of this page are gone: a newer build is out. Loads the page anew where that loses nothing and was not done a moment ago.
 * @returns whether it does; else the words that are shown say that there is an update
 */
export function askPageAnew(): boolean {
  noteUpdated();
  const now = Date.now();
  const last = Number(tabStore.get(STORAGE_KEYS.askedAnew) ?? 0);
  if (hasBegun() || Math.abs(now - last) < ONCE_IN) return false;
  tabStore.set(STORAGE_KEYS.askedAnew, String(now));
  // Where the browser keeps nothing, nothing would end a loop.
  if (tabStore.get(STORAGE_KEYS.askedAnew) !== String(now)) return false;
  window.location.reload();
  return true;
}

/** Whether a person has typed something, which a reload would lose, or is in a popup, which it would close. */
const hasBegun = (): boolean =>
  document.querySelector(`dialog[open]:not([${BY_ITSELF}])`) !== null ||
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    ({ type, value, defaultValue }) => !['checkbox', 'radio', 'hidden'].includes(type) && value !== defaultValue,
  );
