import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import * as client from 'openid-client';
import { afterAll, expect, it } from 'vitest';
import { beginLogin, MEETINGS } from './support/openid-world.ts';
import { endAll, startProcess } from './support/process.ts';

afterAll(endAll);

it('[PARTNER-1] a process with the OpenID door says nothing on its outputs but its own lines: no warning of the library or of Node.js', async () => {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'madang-openid-process-'));
  const file = path.join(directory, 'clients.json');
  const texts = (text: string) => ({ ko: text, en: text, ja: text });
  const said = {
    purpose: texts('Meetings'),
    retention: texts('A year'),
    privacyUrl: 'https://partner.example/privacy',
    contact: 'a@partner.example',
  };
  await writeFile(file, JSON.stringify([{ ...MEETINGS, ...said }]));
  const server = await startProcess({ DATA_DIR: path.join(directory, 'data'), OAUTH_CLIENTS: file, OPENID_KEY_SECRET: 'k'.repeat(43) });
  const issuer = `${server.urlOf('Site')}/oidc`;
  const secret = client.ClientSecretBasic(MEETINGS.secret);
  const partner = await client.discovery(new URL(issuer), MEETINGS.id, {}, secret, { execute: [client.allowInsecureRequests] });
  expect((await fetch(String(partner.serverMetadata().jwks_uri))).status).toBe(200);
  const { url } = await beginLogin(partner, { login_hint: 'a@campus.ac.kr', ui_locales: 'ja' });
  expect((await fetch(url, { redirect: 'manual' })).status).toBe(303);
  expect((await fetch(`${issuer}/auth?client_id=unknown`, { headers: { Accept: 'text/html' } })).status).toBe(400);
  await expect(client.refreshTokenGrant(partner, 'unknown')).rejects.toThrow();
  expect(await server.end('SIGTERM')).toBe(0);
  const lines = server.output().split('\n');
  const issuerLine = `  OpenID     ${issuer}  (the issuer for partners)`;
  expect(lines).toContain(issuerLine);
  const foreign = lines.filter(
    (line) => !line.startsWith('{') && line !== issuerLine && /oidc|warn|notice|deprecat|experimental|\(node:|unsupported/i.test(line),
  );
  expect(foreign).toEqual([]);
  const loud = lines.filter((line) => line.startsWith('{') && ['warn', 'error'].includes(JSON.parse(line).level));
  expect(loud).toEqual([]);
  await rm(directory, { recursive: true });
}, 120_000);
