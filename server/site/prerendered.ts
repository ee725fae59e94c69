import path from 'node:path';
import type { Language } from '#contract/languages.ts';
import { FileCache } from './page-cache.ts';

const paths = new FileCache<ReadonlyMap<string, string>>();

/** The file of a page that was drawn at build time; `undefined` when this path is none. */
export async function prerenderedFile(dist: string, asked: string, language: Language): Promise<string | undefined> {
  const parse = (content: Buffer) => new Map<string, string>(Object.entries(JSON.parse(content.toString())));
  const names = await paths.get(path.join(dist, 'pages/paths.json'), 'paths', parse);
  const name = names?.get(asked === '/' ? asked : asked.replace(/\/$/, ''));
  return name === undefined ? undefined : path.join(dist, 'pages', language, `${name}.html`);
}
