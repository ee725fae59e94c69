/**
 * The language that the page was drawn in, or that we have put it in since. `lang` does not tell: a translator writes there what it translates into, and
 * is left alone (DOOR-4).
 */
export const drawnLanguage = (): string | undefined => document.documentElement.dataset.language;

/** Written again, the same language would have the whole page styled again: `:lang()` asks for it everywhere. */
export function showLanguage(language: string): void {
  const root = document.documentElement;
  if (root.dataset.language === language) return;
  root.dataset.language = language;
  if (root.lang !== language) root.lang = language;
}
