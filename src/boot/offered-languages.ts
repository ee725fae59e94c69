import { ALL_LANGUAGES, isLanguage, type OfferedLanguages } from '#contract/languages.ts';
import { attempt } from '../browser/safe-storage.ts';

/** The languages that the operator offers (LANG-1), out of the settings in the page; all of ours where the page says nothing that can be used. */
export const offeredLanguages = (): OfferedLanguages =>
  attempt(() => {
    const written = document.querySelector<HTMLMetaElement>('meta[name=settings]')?.content;
    const languages = written === undefined ? undefined : JSON.parse(written).languages;
    // Most say nothing of languages; an error would take a slow phone 10 ms, before the first paint.
    if (languages === undefined) return ALL_LANGUAGES;
    const { offered, default: fallback } = languages;
    return [fallback, ...offered].every(isLanguage) && offered.includes(fallback) ? { offered, default: fallback } : ALL_LANGUAGES;
  }, ALL_LANGUAGES);
