import { execFileSync } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export interface Browser {
  readonly executablePath: string;
  /** Set where the program brings its own libraries. */
  readonly env?: Record<string, string>;
}

/** `$CHROME_PATH`, else an installed Chromium or Chrome, else the one inside an npm package (Linux x64), else an error that says what to install. */
export async function findChromium(): Promise<Browser> {
  const named = process.env.CHROME_PATH;
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return { executablePath: named };
    throw new Error(`CHROME_PATH names ${named}, which does not exist. Correct it, or unset it.`);
  }
  const installed = process.env.CHROME_UNPACK === '1' ? undefined : INSTALLED.find((path) => existsSync(path));
  if (installed !== undefined) return { executablePath: installed };
  if (process.platform === 'linux' && process.arch === 'x64') return unpackedChromium();
  throw new Error('The browser tests need Chromium or Chrome: install one, or set CHROME_PATH to its program.');
}

/** Unpacked once per version into the user's cache, with the libraries that a bare machine lacks. */
async function unpackedChromium(): Promise<Browser> {
  const packed = join(fileURLToPath(import.meta.resolve('@sparticuz/chromium')), '../../../bin');
  const { version } = JSON.parse(await readFile(join(packed, '../package.json'), 'utf8'));
  const folder = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'madang', `chromium-${version}`);
  if (!existsSync(folder)) {
    // Made beside and moved whole, so that a broken unpacking leaves nothing behind.
    const making = `${folder}.${process.pid}`;
    await mkdir(making, { recursive: true });
    await pipeline(
      createReadStream(join(packed, 'chromium.br')),
      createBrotliDecompress(),
      createWriteStream(join(making, 'chromium'), { mode: 0o755 }),
    );
    for (const archive of ['al2023.tar.br', 'swiftshader.tar.br', 'fonts.tar.br']) {
      // A file between: tar stops reading at its end mark, before the end of a pipe.
      const tar = join(making, archive.replace(/\.br$/, ''));
      await pipeline(createReadStream(join(packed, archive)), createBrotliDecompress(), createWriteStream(tar));
      execFileSync('tar', ['-xf', tar, '-C', making]);
      await rm(tar);
    }
    await rename(making, folder).catch((error) => {
      if (!existsSync(folder)) throw error;
    });
  }
  return {
    executablePath: join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: join(folder, 'lib'), FONTCONFIG_PATH: folder },
  };
}

/** Each window, and so each context, loads a page for the address bar that nobody sees: half of the processor's time of a short test. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** Of several such lists Chromium heeds the last, so those that Playwright 1.64 switches off, and that matter here, are named again. */
const NAMED_BY_PLAYWRIGHT = [
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'BlockOriginHeaderModificationOnRedirect',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'Translate',
];

/** Chromium without a desktop, a sandbox (as root there is none) or calls to the outside. */
export const CHROMIUM_ARGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...ADDRESS_BAR, ...NAMED_BY_PLAYWRIGHT].join()}`,
] as const;
