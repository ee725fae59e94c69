import type { Language } from '../../contract/languages.ts';

/** One sheet a language: its files hold only the characters of that language's texts. */
const SHEETS: Readonly<Record<Language, () => Promise<unknown>>> = {
  ko: () => import('../ui/fonts/generated/ko.css'),
  en: () => import('../ui/fonts/generated/en.css'),
  ja: () => import('../ui/fonts/generated/ja.css'),
};

/**
 * Asks for the web font once nothing else is to be done: the page is whole in the device's fonts. One that does not come is not missed. In a
 * prerendered page the boot script does the same, whether or not the application runs.
 */
export function loadWebFont(language: Language): void {
  const load = () => void SHEETS[language]().catch(() => undefined);
  if ('requestIdleCallback' in window) window.requestIdleCallback(load);
  else setTimeout(load);
}
