import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { isInstalled } from '../sources/imports.ts';

/** A short hash of texts, in their order. */
export function hashOf(...texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length} ${text}`);
  return hash.digest('hex').slice(0, 24);
}

const known = new Map<string, string>();

/** What a file is: its content; of an installed one, name and version of its package. */
function contentOf(file: string): string {
  const found = known.get(file) ?? (isInstalled(file) ? versionOf(file) : hashOf(readFileSync(file, 'latin1')));
  known.set(file, found);
  return found;
}

function versionOf(file: string): string {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    try {
      const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name?: string; version?: string };
      if (version !== undefined) return `${name}@${version}`;
    } catch {}
  }
  return file;
}

/**
 * A hash of files by what they are and where they are in `folder`, so that a copy of a tree has the hashes of the tree itself; in which order they
 * were found does not matter.
 */
export const hashOfFiles = (files: Iterable<string>, folder: string): string =>
  hashOf(...[...files].map((file) => `${placeIn(folder, file)} ${isReadable(file) ? contentOf(file) : ''}`).sort());

/** The place in its package, for an installed file. */
const placeIn = (folder: string, file: string): string =>
  (isInstalled(file) ? file.replace(/^.*[\\/]node_modules[\\/]/, '') : relative(folder, file)).replaceAll('\\', '/');

/** A module that Node brings, or a file that is gone. */
function isReadable(file: string): boolean {
  try {
    contentOf(file);
    return true;
  } catch {
    return false;
  }
}
