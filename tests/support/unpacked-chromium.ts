import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { extract } from 'tar-fs';
import { cacheFolder } from './cache-folder.ts';
import { makeFolder } from './make-folder.ts';

/** Its own libraries, which older versions have under another name, a renderer without a graphics card, and a Latin font. */
const ARCHIVES = ['al2023.tar.br', 'aws.tar.br', 'swiftshader.tar.br', 'fonts.tar.br'];

export interface UnpackedChromium {
  readonly executablePath: string;
  readonly libraries: string;
  readonly fonts: string;
}

/** The Chromium of the npm package (Linux x64), unpacked once per version into the cache folder, about 230 MB. */
export async function unpackedChromium(unpack = unpackChromium): Promise<UnpackedChromium> {
  // `import.meta.resolve` is missing where Vitest runs its global setup.
  const packed = join(createRequire(import.meta.url).resolve('@sparticuz/chromium'), '../../../bin');
  const { version } = JSON.parse(await readFile(join(packed, '../package.json'), 'utf8'));
  const folder = join(cacheFolder(), `chromium-${version}`);
  if (!existsSync(folder)) {
    console.info(`Unpacking the test browser, once, to ${folder}`);
    await makeFolder(folder, (unfinished) => unpack(packed, unfinished)).catch((error: unknown) => {
      throw new Error(whyNotUnpacked(folder, error), { cause: error });
    });
  }
  return { executablePath: join(folder, 'chromium'), libraries: join(folder, 'lib'), fonts: join(folder, 'fonts') };
}

/** Unpacks what the package's folder `bin` has: the program `chromium`, and `lib` with its libraries. */
export async function unpackChromium(packed: string, folder: string): Promise<void> {
  await pipeline(
    createReadStream(join(packed, 'chromium.br')),
    createBrotliDecompress(),
    createWriteStream(join(folder, 'chromium'), { mode: 0o755 }),
  );
  for (const archive of ARCHIVES.filter((name) => existsSync(join(packed, name)))) {
    await pipeline(createReadStream(join(packed, archive)), createBrotliDecompress(), extract(folder));
  }
}

function whyNotUnpacked(folder: string, error: unknown): string {
  const otherwise = 'let XDG_CACHE_HOME name another folder, or CHROME_PATH the program of a Chromium or Chrome that is installed';
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return `The disk is full: the test browser needs 250 MB in ${dirname(folder)}. Make room there, ${otherwise}.`;
  }
  const reason = error instanceof Error ? error.message : String(error);
  return `The test browser could not be unpacked to ${folder}: ${reason}. Make this folder writable, ${otherwise}.`;
}
