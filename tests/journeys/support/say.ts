import type { Language } from '#contract/languages.ts';
import type { Text } from '#machines/bindings/define-bindings.ts';
import { readTexts } from '#scripts/texts/read-texts.ts';
import { createI18n } from '#src/i18n/i18n.ts';

export type Values = Readonly<Record<string, string | number>>;
export type Say = (text: Text, values?: Values) => string;

/** The product's own texts in a language, so that journeys find what a person reads, whatever the copy becomes. */
export const sayIn = async (language: Language): Promise<Say> => textsIn(language);

export function textsIn(language: Language): Say {
  const i18n = createI18n(language, readTexts(language));
  // i18next's own type has the plural forms as one text each; here every text of the file can be named.
  return i18n.t as unknown as Say;
}
