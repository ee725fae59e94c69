import { STORAGE_KEYS } from '#contract/storage-keys.ts';
import { preferenceStore } from '../browser/preference-store.ts';

/** As the menus are drawn. */
const OF_DEVICE = 'system';

function chosenTheme(): 'light' | 'dark' | undefined {
  const theme = preferenceStore.get(STORAGE_KEYS.theme);
  return theme === 'light' || theme === 'dark' ? theme : undefined;
}

/** The theme that this person has chosen; the style follows the device without one. */
export function showChosenTheme(): void {
  const theme = chosenTheme();
  if (theme === undefined) delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** The same in the drawn menus, unless a person has chosen in them already: what is shown as chosen cannot be chosen (DOOR-4). */
export function showThemeInMenus(): void {
  for (const menu of document.querySelectorAll<HTMLSelectElement>('select[name=theme]'))
    if (menu.value === OF_DEVICE) menu.value = chosenTheme() ?? OF_DEVICE;
}
