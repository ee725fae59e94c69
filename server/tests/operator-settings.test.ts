import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configFromEnv } from '#server/config-from-env.ts';
import { EVENTS } from '#server/log/events.ts';
import type { Log } from '#server/log/log.ts';
import { type RunningServer, startServer } from '#server/server.ts';
import { openPglite, type TestDatabase } from './support/databases.ts';
import { recordingLog } from './support/logged.ts';

const PORTS = { PORT: '0' };

// One database for all: to open one takes longer than everything else here.
let database: TestDatabase;
beforeAll(async () => {
  database = await openPglite();
});
afterAll(() => database.close());

const startWith = (env: Record<string, string>, dist: string, log?: Log): Promise<RunningServer> =>
  startServer({
    config: configFromEnv({ ...PORTS, ...env }),
    ...(log !== undefined && { log }),
    database: { db: database.db, label: 'in memory', close: async () => {} },
    dist,
  });

/** s; nginx and load balancers keep an idle connection for 60, Caddy for 120. */
const PROXY_IDLE_TIME = 120;

it('a connection is kept for longer than proxies keep it where one is trusted, or they lose requests; for some seconds where none is', async () => {
  const keptBy = async (env: Record<string, string>) => {
    const server = await startWith({ STAND_INS: '0', ...env }, os.tmpdir());
    const agent = new http.Agent({ keepAlive: true });
    try {
      const [response] = (await once(http.get(`${server.siteUrl}/healthz`, { agent }), 'response')) as [http.IncomingMessage];
      response.resume();
      return Number(/timeout=(\d+)/.exec(String(response.headers['keep-alive']))?.[1]);
    } finally {
      agent.destroy();
      await server.stop();
    }
  };
  expect(await keptBy({ TRUST_PROXY: '1' })).toBeGreaterThan(PROXY_IDLE_TIME);
  expect(await keptBy({})).toBeLessThanOrEqual(10);
});

it.each([
  [{}, [4000, 4001, 4002, 4003, 4004, 4025]],
  [{ PORT: '4700' }, [4700, 4701, 4702, 4703, 4704, 4725]],
  [{ PORT: '4700', MAIL_PORT: '2525' }, [4700, 4701, 4702, 4703, 4704, 2525]],
  [{ PORT: '0' }, [0, 0, 0, 0, 0, 0]],
  [{ PORT: '65533' }, [65533, 65534, 65535, 0, 0, 0]],
])('the other ports stand beside the site’s, so that a second copy needs one variable: %o', (env, ports) => {
  const { port, inboxPort, worldPort, providersPort, partnerPort, mailPort } = configFromEnv(env);
  expect([port, inboxPort, worldPort, providersPort, partnerPort, mailPort]).toEqual(ports);
});

