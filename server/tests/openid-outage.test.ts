import * as client from 'openid-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RESULT } from '#contract/result-codes.ts';
import { openPostgres } from '#server/db/open.ts';
import { beginLogin, LOGGED_OUT, MEETINGS, type OpenidWorld, openWorld, partnerOf, Student } from './support/openid-world.ts';
import { noPostgresBecause, startPostgres, type ThrowAwayPostgres } from './support/postgres.ts';

const because = noPostgresBecause === undefined ? '' : ` (skipped: ${noPostgresBecause})`;

interface Endpoint {
  readonly name: string;
  readonly path: string;
  readonly accept: 'text/html' | 'application/json';
  readonly init?: RequestInit;
}

const basic = Buffer.from(`${MEETINGS.id}:${MEETINGS.secret}`).toString('base64');

describe.skipIf(noPostgresBecause !== undefined)(`the OpenID door while the database is away${because}`, { timeout: 120_000 }, () => {
  let postgres: ThrowAwayPostgres;
  let world: OpenidWorld;
  let closeDatabase: () => Promise<void>;
  let student: Student;
  let partner: client.Configuration;
  let page: URL;
  let endpoints: readonly Endpoint[];
  beforeAll(async () => {
    postgres = await startPostgres();
    const database = await openPostgres(postgres.url, {}, { connection: 2000, statement: 8000, answer: 9000 });
    closeDatabase = database.close;
    world = await openWorld(database, [MEETINGS]);
    student = await Student.join(world, 'haneul');
    partner = await partnerOf(world);
    const { url, checks } = await beginLogin(partner);
    const tokens = await client.authorizationCodeGrant(partner, await student.goOn(await student.follow(url)), checks);
    const refresh = String(tokens.refresh_token);
    // Agreed to before this login began.
    world.clock.now += 1000;
    const asked = (await beginLogin(partner, { prompt: 'consent' })).url;
    page = await student.follow(asked);
    const post = (body: Record<string, string>): RequestInit => ({
      method: 'POST',
      headers: { Authorization: `Basic ${basic}` },
      body: new URLSearchParams(body),
    });
    const json = 'application/json';
    const html = 'text/html';
    const authorization = asked.pathname.replace('/oidc', '') + asked.search;
    endpoints = [
      { name: 'authorization', path: authorization, accept: html },
      { name: 'the way back to the authorization', path: `/auth/${page.searchParams.get('interaction')}`, accept: html },
      {
        name: 'token by a code',
        path: '/token',
        accept: json,
        init: post({ grant_type: 'authorization_code', code: 'x', redirect_uri: 'x' }),
      },
      {
        name: 'token by a refresh token',
        path: '/token',
        accept: json,
        init: post({ grant_type: 'refresh_token', refresh_token: refresh }),
      },
      { name: 'revocation', path: '/token/revocation', accept: json, init: post({ token: refresh }) },
      { name: 'userinfo', path: '/me', accept: json, init: { headers: { Authorization: `Bearer ${tokens.access_token}` } } },
      {
        name: 'userinfo by POST',
        path: '/me',
        accept: json,
        init: { method: 'POST', body: new URLSearchParams({ access_token: tokens.access_token }) },
      },
      {
        name: 'logout',
        path: `/session/end?${new URLSearchParams({ id_token_hint: String(tokens.id_token), post_logout_redirect_uri: LOGGED_OUT })}`,
        accept: html,
      },
      { name: 'the answer to a logout', path: '/session/end/confirm', accept: html, init: post({ xsrf: 'x', logout: 'yes' }) },
      { name: 'logged out', path: `/session/end/success?client_id=${MEETINGS.id}`, accept: html },
    ];
  });
  afterAll(async () => {
    await world?.stop();
    await closeDatabase?.();
    await postgres?.stop();
  });

  const ask = ({ path, accept, init = {} }: Endpoint) => {
    const headers = new Headers(init.headers);
    headers.set('Accept', accept);
    return student.surfer.fetch(`${world.issuer}${path}`, { ...init, headers });
  };

  it('[PARTNER-1] each endpoint answers 503 with Retry-After, in its own form and with the code of RFC 6749, and none 500; then all goes on', async () => {
    await postgres.halt();
    const answers: Record<string, unknown> = {};
    try {
      for (const endpoint of endpoints) {
        const response = await ask(endpoint);
        const text = await response.text();
        const { accept, name } = endpoint;
        const isSaid =
          accept === 'text/html' ? /role="alert"[\s\S]*reload this page/.test(text) : JSON.parse(text).error === 'temporarily_unavailable';
        answers[name] = [response.status, Number(response.headers.get('retry-after')) > 0, isSaid];
      }
      // What clients verify with is at hand; the calls of the page are answered as every other call.
      for (const path of ['/.well-known/openid-configuration', '/jwks']) answers[path] = (await fetch(`${world.issuer}${path}`)).status;
      answers.finish = (await student.finish(page)).code;
      answers.refuse = (await student.refuse(page)).code;
    } finally {
      await postgres.start();
    }
    expect(answers).toEqual({
      ...Object.fromEntries(endpoints.map(({ name }) => [name, [503, true, true]])),
      '/.well-known/openid-configuration': 200,
      '/jwks': 200,
      finish: RESULT.unavailable,
      refuse: RESULT.unavailable,
    });
    await expect.poll(async () => (await student.finish(page)).code, { timeout: 20_000 }).toBe(RESULT.consentRequired);
    expect((await student.goOn(page)).searchParams.has('code')).toBe(true);
  });
});
