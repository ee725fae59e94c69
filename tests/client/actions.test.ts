import { QueryClient } from '@tanstack/react-query';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CallName } from '../../contract/calls.ts';
import { failure } from '../../machines/failures.ts';
import type { JoinData } from '../../machines/join-data.ts';
import { type Actions, createActions } from '../../src/api/actions.ts';
import type { Client } from '../../src/api/client.ts';
import { campusListQuery, configurationQuery, USER_KEY, userQuery } from '../../src/api/queries.ts';
import { createSessionHooks } from '../../src/api/session-hooks.ts';
import { defaultConfiguration } from '../../src/app/defaults.ts';
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

/** ms since the epoch. */
const NOW = Date.UTC(2026, 10, 22);
const defaults = () => defaultConfiguration('https://app.madang.example');

function open() {
  const { client, tokenStore } = openTab();
  const queryClient = new QueryClient();
  const onServerTime = vi.fn();
  const clock = { serverNow: () => NOW, syncServerTime: onServerTime };
  const actions = createActions({ client, hooks: createSessionHooks(tokenStore, queryClient), clock });
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

/** The answer about who is signed in, held back until `answer()`; `asked` resolves when the request is there. */
function holdUserInfo(user: typeof SAMPLE_USER) {
  let answer = () => {};
  const released = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const asked = new Promise<void>((resolve) => {
    server.use(
      on('userInfo', async () => {
        resolve();
        await released;
        return answered('ok', undefined, { user });
      }),
    );
  });
  return { asked, answer };
}

/** Resolves when the answer has come and the query is done with it, also where it was cancelled meanwhile. */
async function loadUser(client: Client, queryClient: QueryClient): Promise<void> {
  const call = vi.spyOn(client, 'call');
  await Promise.allSettled([queryClient.fetchQuery(userQuery(client))]);
  await Promise.allSettled(call.mock.results.map(({ value }) => value));
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
}

const joinData: JoinData = { authMethod: 0, nickname: '민지', nicknameIsSuggested: false, gender: 'F', uvrsId: '', marketingAgreed: true };
const joined = { ncknm: '민지', gndr: 'F', uvrsId: '', mrktInfrRcptAgrmYn: 'Y' };
const email = { email: 'minji@campus.ac.kr', proof: 'proof', password: 'maple-7leaf' };
const byEmail = { authMthd: 1, authId: 'minji@campus.ac.kr', sqncNum: 'proof', pswd: 'maple-7leaf', authCode: '' };
const provider = { method: 'google', ticket: 'ticket' } as const;
const byProvider = { authMthd: 3, authId: 'ticket', sqncNum: '', pswd: '', authCode: '' };

interface SignIn {
  readonly call: CallName;
  readonly act: (actions: Actions) => Promise<void>;
  readonly sent: unknown;
}

const SIGN_INS = {
  asGuest: { call: 'guestLogin', act: (a) => a.loginAsGuest(), sent: undefined },
  byEmail: { call: 'emailLogin', act: (a) => a.loginByEmail(email), sent: { authMthd: 1, authId: email.email, pswd: email.password } },
  bySocialAccount: { call: 'snsLogin', act: (a) => a.loginByProvider(provider), sent: { authMthd: 3, authId: 'ticket' } },
  byUniversity: {
    call: 'ssoLogin',
    act: (a) => a.loginByProvider({ method: 'ewha', ticket: 'ticket' }),
    sent: { cmpsCode: 'ewha', authMthd: 24, code: 'ticket' },
  },
  joiningAsGuest: { call: 'join', act: (a) => a.joinAsGuest(joinData), sent: { authMthd: 0, authId: '', pswd: '', ...joined } },
  joiningByEmail: {
    call: 'join',
    act: (a) => a.joinByEmail(joinData, email),
    sent: { authMthd: 1, authId: email.email, pswd: email.password, ...joined },
  },
  joiningByProvider: {
    call: 'accountLinkJoin',
    act: (a) => a.joinByProvider(joinData, provider),
    sent: { authMthd: 3, authId: 'ticket', ...joined },
  },
  linkingEmail: { call: 'linkAccount', act: (a) => a.linkEmail(email), sent: byEmail },
  settingUpEmail: { call: 'setUpAccount', act: (a) => a.setUpEmail(email), sent: byEmail },
  connectingProvider: { call: 'setUpAccount', act: (a) => a.connectProvider({ ...provider, replace: false }), sent: byProvider },
} as const satisfies Record<string, SignIn>;

/** It is sent as section 7 has it; then the token is stored, and the user without it. */
async function expectSignIn({ call, act, sent }: SignIn): Promise<void> {
  const { actions, tokenStore, queryClient } = open();
  const bodies = answer(call);
  await act(actions);
  expect(bodies).toEqual([sent]);
  expect(tokenStore.read()).toEqual({ is: 'token', token: 'token-of-sign-in' });
  expect(queryClient.getQueryData(USER_KEY)).toEqual(SAMPLE_USER);
}

describe('signing in', () => {
  test('[LOGIN-1] as a guest stores user and token', () => expectSignIn(SIGN_INS.asGuest));
  test('[LOGIN-2] [LOGIN-3] by email stores user and token', () => expectSignIn(SIGN_INS.byEmail));
  test('[LOGIN-4] by a social account sends the ticket of check-user', () => expectSignIn(SIGN_INS.bySocialAccount));
  test('[LOGIN-5] by a university sends the school’s code, its number and, as the code, the ticket of check-user', () =>
    expectSignIn(SIGN_INS.byUniversity));
  test('[JOIN-1] [JOIN-2] joining as a guest sends the method guest, and stores user and token', () =>
    expectSignIn(SIGN_INS.joiningAsGuest));
  test('[EMAIL-7] joining by email sends the join data and the password', () => expectSignIn(SIGN_INS.joiningByEmail));
  test('[SOC-5] a visitor joins with the ticket of check-user', () => expectSignIn(SIGN_INS.joiningByProvider));
  test('[EMAIL-7] a guest’s email goes to link/account', () => expectSignIn(SIGN_INS.linkingEmail));
  test('[EMAIL-7] another user’s email goes to set-up/account', () => expectSignIn(SIGN_INS.settingUpEmail));
  test('[SOC-5] a provider of a person who is signed in goes to set-up/account with the ticket', () =>
    expectSignIn(SIGN_INS.connectingProvider));

  test('[AGR-3] marketing goes out as Y where it was ticked, and as N where it was not', async () => {
    const { actions } = open();
    const bodies = answer('join');
    for (const marketingAgreed of [true, false]) await actions.joinAsGuest({ ...joinData, marketingAgreed });
    expect(bodies).toMatchObject([{ mrktInfrRcptAgrmYn: 'Y' }, { mrktInfrRcptAgrmYn: 'N' }]);
  });

  test.each(Object.entries<SignIn>(SIGN_INS))('%s: a refusal changes nothing', async (_, { call, act }) => {
    const { actions, tokenStore, queryClient } = open();
    server.use(fails(call, '409'));
    await expect(act(actions)).rejects.toMatchObject({ name: 'PortError', reason: 'nicknameTaken' });
    expect(tokenStore.read()).toEqual({ is: 'none' });
    expect(queryClient.getQueryData(USER_KEY)).toBeUndefined();
  });

  test('[REFR-4] an answer about who was signed in before does not overwrite who is', async () => {
    const { actions, client, tokenStore, queryClient } = open();
    tokenStore.signIn('token-1');
    const info = holdUserInfo({ ...SAMPLE_USER, ncknm: 'before' });
    const before = loadUser(client, queryClient);
    await info.asked;
    answer('guestLogin');
    await actions.loginAsGuest();
    info.answer();
    await before;
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
  test('[EMAIL-1] an email is registered when check-user names an account', async () => {
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

  test('[SOC-6] a sign-in that is too old to replace an account has a reason of its own', async () => {
    const { actions } = open();
    server.use(on('setUpAccount', () => answered('signInTooOld')));
    await expect(actions.connectProvider({ ...provider, replace: true })).rejects.toMatchObject({ reason: 'signInTooOld' });
  });

  test('[EMAIL-2] a sent code tells its times and the server’s', async () => {
    const { actions, onServerTime } = open();
    answer('requestEmailCode', { expiresAt: 3_600_500, resendAt: 60_500, serverTime: 500 });
    await expect(actions.requestCode(email)).resolves.toEqual({ expiresAt: 3_600_500, resendAt: 60_500 });
    expect(onServerTime.mock.calls).toEqual([[500]]);
  });

  test('[EMAIL-2] a visit that had run out begins anew, and the code is asked for once more; after that, cookies are needed', async () => {
    const { actions } = open();
    const answers = [answered('cookiesRefused'), answered('ok', undefined, SAMPLES.requestEmailCode.data)];
    server.use(on('requestEmailCode', () => answers.shift() ?? answered('failed')));
    await expect(actions.requestCode(email)).resolves.toEqual({ expiresAt: 3_600_000, resendAt: 60_000 });

    let asked = 0;
    server.use(
      on('requestEmailCode', () => {
        asked += 1;
        return answered('cookiesRefused', 'Allow cookies.');
      }),
    );
    const refused = await actions.requestCode(email).catch((error: unknown) => error);
    expect(refused).toMatchObject({ reason: 'cookiesRefused' });
    expect(asked).toBe(2);
    // Whichever flow asked, that is what is said.
    expect(failure('codeNotSent', refused)).toEqual({ code: 'cookiesNeeded', serverMessage: 'Allow cookies.' });
  });

  test('[EMAIL-5] a right code gives the proof, a wrong one a reason', async () => {
    const { actions } = open();
    const bodies = answer('confirmEmailCode');
    await expect(actions.confirmCode({ email: email.email, code: '48A1ZQ' })).resolves.toEqual({ proof: 'proof' });
    expect(bodies).toEqual([{ authWay: email.email, authCode: '48A1ZQ' }]);
    server.use(on('confirmEmailCode', () => answered('codeWrong')));
    await expect(actions.confirmCode({ email: email.email, code: 'XXXXXX' })).rejects.toMatchObject({ reason: 'codeWrong' });
  });

  test('[RESET-2] a new password is sent with the proof, and the session of the answer is taken', async () => {
    const { actions, tokenStore } = open();
    const bodies = answer('resetPassword');
    await expect(actions.resetPassword(email)).resolves.toEqual({ signedIn: true });
    expect(bodies).toEqual([byEmail]);
    expect(tokenStore.read()).toEqual({ is: 'token', token: 'token-of-sign-in' });
  });

  test('[API-26] [RESET-2] an API whose answer has no session signs in nowhere', async () => {
    const { actions, tokenStore } = open();
    server.use(on('resetPassword', () => answered('ok')));
    await expect(actions.resetPassword(email)).resolves.toEqual({ signedIn: false });
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
    const info = holdUserInfo({ ...SAMPLE_USER, ncknm: 'old' });
    const before = loadUser(client, queryClient);
    await info.asked;
    answer('changeNickname', { user: { ...SAMPLE_USER, ncknm: 'new' } });
    await actions.changeNickname({ nickname: 'new' });
    info.answer();
    await before;
    expect(queryClient.getQueryData(USER_KEY)).toEqual({ ...SAMPLE_USER, ncknm: 'new' });
  });

  test('[GW-2] a partner’s code', async () => {
    const { actions } = open();
    const bodies = answer('oauthCode');
    await expect(actions.requestPartnerCode({ clientId: 'meeting', returnUrl: 'https://meeting.example/' })).resolves.toEqual({
      is: 'code',
      code: 'partner-code',
    });
    expect(bodies).toEqual([{ clntId: 'meeting', redrUri: 'https://meeting.example/' }]);
  });

  test('[GW-6] without consent it is the partner’s name that is answered, without markup or direction marks; then the consent is told', async () => {
    const { actions } = open();
    const request = { clientId: 'meeting', returnUrl: 'https://meeting.example/' };
    server.use(on('oauthCode', () => answered('consentRequired', 'Agree first.', { clientName: ' Campus\u202e Meetings\n' })));
    await expect(actions.requestPartnerCode(request)).resolves.toEqual({ is: 'consentRequired', partnerName: 'Campus Meetings' });
    for (const data of [undefined, {}, { clientName: 7 }, { clientName: '\u202e' }]) {
      server.use(on('oauthCode', () => answered('consentRequired', 'Agree first.', data)));
      await expect(actions.requestPartnerCode(request)).rejects.toMatchObject({ serverMessage: 'Agree first.' });
    }
    const bodies = answer('consentToClient');
    await actions.consentToPartner({ clientId: 'meeting' });
    expect(bodies).toEqual([{ clntId: 'meeting' }]);
  });
});

describe('answers with no more than the specification names', () => {
  const { gndr: _, ...SPECIFIED } = SAMPLE_USER;
  /** `undefined`: an answer without `data`. */
  const says = (name: CallName, data: unknown) => server.use(on(name, () => answered('ok', undefined, data)));

  test.each([undefined, null, {}])(
    '[API-26] [EMAIL-2] [EMAIL-4] a sent code that answers %j lasts an hour, and another comes after a minute',
    async (data) => {
      const { actions, onServerTime } = open();
      says('requestEmailCode', data);
      await expect(actions.requestCode(email)).resolves.toEqual({ expiresAt: NOW + 3_600_000, resendAt: NOW + 60_000 });
      expect(onServerTime).not.toHaveBeenCalled();
    },
  );

  test('[API-26] [SHELL-5] configuration without fields leaves the defaults, and takes each field that is there', async () => {
    const { client, queryClient, onServerTime } = open();
    const read = () => queryClient.fetchQuery({ ...configurationQuery(client, defaults, onServerTime), staleTime: 0 });
    for (const data of [undefined, null, {}]) {
      says('configuration', data);
      expect(await read()).toEqual(defaults());
    }
    says('configuration', { phone: '02-1234' });
    expect(await read()).toEqual({ ...defaults(), phone: '02-1234' });
    expect(onServerTime).not.toHaveBeenCalled();
  });

  test.each([
    ['[PROF-2]', 'changeNickname', (a: Actions) => a.changeNickname({ nickname: '서연' }), { ncknm: '서연' }],
    [
      '[PROF-3]',
      'changeUvrsId',
      (a: Actions) => a.changeUvrsId({ uvrsId: 'seoyeon' }),
      { uvrs_id: 'seoyeon', uvrs_id_chng_dtm: '2026-11-22T00:00:00.000Z' },
    ],
    ['[PROF-5]', 'changeAccountOpen', (a: Actions) => a.changeAccountOpen({ open: false }), { acnt_open_yn: 'N' }],
  ] as const)('[API-26] %s %s that answers without a user shows what was sent', async (_id, name, act, changed) => {
    for (const data of [undefined, {}]) {
      const { actions, queryClient } = open();
      queryClient.setQueryData(USER_KEY, SPECIFIED);
      says(name, data);
      await act(actions);
      expect(queryClient.getQueryData(USER_KEY)).toEqual({ ...SPECIFIED, ...changed });
    }
  });

  test.each([
    ['[EMAIL-7] linkAccount', 'linkAccount', (a: Actions) => a.linkEmail(email)],
    ['[EMAIL-7] setUpAccount', 'setUpAccount', (a: Actions) => a.setUpEmail(email)],
    ['[SOC-5] setUpAccount', 'setUpAccount', (a: Actions) => a.connectProvider({ ...provider, replace: false })],
  ] as const)('[API-26] %s without a user asks who it is now, and the token stays', async (_id, name, act) => {
    const { actions, tokenStore, queryClient } = open();
    tokenStore.signIn('token-1');
    const told = vi.fn();
    tokenStore.subscribe(told);
    says(name, undefined);
    says('userInfo', { user: SPECIFIED });
    await act(actions);
    expect(queryClient.getQueryData(USER_KEY)).toEqual(SPECIFIED);
    expect(tokenStore.read()).toEqual({ is: 'token', token: 'token-1' });
    // Subscribers of the session learn that a guest is a member now.
    expect(told).toHaveBeenCalledWith({ is: 'signedIn', here: true });
  });

  test.each([
    [{ user_id: 7 }, { user_id: '7' }],
    [{ uvrs_id: null }, { uvrs_id: '' }],
    [
      { uvrs_id_chng_dtm: undefined, prfl_img_path: undefined },
      { uvrs_id_chng_dtm: null, prfl_img_path: null },
    ],
    [
      { uvrs_id_chng_dtm: '', prfl_img_path: '' },
      { uvrs_id_chng_dtm: null, prfl_img_path: null },
    ],
    [
      { uvrs_pont: null, bons_pont: undefined },
      { uvrs_pont: 0, bons_pont: 0 },
    ],
    [{ level: 3 }, {}],
  ])('[API-26] a user with %j is understood', async (sent, read) => {
    const { client, queryClient } = open();
    says('userInfo', { user: { ...SPECIFIED, ...sent } });
    await expect(queryClient.fetchQuery(userQuery(client))).resolves.toEqual({ ...SPECIFIED, ...read });
  });

  test.each([
    [{ ncknm: null, authId: 'x' }, false],
    [{ ncknm: '', authId: 'x' }, false],
    [{ ncknm: 'M', authId: 'x' }, true],
  ])('[API-26] [EMAIL-1] check-user with %j: registered %s', async (data, registered) => {
    const { actions } = open();
    says('checkUser', data);
    await expect(actions.checkEmail(email)).resolves.toEqual({ registered });
  });

  test('[API-26] [EMAIL-5] a sequence number may be a number', async () => {
    const { actions } = open();
    says('confirmEmailCode', { sqncNum: 4711 });
    await expect(actions.confirmCode({ email: email.email, code: '48A1ZQ' })).resolves.toEqual({ proof: '4711' });
  });

  test('[VAL-5] [API-17] a code is sent in the case that it was typed in', async () => {
    const { actions } = open();
    const bodies = answer('confirmEmailCode');
    await actions.confirmCode({ email: email.email, code: '48a1Zq' });
    expect(bodies).toEqual([{ authWay: email.email, authCode: '48a1Zq' }]);
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
    await queryClient.fetchQuery(configurationQuery(client, defaults, onServerTime));
    await queryClient.fetchQuery(configurationQuery(client, defaults, onServerTime));
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
