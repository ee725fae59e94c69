import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configFromEnv } from '#server/config-from-env.ts';
import { type RunningServer, startServer } from '#server/server.ts';
import { StartError } from '#server/start-error.ts';
import { freePort } from '../../tests/support/free-port.ts';
import { openPglite, type TestDatabase } from './support/databases.ts';

/* What a server that the world can reach shows to it. */

const MAIL = { SMTP_URL: 'smtp://127.0.0.1:1' };

describe('a server that others can reach', () => {
  it.each([
    [{ PUBLIC_URL: 'https://madang.example' }],
    [{ PUBLIC_URL: 'http://192.0.2.7:4000' }],
    [{ PUBLIC_URL: 'https://madang.example', STAND_INS: '0' }],
    [{ HOST: '0.0.0.0' }],
    [{ HOST: '::' }],
    [{ HOST: '192.0.2.7', STAND_INS: '0' }],
  ])('does not start with an inbox that anyone can read: %j', (env) => {
    expect(() => configFromEnv(env)).toThrow(StartError);
    expect(() => configFromEnv(env)).toThrow(/SMTP_URL[^\n]*\n?.*ALLOW_PUBLIC_STAND_INS=1/);
  });

  it('does not start with stand-ins as whom anyone can sign in', () => {
    expect(() => configFromEnv({ PUBLIC_URL: 'https://madang.example', ...MAIL })).toThrow(/STAND_INS=0/);
    expect(configFromEnv({ PUBLIC_URL: 'https://madang.example', ...MAIL, STAND_INS: '0' }).standIns).toBe(false);
  });

  it('starts with both when it is told so', () => {
    const told = { PUBLIC_URL: 'https://madang.example', ALLOW_PUBLIC_STAND_INS: '1' };
    expect(configFromEnv(told)).toMatchObject({ standIns: true, smtpUrl: undefined });
  });

  it.each([
    [{}],
    [{ PUBLIC_URL: 'http://localhost:4000' }],
    [{ PUBLIC_URL: 'http://madang.localhost' }],
    [{ HOST: '127.0.0.2' }],
    [{ HOST: '::1', PUBLIC_URL: 'http://[::1]:4000' }],
    [{ HOST: 'localhost' }],
  ])('needs no word for this machine alone: %j', (env) => {
    expect(configFromEnv(env).standIns).toBe(true);
  });
});

describe('answers of the site', () => {
  let database: TestDatabase;
  let dist: string;
  let server: RunningServer;
  let origin: string;
  beforeAll(async () => {
    database = await openPglite();
    dist = await mkdtemp(path.join(os.tmpdir(), 'madang-exposure-'));
    await mkdir(path.join(dist, 'static'));
    await mkdir(path.join(dist, 'pages'));
    const page = '<!doctype html><head></head><p>the application';
    const files = { 'app.html': page, 'callback.html': page, _headers: '/static', _redirects: '/old', 'static/a.js': '1', '.env': 'KEY=1' };
    for (const [name, content] of Object.entries(files)) await writeFile(path.join(dist, name), content);
    await writeFile(path.join(dist, 'pages/paths.json'), '{}');
    const port = String(await freePort());
    server = await startServer({
      config: configFromEnv({
        PORT: port,
        PUBLIC_URL: 'https://madang.example',
        WORLD_URL: 'https://world.example',
        STAND_INS: '0',
        ...MAIL,
      }),
      database: { db: database.db, label: 'in memory', close: async () => {} },
      dist,
    });
    origin = `http://127.0.0.1:${port}`;
  });
  afterAll(async () => {
    await server.stop();
    await database.close();
    await rm(dist, { recursive: true });
  });

  const ask = (asked: string, method = 'GET') => fetch(`${origin}${asked}`, { method, redirect: 'manual' });

  it.each(['/', '/api/docs', '/api/v1/openapi.json', '/api/v1/auth/config', '/static/a.js', '/gone.png', '/api/nothing'])(
    'asks for https for a year on %s, where the site has it',
    async (asked) => {
      expect((await ask(asked)).headers.get('strict-transport-security')).toBe('max-age=31536000');
      // Its subdomains may be of other services, which have no https: the operator says whether they count (HSTS_SUBDOMAINS).
      const overHttp = await fetch(`${origin}${asked}`, { redirect: 'manual', headers: { 'X-Forwarded-Proto': 'http' } });
      expect(overHttp.headers.get('strict-transport-security')).toBeNull();
    },
  );

  it.each([
    ['GET', '/api/v1/auth/join', 'POST'],
    ['DELETE', '/api/v1/auth/info', 'GET, HEAD'],
    ['PATCH', '/api/v1/auth/login', 'POST'],
    ['GET', '/api/v1/oauth/token', 'POST'],
    ['POST', '/api/v1/auth/provider/google/start', 'GET, HEAD'],
    ['POST', '/api/docs', 'GET, HEAD'],
    ['POST', '/media/profile/a.png', 'GET, HEAD'],
    ['POST', '/', 'GET, HEAD'],
    ['PUT', '/campus', 'GET, HEAD'],
    ['DELETE', '/callback/apple', 'GET, HEAD, POST'],
    ['POST', '/callback/google', 'GET, HEAD'],
    ['OPTIONS', '/', 'GET, HEAD'],
  ])('answers %s %s with 405 and the methods that it has', async (method, asked, allow) => {
    const response = await ask(asked, method);
    expect([response.status, response.headers.get('allow')]).toEqual([405, allow]);
    expect(await response.json()).toMatchObject({ code: 405_001, message: expect.stringMatching(/\S/) });
  });

  it.each(['/_headers', '/_redirects', '/%5fheaders', '//_headers', '/pages/paths.json', '/.env', '/x/../_headers'])(
    'does not serve what is there for web servers: %s',
    async (asked) => {
      const response = await ask(asked);
      const text = await response.text();
      expect(response.headers.get('location') ?? text).toMatch(/^\/$|the application/);
    },
  );
});
