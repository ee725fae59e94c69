import { QueryClient } from '@tanstack/react-query';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { JoinData } from '../../machines/join-data.ts';
import { type Actions, createActions } from '../../src/api/actions.ts';
import type { CallName } from '../../src/api/contract.ts';
import { campusListQuery, configurationQuery, USER_KEY, userQuery } from '../../src/api/queries.ts';
import { createSessionHooks } from '../../src/api/session-hooks.ts';
import { answered, fails, on } from '../support/faults.ts';
import { SAMPLE_USER, SAMPLES } from '../support/samples.ts';
import { openTab } from './open-client.ts';

const server = setupServer();
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  vi.restoreAllMocks();
});
afterAll(() => server.close());

function open() {
  const { client, tokenStore } = openTab();
  const queryClient = new QueryClient();
  const onServerTime = vi.fn();
  const actions = createActions({ client, hooks: createSessionHooks(tokenStore, queryClient), onServerTime });
  return { actions, client, tokenStore, queryClient, onServerTime };
}

function answer(name: CallName, data: unknown = SAMPLES[name].data) {
  const bodies: unknown[] = [];
  server.use(
    on(name, async ({ request }) => {
      bodies.push(await request.text().then((text) => (text === '' ? undefined : JSON.parse(text))));
      return answered('ok', undefined, data);
    }),
  );
  return bodies;
}

const joinData: JoinData = { authMethod: 0, nickname: '민지', nicknameIsSuggested: false, gender: 'F', uvrsId: '', marketingAgreed: true };
const joined = { ncknm: '민지', gndr: 'F', uvrsId: '', mrktInfrRcptAgrmYn: 'Y' };
const email = { email: 'minji@campus.ac.kr', proof: 'proof', password: 'maple-7leaf' };
const byEmail = { authMthd: 1, authId: 'minji@campus.ac.kr', sqncNum: 'proof', pswd: 'maple-7leaf', authCode: '' };
const provider = { method: 'google', ticket: 'ticket' } as const;
const byProvider = { authMthd: 3, authId: 'ticket', sqncNum: '', pswd: '', authCode: '' };

const SIGN_INS: readonly [string, CallName, (actions: Actions) => Promise<void>, unknown][] = [
  ['[LOGIN-1] as a guest', 'guestLogin', (a) => a.loginAsGuest(), undefined],
  ['[LOGIN-2] by email', 'emailLogin', (a) => a.loginByEmail(email), { authMthd: 1, authId: email.email, pswd: email.password }],
  ['[LOGIN-4] by a social account', 'snsLogin', (a) => a.loginByProvider(provider), { authMthd: 3, authId: 'ticket' }],
  [
    '[LOGIN-5] by a university',
    'ssoLogin',
    (a) => a.loginByProvider({ method: 'ewha', ticket: 'ticket' }),
    { cmpsCode: 'ewha', authMthd: 24, code: 'ticket' },
  ],
  ['[JOIN-1] joining as a guest', 'join', (a) => a.joinAsGuest(joinData), { authMthd: 0, authId: '', pswd: '', ...joined }],
  [
    '[EMAIL-7] joining by email',
    'join',
    (a) => a.joinByEmail(joinData, email),
    { authMthd: 1, authId: email.email, pswd: email.password, ...joined },
  ],
  [
    '[SOC-5] joining by a provider',
    'accountLinkJoin',
    (a) => a.joinByProvider(joinData, provider),
    { authMthd: 3, authId: 'ticket', ...joined },
  ],
  ['[EMAIL-7] a guest’s email', 'linkAccount', (a) => a.linkEmail(email), byEmail],
  ['[EMAIL-7] another user’s email', 'setUpAccount', (a) => a.setUpEmail(email), byEmail],
  ['[SOC-5] a provider for who is signed in', 'setUpAccount', (a) => a.connectProvider({ ...provider, replace: false }), byProvider],
];

