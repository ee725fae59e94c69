import { popupsSetup } from './popups.setup.ts';
import { closesOn, greetsWhenSignedIn, keepEmail, keepMethods, leads } from './popups.transitions.ts';
import { loginInput, verificationInput } from './popups.types.ts';

const state = popupsSetup.createStateConfig;

/** Signing in, and a new password (LOGIN, RESET). */
export const signingInStates = {
  login: state({
    description: 'The ways to sign in (LOGIN-1).',
    entry: 'dropProvider',
    invoke: {
      id: 'login',
      src: 'login',
      input: ({ context }) => loginInput(context),
      onDone: [
        { guard: leads('signedIn'), target: 'signedIn' },
        { guard: leads('emailLogin'), target: 'emailLogin' },
        { guard: leads('signUp'), target: 'openingSignUp' },
        {
          guard: leads('providerSignUp'),
          target: 'openingProviderSignUp',
          actions: { type: 'keepProvider', params: ({ event }) => ({ output: event.output }) },
        },
        { guard: leads('back'), target: 'welcome' },
        { target: 'closed' },
      ],
      onError: 'closed',
    },
    exit: 'dropResumed',
    on: {
      OPEN: closesOn('login'),
      LOGIN_REQUESTED: 'closed',
      VIEWER_CHANGED: greetsWhenSignedIn('login'),
      METHODS_CHANGED: {
        actions: [keepMethods, 'tellLoginOfMethods'],
      },
    },
  }),

  emailLogin: state({
    description: 'Sign in with email and password (LOGIN-2).',
    entry: 'dropProvider',
    invoke: {
      id: 'emailLogin',
      src: 'emailLogin',
      input: ({ context }) => ({ email: context.email }),
      onDone: [
        { guard: leads('signedIn'), target: 'signedIn' },
        {
          guard: leads('passwordReset'),
          target: 'passwordReset',
          actions: keepEmail,
        },
        { guard: leads('back'), target: 'login' },
        { target: 'closed' },
      ],
      onError: 'closed',
    },
    exit: 'dropInterrupted',
    on: { OPEN: closesOn('emailLogin'), LOGIN_REQUESTED: 'closed', VIEWER_CHANGED: greetsWhenSignedIn('login') },
  }),

  passwordReset: state({
    description: 'A known email is proven and gets a new password (RESET).',
    entry: 'dropProvider',
    invoke: {
      id: 'passwordReset',
      src: 'emailVerification',
      onSnapshot: { actions: { type: 'keepReset', params: ({ event }) => event.snapshot.context } },
      input: ({ context }) => verificationInput(context, context.reset, { kind: 'reset' }),
      onDone: [
        { guard: leads('signedIn'), target: 'signedIn', actions: 'forgetReset' },
        {
          guard: leads('emailLogin'),
          target: 'emailLogin',
          actions: [keepEmail, 'forgetReset'],
        },
        { guard: leads('signUp'), target: 'openingSignUp' },
        { guard: leads('back'), target: 'emailLogin' },
        { target: 'closed' },
      ],
      onError: 'closed',
    },
    exit: 'dropInterrupted',
    on: { OPEN: closesOn('passwordReset'), VIEWER_CHANGED: greetsWhenSignedIn('reset') },
  }),

  signedIn: state({
    description: 'Signed in just now: on to the requested place, if there is one (LOGIN-3).',
    always: [{ guard: 'hasPlace', target: 'leavingForWorld' }, { target: 'awaitingViewer' }],
  }),
};
