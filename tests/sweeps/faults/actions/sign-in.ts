import { METHODS } from '#contract/methods.ts';
import passkeyLogin from '#src/i18n/texts/passkeyLogin.json' with { type: 'json' };
import { fakeAuthenticator } from '#tests/support/fake-authenticator.ts';
import { succeeds } from '#tests/support/faults.ts';
import { SAMPLES } from '#tests/support/samples.ts';
import type { Action } from '../action.ts';
import { EMAIL, fill, isSignedIn, member, PASSWORD, press } from '../steps.ts';

const hasPasskeys = succeeds('configuration', {
  ...SAMPLES.configuration.data,
  enabledMethods: METHODS.map(({ type }) => type),
  passkeys: { rpId: 'localhost' },
});
const LOGIN = { Email: EMAIL, Password: PASSWORD };

/** Logging in, in each way. */
export const SIGN_IN_ACTIONS: Readonly<Record<string, Action>> = {
  'starting as a guest': {
    call: 'guestLogin',
    open: async (page) => page.open('login'),
    act: press('Continue as a guest'),
    says: 'guestLoginFailed',
    succeeds: (page) => isSignedIn(page, 'guest'),
  },
  'logging in by email': {
    call: 'emailLogin',
    prepare: (api) => api.addMember('email', EMAIL, { pswd: PASSWORD }),
    open: async (page) => {
      page.open('emailLogin');
      await fill(page, LOGIN);
    },
    act: press('Log in'),
    says: 'loginFailed',
    typed: LOGIN,
    succeeds: member,
  },
  'asking for the challenge of a passkey': {
    call: 'passkeyRequestOptions',
    prepare: () => void fakeAuthenticator(),
    beyond: [hasPasskeys, succeeds('passkeyRequestOptions'), succeeds('passkeyLogin')],
    open: async (page) => page.open('emailLogin'),
    act: press(passkeyLogin.button.en),
    says: 'passkeyLoginFailed',
    succeeds: member,
  },
  'logging in with a passkey': {
    call: 'passkeyLogin',
    prepare: () => void fakeAuthenticator(),
    beyond: [hasPasskeys, succeeds('passkeyRequestOptions'), succeeds('passkeyLogin')],
    open: async (page) => page.open('emailLogin'),
    act: press(passkeyLogin.button.en),
    says: 'passkeyLoginFailed',
    succeeds: member,
  },
  'logging in by Google': {
    call: 'snsLogin',
    prepare: (api) => api.addMember('google', 'code-of-google'),
    open: async (page) => page.open('login'),
    act: press('Continue with Google'),
    says: 'loginFailed',
    saysAt: { '404001': 'accountNotFound' },
    succeeds: member,
  },
  'logging in by a university': {
    call: 'ssoLogin',
    prepare: (api) => api.addMember('yonsei', 'code-of-yonsei'),
    open: async (page) => {
      page.open('login');
      await page.choose('yonsei');
    },
    act: press('Continue with Yonsei University'),
    says: 'loginFailed',
    saysAt: { '404001': 'accountDoesNotExist' },
    succeeds: member,
  },
  'checking a provider’s code': {
    call: 'checkUser',
    prepare: (api) => api.addMember('google', 'code-of-google'),
    open: async (page) => page.open('login'),
    act: press('Continue with Google'),
    says: 'authenticationFailed',
    succeeds: member,
  },
};
