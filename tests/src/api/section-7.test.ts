import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import type { CallName } from '#contract/calls.ts';
import { listenInThisFile, server } from '#tests/support/msw-server.ts';
import { SAMPLE_USER, SAMPLES } from '#tests/support/samples.ts';
import { ORIGIN, openSignedIn } from './open-client.ts';

/* The table of section 7, written out once more: addresses and fields stand here as they do there, and are not taken from the contract. */

listenInThisFile();

interface Row {
  readonly call: CallName;
  /** Method and address below the origin. */
  readonly sent: string;
  /** Every field of the payload with a sample; left out where the table says "none". */
  readonly payload?: Readonly<Record<string, unknown>>;
  readonly answer?: unknown;
  /** Answers of another shape. */
  readonly misfits: readonly unknown[];
}

/** Answers every request with code 0 and `data`, and remembers what was sent. */
function answerAll(data: unknown): { sent: string; body: string }[] {
  const requests: { sent: string; body: string }[] = [];
  server.use(
    http.all('*', async ({ request }) => {
      requests.push({ sent: `${request.method} ${request.url.replace(ORIGIN, '')}`, body: await request.text() });
      return HttpResponse.json({ code: 0, ...(data !== undefined && { data }) });
    }),
  );
  return requests;
}

const { client } = openSignedIn();
const ask = (call: CallName, payload: unknown) => client.call(call, payload as never);

async function expectRow({ call, sent, payload, answer, misfits }: Row): Promise<void> {
  const requests = answerAll(answer);
  await expect(ask(call, payload)).resolves.toEqual(answer);
  expect(requests.map((request) => request.sent)).toEqual([sent]);
  expect(requests[0]?.body === '' ? undefined : JSON.parse(requests[0]?.body ?? '')).toEqual(payload);

  // With a field less or a field more it is another request, which is not sent.
  const others = Object.keys(payload ?? {}).map((field) => ({ ...payload, [field]: undefined }));
  for (const other of payload === undefined ? [] : [...others, { ...payload, more: 1 }])
    await expect(ask(call, other), JSON.stringify(other)).rejects.toMatchObject({ name: 'PortError' });
  expect(requests).toHaveLength(1);

  expect(misfits.length).toBeGreaterThan(0);
  for (const misfit of misfits) {
    answerAll(misfit);
    await expect(ask(call, payload), JSON.stringify(misfit)).rejects.toMatchObject({ name: 'PortError' });
  }
}

const signedIn = { user: { ...SAMPLE_USER, access_token: 'token-2' } };
const user = { user: SAMPLE_USER };
const NO_USER = ['text', { user: 'Minji' }, { user: { ...SAMPLE_USER, ncknm: 7 } }];
const NOT_SIGNED_IN = [undefined, {}, ...NO_USER, user];
const NO_DATA = ['text', 7];
const credentials = { authMthd: 1, authId: 'minji@campus.ac.kr', sqncNum: 'proof', pswd: 'maple-7leaf', authCode: '' };
const join = { authMthd: 0, authId: '', ncknm: '민지', gndr: 'F', uvrsId: '', mrktInfrRcptAgrmYn: 'N' };