describe('signing in', () => {
  test.each(SIGN_INS)('%s: sends %s, stores the token, and the user without it', async (_, name, act, body) => {
    const { actions, tokenStore, queryClient } = open();
    const bodies = answer(name);
    await act(actions);
    expect(bodies).toEqual([body]);
    expect(tokenStore.read()).toEqual({ is: 'token', token: 'token-of-sign-in' });
    expect(queryClient.getQueryData(USER_KEY)).toEqual(SAMPLE_USER);
  });

  test.each(SIGN_INS)('%s: a refusal (%s) changes nothing', async (_, name, act) => {
    const { actions, tokenStore, queryClient } = open();
    server.use(fails(name, '409'));
    await expect(act(actions)).rejects.toMatchObject({ name: 'PortError', reason: 'nicknameTaken' });
    expect(tokenStore.read()).toEqual({ is: 'none' });
    expect(queryClient.getQueryData(USER_KEY)).toBeUndefined();
  });

  test('[REFR-4] an answer about who was signed in before does not overwrite who is', async () => {
    const { actions, client, tokenStore, queryClient } = open();
    tokenStore.signIn('token-1');
    let answerInfo = () => {};
    server.use(
      on('userInfo', async () => {
        await new Promise<void>((resolve) => {
          answerInfo = resolve;
        });
        return answered('ok', undefined, { user: { ...SAMPLE_USER, ncknm: 'before' } });
      }),
    );
    const before = queryClient.fetchQuery(userQuery(client)).catch(() => undefined);
    answer('guestLogin');
    await actions.loginAsGuest();
    answerInfo();
    await before;
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(queryClient.getQueryData(USER_KEY)).toEqual(SAMPLE_USER);
  });
});

describe('signing out', () => {
  test('[OUT-1] the server is told with the token; forgetting leaves neither token nor user', async () => {
    const { actions, tokenStore, queryClient } = open();
    answer('guestLogin');
    await actions.loginAsGuest();
    const told: (string | null)[] = [];
    server.use(
      on('logout', ({ request }) => {
        told.push(request.headers.get('Authorization'));
        return answered('failed');
      }),
    );
    await expect(actions.endSession()).rejects.toMatchObject({ name: 'PortError' });
    actions.forgetSession();
    expect(told).toEqual(['Bearer token-of-sign-in']);
    expect(tokenStore.read()).toEqual({ is: 'none' });
    expect(queryClient.getQueryData(USER_KEY)).toBeUndefined();
  });
});

describe('proving', () => {
  test('[EMAIL-1] an email is registered when check-user names somebody', async () => {
    const { actions } = open();
    const bodies = answer('checkUser', { authId: 'a', ncknm: '민***' });
    await expect(actions.checkEmail(email)).resolves.toEqual({ registered: true });
    answer('checkUser', { authId: 'a' });
    await expect(actions.checkEmail(email)).resolves.toEqual({ registered: false });
    expect(bodies).toEqual([{ authMthd: 1, authId: email.email }]);
  });

  test('[SOC-4] a provider’s code becomes a ticket, and the state says which attempt it was', async () => {
    const { actions } = open();
    const states: (string | null)[] = [];
    const check = (data: object) =>
      server.use(
        on('checkUser', ({ request }) => {
          states.push(request.headers.get('X-Auth-State'));
          return answered('ok', undefined, data);
        }),
      );
    const asked = { method: 'google', answer: { code: 'c', state: 's' } } as const;
    check({ authId: 'ticket', ncknm: '민지' });
    await expect(actions.checkProvider(asked)).resolves.toEqual({ nickname: '민지', ticket: 'ticket' });
    check({ authId: 'ticket' });
    await expect(actions.checkProvider(asked)).resolves.toEqual({ nickname: null, ticket: 'ticket' });
    expect(states).toEqual(['s', 's']);
  });

  test('[SOC-4] an account is replaced only when that is asked for', async () => {
    const { actions } = open();
    const asked: (string | null)[] = [];
    server.use(
      on('setUpAccount', ({ request }) => {
        asked.push(request.headers.get('X-Replace-Existing'));
        return answered('accountInUse');
      }),
    );
    for (const replace of [false, true]) {
      await expect(actions.connectProvider({ ...provider, replace })).rejects.toMatchObject({ reason: 'accountInUse' });
    }
    expect(asked).toEqual([null, 'Y']);
  });

  test('[EMAIL-2] a sent code tells its times and the server’s', async () => {
    const { actions, onServerTime } = open();
    answer('requestEmailCode', { expiresAt: 3_600_500, resendAt: 60_500, serverTime: 500 });
    await expect(actions.requestCode(email)).resolves.toEqual({ expiresAt: 3_600_500, resendAt: 60_500 });
    expect(onServerTime.mock.calls).toEqual([[500]]);
  });

  test('[EMAIL-5] a right code gives the proof, a wrong one a reason', async () => {
    const { actions } = open();
    const bodies = answer('confirmEmailCode');
    await expect(actions.confirmCode({ email: email.email, code: '48A1ZQ' })).resolves.toEqual({ proof: 'proof' });
    expect(bodies).toEqual([{ authWay: email.email, authCode: '48A1ZQ' }]);
    server.use(on('confirmEmailCode', () => answered('codeWrong')));
    await expect(actions.confirmCode({ email: email.email, code: 'XXXXXX' })).rejects.toMatchObject({ reason: 'codeWrong' });
  });

  test('[RESET-2] a new password is sent with the proof', async () => {
    const { actions, tokenStore } = open();
    const bodies = answer('resetPassword');
    await actions.resetPassword(email);
    expect(bodies).toEqual([byEmail]);
    expect(tokenStore.read()).toEqual({ is: 'none' });
  });

  test('[CHAR-2] nickname and ID are checked by the server', async () => {
    const { actions } = open();
    const asked = [answer('validateNickname'), answer('validateUvrsId')];
    await actions.validateNickname({ nickname: '민지' });
    await actions.validateUvrsId({ uvrsId: 'minji_2024' });
    expect(asked).toEqual([[{ ncknm: '민지' }], [{ uvrsId: 'minji_2024' }]]);
    server.use(on('validateUvrsId', () => answered('uvrsIdTaken')));
    await expect(actions.validateUvrsId({ uvrsId: 'minji_2024' })).rejects.toMatchObject({ reason: 'idTaken' });
  });
});

