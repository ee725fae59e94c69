import type { Language } from '#contract/languages.ts';
import { FILE_NAMES, type LegalDocument, type LegalDocumentName } from './document.ts';

/** One chunk a document and language: a text that is not on screen is not loaded. */
const FILES = import.meta.glob<LegalDocument>('./texts/*/*.ts', { import: 'document' });

/** Rejects if the chunk cannot be loaded. */
export const loadDocument = async (name: LegalDocumentName, language: Language): Promise<LegalDocument> => {
  const load = FILES[`./texts/${language}/${FILE_NAMES[name]}.ts`];
  if (load === undefined) throw new Error(`there is no ${language} text of "${name}"`);
  return load();
};
