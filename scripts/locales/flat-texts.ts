import type { Language } from '#contract/languages.ts';

/** Texts by their path, `login.title`. */
export type FlatTexts = ReadonlyMap<string, string>;
export type Locales = Readonly<Record<Language, FlatTexts>>;
