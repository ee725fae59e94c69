import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { writeFontconfig } from './measuring-fonts.ts';
import { unpackedChromium } from './unpacked-chromium.ts';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export interface Program {
  readonly executablePath: string;
  /** What its process has in its environment besides ours. */
  readonly env: Readonly<Record<string, string>>;
}

interface Machine {
  readonly chromePath: string | undefined;
  readonly platform: string;
  readonly arch: string;
  exists(path: string): boolean;
}

type Choice = { readonly from: 'machine'; readonly executablePath: string } | { readonly from: 'package' };

const thisMachine = (): Machine => ({
  chromePath: process.env.CHROME_PATH,
  platform: process.platform,
  arch: process.arch,
  exists: existsSync,
});

/**
 * `$CHROME_PATH`; else the Chromium of the npm package on Linux x64, even where another is installed, so that a run shows the same
 * everywhere; else an installed Chromium or Chrome; else an error that says what to do.
 */
export function chooseChromium({ chromePath, platform, arch, exists }: Machine): Choice {
  if (chromePath !== undefined && chromePath !== '') {
    if (exists(chromePath)) return { from: 'machine', executablePath: chromePath };
    throw new Error(`CHROME_PATH names ${chromePath}, which does not exist. Correct it, or unset it.`);
  }
  if (platform === 'linux' && arch === 'x64') return { from: 'package' };
  const installed = INSTALLED.find(exists);
  if (installed !== undefined) return { from: 'machine', executablePath: installed };
  throw new Error('The browser tests need Chromium or Chrome: install one, or set CHROME_PATH to its program.');
}

/** The browser of the tests; on Linux every one measures texts in the fonts of `measuring-fonts.ts`. */
export async function findChromium(): Promise<Program> {
  const choice = chooseChromium(thisMachine());
  if (choice.from === 'machine') {
    const env = process.platform === 'linux' ? { FONTCONFIG_FILE: await writeFontconfig([]) } : {};
    return { executablePath: choice.executablePath, env };
  }
  const { executablePath, libraries, fonts } = await unpackedChromium();
  return { executablePath, env: { LD_LIBRARY_PATH: libraries, FONTCONFIG_FILE: await writeFontconfig([fonts]) } };
}

/** Each window, and so each context, loads a page for the address bar that is never seen: half of the processor's time of a short test. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** Chromium heeds the last of several such lists, so this one repeats those of Playwright 1.64 that matter here. */
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

/** Browsers of the tests find this machine under it: a host name, whose pages on http are no secure context. */
export const NAME_OF_THIS_MACHINE = 'campus.test';

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
  `--host-resolver-rules=MAP ${NAME_OF_THIS_MACHINE} 127.0.0.1`,
  `--disable-features=${[...ADDRESS_BAR, ...NAMED_BY_PLAYWRIGHT].join()}`,
] as const;

/** Starts the browser of the tests. `without`: arguments of Playwright that are left out. */
export async function launchChromium({ without = [] }: { readonly without?: string[] } = {}): Promise<Browser> {
  const { executablePath, env } = await findChromium();
  return chromium.launch({ executablePath, args: [...CHROMIUM_ARGS], ignoreDefaultArgs: without, env: { ...process.env, ...env } });
}

/** Starts a browser with a window, which the npm package has not: `$CHROME_PATH`, or an installed one. `slowMo` is the pause before each action, ms. */
export async function launchWithWindow(slowMo: number): Promise<Browser> {
  const { chromePath, exists } = thisMachine();
  const executablePath = chromePath ?? INSTALLED.find(exists);
  if (executablePath === undefined)
    throw new Error('A browser with a window is not installed: install Chromium or Chrome, or set CHROME_PATH.');
  return chromium.launch({ executablePath, headless: false, slowMo, args: ['--no-first-run', '--disable-sync'] });
}
