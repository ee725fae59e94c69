import { useSyncExternalStore } from 'react';
import { STORAGE_KEYS } from '#contract/storage-keys.ts';
import { preferenceStore } from '#src/browser/preference-store.ts';

export type Theme = 'system' | 'light' | 'dark';

const listeners = new Set<() => void>();

/** The same key is read before the first paint (`src/boot/chosen-theme.ts`). */
function readTheme(): Theme {
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
  for (const listener of [...listeners]) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The chosen theme, the same in the menu and in the footer; a drawn page follows the device. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, readTheme, () => 'system');
