import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { metaWriter, type PageMeta } from '../../server/site/page-meta.ts';

/** The pages of the application below `folder`, sorted; the providers' return page is none of them. */
export async function pagesIn(folder: string): Promise<readonly string[]> {
  const files = await readdir(folder, { recursive: true });
  return files.filter((file) => file.endsWith('.html') && file !== 'callback.html').sort();
}

/** Writes into each page what our own server would, in the place of what was written before. */
export async function writeMetas(folder: string, meta: PageMeta): Promise<void> {
  const write = metaWriter(meta);
  for (const file of (await pagesIn(folder)).map((page) => path.join(folder, page))) {
    await writeFile(file, write(await readFile(file, 'utf8')));
  }
}
