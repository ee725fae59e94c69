import { createHash } from 'node:crypto';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { embeddedDatabase } from '#server/db/open.ts';

const MIGRATIONS = path.join(import.meta.dirname, '../../server/db/migrations');

/** A database in memory with the tables and nothing in them. Making one takes seconds, so a machine does it once, and loads a copy. */
export async function freshPglite(): Promise<PGlite> {
  const template = path.join(os.tmpdir(), `madang-pglite-${await versionOfTemplate()}-${process.getuid?.() ?? 'user'}.tar`);
  const known = await readFile(template).catch(() => undefined);
  if (known !== undefined) return PGlite.create({ loadDataDir: new Blob([new Uint8Array(known)]) });
  const fresh = await PGlite.create();
  await embeddedDatabase(fresh);
  const dump = await fresh.dumpDataDir('none');
  // Written aside and moved, so that a test in another process never reads half of it.
  await writeFile(`${template}.${process.pid}`, new Uint8Array(await dump.arrayBuffer()));
  await rename(`${template}.${process.pid}`, template);
  return fresh;
}

/** Another for each PGlite, and for each change of a migration. */
async function versionOfTemplate(): Promise<string> {
  const hash = createHash('sha256').update(await readFile(findManifest()));
  for (const file of (await readdir(MIGRATIONS)).sort()) hash.update(await readFile(path.join(MIGRATIONS, file)));
  return hash.digest('hex').slice(0, 16);
}

const findManifest = (): string => {
  const main = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  return path.join(main.slice(0, main.lastIndexOf('/dist/')), 'package.json');
};
