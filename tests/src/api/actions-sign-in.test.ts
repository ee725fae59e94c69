import { describe, expect, test } from 'vitest';
import type { CallName } from '#contract/calls.ts';
import type { Actions } from '#src/api/actions.ts';
import { USER_KEY } from '#src/api/queries.ts';
import { answered, fails, on } from '#tests/support/faults.ts';
import { server } from '#tests/support/msw-server.ts';
import { SAMPLE_USER, SAMPLES } from '#tests/support/samples.ts';
import { actInThisFile, answer, byEmail, email, holdUserInfo, joinData, loadUser, open, provider } from './open-actions.ts';

actInThisFile();

const joined = { ncknm: '민지', gndr: 'F', uvrsId: '', mrktInfrRcptAgrmYn: 'Y' };
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

  test.each([
    [true, 'Y', null],
    [false, null, null],
  ])(
    '[LEGAL-2] [API-11] [API-26] logins, joins and resets ask before they take a deletion back where the API can (%s), and not once the person has said that it stays',
    async (asksBeforeStaying, asking, staying) => {
      const { actions } = open({ asksBeforeStaying });
      const headers: (string | null)[] = [];
      for (const call of ['emailLogin', 'snsLogin', 'ssoLogin', 'accountLinkJoin', 'resetPassword'] as const)
        server.use(
          on(call, ({ request }) => {
            headers.push(request.headers.get('X-Ask-Before-Staying'));
            return answered('ok', undefined, SAMPLES[call].data);
          }),
        );
      for (const stays of [false, true]) {
        await actions.loginByEmail({ ...email, stays });
        await actions.loginByProvider({ ...provider, stays });
        await actions.loginByProvider({ method: 'ewha', ticket: 'ticket', stays });
        await actions.joinByProvider(joinData, { ...provider, stays });
        await actions.resetPassword({ ...email, proof: 'proof', stays });
      }
      expect(headers).toEqual([asking, asking, asking, asking, asking, staying, staying, staying, staying, staying]);
    },
  );

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
