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
