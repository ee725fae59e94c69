import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseSync } from 'vite';
import { LANGUAGES, type Language } from '#contract/languages.ts';

/** Sources whose texts stand beside their code: `{ ko: …, en: …, ja: … }`, a text or a tree of them for each language. */
export const SOURCE_FOLDERS = ['contract', 'server', 'src/callback'];

type Texts = Record<Language, ReadonlyMap<string, string>>;

const isLanguage = (name: unknown): name is Language => LANGUAGES.some((language) => language === name);
/** A node of the tree, or a list of them. */
const isNode = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** The text of a string or of a part of a template. */
function textOf(node: Record<string, unknown>): string | undefined {
  const { type, value } = node;
  if (type === 'Literal' && typeof value === 'string') return value;
  return type === 'TemplateElement' && isNode(value) && typeof value.cooked === 'string' ? value.cooked : undefined;
}

/** The texts of a source in each language, by file and line, `server/messages.ts:17`. */
export function textsOf(file: string, source: string): Texts {
  const found = { ko: new Map<string, string>(), en: new Map<string, string>(), ja: new Map<string, string>() };
  const visit = (node: unknown, language: Language | undefined): void => {
    if (!isNode(node)) return;
    const text = language === undefined ? undefined : textOf(node);
    if (language !== undefined && text !== undefined) {
      const where = `${file}:${source.slice(0, Number(node.start)).split('\n').length}`;
      found[language].set(where, [found[language].get(where), text].filter((part) => part !== undefined).join(' '));
    }
    const name = node.type === 'Property' && isNode(node.key) ? node.key.name : undefined;
    for (const child of Object.values(node)) visit(child, isLanguage(name) ? name : language);
  };
  visit(parseSync(file, source).program, undefined);
  return found;
}

/** All texts of the product that are not in `src/i18n/texts`. */
export function readSourceTexts(): Texts {
  const root = join(import.meta.dirname, '../..');
  const files = SOURCE_FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.startsWith('tests/'))
      .map((file) => join(root, folder, file)),
  );
  const all = files.map((file) => textsOf(relative(root, file), readFileSync(file, 'utf8')));
  const merged = (language: Language) => new Map(all.flatMap((texts) => [...texts[language]]));
  return { ko: merged('ko'), en: merged('en'), ja: merged('ja') };
}
