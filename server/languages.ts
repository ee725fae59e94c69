import { parseAccept } from 'hono/utils/accept';
import { ALL_LANGUAGES, type Language, type OfferedLanguages } from '#contract/languages.ts';

export type Texts = Readonly<Record<Language, string>>;

/** LANG-1: the best of the offered languages for an `Accept-Language` header (RFC 9110, 12.5.4); the default when it names none of them. */
export function languageOf(header: string | null | undefined, languages: OfferedLanguages = ALL_LANGUAGES): Language {
  for (const { type, q } of parseAccept(header ?? '')) {
    const [wanted] = type.toLowerCase().split('-');
    const found = languages.offered.find((language) => language === wanted);
    if (found !== undefined && q > 0) return found;
  }
  return languages.default;
}

/** The language that a person once chose here, as the front end keeps it for the server (LANG-1). */
const LANGUAGE_COOKIE = /(?:^|;\s*)language=(\w+)/;

export interface LanguageWishes {
  readonly cookie: string | undefined;
  readonly acceptLanguage: string | undefined;
  /** BCP 47 tags that a partner asks for in the login that it began (PARTNER-1). */
  readonly asked?: readonly string[];
}

/** The stored choice, else what is asked for this once, else the best of what the browser asks for, else the default (LANG-1). */
export function pageLanguage(
  { cookie = '', acceptLanguage = '', asked = [] }: LanguageWishes,
  languages: OfferedLanguages = ALL_LANGUAGES,
): Language {
  const stored = LANGUAGE_COOKIE.exec(cookie)?.[1];
  const wanted = [...asked, acceptLanguage].filter((tag) => tag !== '');
  return languages.offered.find((language) => language === stored) ?? languageOf(wanted.join(), languages);
}
