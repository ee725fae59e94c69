import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { firstOffered } from '#scripts/build/deploy/accept-language.ts';
import { caddyfile } from '#scripts/build/deploy/caddy.ts';
import { headersFile, redirectsFile } from '#scripts/build/deploy/headers-file.ts';
import { nginxConfig } from '#scripts/build/deploy/nginx.ts';
import type { BuiltSite } from '#scripts/build/deploy/site.ts';
import { surroundingsOf, writeSmallBuild } from './support/small-build.ts';

/* What `npm run build` writes for web servers and static hosts, read as text; `web-servers.test.ts` runs it. */

const surroundings = surroundingsOf({ siteUrl: 'http://site.example', worldUrl: 'http://world.example', apiUrl: 'http://api.example' });
let folder: string;
let site: BuiltSite;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'madang-configurations-'));
  site = await writeSmallBuild(folder, surroundings);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('[LANG-1] the web servers choose among the languages that are offered', () => {
  const korean = { ...surroundings, settings: { languages: { offered: ['ko', 'ja'], default: 'ko' } } } as const;
  for (const written of [nginxConfig(site, korean), caddyfile(site, korean)]) {
    expect(written.match(/\(\?:\^\|;\\\\?s\*\)language=(\w+)/g)).toHaveLength(2);
    expect(written).not.toContain('language=en');
    expect(written).toMatch(/^ +default ko;?$/m);
    expect(written).not.toMatch(/default en/);
  }
  expect(redirectsFile(site, korean)).not.toContain('/pages/en/');
});

it.each([
  ['en-US,en;q=0.9,ja;q=0.8,ko;q=0.7', 'ja'],
  ['KO', 'ko'],
  ['fr,kok,jam,ja-JP', 'ja'],
  ['en', undefined],
  ['', undefined],
])('[LANG-1] of ko and ja, "%s" asks for %s', (header, wanted) => {
  const offered = ['ko', 'ja'] as const;
  expect(offered.find((language) => new RegExp(firstOffered(language, offered), 'i').test(header))).toBe(wanted);
});

it('[AVATAR-1] each configuration lets images come from where they are delivered', () => {
  for (const written of [nginxConfig(site, surroundings), caddyfile(site, surroundings), headersFile(site)])
    expect(written).toMatch(/img-src 'self' data: blob: [^;]*https:\/\/images\.campus\.example[ ;]/);
});

it('[ROUTE-7] each configuration sends what is no file home, and answers 404 for a chunk that is not there', () => {
  const nginx = nginxConfig(site, surroundings);
  expect(nginx).toMatch(/location \^~ \/static\/ \{\s+try_files \$uri =404;/);
  expect(nginx).toMatch(/location ~ \\\.\\w\+\$ \{\s+try_files \$uri @home;/);
  expect(nginx).toMatch(/location @home \{\s+return 302 \/;/);
  // Otherwise nginx would name its own scheme and port, not those of the proxy before it.
  expect(nginx).toContain('absolute_redirect off;');
  const caddy = caddyfile(site, surroundings);
  expect(caddy).toMatch(/handle \/static\/\* \{[\s\S]+?@file \{\s+path_regexp \\\.\\w\+\$\s+file\s+\}/);
  expect(caddy).toMatch(/@missing path_regexp \\\.\\w\+\$\s+handle @missing \{\s+redir \* \/ 302/);
  const redirects = redirectsFile(site, surroundings).split('\n');
  // The first rule that fits counts; a file that is there goes before all of them.
  expect(redirects.indexOf('/static/*  /app.html  404')).toBeGreaterThanOrEqual(0);
  expect(redirects.indexOf('/static/*  /app.html  404')).toBeLessThan(redirects.indexOf('/*  /app.html  200'));
});

it('[SHELL-7] writes _headers and _redirects for static hosts', () => {
  const headers = headersFile(site);
  expect(headers).toMatch(/^\/static\/\*\n {2}Cache-Control: public, max-age=31536000, immutable$/m);
  expect(headers).toMatch(/^\/callback\/\*\n {2}Content-Security-Policy: default-src 'none'; script-src 'sha256-/m);
  expect(headers.match(/^\/callback\/\*\n(?: {2}.*\n?)*/m)?.[0]).not.toContain('Cross-Origin-Opener-Policy');
  expect(redirectsFile(site, surroundings).split('\n')).toEqual(
    expect.arrayContaining(['/service  /pages/ja/service.html  200!  Language=ja', '/*  /app.html  200']),
  );
});
