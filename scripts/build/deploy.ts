import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ALL_LANGUAGES } from '#contract/languages.ts';
import { StartError } from '#server/start-error.ts';
import { caddyfile } from './deploy/caddy.ts';
import { headersFile, redirectsFile } from './deploy/headers-file.ts';
import { nginxConfig } from './deploy/nginx.ts';
import { copyDefaultPages, writeMetas } from './deploy/pages.ts';
import { readSite } from './deploy/site.ts';
import { readSurroundings } from './deploy/surroundings.ts';

/*
 * What a web server needs to serve `dist/` as our own does: the operator's settings in the pages, headers with the hashes of the scripts in
 * them, languages, routes. Can be run again with other values, without a build.
 *   npm run tools -- configure   (DIST and DEPLOY: other folders than dist/ and deploy/)
 */
async function main(): Promise<void> {
  const { env } = process;
  const surroundings = readSurroundings(env);
  const [dist, out] = [env.DIST ?? 'dist', env.DEPLOY ?? 'deploy'];
  await copyDefaultPages(dist, surroundings.settings.languages ?? ALL_LANGUAGES);
  await writeMetas(dist, surroundings);
  const site = await readSite(dist, surroundings);
  const files = {
    [path.join(out, 'nginx.conf')]: nginxConfig(site, surroundings),
    [path.join(out, 'Caddyfile')]: caddyfile(site, surroundings),
    [path.join(dist, '_headers')]: headersFile(site),
    [path.join(dist, '_redirects')]: redirectsFile(site, surroundings),
  };
  await mkdir(out, { recursive: true });
  for (const [file, content] of Object.entries(files)) {
    await writeFile(file, content);
    console.info(`wrote ${file}`);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
});
