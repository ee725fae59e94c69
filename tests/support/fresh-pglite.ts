import { readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/** An empty database in memory. To initialise one takes seconds, so that is done once on a machine, and a copy is loaded. */
export async function freshPglite(): Promise<PGlite> {
  const manifest: unknown = JSON.parse(await readFile(findManifest(), 'utf8'));
  const version = typeof manifest === 'object' && manifest !== null && 'version' in manifest ? String(manifest.version) : 'unknown';
  const template = path.join(os.tmpdir(), `madang-pglite-${version}-${process.getuid?.() ?? 'user'}.tar`);
  const known = await readFile(template).catch(() => undefined);
  if (known !== undefined) return PGlite.create({ loadDataDir: new Blob([new Uint8Array(known)]) });
  const fresh = await PGlite.create();
  const dump = await fresh.dumpDataDir('none');
  // Written aside and moved, so that a test in another process never reads half of it.
  await writeFile(`${template}.${process.pid}`, new Uint8Array(await dump.arrayBuffer()));
  await rename(`${template}.${process.pid}`, template);
  return fresh;
}

const findManifest = (): string => {
  const main = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  return path.join(main.slice(0, main.lastIndexOf('/dist/')), 'package.json');
};
