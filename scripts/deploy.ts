import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { caddyfile } from './deploy/caddy.ts';
import { headersFile, redirectsFile } from './deploy/headers-file.ts';
import { nginxConfig } from './deploy/nginx.ts';
import { readSite, type Surroundings } from './deploy/site.ts';

/*
 * What a web server needs to serve `dist/` as our own does: headers with the hashes of the scripts in the pages, languages, routes.
 *   npm run build   (DIST and DEPLOY: other folders than dist/ and deploy/)
 */
const { env } = process;
const surroundings: Surroundings = {
  siteUrl: env.PUBLIC_URL ?? 'http://localhost:8080',
  worldUrl: env.WORLD_URL ?? 'http://localhost:4002',
  apiUrl: env.API_URL ?? 'http://127.0.0.1:4000',
  maintenanceListUrl: env.MAINTENANCE_LIST_URL ?? '',
};
const [dist, out] = [env.DIST ?? 'dist', env.DEPLOY ?? 'deploy'];
const site = await readSite(dist, surroundings);
const files = {
  [path.join(out, 'nginx.conf')]: nginxConfig(site, surroundings),
  [path.join(out, 'Caddyfile')]: caddyfile(site, surroundings),
  [path.join(dist, '_headers')]: headersFile(site),
  [path.join(dist, '_redirects')]: redirectsFile(site),
};
await mkdir(out, { recursive: true });
for (const [file, content] of Object.entries(files)) {
  await writeFile(file, content);
  console.info(`wrote ${file}`);
}
