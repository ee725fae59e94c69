import { sql } from 'kysely';
import { beforeEach, expect, it, vi } from 'vitest';
import { errorFields } from '#server/log/error-fields.ts';
import { EVENTS } from '#server/log/events.ts';
import { createLog } from '#server/log/log.ts';
import { describeFirst } from '../../tests/support/part.ts';
import { createTestApi, type TestApi } from './support/api.ts';
import { describeApi } from './support/describe-api.ts';
import { becomeGuest, emailJoin, PASSWORD, proveEmail } from './support/people.ts';

const EMAIL = 'min@madang.kr';

describeApi('the log of the API', (api, database) => {
  it('says of a query that fails which one it was, and nothing of the row, its values or its parameters', async () => {
    const printed = ['log', 'info', 'warn', 'error'].map((name) => vi.spyOn(console, name as 'log').mockReturnValue());
    const browser = api.browser();
    await proveEmail(api, browser, EMAIL);
    await sql`alter table identities add constraint no_emails check (method <> 1)`.execute(database.db);
    const reply = await browser.refused('join', 'failed', emailJoin(EMAIL));
    await sql`alter table identities drop constraint no_emails`.execute(database.db);

    const said = JSON.stringify([api.logged, printed.map((spy) => spy.mock.calls.map((call) => call.map(inspected)))]);
    expect(said).not.toMatch(/argon2|min@madang|Failing row|insert into/);
    expect(said).not.toContain(PASSWORD);
    for (const spy of printed) {
      expect(spy).not.toHaveBeenCalled();
      spy.mockRestore();
    }
    const failures = api.logged.filter(({ msg }) => msg === EVENTS.requestFailed);
    expect(failures).toEqual([
      expect.objectContaining({
        level: 'error',
        call: 'join',
        requestId: reply.headers.get('x-request-id'),
        error: expect.objectContaining({ code: '23514', constraint: 'no_emails' }),
      }),
    ]);
    expect(JSON.stringify(reply)).not.toMatch(/no_emails|identities/);
  });

  it('has a line for each call, by its name, with the id that the answer tells', async () => {
    const { headers } = await api.browser().call('configuration');
    expect(api.logged).toEqual([
      {
        level: 'info',
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        pid: process.pid,
        requestId: expect.stringMatching(/^[0-9a-f]{32}$/),
        call: 'configuration',
        method: 'GET',
        status: 200,
        ms: expect.any(Number),
        msg: EVENTS.requestAnswered,
      },
    ]);
    expect(headers.get('x-request-id')).toBe(api.logged[0]?.requestId);
  });

  it('takes the id of a request from a trusted proxy alone, and only one that a proxy makes', async () => {
    const sent = { uuid: '0f2a7c5e-9d1b-4c3a-8e6f-1a2b3c4d5e6f', hex: 'c0ffee'.padEnd(32, '0'), email: EMAIL, long: 'a'.repeat(64) };
    const answered = async (to: TestApi, id: string) =>
      (await to.browser().call('configuration', undefined, { headers: { 'X-Request-Id': id } })).headers.get('x-request-id');
    const behind = await createTestApi(database.db, { trustProxy: { hops: 1, networks: undefined } });
    for (const id of [sent.uuid, sent.hex]) {
      expect(await answered(behind, id)).toBe(id);
      expect(await answered(api, id)).not.toBe(id);
    }
    for (const id of [sent.email, sent.long]) expect(await answered(behind, id)).toMatch(/^[0-9a-f]{32}$/);
    expect(behind.logged.map(({ requestId }) => requestId).slice(0, 2)).toEqual([sent.uuid, sent.hex]);
  });

  it('names no path and no address, however a client asks', async () => {
    const browser = api.browser('203.0.113.9');
    await becomeGuest(browser);
    for (const asked of [
      `/api/v1/${EMAIL}`,
      `/media/profile/${EMAIL}`,
      `/callback/google?code=${EMAIL}`,
      `/api/v1/auth/info?token=${EMAIL}`,
    ])
      await browser.fetch('GET', asked);
    expect(JSON.stringify(api.logged)).not.toMatch(/min@madang|203\.0\.113/);
    expect(api.logged.map(({ call }) => call)).toEqual(['join', 'unknown', 'profileImage', 'callback', 'userInfo']);
  });
});

