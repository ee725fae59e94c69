import { STORAGE_KEYS } from '#contract/storage-keys.ts';
import { preferenceStore } from '../browser/preference-store.ts';

// Inline in the head of every page, ahead of its style: no browser paints the other theme's background first.
const theme = preferenceStore.get(STORAGE_KEYS.theme);
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
