import type { Action } from '../action.ts';
import { EMAIL, fill, isSignedIn, member, PASSWORD, press } from '../steps.ts';

const LOGIN = { Email: EMAIL, Password: PASSWORD };

/** Logging in, in each way. */
export const SIGN_IN_ACTIONS: Readonly<Record<string, Action>> = {
  'starting as a guest': {
    call: 'guestLogin',
    open: async (page) => page.open('login'),
    act: press('Start as a guest'),
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
    act: press('Log in with Yonsei University'),
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
