import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#contract/languages.ts';
import type { LegalDocument, LegalDocumentName } from './document.ts';
import { loadDocument } from './load-document.ts';

/** The language on screen. */
export const usePageLanguage = (): Language => {
  const { language } = useTranslation().i18n;
  return isLanguage(language) ? language : DEFAULT_LANGUAGE;
};

export const documentQuery = (name: LegalDocumentName, language: Language) => ({
  queryKey: ['legal', language, name],
  queryFn: () => loadDocument(name, language),
  staleTime: Number.POSITIVE_INFINITY,
});

/** A document in the language on screen. Needs a QueryClientProvider. */
export const useDocument = (name: LegalDocumentName): UseQueryResult<LegalDocument> => useQuery(documentQuery(name, usePageLanguage()));
