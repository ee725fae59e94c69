import * as client from 'openid-client';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { RESULT } from '#contract/result-codes.ts';
import { describeOnBoth, type TestDatabase } from './support/databases.ts';
import { beginLogin, MEETINGS, type OpenidWorld, openWorld, partnerOf, REDIRECT, redeem, Student } from './support/openid-world.ts';
import { Surfer } from './support/surfer.ts';

const OTHER = { ...MEETINGS, id: 'other', name: 'Other', redirectUris: ['https://other.example/back'] };
const OWN = { ...MEETINGS, id: 'own', name: 'Own', firstParty: true };
const OLD = { id: 'old', name: 'Old', secret: MEETINGS.secret, redirectUris: [REDIRECT] };
const BOARD = { ...MEETINGS, id: 'board', name: 'Board', refresh: false };

describeOnBoth('the door that speaks OpenID Connect', (open) => {
  let database: TestDatabase;
  let world: OpenidWorld;
  let student: Student;
  let partner: client.Configuration;
  beforeAll(async () => {
    database = await open();
    world = await openWorld(database, [MEETINGS, OTHER, OWN, OLD, BOARD], { ACCESS_TOKEN_SECONDS: '86400' });
    student = await Student.join(world, 'haneul');
    partner = await partnerOf(world);
  });
  afterAll(async () => {
    await world.stop();
    await database.close();
  });
  afterEach(() => vi.restoreAllMocks());

  const redeemed = (asked: Record<string, string> = {}, who = student, by = partner) => redeem(who, by, asked);
  const userinfo = async (token: string) => (await fetch(`${world.issuer}/me`, { headers: { Authorization: `Bearer ${token}` } })).status;

  it('[PARTNER-1] [PARTNER-4] openid-client signs a person in: discovery, consent, PKCE and iss, ID token, userinfo, refresh; then nothing is asked', async () => {
    const metadata = partner.serverMetadata();
    expect(metadata.issuer).toBe(world.issuer);
    expect(metadata.code_challenge_methods_supported).toEqual(['S256']);
    expect(metadata.authorization_response_iss_parameter_supported).toBe(true);
    const { url, checks } = await beginLogin(partner);
    const page = await student.follow(url);
    expect(page.pathname).toBe('/sso/auth');
    expect((await student.finish(page)).code).toBe(RESULT.consentRequired);
    const back = await student.goOn(page);
    expect(back.origin + back.pathname).toBe(REDIRECT);
    expect(back.searchParams.get('iss')).toBe(world.issuer);
    const tokens = await client.authorizationCodeGrant(partner, back, checks);
    const sub = String(tokens.claims()?.sub);
    const info = await client.fetchUserInfo(partner, tokens.access_token, sub);
    expect(info).toEqual({ sub, nickname: expect.stringContaining('고래'), preferred_username: expect.stringContaining('whale.') });
    expect(tokens.claims()).toMatchObject({ auth_time: world.clock.now / 1000 });
    const renewed = await client.refreshTokenGrant(partner, String(tokens.refresh_token));
    expect(renewed.access_token).not.toBe(tokens.access_token);
    // Nothing is asked the second time.
    const again = await beginLogin(partner);
    expect((await student.follow(again.url)).origin).toBe('https://partner.example');
  });

  it('[PARTNER-3] the email goes to a client that asks for it only after the person has agreed to that, too', async () => {
    const { tokens } = await redeemed();
    expect(tokens.scope).not.toContain('email');
    const page = await student.follow((await beginLogin(partner, { scope: 'openid email' })).url);
    expect(page.pathname).toBe('/sso/auth');
    expect(await student.finish(page)).toMatchObject({ code: RESULT.consentRequired, data: { clientName: MEETINGS.name, email: true } });
    // The consent of `/sso`, which shows no email, does not cover it.
    await student.call('/oauth/consent', { clntId: MEETINGS.id });
    expect((await student.finish(page)).code).toBe(RESULT.consentRequired);
    expect((await student.goOn(page)).searchParams.has('code')).toBe(true);
  });

  it('[PARTNER-1] a refusal leads back to the client with access_denied and its state', async () => {
    const { url, checks } = await beginLogin(partner, { prompt: 'consent' });
    const page = await student.follow(url);
    const { data } = await student.refuse(page);
    const back = await student.follow(String(data.next));
    expect(Object.fromEntries(back.searchParams)).toMatchObject({ error: 'access_denied', state: checks.expectedState, iss: world.issuer });
    await expect(client.authorizationCodeGrant(partner, back, checks)).rejects.toThrow();
    // The answer was given once.
    expect((await student.refuse(page)).code).toBe(RESULT.loginOver);
  });

  it('[PARTNER-1] prompt=none asks nothing: a visitor is answered with login_required, a person who agreed with a code', async () => {
    const stranger = new Surfer();
    const { url } = await beginLogin(partner, { prompt: 'none' });
    const visited = await stranger.follow(url, (at) => at.origin === 'https://partner.example');
    expect(visited.url.searchParams.get('error')).toBe('login_required');
    expect((await student.follow((await beginLogin(partner, { prompt: 'none' })).url)).searchParams.has('code')).toBe(true);
    const board = await partnerOf(world, BOARD);
    expect((await student.follow((await beginLogin(board, { prompt: 'none' })).url)).searchParams.get('error')).toBe('consent_required');
  });

  it('[PARTNER-1] prompt=login and max_age want a new sign-in; prompt=consent and select_account the person’s word', async () => {
    await redeemed();
    world.clock.now += 3_600_000;
    const who = await Student.join(world, 'minjun');
    await redeemed({}, who);
    world.clock.now += 60_000;
    for (const asked of [{ prompt: 'login' }, { max_age: '30' }] as Record<string, string>[]) {
      const page = await who.follow((await beginLogin(partner, asked)).url);
      expect((await who.finish(page)).code, JSON.stringify(asked)).toBe(RESULT.signInTooOld);
      await who.logOut();
      await who.signIn('minjun');
      expect((await who.goOn(page)).searchParams.has('code'), JSON.stringify(asked)).toBe(true);
      world.clock.now += 60_000;
    }
    for (const prompt of ['consent', 'select_account']) {
      const asked = await Student.join(world, prompt === 'consent' ? 'seoyeon' : 'jiho');
      await redeemed({}, asked);
      world.clock.now += 1000;
      const page = await asked.follow((await beginLogin(partner, { prompt })).url);
      expect((await asked.finish(page)).code, prompt).toBe(RESULT.consentRequired);
      expect((await asked.goOn(page)).searchParams.has('code'), prompt).toBe(true);
    }
  });

  it('[PARTNER-6] another account that signs in meanwhile is the one that goes to the client', async () => {
    const who = await Student.join(world, 'first-one');
    const first = await redeemed({}, who);
    const page = await who.follow((await beginLogin(partner, { prompt: 'select_account' })).url);
    await who.logOut();
    await who.join('second-one');
    const back = await who.goOn(page);
    expect(back.searchParams.has('code')).toBe(true);
    const { tokens } = await redeemed({}, who);
    expect(tokens.claims()?.sub).not.toBe(first.tokens.claims()?.sub);
    expect(await userinfo(first.tokens.access_token)).toBe(401);
  });

  it('[PARTNER-1] a login goes on in the browser alone that began it: an attacker’s request signs no person in for the attacker', async () => {
    const attacker = await Student.join(world, 'mallory');
    const page = await attacker.follow((await beginLogin(partner, { prompt: 'consent' })).url);
    // The person is sent the address of the attacker's page, and agrees.
    await student.call('/oauth/consent', { clntId: MEETINGS.id });
    expect((await student.finish(page)).code).toBe(RESULT.loginOver);
    expect((await student.refuse(page)).code).toBe(RESULT.loginOver);
    // A page that shows another client than the one that is signed in for is refused as well.
    const shown = new URL(page);
    shown.searchParams.set('clientId', OWN.id);
    expect((await attacker.finish(shown)).code).toBe(RESULT.clientUnknown);
    expect((await attacker.goOn(page)).searchParams.has('code')).toBe(true);
  });

  it('[GW-2] [PARTNER-1] a guest gets no code at this door either', async () => {
    const who = await Student.join(world, 'guest-first');
    await who.logOut();
    const guest = await who.call('/auth/login', {});
    who.token = String((guest.data.user as { access_token: string } | undefined)?.access_token);
    const page = await who.follow((await beginLogin(partner)).url);
    expect((await who.finish(page)).code).toBe(RESULT.notAllowed);
  });

  it('[PARTNER-1] RFC 9700: an address is compared to the last character, and a client that has /sso alone has none here', async () => {
    for (const redirect_uri of [
      `${REDIRECT}/`,
      `${REDIRECT}?x`,
      'https://partner.example.evil.test/back',
      'https://other.example/back',
      'http://partner.example/back',
    ]) {
      const response = await student.surfer.fetch((await beginLogin(partner, { redirect_uri })).url);
      expect(response.status, redirect_uri).toBe(400);
      expect(response.headers.get('location')).toBeNull();
      expect(await response.text()).toContain('This request can’t be completed');
    }
    expect((await student.surfer.fetch((await beginLogin(partner, { client_id: OLD.id })).url)).status).toBe(400);
    expect((await student.surfer.fetch((await beginLogin(partner, { client_id: 'a\u0000b' })).url)).status).toBe(400);
  });

  it('[PARTNER-1] RFC 9700: a request without PKCE, or with a plain challenge, is refused; a code needs its verifier', async () => {
    const { url, checks } = await beginLogin(partner);
    for (const change of [
      (query: URLSearchParams) => query.delete('code_challenge'),
      (query: URLSearchParams) => query.set('code_challenge_method', 'plain'),
    ]) {
      const weak = new URL(url);
      change(weak.searchParams);
      const back = await student.follow(weak);
      expect(back.searchParams.get('error')).toBe('invalid_request');
      expect(back.searchParams.has('code')).toBe(false);
    }
    const back = await student.follow(url);
    await expect(
      client.authorizationCodeGrant(partner, back, { ...checks, pkceCodeVerifier: client.randomPKCECodeVerifier() }),
    ).rejects.toThrow();
  });

  it('[PARTNER-1] RFC 9700: a code serves once, of many tries at once too, and the second use ends what the first gave', async () => {
    const { back, checks, tokens } = await redeemed();
    expect(await userinfo(tokens.access_token)).toBe(200);
    await expect(client.authorizationCodeGrant(partner, back, checks)).rejects.toThrow();
    expect(await userinfo(tokens.access_token)).toBe(401);
    const next = await beginLogin(partner);
    const first = await student.follow(next.url);
    const once = first.pathname === '/sso/auth' ? await student.goOn(first) : first;
    const tries = await Promise.allSettled(Array.from({ length: 4 }, () => client.authorizationCodeGrant(partner, once, next.checks)));
    expect(tries.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1);
  });

  it('[PARTNER-1] a code is over after a minute, and is another client’s no code', async () => {
    await redeemed();
    const late = await beginLogin(partner);
    const back = await student.follow(late.url);
    world.clock.now += 60_001;
    await expect(client.authorizationCodeGrant(partner, back, late.checks)).rejects.toThrow();
    const stolen = await beginLogin(partner);
    const code = await student.follow(stolen.url);
    const other = await partnerOf(world, OTHER);
    await expect(client.authorizationCodeGrant(other, code, stolen.checks)).rejects.toThrow();
  });

  it('[PARTNER-1] RFC 9700: an answer of another issuer is not taken (mix-up), and no token stands in any address', async () => {
    await redeemed();
    const { url, checks } = await beginLogin(partner);
    const back = await student.follow(url);
    expect([...back.searchParams.keys()].sort()).toEqual(['code', 'iss', 'state']);
    expect(back.hash).toBe('');
    const mixed = new URL(back);
    mixed.searchParams.set('iss', 'https://evil.example');
    await expect(client.authorizationCodeGrant(partner, mixed, checks)).rejects.toThrow();
    for (const response_type of ['token', 'id_token', 'code id_token']) {
      expect((await student.follow((await beginLogin(partner, { response_type })).url)).href).toContain('error=');
    }
    const { tokens } = await redeemed();
    expect((await fetch(`${world.issuer}/me?access_token=${tokens.access_token}`)).status).toBe(400);
  });

  it('[PARTNER-1] no page of the door is shown in a frame, kept by a cache or told to the next site', async () => {
    for (const at of ['/auth', '/session/end', '/session/end/success', '/nothing']) {
      const { headers } = await new Surfer().fetch(`${world.issuer}${at}`);
      expect(headers.get('content-security-policy'), at).toContain("frame-ancestors 'none'");
      expect(headers.get('cache-control'), at).toContain('no-store');
      expect(headers.get('x-content-type-options'), at).toBe('nosniff');
      expect(headers.get('referrer-policy'), at).toMatch(/no-referrer|same-origin/);
    }
  });

  it('[PARTNER-1] refresh tokens go to clients alone that are registered for them', async () => {
    const board = await partnerOf(world, BOARD);
    expect((await redeemed({}, student, board)).tokens.refresh_token).toBeUndefined();
    const { tokens } = await redeemed();
    const disabled = await client.refreshTokenGrant(partner, String(tokens.refresh_token));
    expect(await userinfo(disabled.access_token)).toBe(200);
  });

  it('[PARTNER-1] wrong secrets are counted for the network, and a right one is not', async () => {
    const wrong = await partnerOf(world, { ...MEETINGS, secret: 'another-secret-of-twenty-four' });
    await expect(
      client.authorizationCodeGrant(wrong, new URL(`${REDIRECT}?code=x&iss=${encodeURIComponent(world.issuer)}`)),
    ).rejects.toThrow();
    const basic = Buffer.from(`${MEETINGS.id}:wrong-secret`).toString('base64');
    const ask = () =>
      fetch(`${world.issuer}/token`, {
        method: 'POST',
        headers: { Authorization: `Basic ${basic}` },
        body: new URLSearchParams({ grant_type: 'authorization_code' }),
      });
    const answers: number[] = [];
    for (let tries = 0; tries < 101; tries += 1) answers.push((await ask()).status);
    expect(answers[0]).toBe(401);
    expect(answers.at(-1)).toBe(429);
    world.clock.now += 3_600_000;
    await redeemed();
  });
});
