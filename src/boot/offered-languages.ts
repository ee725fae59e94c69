import { ALL_LANGUAGES, isLanguage, type OfferedLanguages } from '../../contract/languages.ts';
import { attempt } from '../ports/safe-storage.ts';

/** The languages that the operator offers (LANG-1), out of the settings in the page; all of ours where the page says nothing that can be used. */
export const offeredLanguages = (): OfferedLanguages =>
  attempt(() => {
    const written = document.querySelector<HTMLMetaElement>('meta[name=settings]')?.content ?? '';
    const { offered, default: fallback } = JSON.parse(written).languages;
    return [fallback, ...offered].every(isLanguage) && offered.includes(fallback) ? { offered, default: fallback } : ALL_LANGUAGES;
  }, ALL_LANGUAGES);
