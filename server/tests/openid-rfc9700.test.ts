import * as client from 'openid-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBoth, type TestDatabase } from './support/databases.ts';
import { beginLogin, MEETINGS, type OpenidWorld, openWorld, partnerOf, Student } from './support/openid-world.ts';

const { secret: _, ...WITHOUT_SECRET } = MEETINGS;
const PAGE = { ...WITHOUT_SECRET, id: 'page', name: 'Page', tokenEndpointAuthMethod: 'none' as const };

describeOnBoth('recommendations of RFC 9700', (open) => {
  let database: TestDatabase;
  let world: OpenidWorld;
  let student: Student;
  beforeAll(async () => {
    database = await open();
    world = await openWorld(database, [MEETINGS, PAGE]);
    student = await Student.join(world, 'haneul');
  });
  afterAll(async () => {
    await world.stop();
    await database.close();
  });

  const signedIn = async (by: client.Configuration) => {
    const { url, checks } = await beginLogin(by);
    const first = await student.follow(url);
    const back = first.pathname === '/sso/auth' ? await student.goOn(first) : first;
    return client.authorizationCodeGrant(by, back, checks);
  };
  const basic = { Authorization: `Basic ${Buffer.from(`${MEETINGS.id}:${MEETINGS.secret}`).toString('base64')}` };

  it('[PARTNER-1] RFC 9700, 4.14: a refresh token of a client without a secret serves once; its copy ends what the other one has given', async () => {
    const page = await partnerOf(world, PAGE);
    const tokens = await signedIn(page);
    const first = String(tokens.refresh_token);
    const next = await client.refreshTokenGrant(page, first);
    expect(next.refresh_token).not.toBe(first);
    const info = (token: string) =>
      fetch(`${world.issuer}/me`, { headers: { Authorization: `Bearer ${token}` } }).then(({ status }) => status);
    expect(await info(next.access_token)).toBe(200);
    await expect(client.refreshTokenGrant(page, first)).rejects.toThrow();
    await expect(client.refreshTokenGrant(page, String(next.refresh_token))).rejects.toThrow();
    expect(await info(next.access_token)).toBe(401);
  });

  it.each(['password', 'client_credentials', 'implicit', 'urn:ietf:params:oauth:grant-type:device_code'])(
    '[PARTNER-1] RFC 9700, 2.1.2, 2.4, 4.15: no door takes the grant %s, so none takes a password for a partner, and no client looks like a person',
    async (grant_type) => {
      const body = () => new URLSearchParams({ grant_type, username: 'minji', password: 'Campus!2026', scope: 'openid' });
      for (const address of [`${world.issuer}/token`, `${world.server.apiUrl}/oauth/token`]) {
        const response = await fetch(address, { method: 'POST', headers: basic, body: body() });
        expect([response.status, (await response.json()).error], address).toEqual([400, 'unsupported_grant_type']);
      }
    },
  );

  it('[PARTNER-1] RFC 9700, 4.12: no redirect of the door repeats a form: each is 303', async () => {
    const partner = await partnerOf(world);
    const tokens = await signedIn(partner);
    const asked = await student.surfer.fetch((await beginLogin(partner)).url);
    expect(asked.status).toBe(303);
    const question = await student.surfer.fetch(client.buildEndSessionUrl(partner, { id_token_hint: String(tokens.id_token) }));
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(await question.text())?.[1] ?? '';
    const done = await student.surfer.submit(`${world.issuer}/session/end/confirm`, { xsrf });
    expect(done.status).toBe(303);
  });

  it('[PARTNER-1] RFC 9700, 2.6: no page of another site reads the authorization endpoint, not even that of a client', async () => {
    const { url } = await beginLogin(await partnerOf(world));
    for (const method of ['GET', 'OPTIONS']) {
      const headers = { Origin: 'https://partner.example', 'Access-Control-Request-Method': 'GET' };
      const response = await fetch(url, { method, headers, redirect: 'manual' });
      expect(response.headers.get('access-control-allow-origin'), method).toBeNull();
    }
  });

  it('[PARTNER-1] RFC 9700, 4.13: the host that a request names changes no address of the door', async () => {
    const headers = {
      'X-Forwarded-Host': 'evil.example',
      'X-Forwarded-Proto': 'https',
      Forwarded: 'host=evil.example',
      Host: 'evil.example',
    };
    const metadata = await (await fetch(`${world.issuer}/.well-known/openid-configuration`, { headers })).text();
    expect(metadata).toContain(`"issuer":"${world.issuer}"`);
    expect(metadata).not.toContain('evil.example');
  });

  it('[GW-2] [PARTNER-1] RFC 9700, 4.4: a code of /sso that was mixed up is of no use to the client that has it, nor at the other door', async () => {
    await student.call('/oauth/consent', { clntId: MEETINGS.id });
    const redrUri = MEETINGS.redirectUris[0];
    const { data } = await student.call('/oauth/code', { clntId: MEETINGS.id, redrUri });
    const redeem = (at: string, body: Record<string, string>, headers: Record<string, string> = basic) =>
      fetch(at, {
        method: 'POST',
        headers,
        body: new URLSearchParams({ grant_type: 'authorization_code', code: String(data.code), ...body }),
      });
    const redirect_uri = String(redrUri);
    expect((await redeem(`${world.issuer}/token`, { redirect_uri, code_verifier: 'v'.repeat(43) })).status).toBe(400);
    expect((await redeem(`${world.server.apiUrl}/oauth/token`, { redirect_uri, client_id: 'page', client_secret: '' }, {})).status).toBe(
      401,
    );
    const { data: again } = await student.call('/oauth/code', { clntId: MEETINGS.id, redrUri });
    expect((await redeem(`${world.server.apiUrl}/oauth/token`, { redirect_uri, code: String(again.code) })).status).toBe(200);
  });
});