describe('is sent in the shape of section 7, and its answer is checked', () => {
  test('[API-1] guest login', () =>
    expectRow({ call: 'guestLogin', sent: 'POST /api/v1/auth/login', answer: signedIn, misfits: NOT_SIGNED_IN }));

  test('[API-2] social login', () =>
    expectRow({
      call: 'snsLogin',
      sent: 'POST /api/v1/auth/login/sns',
      payload: { authMthd: 3, authId: 'ticket' },
      answer: signedIn,
      misfits: NOT_SIGNED_IN,
    }));

  test('[API-3] email login', () =>
    expectRow({
      call: 'emailLogin',
      sent: 'POST /api/v1/auth/login/email',
      payload: { authMthd: 1, authId: 'minji@campus.ac.kr', pswd: 'maple-7leaf' },
      answer: signedIn,
      misfits: NOT_SIGNED_IN,
    }));

  test('[API-4] university login', () =>
    expectRow({
      call: 'ssoLogin',
      sent: 'POST /api/v1/auth/login/sso',
      payload: { cmpsCode: 'ewha', authMthd: 24, code: 'ticket' },
      answer: signedIn,
      misfits: NOT_SIGNED_IN,
    }));

  test('[API-5] user information', () =>
    expectRow({ call: 'userInfo', sent: 'GET /api/v1/auth/info', answer: user, misfits: [undefined, {}, ...NO_USER] }));

  test('[API-6] check user', () =>
    expectRow({
      call: 'checkUser',
      sent: 'POST /api/v1/auth/check/user',
      payload: { authMthd: 1, authId: 'minji@campus.ac.kr' },
      answer: { ncknm: '민지', authId: 'minji@campus.ac.kr' },
      misfits: ['text', { ncknm: 7, authId: 'a' }, { authId: 7 }],
    }));

  test('[API-7] logout', () => expectRow({ call: 'logout', sent: 'GET /api/v1/auth/logout', misfits: NO_DATA }));

  test('[API-8] join', () =>
    expectRow({
      call: 'join',
      sent: 'POST /api/v1/auth/join',
      payload: { ...join, pswd: '' },
      answer: signedIn,
      misfits: NOT_SIGNED_IN,
    }));

  test('[API-9] check of an ID', () =>
    expectRow({
      call: 'validateUvrsId',
      sent: 'POST /api/v1/auth/check/validate/uvrs-id',
      payload: { uvrsId: 'minji_2024' },
      misfits: NO_DATA,
    }));

  test('[API-10] check of a nickname', () =>
    expectRow({
      call: 'validateNickname',
      sent: 'POST /api/v1/auth/check/validate/nickname',
      payload: { ncknm: '민지' },
      misfits: NO_DATA,
    }));

  test('[API-11] join with a linked account', () =>
    expectRow({
      call: 'accountLinkJoin',
      sent: 'POST /api/v1/auth/account-link/join',
      payload: { ...join, authMthd: 3, authId: 'ticket' },
      answer: signedIn,
      misfits: NOT_SIGNED_IN,
    }));

  test('[API-12] change of the nickname', () =>
    expectRow({
      call: 'changeNickname',
      sent: 'PUT /api/v1/auth/change/nickname',
      payload: { ncknm: '민지' },
      answer: user,
      misfits: NO_USER,
    }));

  test('[API-13] link of an account', () =>
    expectRow({
      call: 'linkAccount',
      sent: 'PUT /api/v1/auth/link/account',
      payload: credentials,
      answer: signedIn,
      misfits: NO_USER,
    }));

  test('[API-14] set-up of an account', () =>
    expectRow({
      call: 'setUpAccount',
      sent: 'PUT /api/v1/auth/set-up/account',
      payload: credentials,
      answer: signedIn,
      misfits: NO_USER,
    }));

  test('[API-15] password', () =>
    expectRow({ call: 'resetPassword', sent: 'PUT /api/v1/auth/password', payload: credentials, misfits: [...NO_USER, user] }));

  test('[API-16] request of a code', () =>
    expectRow({
      call: 'requestEmailCode',
      sent: 'POST /api/v1/auth/occupancy/email-user',
      payload: { authWay: 'minji@campus.ac.kr' },
      answer: SAMPLES.requestEmailCode.data,
      misfits: ['text', { expiresAt: 'soon' }],
    }));

  test('[API-17] confirmation of a code', () =>
    expectRow({
      call: 'confirmEmailCode',
      sent: 'PUT /api/v1/auth/occupancy/email',
      payload: { authWay: 'minji@campus.ac.kr', authCode: '48A1ZQ' },
      answer: { sqncNum: 'proof' },
      misfits: [undefined, {}, { sqncNum: '' }, { sqncNum: {} }],
    }));

  test('[API-18] list of the campuses', () =>
    expectRow({
      call: 'campusList',
      sent: 'GET /api/v1/campus/list',
      answer: { campusList: [{ cmps_code: 'ewha' }] },
      misfits: [undefined, {}, { campusList: 'ewha' }, { campusList: [{ name: 'Ewha' }] }],
    }));

  test('[API-19] refresh of the access token', () =>
    expectRow({
      call: 'refreshAccessToken',
      sent: 'PUT /api/v1/auth/refresh/access-token',
      answer: { access_token: 'token-2' },
      misfits: [undefined, {}, { access_token: '' }, { access_token: 'two words' }],
    }));

  test('[API-20] configuration', () =>
    expectRow({
      call: 'configuration',
      sent: 'GET /api/v1/auth/config',
      answer: SAMPLES.configuration.data,
      misfits: ['text', { ...SAMPLES.configuration.data, enabledMethods: 'all' }],
    }));

  test('[API-21] authorization code', () =>
    expectRow({
      call: 'oauthCode',
      sent: 'POST /api/v1/oauth/code',
      payload: { clntId: 'meeting', redrUri: 'https://meeting.example/back' },
      answer: { code: 'partner-code' },
      misfits: [undefined, {}, { code: '' }],
    }));

  test('[API-22] change of the profile image, whose answer is its path', async () => {
    const requests = answerAll({ profileImagePath: '/media/profile/1.png' });
    const form = new FormData();
    form.append('prflImg', new File(['x'], 'minji.png', { type: 'image/png' }));
    await expect(ask('changeProfileImage', form)).resolves.toEqual({ profileImagePath: '/media/profile/1.png' });
    expect(requests[0]?.sent).toBe('PUT /api/v1/auth/change/profile');
    expect(requests[0]?.body).toContain('name="prflImg"; filename="minji.png"');
    for (const misfit of [undefined, {}, { profileImagePath: 7 }]) {
      answerAll(misfit);
      await expect(ask('changeProfileImage', form)).rejects.toMatchObject({ name: 'PortError' });
    }
  });

  test('[API-23] change of the ID', () =>
    expectRow({
      call: 'changeUvrsId',
      sent: 'PUT /api/v1/auth/change/uvrs-id',
      payload: { uvrsId: 'minji_2024' },
      answer: user,
      misfits: NO_USER,
    }));

  test('[API-24] opening of the account', () =>
    expectRow({
      call: 'changeAccountOpen',
      sent: 'PUT /api/v1/auth/change/account-open',
      payload: { acntOpenYn: 'N' },
      answer: user,
      misfits: NO_USER,
    }));
});

test('[API-8] a value that the contract does not know is not sent', async () => {
  const requests = answerAll(signedIn);
  for (const payload of [
    { ...join, gndr: 'X', pswd: '' },
    { ...join, mrktInfrRcptAgrmYn: true, pswd: '' },
    { ...join, authMthd: '0', pswd: '' },
  ])
    await expect(ask('join', payload)).rejects.toMatchObject({ name: 'PortError' });
  expect(requests).toEqual([]);
});
