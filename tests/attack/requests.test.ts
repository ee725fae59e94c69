import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Listener, listen } from '#server/listen.ts';
import { becomeGuest, guestJoin } from '#server/tests/support/people.ts';
import { api, openApiInThisFile } from './support.ts';

openApiInThisFile();

let listener: Listener;
beforeAll(async () => {
  listener = await listen({ host: '127.0.0.1', port: 0, variable: 'a test' });
  listener.serve((request) => api.fetch(request, '127.0.0.1'));
});
afterAll(() => listener.close(0));

const JSON_TYPE = { 'Content-Type': 'application/json' };

/** All that the server says to these bytes on one connection, until it closes it or falls silent. */
function answersTo(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(listener.port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    let said = '';
    // A busy machine takes longer to its first word than between two.
    socket.setTimeout(10_000, () => socket.destroy());
    socket.on('data', (chunk) => {
      said += chunk.toString('latin1');
      socket.setTimeout(1000);
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(said));
  });
}

const HIDDEN = 'GET /api/v1/auth/info HTTP/1.1\r\nHost: localhost\r\n\r\n';
const POST = 'POST /api/v1/auth/check/user HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

it.each([
  ['both a length and chunks', `${POST}Content-Length: ${HIDDEN.length + 5}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${HIDDEN}`],
  ['two lengths', `${POST}Content-Length: 0\r\nContent-Length: ${HIDDEN.length}\r\n\r\n${HIDDEN}`],
  ['a length with a sign', `${POST}Content-Length: +${HIDDEN.length}\r\n\r\n${HIDDEN}`],
  ['chunks that are not the last coding', `${POST}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${HIDDEN}`],
  ['a space before the colon', `${POST}Content-Length : 0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${HIDDEN}`],
  ['a line that goes on in the next', `${POST}Transfer-Encoding:\r\n chunked\r\nContent-Length: 0\r\n\r\n${HIDDEN}`],
  ['a bare line end in a header', `${POST}X-Note: a\nContent-Length: 0\r\n\r\n${HIDDEN}`],
])('a request with %s is answered once, by 400 at the most, and nothing behind it is taken for a request', async (_, bytes) => {
  const statuses = [...(await answersTo(bytes)).matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => Number(status));
  expect(statuses).toEqual([400]);
});

it('a request as it should be is answered on the same wire', async () => {
  const body = JSON.stringify({ authMthd: 1, authId: 'someone@madang.kr' });
  expect(await answersTo(`${POST}Content-Length: ${body.length}\r\n\r\n${body}`)).toMatch(/^HTTP\/1\.1 200 /);
});

const LINE_ENDS = ['\r\nSet-Cookie: planted=1', '\nX-Planted: 1', '%0d%0aSet-Cookie:%20planted=1', '\u560a\u560dSet-Cookie: planted=1'];

it.each(LINE_ENDS)('[SOC-2] %j in the state of a provider’s window makes no header and no other address', async (end) => {
  for (const path of ['/api/v1/auth/provider/google/start', '/api/v1/auth/passni/yonsei/login', '/api/v1/auth/provider/apple/start']) {
    const response = await api.browser().fetch('GET', `${path}?purpose=login&state=${encodeURIComponent(`a${end}`)}`);
    expect(response.headers.getSetCookie().join()).not.toContain('planted');
    expect(response.headers.has('x-planted')).toBe(false);
    expect(response.headers.get('location')).toMatch(/^http:\/\/localhost:4000\/callback\/\w+\?error=\w+$/);
  }
});

it.each(['//evil.example', 'https://evil.example', '/\\evil.example', '@evil.example', '\r\nLocation: https://evil.example'])(
  '[CB-2] Apple’s form (%j) leads to no page but our own return page',
  async (text) => {
    for (const field of ['state', 'code', 'error']) {
      const body = new URLSearchParams({ state: 's', code: 'c', [field]: text });
      const response = await api.fetch(new Request('http://localhost:4000/callback/apple', { method: 'POST', body }), '192.0.2.1');
      expect(response.status).toBe(303);
      const { origin, pathname } = new URL(response.headers.get('location') ?? '');
      expect(origin + pathname).toBe('http://localhost:4000/callback/apple');
    }
  },
);

it('[SOC-2] the window goes on with one alone of a state that is there twice', async () => {
  const [first, second] = ['A'.repeat(43), 'B'.repeat(43)];
  const response = await api.browser().fetch('GET', `/api/v1/auth/provider/google/start?purpose=login&state=${first}&state=${second}`);
  const states = [first, second].filter((state) => response.headers.get('location')?.includes(state));
  expect(states).toHaveLength(1);
});

