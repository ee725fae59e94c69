import { readdirSync, readFileSync } from 'node:fs';
import type { Language } from '../../contract/languages.ts';
import { mergeNamespaces, type TextTree } from '../../src/i18n/merge-namespaces.ts';

/** The texts of a language from their files: outside Vite there is no `import.meta.glob`. */
export function readTexts(language: Language): TextTree {
  // From the project's folder: of an address that is built from `import.meta.url`, Vite makes one of an asset.
  const folder = `src/i18n/locales/${language}`;
  const files = readdirSync(folder).map((file) => [file, JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as TextTree]);
  return mergeNamespaces(Object.fromEntries(files));
}
