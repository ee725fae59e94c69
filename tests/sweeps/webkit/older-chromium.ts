import { execFile } from 'node:child_process';
import { createReadStream, existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-fs';
import { cacheFolder } from '#tests/support/cache-folder.ts';
import { makeFolder } from '#tests/support/make-folder.ts';
import { unpackChromium } from '#tests/support/unpacked-chromium.ts';

/** A Chromium of another version, or why there is none. */
export type OlderChromium = { readonly path: string } | { readonly missing: string };

/**
 * The Chromium of a version of the npm package, which npm fetches once into the cache folder (some 250 MB): no dependency, so that nothing else
 * needs it.
 * @param version of `@sparticuz/chromium`, whose major is Chromium's: `111.0.0`
 */
export async function olderChromium(version: string): Promise<OlderChromium> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return { missing: 'the Chromium of the npm package is for Linux x64' };
  const folder = path.join(cacheFolder(), `chromium-${version}`);
  try {
    if (!existsSync(folder)) await makeFolder(folder, (unfinished) => fetchInto(unfinished, version));
  } catch (error) {
    return { missing: `npm did not give @sparticuz/chromium@${version}: ${error instanceof Error ? error.message.split('\n')[0] : error}` };
  }
  return { path: path.join(folder, START) };
}

/** Starts the program with its libraries, which `CHROME_PATH` cannot name. */
const START = 'start.sh';

async function fetchInto(folder: string, version: string): Promise<void> {
  const fetched = await mkdtemp(path.join(os.tmpdir(), 'madang-chromium-'));
  try {
    await promisify(execFile)('npm', ['pack', '--silent', `@sparticuz/chromium@${version}`], { cwd: fetched });
    const [archive = ''] = await readdir(fetched);
    await pipeline(createReadStream(path.join(fetched, archive)), createGunzip(), extract(fetched));
    await unpackChromium(path.join(fetched, 'package/bin'), folder);
  } finally {
    await rm(fetched, { recursive: true, force: true });
  }
  const script = '#!/bin/sh\nhere=$(dirname "$0")\nLD_LIBRARY_PATH="$here/lib" exec "$here/chromium" "$@"\n';
  await writeFile(path.join(folder, START), script, { mode: 0o755 });
}
