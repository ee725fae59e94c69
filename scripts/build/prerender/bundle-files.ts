import type { Rolldown } from 'vite';
import type { Language } from '#contract/languages.ts';
import type { AppFiles } from '#src/boot/app-files.ts';
import type { PrerenderedPage } from './pages.ts';

/** The module that brings all popups. */
const POPUPS = '/popup-host.tsx';

/** `name`, `language`: of a page that is drawn in one. */
type DrawnPage = Pick<PrerenderedPage, 'module' | 'runsModule' | 'opens'> & { readonly name?: string; readonly language?: Language };

/**
 * What the boot script knows of the application (`src/boot/app-files.ts`): what it would else ask for one after another, the page's texts and what
 * else the application loads first in it.
 */
export function appFiles(bundle: Rolldown.OutputBundle, { name, opens, module, runsModule, language }: DrawnPage): AppFiles {
  const entry = entryOf(bundle);
  const imports = new Set(entry.imports);
  const ofLanguage = language === undefined ? [] : [`/locales/${language}.ts`, POPUPS];
  const first = [...ofLanguage, ...(runsModule ? [module] : [])].map((end) => chunkOf(bundle, end));
  const next = first.flatMap((chunk) => [...chunk.imports, chunk.fileName]).filter((name) => name !== entry.fileName && !imports.has(name));
  const list = (names: Iterable<string>) => [...names].map((each) => `/${each}`);
  const font = language === undefined ? '' : `/${fontSheetOf(bundle, language)}`;
  return { entry: `/${entry.fileName}`, imports: list(imports), next: list(new Set(next)), font, page: name ?? '', opens: opens ?? '' };
}

/** The sheets of the entry and of what a page is drawn with, e.g. `static/media/index.C2.css`, and what they say. */
export function sheetsOf(bundle: Rolldown.OutputBundle, { module }: Pick<PrerenderedPage, 'module'>): ReadonlyMap<string, string> {
  const chunks = [entryOf(bundle), chunkOf(bundle, module)];
  return new Map(chunks.flatMap((chunk) => [...stylesOf(chunk, bundle)]).map((name) => [name, textOf(bundle[name])]));
}

const chunksOf = (bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] =>
  Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));

/** The chunk that starts the application. */
export function entryOf(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk {
  const entry = chunksOf(bundle).find(({ isEntry, name }) => isEntry && name === 'index');
  if (entry === undefined) throw new Error('the application has no entry');
  return entry;
}

/** The entry and what it imports. */
export function startOf(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  const entry = entryOf(bundle);
  return [entry, ...entry.imports.flatMap((name) => bundle[name] ?? [])].filter((file) => file.type === 'chunk');
}

/** The chunk of a module, by the end of its path. */
function chunkOf(bundle: Rolldown.OutputBundle, module: string): Rolldown.OutputChunk {
  const chunk = chunksOf(bundle).find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
  if (chunk === undefined) throw new Error(`there is no chunk of ${module}`);
  return chunk;
}

function fontSheetOf(bundle: Rolldown.OutputBundle, language: Language): string {
  const sheet = Object.values(bundle).find((file) => file.type === 'asset' && file.names.includes(`${language}.css`));
  if (sheet === undefined) throw new Error(`there is no web font in ${language}`);
  return sheet.fileName;
}

function stylesOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  const imported = chunk.imports.flatMap((name) => {
    const file = bundle[name];
    return file?.type === 'chunk' ? [...stylesOf(file, bundle)] : [];
  });
  return new Set([...imported, ...(chunk.viteMetadata?.importedCss ?? [])]);
}

const textOf = (file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): string =>
  file?.type === 'asset' ? Buffer.from(file.source).toString('utf8') : '';
