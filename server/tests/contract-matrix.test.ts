import { describe, expect, it } from 'vitest';
import { CALLS, type Call, type CallName } from '#contract/calls.ts';
import type { Database } from '#server/db/schema.ts';
import { describeFirst } from '../../tests/support/part.ts';
import { createTestApi } from './support/api.ts';
import { empty } from './support/databases.ts';
import { describeApi } from './support/describe-api.ts';
import { becomeMember, imageForm, WELL_FORMED } from './support/people.ts';

const calls = Object.entries(CALLS) as [CallName, Call][];
const withJson = calls.filter(([, call]) => call.body === 'json');
const withToken = calls.filter(([, call]) => call.token === 'required');
const withoutToken = calls.filter(([, call]) => call.token !== 'required');

/** What is sent along so that the call fails for its token and for nothing else. */
const sendOptionsOf = (call: Call) => (call.body === 'multipart' ? { rawBody: imageForm('me.png') } : {});

describeFirst('the contract', () => {
  it('has an example body for each call that takes one', () => {
    expect(Object.keys(WELL_FORMED).sort()).toEqual(withJson.map(([name]) => name).sort());
  });
});

describeApi('the contract, generated for every call', (api, database) => {
  /** How many rows there are of every table. */
  const stored = async () => {
    const tables = (await database.db.introspection.getTables()).map(({ name }) => name as keyof Database);
    const counts = tables.map(async (table) => [table, (await database.db.selectFrom(table).selectAll().execute()).length]);
    return Object.fromEntries(await Promise.all(counts));
  };

  describe('a body that does not fit is a clear 400, and nothing is stored', () => {
    it.each(withJson)('%s', async (name, call) => {
      const browser = api.browser();
      if (call.token === 'required') await becomeMember(api, browser);
      const before = await stored();
      const good = WELL_FORMED[name] ?? {};
      const malformed = async (field: string, body: unknown, options = {}) =>
        expect((await browser.refused(name, 'malformed', body, options)).message).toContain(field);

      await malformed('Content-Type', good, { headers: { 'Content-Type': 'text/plain' } });
      await malformed('body', undefined, { rawBody: '{"cut off', headers: { 'Content-Type': 'application/json' } });
      await malformed('body', undefined, { rawBody: '', headers: { 'Content-Type': 'application/json' } });
      for (const other of [null, [], 'text', 7]) await malformed('body', other);
      await malformed('isAdmin', { ...good, isAdmin: true });
      for (const field of Object.keys(good)) {
        const { [field]: _, ...without } = good;
        await malformed(field, without);
        for (const wrong of [null, {}, [], true, 1.5, 'x'.repeat(3000)]) await malformed(field, { ...good, [field]: wrong });
      }
      await browser.refused(name, 'payloadTooLarge', { ...good, padding: 'x'.repeat(70_000) });
      expect(await stored()).toEqual(before);
    });
  });

  describe('without a token, with an unknown one and with an expired one', () => {
    it.each(withToken)('[REFR-1] [REFR-4] %s answers 401, 401 and 419, and nothing is stored', async (name, call) => {
      const browser = api.browser();
      await becomeMember(api, browser);
      const before = await stored();
      const options = sendOptionsOf(call);
      await browser.refused(name, 'unauthorized', WELL_FORMED[name], { ...options, token: null });
      await browser.refused(name, 'unauthorized', WELL_FORMED[name], { ...options, token: 'made-up' });
      await browser.refused(name, 'unauthorized', WELL_FORMED[name], {
        ...options,
        token: null,
        headers: { Authorization: `Basic ${browser.token}` },
      });
      api.clock.now += 599_999;
      await browser.ok('userInfo');
      api.clock.now += 1;
      await browser.refused(name, 'tokenExpired', WELL_FORMED[name], options);
      expect(await stored()).toEqual(before);
    });

    it.each(withoutToken)('%s does not mind', async (name) => {
      const browser = api.browser();
      const withNone = await browser.call(name, WELL_FORMED[name], { token: null });
      expect([401, 419]).not.toContain(name === 'refreshAccessToken' ? 0 : withNone.status);
      api = await createTestApi(database.db);
      await empty(database.db);
      const withUnknown = await api.browser().call(name, WELL_FORMED[name], { token: 'made-up' });
      expect({ code: withUnknown.code }).toEqual({ code: withNone.code });
    });
  });

  it('answers 404 in the usual form below /api', async () => {
    for (const [method, path] of [
      ['GET', '/api/v1/nothing'],
      ['DELETE', '/api/v1/auth/nothing'],
      ['POST', '/api'],
    ] as const) {
      const response = await api.browser().fetch(method, path);
      expect(await response.json(), `${method} ${path}`).toMatchObject({ code: 404_002 });
      expect(response.status).toBe(404);
    }
  });

  it('keeps every answer out of caches, and from being taken for something else', async () => {
    for (const response of [
      await api.browser().fetch('GET', '/api/v1/auth/config'),
      await api.browser().fetch('GET', '/api/v1/auth/info'),
    ]) {
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it('describes each call in the OpenAPI document', async () => {
    const document = await (await api.browser().fetch('GET', '/api/v1/openapi.json')).json();
    expect(document.openapi).toBe('3.1.0');
    for (const [name, call] of calls) {
      expect(document.paths[call.path][call.method.toLowerCase()]).toMatchObject({ operationId: name, summary: call.summary });
    }
    expect(document.paths['/auth/login/email'].post.requestBody.content['application/json'].schema.required).toEqual([
      'authMthd',
      'authId',
      'pswd',
    ]);
    const page = await (await api.browser().fetch('GET', '/api/docs')).text();
    for (const [, call] of calls) expect(page).toContain(call.path);
  });

  it('[SOC-2] [SOC-4] [GW-2] the documents name the headers that single calls read, and what partners call', async () => {
    const document = await (await api.browser().fetch('GET', '/api/v1/openapi.json')).json();
    const headersOf = (path: string, method: string) =>
      (document.paths[path][method].parameters ?? []).map((parameter: { in: string; name: string }) => `${parameter.in} ${parameter.name}`);
    const OF_SIGN_INS = ['header X-Sign-In-Attempt', 'header X-Shared-Computer', 'header X-Ask-Before-Staying'];
    expect(headersOf('/auth/check/user', 'post')).toEqual(['header X-Auth-State', 'header X-Answer-Lost']);
    expect(headersOf('/auth/set-up/account', 'put')).toEqual(['header X-Replace-Existing', 'header X-Confirmation', ...OF_SIGN_INS]);
    expect(headersOf('/auth/link/account', 'put')).toEqual(['header X-Replace-Existing', ...OF_SIGN_INS]);
    expect(headersOf('/auth/login/email', 'post')).toEqual(OF_SIGN_INS);
    expect(headersOf('/auth/logout', 'get')).toEqual([]);

    const { requestBody, responses, security } = document.paths['/oauth/token'].post;
    expect(requestBody.content['application/x-www-form-urlencoded'].schema.required).toEqual(['grant_type', 'code', 'redirect_uri']);
    expect(Object.keys(responses)).toEqual(['200', '400', '401', 'default']);
    expect(document.paths['/oauth/userinfo'].get.operationId).toBe('partnerUserInfo');
    for (const scheme of security.flatMap(Object.keys)) expect(document.components.securitySchemes).toHaveProperty(scheme);

    const page = await (await api.browser().fetch('GET', '/api/docs')).text();
    for (const named of ['X-Auth-State', 'X-Replace-Existing', '/oauth/token', '/oauth/userinfo']) expect(page).toContain(named);
  });
});
