import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BuiltSite } from '#scripts/build/deploy/site.ts';
import type { Surroundings } from '#scripts/build/deploy/surroundings.ts';
import { configFromEnv } from '#server/config-from-env.ts';
import { originOf } from '#server/http/trusted-proxies.ts';
import { type RunningServer, startServer } from '#server/server.ts';
import { openPglite } from '#server/tests/support/databases.ts';
import { freePort } from '#tests/support/free-port.ts';
import { OPERATORS, surroundingsOf, writeSmallBuild } from './support/small-build.ts';
import { isInstalled, startCaddy, startNginx, titled } from './support/web-servers.ts';

/* The configurations that `npm run build` writes answer as our own server does, on the web servers that are installed here. */

let folder: string;
let ours: RunningServer;
let site: BuiltSite;
let surroundings: Surroundings;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'madang-deploy-'));
  const dist = path.join(folder, 'dist');
  await mkdir(dist);
  const { db } = await openPglite();
  const config = configFromEnv({ PORT: '0', TRUST_PROXY: '1', ...OPERATORS });
  ours = await startServer({ config, database: { db, label: 'in memory', close: () => db.destroy() }, dist });
  surroundings = surroundingsOf({ siteUrl: `http://127.0.0.1:${await freePort()}`, worldUrl: ours.worldUrl, apiUrl: ours.siteUrl });
  site = await writeSmallBuild(dist, surroundings);
});
afterAll(async () => {
  await ours?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** What of an answer people and browsers go by. */
async function answerOf(origin: string, [asked, headers]: Question) {
  const response = await fetch(`${origin}${asked}`, { headers, redirect: 'manual' });
  if (response.status === 404) return { status: 404, hashes: [] };
  if (response.status === 302) return { status: 302, location: response.headers.get('location'), hashes: [] };
  const policy = response.headers.get('content-security-policy');
  return {
    status: response.status,
    body: await response.text(),
    type: response.headers.get('content-type')?.split(';')[0],
    cache: response.headers.get('cache-control'),
    referrer: response.headers.get('referrer-policy'),
    opener: response.headers.get('cross-origin-opener-policy'),
    sniff: response.headers.get('x-content-type-options'),
    // The hashes of all pages stand in one policy: what matters is that none of the page's own is missing.
    policy: policy?.replaceAll(/ 'sha256-[^']+'/g, ''),
    hashes: [...(policy?.matchAll(/'sha256-[^']+'/g) ?? [])].map(([hash]) => hash),
  };
}

type Question = readonly [path: string, headers: Record<string, string>];

const QUESTIONS: readonly Question[] = [
  ['/', {}],
  ['/', { 'Accept-Language': 'ko-KR,ko;q=0.9,en;q=0.8' }],
  ['/campus', { 'Accept-Language': 'fr-FR,fr;q=0.9,ja;q=0.8,ko;q=0.7' }],
  ['/campus/', { 'Accept-Language': 'en-US,ko;q=0.5' }],
  ['/service', { 'Accept-Language': 'en-US', Cookie: 'a=1; language=ja' }],
  ['/service', { 'Accept-Language': 'de,kok;q=0.9,jam;q=0.8,ko;q=0.7', Cookie: 'language=tlh' }],
  ['/some-campus', {}],
  ['/sso?clntId=a', {}],
  ['/sso/auth?clntId=a', {}],
  ['/callback/kakao?code=1&state=2', {}],
  ['/callback/apple?code=1&state=2', {}],
  ['/callback/yonsei/logout', {}],
  ['/static/js/index.abc.js', {}],
  ['/static/js/index.abc.js?retry=1', {}],
  ['/static/js/index.gone.js', {}],
  ['/favicon.svg', {}],
  ['/art/hero.svg', {}],
  ['/art/gone.svg', {}],
  ['/gone.png', {}],
  ['/some.campus', {}],
  ['/_headers', {}],
  ['/pages/paths.json', {}],
  ['/.env', {}],
  ['/.well-known/security.json', {}],
  ['/metrics', {}],
];

const METHODS_ASKED = [
  ['POST', '/', 'GET, HEAD'],
  ['POST', '/favicon.svg', 'GET, HEAD'],
  ['PUT', '/campus', 'GET, HEAD'],
  ['GET', '/api/v1/auth/join', 'POST'],
] as const;

describe.each([
  { name: 'nginx', title: titled('nginx'), start: startNginx },
  { name: 'caddy', title: titled('caddy'), start: startCaddy },
])('$title', ({ name, start }) => {
  const installed = isInstalled(name);
  if (!installed) console.info(`SKIPPED: the configuration for ${name} is not proven here, because ${name} is not installed`);

  it.skipIf(!installed)(
    '[GATE-1] [GATE-2] during maintenance shows no page before it is known who may see it, and tells a caller its address',
    async () => {
      const server = await start({ folder, site, surroundings: { ...surroundings, maintenanceListUrl: '/list.json' } });
      try {
        const [page, head] = await Promise.all([fetch(surroundings.siteUrl), fetch(`${surroundings.siteUrl}/campus`, { method: 'HEAD' })]);
        expect(await page.text()).toContain('the application');
        expect(page.headers.has('x-forwarded-for')).toBe(false);
        expect(['127.0.0.1', '::1']).toContain(head.headers.get('x-forwarded-for'));
      } finally {
        await server.stop();
      }
    },
  );

  it.skipIf(!installed)('[DOOR-6] behind another proxy passes on what that one saw, to be counted from the right', async () => {
    const seen: (string | undefined)[] = [];
    const api = createServer((asked, answer) => {
      seen.push(asked.headers['x-forwarded-for']?.toString());
      answer.end('{}');
    }).listen(0, '127.0.0.1');
    await once(api, 'listening');
    const { port } = api.address() as AddressInfo;
    const { trustProxy } = configFromEnv({ TRUST_PROXY: '2' });
    const server = await start({ folder, site, surroundings: { ...surroundings, apiUrl: `http://127.0.0.1:${port}`, trustProxy } });
    try {
      await fetch(`${surroundings.siteUrl}/api/v1/auth/config`, { headers: { 'X-Forwarded-For': '192.0.2.66, 198.51.100.7' } });
      const [origin] = seen.map((header) => originOf('127.0.0.1', header, trustProxy).client?.toString());
      expect([seen.length, origin]).toEqual([1, '198.51.100.7']);
    } finally {
      await server.stop();
      api.close();
    }
  });

  it.skipIf(!installed)('[SHELL-5] [SHELL-7] [LANG-1] [ROUTE-4] serves pages, files and the API as our own server does', async () => {
    const server = await start({ folder, site, surroundings });
    try {
      const policy = (await fetch(surroundings.siteUrl)).headers.get('content-security-policy');
      expect(policy).toContain("connect-src 'self' https://api.campus.example;");
      for (const question of QUESTIONS) {
        const [expected, answer] = [await answerOf(ours.siteUrl, question), await answerOf(surroundings.siteUrl, question)];
        expect({ question, ...answer, hashes: [] }).toEqual({ question, ...expected, hashes: [] });
        expect(answer.hashes, question[0]).toEqual(expect.arrayContaining(expected.hashes));
      }
      for (const [method, asked, allow] of METHODS_ASKED) {
        const refused = await fetch(`${surroundings.siteUrl}${asked}`, { method });
        expect([method, asked, refused.status, refused.headers.get('allow')]).toEqual([method, asked, 405, allow]);
      }
      const forged = { 'X-Request-Id': '0'.repeat(32), 'X-Forwarded-For': '192.0.2.66' };
      const configuration = await fetch(`${surroundings.siteUrl}/api/v1/auth/config`, { headers: forged });
      expect(configuration.headers.get('x-request-id')).toMatch(/^(?!0{32})[0-9a-f-]{32,36}$/);
      expect(await configuration.json()).toMatchObject({ code: 0 });
      const form = new URLSearchParams({ code: 'c', state: 's' });
      const posted = await fetch(`${surroundings.siteUrl}/callback/apple`, { method: 'POST', body: form, redirect: 'manual' });
      expect([posted.status, posted.headers.get('location')]).toEqual([303, expect.stringContaining('/callback/apple?')]);
    } finally {
      await server.stop();
    }
  });
});

describe(titled('nginx'), () => {
  it.skipIf(!isInstalled('nginx'))('passes on the answer that deletes several refresh cookies, whose head is a long one', async () => {
    const server = await startNginx({ folder, site, surroundings });
    try {
      const { statusCode, headers } = await refreshWith('madang_refresh=a; madang_refresh=b', 'www.world.metaverse.campus.example');
      expect(statusCode).toBe(409);
      expect(headers['set-cookie']).toContain('madang_refresh=; Max-Age=0; Path=/api/v1/auth/refresh/; Domain=campus.example');
    } finally {
      await server.stop();
    }
  });
});

/** `fetch` lets no one choose the `Host`. */
const refreshWith = (Cookie: string, Host: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { Host, Cookie, 'X-Requested-With': 'madang' };
    const asked = request(`${surroundings.siteUrl}/api/v1/auth/refresh/access-token`, { method: 'PUT', headers }, (answer) => {
      answer.resume();
      resolve(answer);
    });
    asked.on('error', reject).end();
  });

it.skipIf(!isInstalled('nginx'))(
  `${titled('nginx')}: [DOOR-6] [GATE-2] behind proxies of known networks tells a caller its own address`,
  async () => {
    const { trustProxy } = configFromEnv({ TRUST_PROXY: '127.0.0.0/8,::1,10.0.0.0/8' });
    const server = await startNginx({ folder, site, surroundings: { ...surroundings, trustProxy, maintenanceListUrl: '/list.json' } });
    try {
      const headers = { 'X-Forwarded-For': '192.0.2.66, 198.51.100.7, 10.0.0.9' };
      const head = await fetch(`${surroundings.siteUrl}/campus`, { method: 'HEAD', headers });
      expect(head.headers.get('x-forwarded-for')).toBe('198.51.100.7');
    } finally {
      await server.stop();
    }
  },
);
