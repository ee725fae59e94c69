import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writeMetas } from '#scripts/build/deploy/pages.ts';
import { type BuiltSite, readSite } from '#scripts/build/deploy/site.ts';
import type { Surroundings } from '#scripts/build/deploy/surroundings.ts';
import { configFromEnv } from '#server/config-from-env.ts';
import { settingsOf } from '#server/site/page-settings.ts';

/** What an operator sets for the pages: the same on our own server and in front of others. */
export const OPERATORS = {
  STAND_INS: '0',
  API_BASE: 'https://api.campus.example/api/v1',
  IMAGE_BASE: 'https://images.campus.example',
  FAQ_URL: 'https://help.campus.example/?a=1&b="2"',
  PHONE: '1544-0000',
  BRAND_LOGO_URL: 'https://static.campus.example/logo.svg',
};

/** What stands around a build: our server at `apiUrl`, and the 3D host. */
export const surroundingsOf = ({ siteUrl, worldUrl, apiUrl }: Pick<Surroundings, 'siteUrl' | 'worldUrl' | 'apiUrl'>): Surroundings => ({
  siteUrl,
  worldUrl,
  apiUrl,
  settings: settingsOf(configFromEnv(OPERATORS), worldUrl),
  maintenanceListUrl: undefined,
  externalSite: undefined,
});

/** Writes the files of a build as small as one can be, with the operator's settings in its pages. */
export async function writeSmallBuild(dist: string, surroundings: Surroundings): Promise<BuiltSite> {
  const page = (words: string) =>
    `<!doctype html><head><meta charset="utf-8"><script>'${words.length}'</script><style>p{}</style></head><p>${words}`;
  const files: Record<string, string> = {
    'app.html': page('the application'),
    'index.html': page('plain'),
    'callback.html': '<!doctype html><head><meta charset="utf-8"><script>1</script><style>i{}</style></head>back',
    'pages/paths.json': JSON.stringify({ '/': 'campus', '/campus': 'campus', '/service': 'service' }),
    'static/js/index.abc.js': 'console.log(1)',
    'art/hero.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    _headers: '/static/*',
    '.env': 'KEY=1',
    '.well-known/security.json': '{}',
  };
  for (const language of ['ko', 'en', 'ja']) {
    for (const name of ['campus', 'service']) files[`pages/${language}/${name}.html`] = page(`${language} ${name}`);
  }
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dist, name)), { recursive: true });
    await writeFile(path.join(dist, name), content);
  }
  await writeMetas(dist, surroundings);
  return readSite(dist, surroundings);
}
