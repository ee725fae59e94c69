import { readdirSync, readFileSync } from 'node:fs';
import type { Language } from '../../contract/languages.ts';
import { mergeNamespaces, type TextTree } from '../../src/i18n/merge-namespaces.ts';

/** The texts of a language from their files: outside Vite there is no `import.meta.glob`. */
export function readTexts(language: Language): TextTree {
  const folder = new URL(`../../src/i18n/locales/${language}/`, import.meta.url);
  const files = readdirSync(folder).map((file) => [file, JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as TextTree]);
  return mergeNamespaces(Object.fromEntries(files));
}
