import type { TestApi } from './api.ts';
import type { Authenticator, Oddity } from './authenticator.ts';
import type { Browser } from './browser.ts';

export const SILENT = { mediation: 'conditional' };
export const PRESSED = { mediation: 'optional' };

/** Makes a passkey in a session that has just begun. */
export async function makePasskey(browser: Browser, authenticator: Authenticator, odd: Oddity = {}) {
  const { publicKey } = await browser.ok('passkeyCreationOptions', PRESSED);
  return browser.ok('addPasskey', { credential: authenticator.create(publicKey, odd) });
}

/** A browser that has asked for a challenge, which begins its visit. */
export async function challengedBrowser(api: Pick<TestApi, 'browser'>) {
  const browser = api.browser();
  await browser.ok('configuration');
  const { publicKey } = await browser.ok('passkeyRequestOptions');
  return { browser, publicKey };
}
