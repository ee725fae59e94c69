import type { Language } from '#contract/languages.ts';

/** A list item that names none of these languages; without look-ahead, which Go's expressions do not have. */
const otherThan = (offered: readonly Language[]): string =>
  [
    `[^${offered.map(([first]) => first).join('')},\\s][^,]*`,
    ...offered.map(([first, second]) => `${first}(?:[^${second},][^,]*|${second}[a-z][^,]*)?`),
  ].join('|');

/** Matches an `Accept-Language` whose first offered language is this one; browsers list the best first. To be used regardless of case. */
export const firstOffered = (language: Language, offered: readonly Language[]): string =>
  `^\\s*(?:(?:${otherThan(offered)}),\\s*)*${language}(?:[^a-z]|$)`;
