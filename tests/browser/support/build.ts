import { fileURLToPath } from 'node:url';
import { buildSite } from '../../../server/site/build.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Builds the front end once for all browser tests, as `npm start` does. */
export default async function setup(): Promise<void> {
  if ((await buildSite(root, `${root}/dist`).done) === 'failed') throw new Error('the front end could not be built');
}