describe('the maintenance list', () => {
  let directory: string;
  let list: string;
  beforeAll(async () => {
    directory = await mkdtemp(path.join(os.tmpdir(), 'madang-maintenance-'));
    list = path.join(directory, 'list.json');
    await writeFile(path.join(directory, 'index.html'), '<!doctype html><html><head><title>Madang</title></head><body></body></html>');
    await writeFile(list, '["192.0.2.0/24"]');
  });
  afterAll(() => rm(directory, { recursive: true }));

  it('[GATE-2] tells a HEAD request to the page the address of its caller, and to no other', async () => {
    const server = await startWith({ STAND_INS: '0' }, directory);
    try {
      const head = await fetch(`${server.siteUrl}/`, { method: 'HEAD', headers: { 'X-Forwarded-For': '198.51.100.7' } });
      expect(['127.0.0.1', '::1']).toContain(head.headers.get('x-forwarded-for'));
      expect(head.headers.get('cache-control')).toBe('no-store');
      expect((await fetch(`${server.siteUrl}/`)).headers.has('x-forwarded-for')).toBe(false);
    } finally {
      await server.stop();
    }
  });

  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['192.0.2.66, 198.51.100.7', '198.51.100.7'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['2001:DB8:0:0::1', '2001:db8::1'],
  ])('[GATE-2] tells behind a trusted proxy the address that the proxy saw, which stands last in %s', async (forwarded, told) => {
    const server = await startWith({ STAND_INS: '0', TRUST_PROXY: '1' }, directory);
    try {
      const head = await fetch(`${server.siteUrl}/`, { method: 'HEAD', headers: { 'X-Forwarded-For': forwarded } });
      expect(head.headers.get('x-forwarded-for')).toBe(told);
      const garbage = await fetch(`${server.siteUrl}/`, { method: 'HEAD', headers: { 'X-Forwarded-For': '<script>' } });
      expect(garbage.headers.has('x-forwarded-for')).toBe(false);
    } finally {
      await server.stop();
    }
  });

  it('[GATE-3] serves the list as it stands in the file now, and tells the page where it is', async () => {
    const server = await startWith({ STAND_INS: '0', MAINTENANCE_ALLOW_LIST: list }, directory);
    try {
      expect(await (await fetch(server.siteUrl)).text()).toContain('<meta name="maintenance-list" content="/maintenance/allow-list.json">');
      const read = async () => (await fetch(`${server.siteUrl}/maintenance/allow-list.json?v=20250115`)).json();
      expect(await read()).toEqual(['192.0.2.0/24']);
      await writeFile(list, '["2001:db8::/32"]');
      expect(await read()).toEqual(['2001:db8::/32']);
    } finally {
      await server.stop();
    }
  });

  it('[GATE-5] says beside the list when the end is expected, as the operator has set it', async () => {
    const until = '2026-11-30T06:00+09:00';
    const server = await startWith({ STAND_INS: '0', CLOSED: '1', MAINTENANCE_UNTIL: until }, directory);
    try {
      expect(await (await fetch(`${server.siteUrl}/maintenance/allow-list.json`)).json()).toEqual({ addresses: [], until });
    } finally {
      await server.stop();
    }
    expect(() => startWith({ STAND_INS: '0', MAINTENANCE_UNTIL: 'tonight' }, directory)).toThrow('MAINTENANCE_UNTIL');
  });

  it('[GATE-3] allows the page a list on another host', async () => {
    const url = 'https://static.example/list.json';
    const server = await startWith({ STAND_INS: '0', MAINTENANCE_LIST_URL: url }, directory);
    try {
      const page = await fetch(server.siteUrl);
      expect(await page.text()).toContain(`content="${url}"`);
      expect(page.headers.get('content-security-policy')).toContain("connect-src 'self' https://static.example;");
    } finally {
      await server.stop();
    }
  });

  it('[GATE-1] [GATE-3] a site that is closed without a list serves an empty one: no caller is on it', async () => {
    const server = await startWith({ STAND_INS: '0', CLOSED: '1' }, directory);
    try {
      expect(await (await fetch(server.siteUrl)).text()).toContain('<meta name="maintenance-list" content="/maintenance/allow-list.json">');
      expect(await (await fetch(`${server.siteUrl}/maintenance/allow-list.json?v=20250115`)).json()).toEqual([]);
    } finally {
      await server.stop();
    }
  });

  it('[GATE-4] says nothing of maintenance where none is configured', async () => {
    const server = await startWith({ STAND_INS: '0' }, directory);
    try {
      expect(await (await fetch(server.siteUrl)).text()).not.toContain('maintenance');
      expect((await fetch(`${server.siteUrl}/maintenance/allow-list.json`, { redirect: 'manual' })).headers.get('location')).toBe('/');
    } finally {
      await server.stop();
    }
  });

  it('[GATE-3] does not start with a list that is not there, or is no JSON', async () => {
    await expect(startWith({ STAND_INS: '0', MAINTENANCE_ALLOW_LIST: path.join(directory, 'missing.json') }, directory)).rejects.toThrow(
      'MAINTENANCE_ALLOW_LIST',
    );
    const broken = path.join(directory, 'broken.json');
    await writeFile(broken, '["192.0.2.1"');
    await expect(startWith({ STAND_INS: '0', MAINTENANCE_ALLOW_LIST: broken }, directory)).rejects.toThrow('MAINTENANCE_ALLOW_LIST');
  });
});

