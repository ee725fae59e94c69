import type { Language } from '#contract/languages.ts';
import { savesData } from '#src/browser/saves-data.ts';
import { showWebFont } from '#src/browser/web-font.ts';
import en from '#src/ui/fonts/generated/en.css?url';
import ja from '#src/ui/fonts/generated/ja.css?url';
import ko from '#src/ui/fonts/generated/ko.css?url';

/** One sheet a language: its files hold only the characters of that language's texts. */
const SHEETS: Readonly<Record<Language, string>> = { ko, en, ja };

/**
 * Asks for the web font once nothing else is to be done: the page is whole in the device's fonts. One that does not come is not missed. In a
 * prerendered page in its own language the boot script does the same, whether or not the application runs.
 */
export function loadWebFont(language: Language): void {
  if (savesData()) return;
  const load = () => void showWebFont(SHEETS[language]).catch(() => undefined);
  if ('requestIdleCallback' in window) window.requestIdleCallback(load);
  else setTimeout(load);
}
