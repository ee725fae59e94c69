import { LANGUAGES, type Language } from '../../src/i18n/language.ts';

/** Of a list item that names none of our languages; without look-ahead, which Go's expressions do not have. */
const OTHER = [
  `[^${LANGUAGES.map(([first]) => first).join('')},\\s][^,]*`,
  ...LANGUAGES.map(([first, second]) => `${first}(?:[^${second},][^,]*|${second}[a-z][^,]*)?`),
].join('|');

/** Matches an `Accept-Language` whose first language of ours is this one; browsers list the best first. To be used regardless of case. */
export const firstOfOurs = (language: Language): string => `^\\s*(?:(?:${OTHER}),\\s*)*${language}(?:[^a-z]|$)`;
