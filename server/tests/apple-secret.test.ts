import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import { jwtVerify, SignJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { configFromEnv } from '#server/config-from-env.ts';
import { type Listener, listen } from '#server/listen.ts';
import type { Round } from '#server/providers/provider.ts';
import { createProviders } from '#server/providers/providers.ts';
import { NOON } from './support/api.ts';

const DAY = 86_400_000;
const SIX_MONTHS = 15_777_000;
const CLIENT_ID = 'kr.madang.web';
const ROUND: Round = { state: 's'.repeat(43), codeVerifier: 'v'.repeat(43), nonce: 'nonce' };

const pemOf = (key: KeyObject): string => key.export({ type: 'pkcs8', format: 'pem' }).toString();
const operatorKey = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const envWith = (more: Readonly<Record<string, string>>) => ({
  PROVIDER_APPLE_CLIENT_ID: CLIENT_ID,
  PROVIDER_APPLE_TEAM_ID: 'TEAM567890',
  PROVIDER_APPLE_KEY_ID: 'KEY4567890',
  ...more,
});

/** Plays Apple as far as the exchange of a code: verifies the client secret as Apple documents it, by a clock that the test moves. */
async function openApple(now: () => number) {
  const ours = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const secrets: string[] = [];
  const app = new Hono();
  const listener: Listener = await listen({ host: '127.0.0.1', port: 0, variable: 'a test' });
  const issuer = `http://localhost:${listener.port}`;
  app.get('/.well-known/openid-configuration', (c) =>
    c.json({ issuer, authorization_endpoint: `${issuer}/authorize`, token_endpoint: `${issuer}/token`, jwks_uri: `${issuer}/keys` }),
  );
  app.get('/keys', (c) => c.json({ keys: [{ ...ours.publicKey.export({ format: 'jwk' }), kid: 'apple', alg: 'RS256', use: 'sig' }] }));
  app.post('/token', async (c) => {
    const { client_id, client_secret } = await c.req.parseBody();
    const secret = String(client_secret);
    const { payload, protectedHeader } = await jwtVerify(secret, operatorKey.publicKey, {
      issuer: 'TEAM567890',
      subject: String(client_id),
      audience: 'https://appleid.apple.com',
      algorithms: ['ES256'],
      currentDate: new Date(now()),
      requiredClaims: ['iat', 'exp'],
    });
    expect(protectedHeader.kid).toBe('KEY4567890');
    expect(Number(payload.exp) - Number(payload.iat)).toBeLessThan(SIX_MONTHS / 10);
    // RFC 7519, 4.1.6: what is said to be made later than now is not believed.
    if (Number(payload.iat) * 1000 > now()) return c.json({ error: 'invalid_client' }, 400);
    secrets.push(secret);
    const idToken = new SignJWT({ nonce: ROUND.nonce }).setProtectedHeader({ alg: 'RS256', kid: 'apple' });
    return c.json({
      access_token: 'a',
      token_type: 'Bearer',
      id_token: await idToken
        .setIssuer(issuer)
        .setAudience(CLIENT_ID)
        .setSubject('a-person')
        .setIssuedAt(now() / 1000)
        // As Apple's do, it lives for a day.
        .setExpirationTime((now() + DAY) / 1000)
        .sign(ours.privateKey),
    });
  });
  listener.serve(app.fetch);
  return { issuer, secrets, close: () => listener.close() };
}

describe('the client secret that Apple wants', () => {
  const clock = { now: NOON };
  /** What Apple's clock is behind ours, ms. */
  let behind = 0;
  let apple: Awaited<ReturnType<typeof openApple>>;
  beforeEach(async () => {
    clock.now = NOON;
    behind = 0;
    apple = await openApple(() => clock.now - behind);
  });
  afterEach(() => apple.close());

  const provider = (more: Readonly<Record<string, string>>) => {
    const env = envWith({ PROVIDER_APPLE_ISSUER: apple.issuer, ...more });
    const made = createProviders(configFromEnv(env).providers, 'https://madang.example', () => clock.now).get('apple');
    if (made === undefined) throw new Error('Apple is not configured');
    return made;
  };

  it('[SOC-1] is signed with the operator’s key for this client, and renewed before it runs out', async () => {
    const { exchange } = provider({ PROVIDER_APPLE_PRIVATE_KEY: pemOf(operatorKey.privateKey) });
    for (const passed of [0, DAY / 2, DAY / 2 - 1, 200 * DAY]) {
      clock.now += passed;
      expect(await exchange(ROUND, 'code')).toMatchObject({ subject: 'a-person' });
    }
    // The same one for half a day, a new one just before a day is over, and a new one after half a year.
    expect(apple.secrets.map((secret) => apple.secrets.indexOf(secret))).toEqual([0, 0, 2, 3]);
  });

  it('[SOC-1] is good at Apple though our clock is ten minutes ahead or behind', async () => {
    for (const [index, minutes] of [10, -10].entries()) {
      behind = minutes * 60_000;
      clock.now += 2 * DAY;
      const { exchange } = provider({ PROVIDER_APPLE_PRIVATE_KEY: pemOf(operatorKey.privateKey) });
      expect(await exchange(ROUND, 'code')).toMatchObject({ subject: 'a-person' });
      expect(apple.secrets).toHaveLength(index + 1);
    }
  });

  it('[SOC-1] takes the key from one line of an environment file, or from a file', async () => {
    const pem = pemOf(operatorKey.privateKey);
    const directory = await mkdtemp(path.join(os.tmpdir(), 'madang-apple-'));
    const file = path.join(directory, 'AuthKey.p8');
    await writeFile(file, pem);
    for (const way of [{ PROVIDER_APPLE_PRIVATE_KEY: pem.trim().replaceAll('\n', '\\n') }, { PROVIDER_APPLE_PRIVATE_KEY_FILE: file }]) {
      expect(await provider(way).exchange(ROUND, 'code')).toMatchObject({ subject: 'a-person' });
    }
    await rm(directory, { recursive: true });
  });
});

describe('a wrong key of Apple’s is named at start', () => {
  const good = pemOf(operatorKey.privateKey);
  const wrongCurve = pemOf(generateKeyPairSync('ec', { namedCurve: 'P-384' }).privateKey);
  it.each([
    [{ PROVIDER_APPLE_PRIVATE_KEY: 'hush-hush' }, 'PROVIDER_APPLE_PRIVATE_KEY is no private key'],
    [{ PROVIDER_APPLE_PRIVATE_KEY: wrongCurve }, 'PROVIDER_APPLE_PRIVATE_KEY is a key of another kind'],
    [{ PROVIDER_APPLE_PRIVATE_KEY_FILE: '/nowhere/key.p8' }, 'PROVIDER_APPLE_PRIVATE_KEY_FILE cannot be read'],
    [{}, 'Set either PROVIDER_APPLE_PRIVATE_KEY or PROVIDER_APPLE_PRIVATE_KEY_FILE'],
    [{ PROVIDER_APPLE_PRIVATE_KEY: good, PROVIDER_APPLE_PRIVATE_KEY_FILE: '/nowhere/key.p8' }, 'Set either PROVIDER_APPLE_PRIVATE_KEY or'],
    [{ PROVIDER_APPLE_PRIVATE_KEY: good, PROVIDER_APPLE_TEAM_ID: 'team' }, 'PROVIDER_APPLE_TEAM_ID is "team", but must be the ten'],
    [{ PROVIDER_APPLE_PRIVATE_KEY: good, PROVIDER_APPLE_KEY_ID: '' }, 'PROVIDER_APPLE_KEY_ID is not set'],
    [{ PROVIDER_APPLE_PRIVATE_KEY: good, PROVIDER_APPLE_CLIENT_SECRET: 'fixed' }, 'PROVIDER_APPLE_CLIENT_SECRET is set beside the key'],
    [
      { PROVIDER_APPLE_PRIVATE_KEY: good, PROVIDER_APPLE_CLIENT_ID: '' },
      'PROVIDER_APPLE_PRIVATE_KEY is set, but PROVIDER_APPLE_CLIENT_ID is not',
    ],
  ])('[SOC-1] %#: and never shown', (env, sentence) => {
    const start = () => configFromEnv(envWith(env));
    expect(start).toThrow(sentence);
    for (const secret of ['hush-hush', ...good.split('\n').slice(1, -2)]) expect(start).not.toThrow(secret);
  });
});
