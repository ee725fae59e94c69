import { STORAGE_KEYS } from '#contract/storage-keys.ts';
import { preferenceStore } from '../browser/preference-store.ts';

/** The theme that this person has chosen; the style follows the device without one. */
export function showChosenTheme(): void {
  const theme = preferenceStore.get(STORAGE_KEYS.theme);
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}
