import { fileURLToPath } from 'node:url';
import { buildSite } from '#server/site/build.ts';
import { findChromium } from '#tests/support/chromium.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Builds the front end once for all browser tests, as `npm start` does, and unpacks the browser once for all workers. */
export default async function setup(): Promise<void> {
  await findChromium();
  if ((await buildSite(root, `${root}/dist`).done) === 'failed') throw new Error('the front end could not be built');
}