const inspected = (value: unknown): unknown => (value instanceof Error ? { ...value, message: value.message } : value);

describeFirst('the log of an error', () => {
  it('has its name, its code, the part of the schema, and where it was thrown', () => {
    const cause = Object.assign(new Error('connect ECONNREFUSED 10.1.2.3:5432'), { code: 'ECONNREFUSED' });
    const error = Object.assign(new TypeError(`duplicate key (email)=(${EMAIL})`, { cause }), {
      code: '23505',
      table: 'identities',
      constraint: 'identities_pkey',
      detail: `Key (subject)=(${EMAIL}) already exists.`,
      where: EMAIL,
      query: 'insert into identities values ($1)',
      params: [EMAIL],
      parameters: [EMAIL],
      response: `550 <${EMAIL}>`,
      responseCode: 550,
    });
    error.stack = [
      `TypeError: duplicate key (email)=(${EMAIL})`,
      '    at addIdentity (file:///srv/madang/server/accounts/identities.ts:60:9)',
      '    at async Object.execute (/srv/madang/node_modules/kysely/dist/index.js:1:1)',
      '    at async file:///srv/madang/server/calls/join.ts:44:20',
    ].join('\n');
    const fields = errorFields(error);
    expect(fields).toEqual({
      name: 'TypeError',
      code: '23505',
      status: 550,
      table: 'identities',
      constraint: 'identities_pkey',
      stack: ['addIdentity server/accounts/identities.ts:60:9', 'server/calls/join.ts:44:20'],
      cause: expect.objectContaining({ name: 'Error', code: 'ECONNREFUSED' }),
    });
    expect(JSON.stringify(fields)).not.toMatch(/min@|insert|10\.1/);
  });

  it.each([
    ['a message that looks like a frame', new Error('x\n    at secret (file:///a/server/secret.ts:1:1)'), { name: 'Error' }],
    ['a name with a value in it', Object.assign(new Error(''), { name: `Error of ${EMAIL}`, stack: '' }), { name: 'Error' }],
    ['a code with a value in it', Object.assign(new Error(''), { code: EMAIL, stack: '' }), { name: 'Error' }],
    ['what is no error', EMAIL, { name: 'string' }],
  ])('is nothing of %s', (_, thrown, expected) => {
    const { stack = [], ...fields } = errorFields(thrown);
    expect(fields).toEqual(expected);
    expect(stack.join()).not.toContain('secret');
  });
});

describeFirst('the log', () => {
  const lines: string[] = [];
  const write = (line: string) => lines.push(line);
  beforeEach(() => lines.splice(0));

  it('keeps fields that are not listed out of a line, whatever a caller gives it', () => {
    const fields = { status: 500, email: EMAIL, password: PASSWORD };
    createLog({ format: 'json', write }).error('requestFailed', fields);
    expect(JSON.parse(lines[0] ?? '')).toEqual({
      level: 'error',
      time: expect.any(String),
      pid: process.pid,
      status: 500,
      msg: EVENTS.requestFailed,
    });
  });

  it('is for people on a terminal, where it leaves requests out', () => {
    const log = createLog({ format: 'text', write });
    log.info('requestAnswered', { call: 'join' });
    log.warn('providerCodeRefused', { provider: 'google', error: new Error(EMAIL) });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(
      /^\d\d:\d\d:\d\d WARN A code of a provider was not exchanged\. \(provider=google\)\n {2}\{\n {4}"name": "Error"/,
    );
    expect(lines[0]).not.toContain(EMAIL);
  });

  it('says as much as it is told to', () => {
    for (const level of ['silent', 'error', 'debug'] as const) createLog({ format: 'json', level, write }).warn('mailFailed');
    expect(lines).toHaveLength(1);
  });
});
