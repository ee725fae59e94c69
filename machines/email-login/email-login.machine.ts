import { assign, setup } from 'xstate';
import { type Failure, failure, isRefusedFor } from '../failures.ts';
import { port } from '../port.ts';

export interface Input {
  /** Carried over from another popup, so that nobody types it twice. */
  readonly email: string;
}

export interface Context {
  readonly email: string;
  readonly failure: Failure | null;
}

export type Event =
  | { type: 'CREDENTIALS_SUBMITTED'; email: string; password: string }
  | { type: 'RESET_CHOSEN'; email: string }
  | { type: 'BACK' }
  | { type: 'CLOSED' };

export type Output = { next: 'signedIn' } | { next: 'passwordReset'; email: string } | { next: 'back' } | { next: 'closed' };

export const emailLoginMachine = setup({
  types: {} as { context: Context; events: Event; input: Input; output: Output; tags: 'busy' },
  actors: {
    /** POST /auth/login/email; stores user and token. */
    loginByEmail: port<void, { email: string; password: string }>('loginByEmail'),
  },
  guards: {
    credentialsWrong: (_, { error }: { error: unknown }) => isRefusedFor(error, 'credentialsWrong'),
  },
  actions: {
    keepEmail: assign({ email: (_, { email }: { email: string }) => email }),
    fail: assign({ failure: (_, { code, cause }: { code: 'emailLoginFailed' | 'loginFailed'; cause: unknown }) => failure(code, cause) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'emailLogin',
  description: 'Sign in with email and password (LOGIN-2, LOGIN-3).',
  context: ({ input }) => ({ email: input.email, failure: null }),
  initial: 'entering',
  on: { CLOSED: '.closed', BACK: '.back' },
  states: {
    entering: {
      description: 'The person types email and password; a failure of the last try stands above the button.',
      on: {
        CREDENTIALS_SUBMITTED: {
          target: 'loggingIn',
          actions: ['clearFailure', { type: 'keepEmail', params: ({ event }) => ({ email: event.email }) }],
        },
        RESET_CHOSEN: {
          target: 'leavingForReset',
          actions: { type: 'keepEmail', params: ({ event }) => ({ email: event.email }) },
        },
      },
    },

    loggingIn: {
      description: 'The server compares. The password lives in this call only.',
      tags: 'busy',
      invoke: {
        id: 'loginByEmail',
        src: 'loginByEmail',
        input: ({ context, event }) => ({
          email: context.email,
          password: event.type === 'CREDENTIALS_SUBMITTED' ? event.password : '',
        }),
        onDone: 'signedIn',
        onError: [
          {
            guard: { type: 'credentialsWrong', params: ({ event }) => ({ error: event.error }) },
            target: 'entering',
            actions: { type: 'fail', params: ({ event }) => ({ code: 'emailLoginFailed', cause: event.error }) },
          },
          { target: 'entering', actions: { type: 'fail', params: ({ event }) => ({ code: 'loginFailed', cause: event.error }) } },
        ],
      },
    },

    signedIn: { type: 'final', output: { next: 'signedIn' } },
    leavingForReset: { type: 'final', output: ({ context }): Output => ({ next: 'passwordReset', email: context.email }) },
    back: { type: 'final', output: { next: 'back' } },
    closed: { type: 'final', output: { next: 'closed' } },
  },
  output: ({ event }) => event.output as Output,
});
