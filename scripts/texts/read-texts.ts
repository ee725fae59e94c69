import { readdirSync, readFileSync } from 'node:fs';
import { isLanguage, type Language } from '#contract/languages.ts';
import { mergeNamespaces, type TextTree } from '#src/i18n/merge-namespaces.ts';

// From the project's folder: of an address that is built from `import.meta.url`, Vite makes one of an asset.
const FOLDER = 'src/i18n/texts';

/** The texts of one language from their files; outside Vite there is no `import.meta.glob`. */
export function readTexts(language: Language): TextTree {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => [file.replaceAll('\\', '/'), textsIn(language, readTextFile(`${FOLDER}/${file}`))]);
  return mergeNamespaces(Object.fromEntries(files));
}

/** A file of texts as it stands: in each place of a text its languages. */
export const readTextFile = (path: string): TextTree => JSON.parse(readFileSync(path, 'utf8'));

/** `{ title: { ko: '로그인', en: 'Log in' } }` in one language: `{ title: 'Log in' }`. What the language lacks is left out: a form of the plural, say. */
export function textsIn(language: Language, tree: TextTree): TextTree {
  const entries = Object.entries(tree).flatMap(([key, value]) => {
    if (typeof value === 'string') throw new Error(`"${key}" is a text without a language: ${value}`);
    const found = isText(value) ? value[language] : textsIn(language, value);
    return found === undefined ? [] : [[key, found] as const];
  });
  return Object.fromEntries(entries);
}

const isText = (value: TextTree): boolean => Object.keys(value).every(isLanguage);