describe('changing the profile', () => {
  test.each([
    ['[PROF-2]', 'changeNickname', (a: Actions) => a.changeNickname({ nickname: '서연' }), { ncknm: '서연' }],
    ['[PROF-3]', 'changeUvrsId', (a: Actions) => a.changeUvrsId({ uvrsId: 'seoyeon' }), { uvrsId: 'seoyeon' }],
    ['[PROF-5]', 'changeAccountOpen', (a: Actions) => a.changeAccountOpen({ open: false }), { acntOpenYn: 'N' }],
    ['[PROF-5]', 'changeAccountOpen', (a: Actions) => a.changeAccountOpen({ open: true }), { acntOpenYn: 'Y' }],
  ] as const)('%s %s shows what the server echoes', async (_, name, act, body) => {
    const { actions, queryClient } = open();
    const bodies = answer(name, { user: { ...SAMPLE_USER, ncknm: 'echoed', access_token: 'not for the cache' } });
    await act(actions);
    expect(bodies).toEqual([body]);
    expect(queryClient.getQueryData(USER_KEY)).toEqual({ ...SAMPLE_USER, ncknm: 'echoed' });
  });

  test('[PROF-2] an older answer that comes late does not bring the old name back', async () => {
    const { actions, client, tokenStore, queryClient } = open();
    tokenStore.signIn('token-1');
    queryClient.setQueryData(USER_KEY, { ...SAMPLE_USER, ncknm: 'older' }, { updatedAt: 1 });
    let asked = false;
    let answerInfo = () => {};
    const late = new Promise<void>((resolve) => {
      answerInfo = resolve;
    });
    server.use(
      on('userInfo', async () => {
        asked = true;
        await late;
        return answered('ok', undefined, { user: { ...SAMPLE_USER, ncknm: 'old' } });
      }),
    );
    const before = queryClient.fetchQuery(userQuery(client)).catch(() => undefined);
    await vi.waitFor(() => expect(asked).toBe(true));
    answer('changeNickname', { user: { ...SAMPLE_USER, ncknm: 'new' } });
    await actions.changeNickname({ nickname: 'new' });
    answerInfo();
    await before;
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(queryClient.getQueryData(USER_KEY)).toEqual({ ...SAMPLE_USER, ncknm: 'new' });
  });

  test('[GW-2] a partner’s code', async () => {
    const { actions } = open();
    const bodies = answer('oauthCode');
    await expect(actions.requestPartnerCode({ clientId: 'meeting', returnUrl: 'https://meeting.example/' })).resolves.toEqual({
      code: 'partner-code',
    });
    expect(bodies).toEqual([{ clntId: 'meeting', redrUri: 'https://meeting.example/' }]);
  });
});

describe('queries', () => {
  test('[SHELL-1] the user is loaded and kept without a token', async () => {
    const { client, queryClient } = open();
    answer('userInfo', { user: { ...SAMPLE_USER, access_token: 'not for the cache' } });
    await expect(queryClient.fetchQuery(userQuery(client))).resolves.toEqual(SAMPLE_USER);
  });

  test('[SHELL-5] configuration is asked for once, and tells the server’s time', async () => {
    const { client, queryClient, onServerTime } = open();
    const asked = answer('configuration');
    await queryClient.fetchQuery(configurationQuery(client, onServerTime));
    await queryClient.fetchQuery(configurationQuery(client, onServerTime));
    expect(asked).toHaveLength(1);
    expect(onServerTime.mock.calls).toEqual([[SAMPLES.configuration.data.serverTime]]);
  });

  test('[API-25] a query that fails is not retried', async () => {
    const { client, queryClient } = open();
    let asked = 0;
    server.use(
      on('campusList', () => {
        asked += 1;
        return answered('failed');
      }),
    );
    await expect(queryClient.fetchQuery(campusListQuery(client))).rejects.toMatchObject({ name: 'PortError' });
    expect(asked).toBe(1);
  });
});
