import { ALL_LANGUAGES, type Language, type OfferedLanguages } from '../contract/languages.ts';

export type Texts = Readonly<Record<Language, string>>;

/** LANG-1: the best of the offered languages for an `Accept-Language` header (RFC 9110, 12.5.4); the default when it names none of them. */
export function languageOf(header: string | null | undefined, languages: OfferedLanguages = ALL_LANGUAGES): Language {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find((found) => found !== undefined);
      return { tag: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality);
  for (const { tag } of wanted) {
    const found = languages.offered.find((language) => language === tag);
    if (found !== undefined) return found;
  }
  return languages.default;
}
