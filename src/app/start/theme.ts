import { STORAGE_KEYS } from '#contract/storage-keys.ts';
import { preferenceStore } from '#src/browser/preference-store.ts';

export type Theme = 'system' | 'light' | 'dark';

/** The same key is read before the first paint (`src/boot/chosen-theme.ts`). */
export function readTheme(): Theme {
  const stored = preferenceStore.get(STORAGE_KEYS.theme);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

export function applyTheme(theme: Theme): void {
  if (theme === 'system') {
    preferenceStore.remove(STORAGE_KEYS.theme);
    delete document.documentElement.dataset.theme;
  } else {
    preferenceStore.set(STORAGE_KEYS.theme, theme);
    document.documentElement.dataset.theme = theme;
  }
}
