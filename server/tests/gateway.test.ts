import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RESULT } from '#contract/result-codes.ts';
import { configFromEnv } from '#server/config-from-env.ts';
import { forgetClient, readClients, registerClient, unsaidOf } from '#server/oauth/clients.ts';
import { createPartner } from '#server/partner/partner.ts';
import { type RunningServer, startServer } from '#server/server.ts';
import { NOON } from './support/api.ts';
import { describeOnBoth, type TestDatabase } from './support/databases.ts';
import { recordingLog } from './support/logged.ts';
import { callApi, checkUser, throughWindow } from './support/provider-window.ts';
import { Surfer } from './support/surfer.ts';

const PARTNER = {
  id: 'meetings',
  name: 'Meetings',
  secret: 'a-secret-of-twenty-four-letters',
  redirectUris: ['https://meet.example/back'],
};
const REDIRECT = 'https://meet.example/back';
const TEXTS = { ko: '일 년', en: 'A year', ja: '1年' };

describeOnBoth('partners of the gateway', (open) => {
  let database: TestDatabase;
  let server: RunningServer;
  let token: string;
  const clock = { now: NOON };
  beforeAll(async () => {
    database = await open();
    server = await startServer({
      config: configFromEnv({ PORT: '0' }),
      clock: () => clock.now,
      database: { db: database.db, label: 'for a test', close: () => database.close() },
    });
    await registerClient(database.db, PARTNER);
    await registerClient(database.db, { ...PARTNER, id: 'other', redirectUris: ['https://other.example/back'] });
    const surfer = new Surfer();
    const { data } = await checkUser(surfer, server, 3, await throughWindow(surfer, server, 'google', { person: 'haneul' }));
    const joined = await callApi(surfer, server, '/auth/account-link/join', {
      authMthd: 3,
      authId: data.authId,
      ncknm: '푸른고래',
      gndr: 'F',
      uvrsId: 'blue.whale',
      mrktInfrRcptAgrmYn: 'N',
    });
    token = (joined.data as { user: { access_token: string } }).user.access_token;
    for (const clntId of [PARTNER.id, 'demo-partner']) expect((await asMember('/oauth/consent', { clntId })).code).toBe(RESULT.ok);
  });
  afterAll(() => server.stop());

  const asMember = (path: string, body: unknown) => callApi(new Surfer(), server, path, body, { Authorization: `Bearer ${token}` });
  const codeFor = async (clntId = PARTNER.id, redrUri = REDIRECT) => {
    const answer = await asMember('/oauth/code', { clntId, redrUri });
    expect(answer.code).toBe(RESULT.ok);
    return String(answer.data.code);
  };
  const redeem = async (code: string, form: Readonly<Record<string, string>> = {}, headers: Readonly<Record<string, string>> = {}) => {
    const client = { client_id: PARTNER.id, client_secret: PARTNER.secret };
    const full = {
      grant_type: 'authorization_code',
      code,
      redirect_uri: REDIRECT,
      ...(headers.Authorization === undefined ? client : {}),
      ...form,
    };
    const response = await new Surfer().submit(`${server.apiUrl}/oauth/token`, full, headers);
    expect(response.headers.get('cache-control')).toBe('no-store');
    return { status: response.status, body: await response.json() };
  };
  const userinfo = async (accessToken: string) =>
    (await fetch(`${server.apiUrl}/oauth/userinfo`, { headers: { Authorization: `Bearer ${accessToken}` } })).status;

  it('[GW-2] gives the person’s public data for a code, and a token to ask again', async () => {
    const { status, body } = await redeem(await codeFor());
    expect(status).toBe(200);
    expect(body).toEqual({
      access_token: expect.stringMatching(/^[\w-]{43}$/),
      token_type: 'Bearer',
      expires_in: 600,
      user: { user_id: expect.any(String), ncknm: '푸른고래', uvrs_id: 'blue.whale', prfl_img_path: null },
    });
    expect(await userinfo(body.access_token)).toBe(200);
    expect(await userinfo('made-up')).toBe(401);
    clock.now += 600_000;
    expect(await userinfo(body.access_token)).toBe(401);
    clock.now -= 600_000;
  });

  it('[GW-2] takes the partner’s credentials by HTTP Basic as well', async () => {
    const basic = Buffer.from(`${PARTNER.id}:${PARTNER.secret}`).toString('base64');
    expect((await redeem(await codeFor(), {}, { Authorization: `Basic ${basic}` })).status).toBe(200);
  });

  it('[API-21] [GW-2] redeems a code once; when it comes again, the token that it gave ends', async () => {
    const code = await codeFor();
    const { body } = await redeem(code);
    expect(await userinfo(body.access_token)).toBe(200);
    for (let attempt = 0; attempt < 2; attempt += 1) expect(await redeem(code)).toEqual({ status: 400, body: { error: 'invalid_grant' } });
    expect(await userinfo(body.access_token)).toBe(401);
  });

  it('[API-21] redeems one of many tries at once', async () => {
    const code = await codeFor();
    const tries = await Promise.all(Array.from({ length: 4 }, () => redeem(code)));
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('[API-21] redeems no code after a minute', async () => {
    const [inTime, late] = [await codeFor(), await codeFor()];
    clock.now += 59_999;
    expect((await redeem(inTime)).status).toBe(200);
    clock.now += 1;
    expect((await redeem(late)).body).toEqual({ error: 'invalid_grant' });
  });

  it('[GW-5] redeems a code for its partner and its address only, and a wrong try burns it', async () => {
    for (const form of [
      { client_id: 'other' },
      { redirect_uri: 'https://other.example/back' },
      { redirect_uri: `${REDIRECT}/` },
      { redirect_uri: '' },
    ]) {
      const code = await codeFor();
      expect((await redeem(code, form)).body).toEqual({ error: 'invalid_grant' });
      expect((await redeem(code)).body).toEqual({ error: 'invalid_grant' });
    }
    expect((await redeem('made-up')).body).toEqual({ error: 'invalid_grant' });
  });

  it('[GW-2] refuses who is not the partner, in the words of RFC 6749', async () => {
    const code = await codeFor();
    for (const form of [{ client_secret: 'wrong' }, { client_secret: '' }, { client_id: 'stranger' }, { client_id: '' }]) {
      expect(await redeem(code, form)).toEqual({ status: 401, body: { error: 'invalid_client' } });
    }
    expect(await redeem(code, { grant_type: 'password' })).toEqual({ status: 400, body: { error: 'unsupported_grant_type' } });
    expect((await redeem(code)).status).toBe(200);
  });

  it('[GW-5] gives no code for an address that is not registered, to the last character', async () => {
    for (const redrUri of [
      `${REDIRECT}?x`,
      'https://meet.example.evil.test/back',
      'https://meet.example:444/back',
      'https://other.example/back',
    ]) {
      const answer = await callApi(
        new Surfer(),
        server,
        '/oauth/code',
        { clntId: PARTNER.id, redrUri },
        { Authorization: `Bearer ${token}` },
      );
      expect(answer.code).toBe(RESULT.redirectNotRegistered);
    }
  });

  it('[GW-2] [GW-5] names a partner to a visitor only with an address that it registered, to the last character', async () => {
    const nameOf = (clntId: string, redrUri: string) => callApi(new Surfer(), server, '/oauth/client', { clntId, redrUri });
    expect(await nameOf(PARTNER.id, REDIRECT)).toMatchObject({ code: RESULT.ok, data: { clientName: 'Meetings' } });
    expect((await nameOf(PARTNER.id, `${REDIRECT}/`)).code).toBe(RESULT.redirectNotRegistered);
    expect((await nameOf(PARTNER.id, 'https://other.example/back')).code).toBe(RESULT.redirectNotRegistered);
    expect((await nameOf('unknown', REDIRECT)).code).toBe(RESULT.clientUnknown);
  });

  it('[GW-6] gives no code for a client that is not the platform’s own until the account agreed to it, and names the client', async () => {
    const client = { ...PARTNER, id: 'asked', name: 'Campus Meetings' };
    await registerClient(database.db, client);
    const request = { clntId: client.id, redrUri: REDIRECT };
    const refused = await asMember('/oauth/code', request);
    expect(refused).toEqual({ code: RESULT.consentRequired, data: { clientName: 'Campus Meetings' } });
    // An address that is not registered is refused first: no client is named for an address that was made up.
    expect((await asMember('/oauth/code', { ...request, redrUri: `${REDIRECT}?x` })).code).toBe(RESULT.redirectNotRegistered);
    for (let time = 0; time < 2; time += 1) expect((await asMember('/oauth/consent', { clntId: client.id })).code).toBe(RESULT.ok);
    expect((await redeem(await codeFor(client.id), { client_id: client.id })).status).toBe(200);
    // A new registration of the same client, as at each start, keeps the answer; a forgotten client needs consent anew.
    await registerClient(database.db, { ...client, name: 'Meetings' });
    expect(await codeFor(client.id)).toMatch(/^[\w-]{43}$/);
    await forgetClient(database.db, client.id);
    await registerClient(database.db, client);
    expect((await asMember('/oauth/code', request)).code).toBe(RESULT.consentRequired);
    expect((await asMember('/oauth/consent', { clntId: 'stranger' })).code).toBe(RESULT.clientUnknown);
  });

  it('[GW-6] the answer is kept for the account that gave it, and not for another', async () => {
    const other = new Surfer();
    const { data } = await checkUser(other, server, 3, await throughWindow(other, server, 'google', { person: 'seoyeon' }));
    const join = { authMthd: 3, authId: data.authId, ncknm: '작은고래', gndr: 'F', uvrsId: 'small.whale', mrktInfrRcptAgrmYn: 'N' };
    const joined = await callApi(other, server, '/auth/account-link/join', join);
    const headers = { Authorization: `Bearer ${(joined.data as { user: { access_token: string } }).user.access_token}` };
    const request = { clntId: PARTNER.id, redrUri: REDIRECT };
    expect((await callApi(other, server, '/oauth/code', request, headers)).code).toBe(RESULT.consentRequired);
    expect((await asMember('/oauth/code', request)).code).toBe(RESULT.ok);
  });

  it('[GW-6] [ROUTE-5] a client of the platform itself needs no consent; that stands in its registration', async () => {
    await registerClient(database.db, { ...PARTNER, id: 'own', firstParty: true });
    expect(await codeFor('own')).toMatch(/^[\w-]{43}$/);
    expect(await codeFor('demo-platform', `${server.partnerUrl}/signed-in/platform`)).toMatch(/^[\w-]{43}$/);
  });

  it('[API-20] [GW-3] tells the page the labels of the meeting partner, made up for each installation', async () => {
    const response = await fetch(`${server.apiUrl}/auth/config`);
    const { data } = await response.json();
    expect(data.partner).toEqual({ id: 'demo-partner', key: expect.stringMatching(/^[\w-]{24}$/) });
  });

  it('[GW-2] [GW-3] shows on the stand-in for a partner both ways in, what came back, and a code that came twice', async () => {
    const surfer = new Surfer({ 'Accept-Language': 'en' });
    const home = await (await surfer.fetch(`${server.partnerUrl}/`)).text();
    const links = [...home.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
    const back = `${server.partnerUrl}/signed-in`;
    const [meeting, platform] = await Promise.all(
      ['meeting', 'platform'].map(async (way) => {
        expect(links).toContain(`/log-in/${way}`);
        return Surfer.next(await surfer.fetch(`${server.partnerUrl}/log-in/${way}`), String(server.partnerUrl));
      }),
    );
    if (meeting === undefined || platform === undefined) throw new Error('two links');
    const state = expect.stringMatching(/^[\w-]{22}$/);
    expect(platform.pathname).toBe('/sso/auth');
    expect(Object.fromEntries(platform.searchParams)).toEqual({ clientId: 'demo-platform', returnUrl: `${back}/platform`, state });
    expect(meeting.pathname).toBe('/sso');
    expect(Object.fromEntries(meeting.searchParams)).toEqual({
      state,
      clientId: 'demo-partner',
      returnUrl: back,
      returnValue: 'room=42&lang=한국어 ✓',
    });
    expect(links.filter((link) => link.startsWith(`${server.siteUrl}/sso`)).length).toBeGreaterThan(10);

    const code = await codeFor('demo-partner', back);
    const answer = { code, state: String(meeting.searchParams.get('state')), partner_id: 'demo-partner', key: 'label' };
    const query = new URLSearchParams({ ...answer, returnValue: '<b>&code=x' });
    const returned = await (await surfer.fetch(`${back}?${query}`)).text();
    expect(returned).toContain('<dd data-field="ncknm">푸른고래</dd>');
    expect(returned).toContain('<dd data-field="returnValue">&lt;b&gt;&amp;code=x</dd>');
    const again = await (await surfer.submit(back, { code })).text();
    expect(again).toContain('invalid_grant');
    const own = await codeFor('demo-platform', `${back}/platform`);
    expect(await (await surfer.fetch(`${back}/platform?code=${own}&state=${platform.searchParams.get('state')}`)).text()).toContain(
      '<dd data-field="ncknm">푸른고래</dd>',
    );
    expect(await (await surfer.fetch(back)).text()).toContain('No code was received.');
  });

  it('[PARTNER-1] the stand-in refuses an answer that this browser did not ask for: a code of an attacker signs no person in', async () => {
    const [attacker, person] = [new Surfer({ 'Accept-Language': 'en' }), new Surfer({ 'Accept-Language': 'en' })];
    const begun = async (surfer: Surfer, way = 'meeting') => {
      const asked = Surfer.next(await surfer.fetch(`${server.partnerUrl}/log-in/${way}`), String(server.partnerUrl));
      return String(asked.searchParams.get('state'));
    };
    const [theirs, ofOtherWay, own] = [await begun(attacker), await begun(person, 'platform'), await begun(person)];
    const back = `${server.partnerUrl}/signed-in`;
    const code = await codeFor('demo-partner', back);
    // The attacker sends the person a return address with the attacker's code, with any state that they can have.
    for (const state of [undefined, '', theirs, 'x'.repeat(22), ofOtherWay]) {
      const query = new URLSearchParams({ code, ...(state !== undefined && { state }) });
      const shown = await (await person.fetch(`${back}?${query}`)).text();
      expect(shown).toContain('This login didn’t begin in this browser');
      expect(shown).not.toContain('data-field="ncknm"');
    }
    // The refused answers have not spent the code.
    expect(await (await person.fetch(`${back}?${new URLSearchParams({ code, state: own })}`)).text()).toContain('data-field="ncknm"');
  });

  it('[PARTNER-1] the stand-in says that the site does not answer, where OpenID Connect cannot begin', async () => {
    const { log, logged } = recordingLog();
    const nowhere = 'http://127.0.0.1:9';
    const partner = createPartner({ apiUrl: nowhere, siteUrl: nowhere, partnerUrl: 'http://127.0.0.1:8', clientSecret: 'secret', log });
    const shown = await partner.request('/log-in/openid', { headers: { 'Accept-Language': 'en' } });
    expect(await shown.text()).toContain('data-field="error">Madang doesn’t answer.');
    expect(logged).toHaveLength(1);
  });

  it('[PARTNER-3] knows what a registration leaves unsaid, and asks nothing of a client of the platform itself', () => {
    expect(unsaidOf(PARTNER)).toEqual(['purpose', 'retention', 'privacyUrl', 'contact']);
    expect(unsaidOf({ ...PARTNER, retention: TEXTS, contact: 'privacy@meet.example' })).toEqual(['purpose', 'privacyUrl']);
    expect(unsaidOf({ ...PARTNER, firstParty: true })).toEqual([]);
  });

  it('[GW-5] reads partners from a file, and says where it is wrong without showing a secret', async () => {
    const directory = await mkdtemp(path.join(os.tmpdir(), 'madang-partners-'));
    const file = path.join(directory, 'partners.json');
    await writeFile(file, JSON.stringify([PARTNER]));
    expect(await readClients(file)).toEqual([PARTNER]);
    await writeFile(file, JSON.stringify([{ ...PARTNER, firstParty: true }]));
    expect(await readClients(file)).toEqual([{ ...PARTNER, firstParty: true }]);
    const said = { purpose: TEXTS, retention: TEXTS, privacyUrl: 'https://meet.example/privacy', contact: 'privacy@meet.example' };
    await writeFile(file, JSON.stringify([{ ...PARTNER, ...said }]));
    expect(await readClients(file)).toEqual([{ ...PARTNER, ...said }]);
    for (const wrong of [
      { ...PARTNER, privacyUrl: 'http://meet.example/privacy' },
      { ...PARTNER, contact: 'by phone' },
      { ...PARTNER, retention: { en: 'A year' } },
      { ...PARTNER, secret: 'short-secret' },
      { ...PARTNER, redirectUris: ['http://meet.example/back'] },
      { ...PARTNER, redirectUris: ['https://meet.example/back#x'] },
      { ...PARTNER, redirectUris: [] },
      { ...PARTNER, firstParty: 'yes' },
      { ...PARTNER, typo: true },
    ]) {
      await writeFile(file, JSON.stringify([wrong]));
      await expect(readClients(file)).rejects.toThrow(/OAUTH_CLIENTS\) cannot be used: entry 1 \(/);
      await expect(readClients(file)).rejects.not.toThrow(wrong.secret);
    }
    await expect(readClients(path.join(directory, 'missing.json'))).rejects.toThrow('OAUTH_CLIENTS');
    await rm(directory, { recursive: true });
  });
});