it.each(['a@b.kr\r\nBcc: victim@madang.kr', 'a@b.kr\nSubject: x', 'a@b.kr%0d%0aBcc:x@y.kr', 'a@b.kr,victim@madang.kr', '<a@b.kr>'])(
  '[EMAIL-1] [VAL-3] no email goes to %j',
  async (authWay) => {
    const before = api.mails.length;
    await api.browser().refused('requestEmailCode', 'emailInvalid', { authWay });
    expect(api.mails.length).toBe(before);
  },
);

it.each(['__proto__', 'constructor', 'prototype'])('a body with the key %s is refused, and every object stays as it was', async (key) => {
  const rawBody = `{"ncknm":"마당","${key}":{"polluted":true,"prototype":{"polluted":true}}}`;
  await api.browser().refused('validateNickname', 'malformed', undefined, { rawBody, headers: JSON_TYPE });
  expect('polluted' in {}).toBe(false);
});

it('[API-8] the server keeps the value that it judged of a key that is there twice', async () => {
  const browser = api.browser();
  const body = JSON.stringify(guestJoin('두번째이름'));
  const twice = body.replace('"ncknm"', '"ncknm":"관리자","ncknm"');
  const { user } = await browser.ok('join', undefined, { rawBody: twice, headers: JSON_TYPE });
  expect(user.ncknm).toBe('두번째이름');
  const reserved = body.replace('"ncknm":"두번째이름"', '"ncknm":"세번째이름","ncknm":"관리자"');
  await api.browser().refused('join', 'nicknameReserved', undefined, { rawBody: reserved, headers: JSON_TYPE });
});

it.each(['user_id', 'userType', 'uvrs_pont', 'gold', 'authLevel', 'acntOpenYn'])('[API-8] a join cannot set %s', async (name) => {
  await api.browser().refused('join', 'malformed', { ...guestJoin(), [name]: 7 });
});

it('a JSON body above 64 kB is a clear 413, whatever length it claims', async () => {
  const browser = api.browser();
  const rawBody = JSON.stringify({ ncknm: 'x'.repeat(70_000) });
  for (const headers of [JSON_TYPE, { ...JSON_TYPE, 'Content-Length': '20' }]) {
    const reply = await browser.call('validateNickname', undefined, { rawBody, headers });
    expect([400, 413]).toContain(reply.status);
  }
  expect(await answersTo(`${POST}Transfer-Encoding: chunked\r\n\r\n11170\r\n${'x'.repeat(70_000)}\r\n0\r\n\r\n`)).toMatch(
    /^HTTP\/1\.1 413 /,
  );
});

it('[OUT-1] [PROF-2] a form or a plain text of another site changes nothing', async () => {
  const browser = api.browser();
  await becomeGuest(browser);
  const before = (await browser.ok('userInfo')).user.ncknm;
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=a']) {
    for (const site of [{ Origin: 'https://evil.example' }, { 'Sec-Fetch-Site': 'cross-site' }, { Origin: 'null' }]) {
      const sent = { rawBody: JSON.stringify({ ncknm: '바뀐이름' }), headers: { ...site, 'Content-Type': type } };
      const response = await browser.fetch('PUT', '/api/v1/auth/change/nickname', undefined, sent);
      expect(response.status).toBeGreaterThanOrEqual(400);
    }
  }
  expect((await browser.ok('userInfo')).user.ncknm).toBe(before);
});

it.each([
  'k\u0456m@madang.kr',
  'kim@mad\u0430ng.kr',
  'kim@madang.\u043Ar',
  'ki\u200Bm@madang.kr',
  '\u202Ekim@madang.kr',
  'k\u0131m@madang.kr',
])('[EMAIL-1] [VAL-3] %j, in letters that only look like another’s email, is none', async (email) => {
  await api.browser().refused('requestEmailCode', 'emailInvalid', { authWay: email });
  await api.browser().refused('checkUser', 'emailInvalid', { authMthd: 1, authId: email });
});

// KELVIN SIGN and LONG S become k and s in lower case; a full-width email is what some keyboards write.
it.each(['\u212Aim.sks@madang.kr', 'kim.\u017Fks@madang.kr', 'kim.sks\uFF20madang.kr'])(
  '[EMAIL-1] [VAL-3] a code for %j goes to the one mailbox that it stands for, and to no address that was typed',
  async (authWay) => {
    const before = api.mails.length;
    api.clock.now += 3_600_000;
    await api.browser().ok('requestEmailCode', { authWay });
    expect(api.mails.slice(before).map(({ to }) => to)).toEqual(['kim.sks@madang.kr']);
  },
);
