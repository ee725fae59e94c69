import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** What the front end is built from. */
const SOURCES = [
  'index.html',
  'contract',
  'machines',
  'src',
  'public',
  'scripts/build',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** Hidden from browsers by its first letter (`server/site/site.ts`). */
const STAMP = '.built-from';

/** What a build would be made from: names and contents, not times, which a checkout, a copy or a clock that was set changes. */
export async function stampOf(root: string): Promise<string> {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of await filesBelow(path.join(root, source))) {
      const content = await readFile(file);
      hash.update(`${path.relative(root, file).replaceAll(path.sep, '/')} ${content.length}\n`).update(content);
    }
  }
  return hash.digest('base64url');
}

/** What the build in a folder was made from; `undefined` where none is whole. */
export const stampIn = (dist: string): Promise<string | undefined> => readFile(path.join(dist, STAMP), 'utf8').catch(() => undefined);

/** The name of the file that a whole build ends with, and what is in it. */
export const stampFile = (stamp: string): readonly [name: string, content: string] => [STAMP, stamp];

/** In one order on every machine. */
async function filesBelow(place: string): Promise<readonly string[]> {
  const found = await stat(place).catch(() => undefined);
  if (found === undefined) return [];
  if (!found.isDirectory()) return [place];
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
