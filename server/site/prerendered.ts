import path from 'node:path';
import { ALL_LANGUAGES, type Language, type OfferedLanguages } from '#contract/languages.ts';
import { languageOf } from '../languages.ts';
import { FileCache } from './page-cache.ts';

/** The language that a person once chose here, as the front end keeps it for the server (LANG-1). */
const LANGUAGE_COOKIE = /(?:^|;\s*)language=(\w+)/;

/** The stored choice, else the best of what the browser asks for, else the default (LANG-1). */
export function pageLanguage(
  headers: { readonly cookie: string | undefined; readonly acceptLanguage: string | undefined },
  languages: OfferedLanguages = ALL_LANGUAGES,
): Language {
  const stored = LANGUAGE_COOKIE.exec(headers.cookie ?? '')?.[1];
  return languages.offered.find((language) => language === stored) ?? languageOf(headers.acceptLanguage, languages);
}

const paths = new FileCache<ReadonlyMap<string, string>>();

/** The file of a page that was drawn at build time; `undefined` when this path is none. */
export async function prerenderedFile(dist: string, asked: string, language: Language): Promise<string | undefined> {
  const parse = (content: Buffer) => new Map<string, string>(Object.entries(JSON.parse(content.toString())));
  const names = await paths.get(path.join(dist, 'pages/paths.json'), 'paths', parse);
  const name = names?.get(asked === '/' ? asked : asked.replace(/\/$/, ''));
  return name === undefined ? undefined : path.join(dist, 'pages', language, `${name}.html`);
}
