import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import * as client from 'openid-client';
import { expect, it, vi } from 'vitest';
import { EVENTS } from '#server/log/events.ts';
import { readClients } from '#server/oauth/clients.ts';
import { signingKeys } from '#server/openid/keys.ts';
import { describeOnBoth } from './support/databases.ts';
import { recordingLog } from './support/logged.ts';
import { beginLogin, MEETINGS, openWorld, partnerOf, REDIRECT, Student } from './support/openid-world.ts';
import { callApi } from './support/provider-window.ts';

const DAY = 86_400_000;
const OLD = { id: 'old', name: 'Old', secret: MEETINGS.secret, redirectUris: [REDIRECT] };

describeOnBoth('operating the OpenID door', (open) => {
  it('[PARTNER-1] keys rotate: the next is published before it signs, the last one after it; processes at once agree', async () => {
    const database = await open();
    const clock = { now: Date.UTC(2026, 0, 1) };
    const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes));
    const about = { db: database.db, clock: () => clock.now, random, config: { openidKeySecrets: [] } };
    const kids = async () => (await signingKeys(about)).map(({ kid }) => kid);
    const [first, same] = await Promise.all([kids(), kids()]);
    expect(first).toHaveLength(2);
    expect(same).toEqual(first);
    clock.now += 90 * DAY - 1;
    expect(await kids()).toEqual(first);
    clock.now += 1;
    const rotated = await kids();
    expect(rotated[0]).toBe(first[1]);
    expect(rotated).toContain(first[0]);
    expect(rotated).toHaveLength(3);
    clock.now += DAY + 1;
    expect(await kids()).toEqual(rotated.filter((kid) => kid !== first[0]));
    await database.close();
  });

  it('[PARTNER-1] two processes on one database are one door: either takes codes and tokens of the other, and both publish the same keys', async () => {
    const database = await open();
    const PUBLIC_URL = 'http://localhost:4877';
    const world = await openWorld(database, [MEETINGS], { PUBLIC_URL, PORT: '4877' });
    const other = await openWorld(database, [MEETINGS], { PUBLIC_URL, PORT: '4887' });
    const atOther = (address: string) => address.replace(':4877', ':4887');
    const student = await Student.join(world, 'haneul');
    const partner = await partnerOf(world);
    const { url, checks } = await beginLogin(partner);
    const back = await student.goOn(await student.follow(url));
    partner[client.customFetch] = (address, options) => fetch(atOther(address), options as RequestInit);
    const tokens = await client.authorizationCodeGrant(partner, back, checks);
    const asked = await fetch(`${world.issuer}/me`, { headers: { Authorization: `Bearer ${tokens.access_token}` } });
    expect(asked.status).toBe(200);
    const keys = async (at: string) => ((await (await fetch(at)).json()) as { keys: { kid: string; d?: string }[] }).keys;
    const published = await keys(`${world.issuer}/jwks`);
    expect(await keys(atOther(`${world.issuer}/jwks`))).toEqual(published);
    expect(published.map(({ d }) => d)).toEqual([undefined, undefined]);
    await Promise.all([world.stop(), other.stop()]);
    await database.close();
  }, 60_000);

  it('[PARTNER-1] [API-26] without a client that is registered for it there is no such door, and old registrations start as they did', async () => {
    const database = await open();
    const before = await openWorld(database, [OLD]);
    const student = await Student.join(before, 'haneul');
    await before.stop();
    // The stand-in for a partner is such a client.
    const world = await openWorld(database, [OLD], { STAND_INS: '0' });
    expect((await fetch(`${world.issuer}/.well-known/openid-configuration`)).headers.get('content-type')).not.toContain('json');
    const unknown = { clntId: 'old', redrUri: REDIRECT, lgnId: 'x' };
    const bearer = { Authorization: `Bearer ${student.token}` };
    expect(await callApi(student.surfer, world.server, '/oauth/login/finish', unknown, bearer)).toMatchObject({ code: 404005 });
    await world.stop();
    await database.close();
  });

  it('[PARTNER-1] a refused request is logged with its client and the reason, and the page says to developers what to mend', async () => {
    const database = await open();
    const { log, logged } = recordingLog();
    const world = await openWorld(database, [MEETINGS], {}, { log });
    const refusals = () => logged.filter(({ msg }) => msg === EVENTS.openidRefused).map(({ client: id, refusal }) => [id, refusal]);
    const begin = async (changes: Record<string, string>) => {
      const { url } = await beginLogin(await partnerOf(world), changes);
      return (await fetch(url, { headers: { Accept: 'text/html' } })).text();
    };
    const page = await begin({ redirect_uri: `${REDIRECT}/?token=secret` });
    expect(page).toContain('<code>invalid_redirect_uri</code>');
    expect(page).toContain('<span lang="en">redirect_uri did not match');
    const authorization = `Basic ${Buffer.from('meetings:wrong').toString('base64')}`;
    const body = new URLSearchParams({ grant_type: 'authorization_code', code: 'a-code-of-a-person' });
    await fetch(`${world.issuer}/token`, { method: 'POST', headers: { Authorization: authorization }, body });
    const foreign = new URLSearchParams({ client_id: 'meetings', post_logout_redirect_uri: 'https://partner.example/nowhere' });
    await fetch(`${world.issuer}/session/end?${foreign}`, { headers: { Accept: 'text/html' } });
    expect(refusals()).toEqual([
      ['meetings', 'invalid_redirect_uri'],
      ['meetings', 'invalid_client'],
      ['meetings', 'invalid_request'],
    ]);
    expect(JSON.stringify(logged)).not.toMatch(/token=secret|a-code-of-a-person|nowhere/);
    await world.stop();
    await database.close();
  });

  it('[PARTNER-1] the library says nothing of its own on the console', async () => {
    const said = (['warn', 'info', 'error', 'log'] as const).map((name) => vi.spyOn(console, name).mockImplementation(() => {}));
    const database = await open();
    const world = await openWorld(database, [MEETINGS]);
    const student = await Student.join(world, 'haneul');
    const partner = await partnerOf(world);
    const { url, checks } = await beginLogin(partner);
    const tokens = await client.authorizationCodeGrant(partner, await student.goOn(await student.follow(url)), checks);
    await client.refreshTokenGrant(partner, String(tokens.refresh_token));
    await student.surfer.fetch(client.buildEndSessionUrl(partner));
    expect(said.flatMap(({ mock }) => mock.calls)).toEqual([]);
    vi.restoreAllMocks();
    await world.stop();
    await database.close();
  });

  it('[PARTNER-1] a public client has no secret, and signs in from a page of its own by CORS; another site’s page may not', async () => {
    const database = await open();
    const { secret: _, ...page } = { ...MEETINGS, id: 'page', tokenEndpointAuthMethod: 'none' as const };
    const world = await openWorld(database, [page]);
    const student = await Student.join(world, 'haneul');
    const partner = await partnerOf(world, page);
    const { url, checks } = await beginLogin(partner);
    const back = await student.goOn(await student.follow(url));
    expect((await client.authorizationCodeGrant(partner, back, checks)).claims()?.aud).toBe('page');
    const ask = (origin: string) =>
      fetch(`${world.issuer}/token`, {
        method: 'POST',
        headers: { origin },
        body: new URLSearchParams({ grant_type: 'authorization_code', client_id: 'page', code: 'x' }),
      });
    expect((await ask('https://partner.example')).headers.get('access-control-allow-origin')).toBe('https://partner.example');
    expect((await ask('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
    await world.stop();
    await database.close();
  });
});

it('[PARTNER-1] registrations are checked at the start, with words that say where and what, and never a secret', async () => {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'madang-openid-'));
  const file = path.join(directory, 'clients.json');
  const refused = async (client: unknown, why: RegExp) => {
    await writeFile(file, JSON.stringify([client]));
    await expect(readClients(file)).rejects.toThrow(why);
    await expect(readClients(file)).rejects.not.toThrow(MEETINGS.secret);
  };
  await refused(
    { ...MEETINGS, tokenEndpointAuthMethod: 'private_key_jwt' },
    /entry 1 \(meetings\): tokenEndpointAuthMethod: Invalid option: expected one of .*client_secret_basic/,
  );
  await refused({ ...MEETINGS, tokenEndpointAuthMethod: 'none' }, /secret: must not be there with tokenEndpointAuthMethod "none"/);
  await refused({ ...MEETINGS, secret: undefined }, /secret: must be there, except/);
  await refused({ ...OLD, refresh: true }, /tokenEndpointAuthMethod: must be there for a client with/);
  await refused({ ...MEETINGS, backchannelLogoutUri: 'http://partner.example/logout' }, /backchannelLogoutUri: must be an https URL/);
  await refused({ ...MEETINGS, postLogoutRedirectUris: ['javascript:alert(1)'] }, /postLogoutRedirectUris\.0: must be an https URL/);
  await refused({ ...MEETINGS, secret: 'too-short' }, /secret: must have 24 characters or more/);
  await refused({ ...MEETINGS, redirectUrls: [] }, /entry 1 \(meetings\): Unrecognized key: "redirectUrls"/);
  await refused({ ...MEETINGS, purpose: 'To sign in' }, /purpose: Invalid input: expected object, received string/);
  await writeFile(file, `[{ "id": "meetings", "secret": "${MEETINGS.secret}" "name": 1 }]`);
  await expect(readClients(file)).rejects.toThrow(/the file is no JSON: at position \d+|line \d+ column \d+/);
  await expect(readClients(file)).rejects.not.toThrow(MEETINGS.secret);
  await writeFile(file, JSON.stringify([MEETINGS, OLD]));
  expect(await readClients(file)).toEqual([MEETINGS, OLD]);
  await rm(directory, { recursive: true });
});