describe('the configuration of providers', () => {
  const client = (code: string) => ({ [`PROVIDER_${code}_CLIENT_ID`]: 'id', [`PROVIDER_${code}_CLIENT_SECRET`]: 'secret' });

  it('[METHOD-2] knows where the big ones are, and takes a university’s issuer', () => {
    const env = { ...client('GOOGLE'), ...client('NAVER'), ...client('EWHA'), PROVIDER_EWHA_ISSUER: 'https://sso.ewha.example' };
    const { providers } = configFromEnv(env);
    expect(providers.google).toMatchObject({ issuer: 'https://accounts.google.com', scope: 'openid', pkce: true });
    expect(providers.naver).toMatchObject({ shape: 'naver', endpoints: { profile: 'https://openapi.naver.com/v1/nid/me' } });
    expect(providers.ewha).toMatchObject({ issuer: 'https://sso.ewha.example' });
    expect(providers.apple).toBeUndefined();
  });

  it('[METHOD-2] offers without stand-ins only what is configured', () => {
    expect(configFromEnv({ STAND_INS: '0', ...client('GOOGLE') }).enabledMethods).toEqual([0, 1, 3]);
    expect(configFromEnv({ ...client('GOOGLE'), METHODS_DISABLED: 'google' }).enabledMethods).not.toContain(3);
  });

  it.each([
    [{ PROVIDER_GOOGLE_CLIENT_ID: 'id' }, 'PROVIDER_GOOGLE_CLIENT_SECRET is not'],
    [{ PROVIDER_GOOGLE_CLIENT_SECRET: 'hush' }, 'PROVIDER_GOOGLE_CLIENT_ID is not'],
    [{ PROVIDER_YONSEI_ISSUER: 'https://sso.example' }, 'PROVIDER_YONSEI_CLIENT_ID is not'],
    [client('CJU'), 'PROVIDER_CJU_ISSUER is not'],
    [{ ...client('CJU'), PROVIDER_CJU_ISSUER: 'http://sso.example' }, 'PROVIDER_CJU_ISSUER must begin with https'],
    [{ ...client('KAKAO'), PROVIDER_KAKAO_TOKEN_URL: 'http://token.example' }, 'PROVIDER_KAKAO_TOKEN_URL must begin with https'],
    [{ ...client('KAKAO'), PROVIDER_KAKAO_TOKEN_URL: 'no url' }, 'PROVIDER_KAKAO_TOKEN_URL is "no url"'],
  ])('[METHOD-2] says what is wrong with %j', (env, sentence) => {
    expect(() => configFromEnv(env)).toThrow(sentence);
  });

  it('[METHOD-2] plays no part that is configured, and none at all when there shall be none', async () => {
    const one = await startWith({ ...client('GOOGLE'), PROVIDER_GOOGLE_ISSUER: 'http://localhost:1/google' }, os.tmpdir());
    expect((await fetch(`${one.providersUrl}/google/.well-known/openid-configuration`)).status).toBe(404);
    expect((await fetch(`${one.providersUrl}/apple/.well-known/openid-configuration`)).status).toBe(200);
    // The provider does not answer: the window goes back instead of staying blank (SOC-1).
    const start = await fetch(`${one.apiUrl}/auth/provider/google/start?purpose=login&state=${'a'.repeat(43)}`, { redirect: 'manual' });
    expect(start.headers.get('location')).toContain('/callback/google?error=temporarily_unavailable&state=aaa');
    await one.stop();
    const none = await startWith({ STAND_INS: '0' }, os.tmpdir());
    expect([none.providersUrl, none.partnerUrl]).toEqual([undefined, undefined]);
    const { data } = await (await fetch(`${none.apiUrl}/auth/config`)).json();
    expect(data.enabledMethods).toEqual([0, 1]);
    expect(data.partner).toBeUndefined();
    await none.stop();
  });
});

it('[PARTNER-3] the start warns of a partner whose consent leaves something unsaid, and goes on', async () => {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'madang-clients-'));
  const partner = { name: 'Meetings', secret: 'k'.repeat(43), redirectUris: ['https://meet.example/back'] };
  const inLanguages = (text: string) => ({ ko: text, en: text, ja: text });
  const said = {
    purpose: inLanguages('Meetings'),
    retention: inLanguages('A year'),
    privacyUrl: 'https://meet.example/privacy',
    contact: 'privacy@meet.example',
  };
  const clients = [
    { ...partner, id: 'silent' },
    { ...partner, ...said, id: 'complete' },
    { ...partner, id: 'own', firstParty: true },
  ];
  const file = path.join(directory, 'clients.json');
  await writeFile(file, JSON.stringify(clients));
  const { log, logged } = recordingLog();
  const server = await startWith({ STAND_INS: '0', OAUTH_CLIENTS: file }, os.tmpdir(), log);
  await server.stop();
  await rm(directory, { recursive: true });
  const warned = logged.filter(({ msg }) => msg === EVENTS.partnerLeavesUnsaid);
  expect(warned).toEqual([
    expect.objectContaining({ level: 'warn', client: 'silent', unsaid: ['purpose', 'retention', 'privacyUrl', 'contact'] }),
  ]);
});
