import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { OfferedLanguages } from '#contract/languages.ts';
import { callbackWriter, metaWriter, type PageMeta } from '#server/site/page-meta.ts';
import type { Surroundings } from './surroundings.ts';

const CALLBACK = 'callback.html';

/** The pages of the application below `folder`, sorted; the providers' return page is none of them. */
export async function pagesIn(folder: string): Promise<readonly string[]> {
  const files = await readdir(folder, { recursive: true });
  return files.filter((file) => file.endsWith('.html') && file !== CALLBACK).sort();
}

/** Writes into each page what our own server would, in the place of what was written before. */
export async function writeMetas(folder: string, meta: PageMeta & Pick<Surroundings, 'settings'>): Promise<void> {
  const [write, writeCallback] = [metaWriter(meta), callbackWriter(meta.settings)];
  for (const page of [...(await pagesIn(folder)), CALLBACK]) {
    const file = path.join(folder, page);
    await writeFile(file, (page === CALLBACK ? writeCallback : write)(await readFile(file, 'utf8')));
  }
}

/** Puts the pages of the default language where plain static files are looked for (LANG-1). */
export async function copyDefaultPages(folder: string, languages: OfferedLanguages): Promise<void> {
  const paths: Record<string, string> = JSON.parse(await readFile(path.join(folder, 'pages/paths.json'), 'utf8'));
  for (const [address, name] of Object.entries(paths)) {
    await mkdir(path.join(folder, address), { recursive: true });
    await copyFile(path.join(folder, 'pages', languages.default, `${name}.html`), path.join(folder, address, 'index.html'));
  }
}
