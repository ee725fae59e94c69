import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { surroundingsOf, writeSmallBuild } from './support/small-build.ts';

/* `npm run tools -- configure`, on a build as small as one can be. */

let folder: string;
let own: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'madang-configure-'));
  own = path.join(folder, 'own-dist');
  await writeSmallBuild(
    own,
    surroundingsOf({ siteUrl: 'http://site.example', worldUrl: 'http://world.example', apiUrl: 'http://api.example' }),
  );
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const configure = (env: Record<string, string>) =>
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/build/deploy.ts'], {
    env: { ...process.env, ...env, DIST: own, DEPLOY: path.join(folder, 'own-deploy') },
    encoding: 'utf8',
    stdio: 'pipe',
  });
const pageOf = (name: string) => readFile(path.join(own, name), 'utf8');

it('[SHELL-5] puts the operator’s settings into the pages of a build, in the place of those of the last time', async () => {
  const callback = await pageOf('callback.html');
  configure({ PHONE: '1544-1111', BRAND_NAME: 'Hanbit', EXTERNAL_SITE_URL: 'https://elsewhere.example' });
  expect(await pageOf('app.html')).toContain('<meta name="external-site" content="https://elsewhere.example">');
  configure({ PHONE: '1544-2222', API_BASE: 'https://api.hanbit.example/api/v1', METHODS_DISABLED: 'naver' });
  for (const name of ['app.html', 'pages/ko/campus.html']) {
    const html = await pageOf(name);
    expect(html.match(/<meta name="settings"/g)).toHaveLength(1);
    expect(html).toContain('1544-2222');
    expect(html).not.toMatch(/1544-1111|Hanbit|external-site/);
  }
  expect(await pageOf('callback.html')).toBe(callback);
  for (const file of ['own-deploy/nginx.conf', 'own-deploy/Caddyfile', 'own-dist/_headers'])
    expect(await readFile(path.join(folder, file), 'utf8')).toContain("connect-src 'self' https://api.hanbit.example;");
});

it('[LANG-1] tells each page which languages are offered, and puts the default where plain files are looked for', async () => {
  configure({ LANGUAGES: 'ja,ko' });
  const told = '{&quot;offered&quot;:[&quot;ja&quot;,&quot;ko&quot;],&quot;default&quot;:&quot;ja&quot;}';
  for (const name of ['app.html', 'callback.html', 'campus/index.html']) expect(await pageOf(name)).toContain(told);
  expect(await pageOf('campus/index.html')).toContain('ja campus');
  configure({});
  for (const name of ['app.html', 'callback.html', 'campus/index.html']) expect(await pageOf(name)).not.toContain('offered');
  expect(await pageOf('campus/index.html')).toContain('en campus');
});

it('[SHELL-5] names each wrong value, and changes nothing', async () => {
  const before = await pageOf('app.html');
  const wrong = { API_BASE: 'api.hanbit.example', METHODS_DISABLED: 'telepathy', MAINTENANCE_LIST_URL: 'list', PUBLIC_URL: 'hanbit' };
  expect(() => configure({ ...wrong, PHONE: '1544-3333' })).toThrow(
    new RegExp(['METHODS_DISABLED is', 'API_BASE is', 'PUBLIC_URL is', 'MAINTENANCE_LIST_URL is'].join('[\\s\\S]*')),
  );
  expect(await pageOf('app.html')).toBe(before);
});
