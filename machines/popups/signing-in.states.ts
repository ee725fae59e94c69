import { eventParams } from '../event-params.ts';
import { verificationInput } from '../verification.ts';
import { popupsSetup } from './popups.setup.ts';
import {
  closesOn,
  entersAsGuest,
  greetsWhenSignedIn,
  joinsAt,
  joinsWithProvider,
  keepEmail,
  keepMethods,
  popupEndsAs,
} from './popups.transitions.ts';
import { loginInput } from './popups.types.ts';

const state = popupsSetup.createStateConfig;

/** Signing in, and a new password (LOGIN, RESET). */
export const signingInStates = {
  login: state({
    description: 'The ways to sign in (LOGIN-1).',
    invoke: {
      id: 'login',
      src: 'login',
      input: ({ context }) => loginInput(context),
      onSnapshot: { actions: { type: 'noteGuest', params: eventParams } },
      onDone: [
        { guard: popupEndsAs('signedIn'), target: 'signedIn' },
        { guard: popupEndsAs('guest'), target: 'joined' },
        { guard: popupEndsAs('emailLogin'), target: 'emailLogin' },
        { guard: popupEndsAs('handOver'), target: 'handOver' },
        { guard: popupEndsAs('signUp'), ...joinsAt('signUp') },
        { guard: popupEndsAs('providerSignUp'), ...joinsWithProvider },
        { guard: popupEndsAs('back'), target: 'welcome' },
        { target: 'closed' },
      ],
      onError: 'closed',
    },
    exit: ['dropResumed', 'forgetGuest', 'forgetStart'],
    on: {
      OPEN: closesOn('login'),
      LOGIN_REQUESTED: 'closed',
      VIEWER_CHANGED: [entersAsGuest, ...greetsWhenSignedIn('login')],
      METHODS_CHANGED: {
        actions: [keepMethods, 'tellLoginOfMethods'],
      },
    },
  }),

  emailLogin: state({
    description: 'Sign in with email and password (LOGIN-2).',
    invoke: {
      id: 'emailLogin',
      src: 'emailLogin',
      input: ({ context }) => ({ email: context.email }),
      onDone: [
        { guard: popupEndsAs('signedIn'), target: 'signedIn' },
        {
          guard: popupEndsAs('passwordReset'),
          target: 'passwordReset',
          actions: keepEmail,
        },
        { guard: popupEndsAs('back'), target: 'login' },
        { target: 'closed' },
      ],
      onError: 'closed',
    },
    exit: 'dropInterrupted',
    on: { OPEN: closesOn('emailLogin'), LOGIN_REQUESTED: 'closed', VIEWER_CHANGED: greetsWhenSignedIn('login') },
  }),

  handOver: state({
    description: 'This screen shows a code for a phone that is signed in (HAND-1).',
    invoke: {
      id: 'handOver',
      src: 'handOver',
      onDone: [
        { guard: popupEndsAs('signedIn'), target: 'signedIn' },
        { guard: popupEndsAs('back'), target: 'login' },
        { target: 'closed' },
      ],
      onError: 'closed',
    },
    on: { LOGIN_REQUESTED: 'closed', VIEWER_CHANGED: greetsWhenSignedIn('handOver') },
  }),

  passwordReset: state({
    description: 'A known email is proven and gets a new password (RESET).',
    invoke: {
      id: 'passwordReset',
      src: 'emailVerification',
      onSnapshot: { actions: { type: 'keepReset', params: ({ event }) => event.snapshot.context } },
      input: ({ context }) => verificationInput(context.email, context.reset, { kind: 'reset' }),
      onDone: [
        { guard: popupEndsAs('signedIn'), target: 'signedIn', actions: 'forgetReset' },
        {
          guard: popupEndsAs('emailLogin'),
          target: 'emailLogin',
          actions: [keepEmail, 'forgetReset'],
        },
        { guard: popupEndsAs('signUp'), ...joinsAt('signUp') },
        { guard: popupEndsAs('back'), target: 'emailLogin' },
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
