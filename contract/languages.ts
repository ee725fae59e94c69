import type { NicknameAlphabet } from './values/nickname.ts';

/** The languages that every text exists in (LANG-2), in the order in which they are offered. */
export const LANGUAGES = ['ko', 'en', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language by its own name; show it with `lang={code}`, so that it is also spoken right. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { ko: '한국어', en: 'English', ja: '日本語' };

export const DEFAULT_LANGUAGE: Language = 'en';

/** What an operator offers, in the order of the menu, and what serves when nothing fits: one of them (LANG-1). */
export interface OfferedLanguages {
  readonly offered: readonly Language[];
  readonly default: Language;
}

export const ALL_LANGUAGES: OfferedLanguages = { offered: LANGUAGES, default: DEFAULT_LANGUAGE };

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value);

export interface LanguageSources {
  /** What the person chose on an earlier visit, as it was stored; anything may stand there. */
  readonly stored: string | null;
  /** BCP 47 tags, best first, that a partner asks for in the login that it began (PARTNER-1). */
  readonly asked?: readonly string[];
  /** BCP 47 tags, best first: `navigator.languages`. */
  readonly preferred: readonly string[];
  readonly languages?: OfferedLanguages;
}

/** LANG-1: the stored value, else what is asked for this once, else the first offered language of the browser, else the default. */
export function chooseLanguage({ stored, asked = [], preferred, languages = ALL_LANGUAGES }: LanguageSources): Language {
  const known = [stored ?? '', ...[...asked, ...preferred].map(primarySubtag)];
  return known.flatMap((tag) => languages.offered.find((language) => language === tag) ?? []).at(0) ?? languages.default;
}

/** `ko` of `ko-KR`; tags are case-insensitive (RFC 5646, 2.1.1). */
const primarySubtag = (tag: string): string => tag.toLowerCase().split(/[-_]/, 1).join('');

/** LANG-2: the Japanese edition takes kana and kanji in nicknames. */
export const nicknameAlphabetOf = (language: Language): NicknameAlphabet => (language === 'ja' ? 'japanese' : 'base');
