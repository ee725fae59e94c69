import { assign, setup } from 'xstate';
import { type Failure, type FailureCode, failure } from '../failures.ts';
import { isOffered, type MethodCode } from '../methods.ts';
import { port } from '../port.ts';
import { type Output as ProviderOutput, providerLoginMachine } from '../provider-login/provider-login.machine.ts';
import type { PageAnswer } from '../provider-window/provider-window.machine.ts';

export interface Input {
  /** Type numbers of the methods that are offered (METHOD-2). */
  readonly enabledMethods: readonly number[];
  /** What a provider answered by this very page, no window having opened; null for a fresh start. */
  readonly resumed: { readonly method: MethodCode; readonly answer: PageAnswer } | null;
}

export interface Context {
  readonly enabledMethods: readonly number[];
  readonly method: MethodCode | null;
  readonly answer: PageAnswer | null;
  readonly failure: Failure | null;
}

export type Event =
  | { type: 'GUEST_CHOSEN' }
  | { type: 'EMAIL_CHOSEN' }
  /** Social or university. */
  | { type: 'METHOD_CHOSEN'; method: MethodCode }
  | { type: 'SIGN_UP_CHOSEN' }
  | { type: 'ALERT_CONFIRMED' }
  | { type: 'BACK' }
  | { type: 'CLOSED' };

export type Output =
  | { next: 'signedIn' | 'emailLogin' | 'signUp' | 'back' | 'closed' }
  | { next: 'providerSignUp'; method: MethodCode; ticket: string };

export const loginMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Input;
    output: Output;
    tags: 'busy' | 'alert';
    children: { providerLogin: 'providerLogin' };
  },
  actors: {
    /** POST /auth/login; stores user and token. */
    loginAsGuest: port<void>('loginAsGuest'),
    providerLogin: providerLoginMachine,
  },
  guards: {
    isResumed: ({ context }) => context.answer !== null,
    mayResume: ({ context: { answer, method, enabledMethods } }) => answer !== null && method !== null && isOffered(method, enabledMethods),
    isOffered: ({ context }, { method }: { method: MethodCode }) => isOffered(method, context.enabledMethods),
    signedIn: (_, { output }: { output: ProviderOutput }) => output.next === 'signedIn',
    signsUp: (_, { output }: { output: ProviderOutput }) => output.next === 'signUp',
  },
  actions: {
    keepMethod: assign({ method: (_, { method }: { method: MethodCode }) => method, answer: null }),
    fail: assign({ failure: (_, { code, cause }: { code: FailureCode; cause?: unknown }) => failure(code, cause) }),
    clearFailure: assign({ failure: null }),
    forgetAnswer: assign({ answer: null }),
  },
}).createMachine({
  id: 'login',
  description: 'The person chooses how to sign in (LOGIN-1, LOGIN-4, LOGIN-5).',
  context: ({ input }) => ({
    enabledMethods: input.enabledMethods,
    method: input.resumed?.method ?? null,
    answer: input.resumed?.answer ?? null,
    failure: null,
  }),
  initial: 'opening',
  on: { CLOSED: '.closed', BACK: '.back' },
  states: {
    opening: {
      description: 'Did a provider answer by this very page?',
      always: [
        { guard: 'mayResume', target: 'withProvider' },
        {
          guard: 'isResumed',
          target: 'alertingNotSupported',
          actions: ['forgetAnswer', { type: 'fail', params: { code: 'ssoNotSupported' } }],
        },
        { target: 'choosing' },
      ],
    },

    choosing: {
      description: 'The ways to sign in; a failure of the last try is shown above them.',
      on: {
        GUEST_CHOSEN: { target: 'loggingInAsGuest', actions: 'clearFailure' },
        EMAIL_CHOSEN: 'leavingForEmail',
        SIGN_UP_CHOSEN: 'leavingForSignUp',
        METHOD_CHOSEN: [
          {
            guard: { type: 'isOffered', params: ({ event }) => ({ method: event.method }) },
            target: 'withProvider',
            actions: ['clearFailure', { type: 'keepMethod', params: ({ event }) => ({ method: event.method }) }],
          },
          { target: 'alertingNotSupported', actions: { type: 'fail', params: { code: 'ssoNotSupported' } } },
        ],
      },
    },

    withProvider: {
      description: 'A provider is asked; its own machine says how far. Another way can be chosen all the same, and ends this one.',
      invoke: {
        id: 'providerLogin',
        src: 'providerLogin',
        input: ({ context }) => ({ method: context.method ?? 'google', answer: context.answer }),
        onDone: [
          { guard: { type: 'signedIn', params: ({ event }) => ({ output: event.output }) }, target: 'signedIn' },
          { guard: { type: 'signsUp', params: ({ event }) => ({ output: event.output }) }, target: 'leavingForProviderSignUp' },
          { target: 'choosing' },
        ],
        onError: { target: 'choosing', actions: { type: 'fail', params: { code: 'loginFailed' } } },
      },
      exit: 'forgetAnswer',
      on: {
        GUEST_CHOSEN: 'loggingInAsGuest',
        EMAIL_CHOSEN: 'leavingForEmail',
        SIGN_UP_CHOSEN: 'leavingForSignUp',
        METHOD_CHOSEN: [
          {
            guard: { type: 'isOffered', params: ({ event }) => ({ method: event.method }) },
            target: 'withProvider',
            reenter: true,
            actions: { type: 'keepMethod', params: ({ event }) => ({ method: event.method }) },
          },
          { target: 'alertingNotSupported', actions: { type: 'fail', params: { code: 'ssoNotSupported' } } },
        ],
      },
    },

    loggingInAsGuest: {
      description: 'The server gives a guest account: the one of this browser, or a new one.',
      tags: 'busy',
      invoke: {
        id: 'loginAsGuest',
        src: 'loginAsGuest',
        onDone: 'signedIn',
        onError: {
          target: 'choosing',
          actions: { type: 'fail', params: ({ event }) => ({ code: 'guestLoginFailed', cause: event.error }) },
        },
      },
    },

    alertingNotSupported: {
      description: 'An alert: this way is not supported (SSO-2, ERR-3).',
      tags: 'alert',
      exit: 'clearFailure',
      on: { ALERT_CONFIRMED: 'choosing' },
    },

    signedIn: { type: 'final', output: { next: 'signedIn' } },
    leavingForEmail: { type: 'final', output: { next: 'emailLogin' } },
    leavingForSignUp: { type: 'final', output: { next: 'signUp' } },
    leavingForProviderSignUp: {
      type: 'final',
      output: ({ event }): Output => providerSignUp(event),
    },
    back: { type: 'final', output: { next: 'back' } },
    closed: { type: 'final', output: { next: 'closed' } },
  },
  output: ({ event }) => event.output as Output,
});

function providerSignUp(event: { readonly type: string; readonly output?: unknown }): Output {
  const output = event.output as ProviderOutput | undefined;
  if (output?.next !== 'signUp') throw new Error('only a provider’s sign-up leads here');
  return { next: 'providerSignUp', method: output.method, ticket: output.ticket };
}
