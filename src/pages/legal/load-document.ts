import type { Language } from '../../i18n/language.ts';
import type { LegalDocument, LegalDocumentName } from './document.ts';

/** One chunk a document and language: nobody loads a text that is not on screen. */
const FILES = import.meta.glob<LegalDocument>('./texts/*/*.ts', { import: 'document' });

const FILE_NAMES: Record<LegalDocumentName, string> = {
  serviceTerms: 'service-terms',
  privacyPolicy: 'privacy-policy',
  privacyCollection: 'privacy-collection',
  privacyThirdParty: 'privacy-third-party',
  marketing: 'marketing',
};

/** Rejects if the chunk cannot be loaded. */
export const loadDocument = async (name: LegalDocumentName, language: Language): Promise<LegalDocument> => {
  const load = FILES[`./texts/${language}/${FILE_NAMES[name]}.ts`];
  if (load === undefined) throw new Error(`there is no ${language} text of "${name}"`);
  return load();
};
