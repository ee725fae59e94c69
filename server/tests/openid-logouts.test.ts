import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import * as client from 'openid-client';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { RESULT } from '#contract/result-codes.ts';
import { createLogoutOutbox } from '#server/openid/logouts.ts';
import { describeOnBoth, type TestDatabase } from './support/databases.ts';
import { recordingLog } from './support/logged.ts';
import { LOGGED_OUT, MEETINGS, type OpenidWorld, openWorld, partnerOf, REDIRECT, redeem, Student } from './support/openid-world.ts';

/** A client's server that hears of logouts. */
interface Hearing {
  readonly server: Server;
  readonly heard: string[];
  status: number;
  readonly url: string;
}

async function listenForLogouts(): Promise<Hearing> {
  const heard: string[] = [];
  const hearing = { heard, status: 200, url: '' };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (piece) => {
      body += piece;
    });
    request.on('end', () => {
      heard.push(new URLSearchParams(body).get('logout_token') ?? '');
      response.writeHead(hearing.status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(hearing, { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/logout` });
}

describeOnBoth('the door that speaks OpenID Connect', (open) => {
  let database: TestDatabase;
  let world: OpenidWorld;
  let hearing: Hearing;
  let partner: client.Configuration;
  beforeAll(async () => {
    database = await open();
    hearing = await listenForLogouts();
    const hears = { ...MEETINGS, id: 'hears', name: 'Hears', backchannelLogoutUri: hearing.url };
    world = await openWorld(database, [MEETINGS, hears], { ACCESS_TOKEN_SECONDS: '86400' });
    partner = await partnerOf(world);
  });
  afterAll(async () => {
    await world.stop();
    hearing.server.close();
    await database.close();
  });

  const userinfo = async (token: string) => (await fetch(`${world.issuer}/me`, { headers: { Authorization: `Bearer ${token}` } })).status;
  const logouts = () =>
    createLogoutOutbox({
      db: database.db,
      clock: () => world.clock.now,
      random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
      addresses: { siteUrl: world.server.siteUrl, worldUrl: '' },
      config: { openidKeySecrets: [] },
      log: recordingLog().log,
    });

  it('[PARTNER-1] a logout that a client asks for is asked, not done; confirmed, it ends the session here and what the client was given', async () => {
    const who = await Student.join(world, 'yuna');
    const { tokens } = await redeem(who, partner);
    const ask = client.buildEndSessionUrl(partner, {
      id_token_hint: String(tokens.id_token),
      post_logout_redirect_uri: LOGGED_OUT,
      state: 'bye',
    });
    const question = await who.surfer.fetch(ask);
    const page = await question.text();
    expect(page).toContain('Log out of Madang, too?');
    expect(page).toContain(MEETINGS.name);
    expect(question.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(await userinfo(tokens.access_token)).toBe(200);
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const confirm = `${world.issuer}/session/end/confirm`;
    // Another site has no such form.
    expect((await who.surfer.submit(confirm, { xsrf: 'made-up', logout: 'yes' })).status).toBe(400);
    expect(await userinfo(tokens.access_token)).toBe(200);
    const done = await who.surfer.submit(confirm, { xsrf, logout: 'yes' });
    expect(done.headers.get('location')).toBe(`${LOGGED_OUT}?state=bye`);
    expect(await userinfo(tokens.access_token)).toBe(401);
    expect((await who.call('/oauth/code', { clntId: MEETINGS.id, redrUri: REDIRECT })).code).toBe(RESULT.unauthorized);
    await expect(client.refreshTokenGrant(partner, String(tokens.refresh_token))).rejects.toThrow();
    // An address that is not registered is not left for.
    const elsewhere = new URL(ask);
    elsewhere.searchParams.set('post_logout_redirect_uri', 'https://evil.example/');
    expect((await who.surfer.fetch(elsewhere)).status).toBe(400);
  });

  it('[PARTNER-1] a person who stays logged in goes back to the client, and the session here goes on', async () => {
    const who = await Student.join(world, 'dahee');
    const { tokens } = await redeem(who, partner);
    const ask = client.buildEndSessionUrl(partner, { id_token_hint: String(tokens.id_token), post_logout_redirect_uri: LOGGED_OUT });
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(await (await who.surfer.fetch(ask)).text())?.[1] ?? '';
    const done = await who.surfer.submit(`${world.issuer}/session/end/confirm`, { xsrf });
    expect(done.headers.get('location')).toBe(LOGGED_OUT);
    expect((await who.call('/oauth/code', { clntId: MEETINGS.id, redrUri: REDIRECT })).code).toBe(RESULT.ok);
  });

  it('[PARTNER-1] a logout here ends what every client was given, and is told to those that want to hear, again until they take it', async () => {
    const who = await Student.join(world, 'eunji');
    const hears = await partnerOf(world, { ...MEETINGS, id: 'hears' });
    const { tokens } = await redeem(who, hears);
    expect(tokens.claims()?.sid).toEqual(expect.any(String));
    hearing.heard.length = 0;
    hearing.status = 503;
    await who.logOut();
    expect(await userinfo(tokens.access_token)).toBe(401);
    // The server sends, too, when its time comes: each claim is one process's alone.
    const outbox = logouts();
    const isHeard = (times: number) => vi.waitFor(() => expect(hearing.heard).toHaveLength(times));
    await outbox.send();
    await isHeard(1);
    hearing.status = 200;
    await outbox.send();
    await isHeard(1);
    world.clock.now += 60_000;
    // Two processes share what is due.
    const second = logouts();
    await Promise.all([outbox.send(), second.send()]);
    await isHeard(2);
    world.clock.now += 3_600_000;
    await outbox.send();
    await isHeard(2);
    await Promise.all([outbox.close(), second.close()]);
    const keys = createRemoteJWKSet(new URL(String(partner.serverMetadata().jwks_uri)));
    const { payload, protectedHeader } = await jwtVerify(String(hearing.heard[1]), keys, {
      issuer: world.issuer,
      audience: 'hears',
      typ: 'logout+jwt',
      currentDate: new Date(world.clock.now - 3_600_000),
    });
    // A client whose clock is off by two minutes takes it as well.
    for (const off of [-120_000, 120_000])
      await jwtVerify(String(hearing.heard[1]), keys, { issuer: world.issuer, currentDate: new Date(world.clock.now - 3_600_000 + off) });
    expect(protectedHeader.alg).toBe('RS256');
    expect(payload).toMatchObject({ sub: tokens.claims()?.sub, sid: tokens.claims()?.sid });
    expect(payload.events).toEqual({ 'http://schemas.openid.net/event/backchannel-logout': {} });
    expect(payload).not.toHaveProperty('nonce');
  });
});
