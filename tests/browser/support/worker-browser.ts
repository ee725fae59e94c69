import { type Browser, chromium } from 'playwright-core';
import { CHROMIUM_ARGS, findChromium } from '../../support/chromium.ts';

let launched: Promise<Browser> | undefined;

/**
 * The Chromium of this worker, which runs one test file after another: they share it, each in contexts of its own. It ends with the
 * worker, so no test closes it.
 */
export function workerBrowser(): Promise<Browser> {
  launched ??= launch();
  return launched;
}

async function launch(): Promise<Browser> {
  const { executablePath, env } = await findChromium();
  const inherited = Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  return chromium.launch({ executablePath, args: [...CHROMIUM_ARGS], env: { ...inherited, ...env } });
}
