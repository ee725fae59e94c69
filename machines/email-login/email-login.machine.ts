import { assign, fromCallback, setup } from 'xstate';
import { FAILURES_BEFORE_HELP } from '#contract/limits.ts';
import { eventParams } from '../event-params.ts';
import { type Failure, failure, isRefusedFor } from '../failures.ts';
import { finalOutput } from '../final-output.ts';
import type { LastWay } from '../last-way.ts';
import { port } from '../port.ts';

export interface EmailLoginInput {
  /** Carried over from another popup, so that it is typed once. */
  readonly email: string;
}

export interface EmailLoginContext {
  readonly email: string;
  /** The person asks this device to remember the email, or did so before (LOGIN-6). */
  readonly remembersEmail: boolean;
  /** Email was the way used last on this device, and is named so (LOGIN-6). */
  readonly isLastMethod: boolean;
  readonly failure: Failure | null;
  /** In a row; counted no further than help needs. */
  readonly failures: number;
}

export type EmailLoginEvent =
  | { type: 'CREDENTIALS_SUBMITTED'; email: string; password: string; rememberEmail: boolean }
  | { type: 'LAST_WAY_KNOWN'; lastWay: LastWay | null }
  | { type: 'LAST_METHOD_FORGOTTEN' }
  | { type: 'RESET_CHOSEN'; email: string }
  | { type: 'BACK' }
  | { type: 'CLOSED' };

export type EmailLoginOutput =
  | { outcome: 'signedIn' }
  | { outcome: 'passwordReset'; email: string }
  | { outcome: 'back' }
  | { outcome: 'closed' };

const emailLoginSetup = setup({
  types: {} as { context: EmailLoginContext; events: EmailLoginEvent; input: EmailLoginInput; output: EmailLoginOutput; tags: 'busy' },
  actors: {
    /** Tells at once what this device remembers of the last sign-in. */
    recallLastWay: fromCallback(() => undefined),
    /** Removes from this device which way was used last, and the email with it. */
    forgetLastWay: port<void>('forgetLastWay'),
    /** POST /auth/login/email; stores user and token, and the email on this device if the person asked for it. */
    loginByEmail: port<void, { email: string; password: string; rememberEmail: boolean }>('loginByEmail'),
  },
  guards: {
    isStuck: ({ context }) => context.failures >= FAILURES_BEFORE_HELP,
    credentialsWrong: (_, { error }: { error: unknown }) => isRefusedFor(error, 'credentialsWrong'),
  },
  actions: {
    /** An email that was typed on the way goes before the one that this device remembers. */
    recallEmail: assign({
      email: ({ context }, { lastWay }: { lastWay: LastWay | null }) => (context.email === '' ? (lastWay?.email ?? '') : context.email),
      remembersEmail: (_, { lastWay }: { lastWay: LastWay | null }) => lastWay !== null && lastWay.email !== null,
      isLastMethod: (_, { lastWay }: { lastWay: LastWay | null }) => lastWay?.method === 'email',
    }),
    keepWish: assign({ remembersEmail: (_, { rememberEmail }: { rememberEmail: boolean }) => rememberEmail }),
    keepEmail: assign({ email: (_, { email }: { email: string }) => email }),
    fail: assign({
      failure: (_, { code, cause }: { code: 'emailLoginFailed' | 'loginFailed'; cause: unknown }) => failure(code, cause),
      failures: ({ context }) => Math.min(context.failures + 1, FAILURES_BEFORE_HELP),
    }),
    clearFailure: assign({ failure: null }),
  },
});

/** What the form asks for, with or without help beside it. */
const form = emailLoginSetup.createStateConfig({
  on: {
    LAST_WAY_KNOWN: { actions: { type: 'recallEmail', params: eventParams } },
    CREDENTIALS_SUBMITTED: {
      target: 'loggingIn',
      actions: ['clearFailure', { type: 'keepEmail', params: eventParams }, { type: 'keepWish', params: eventParams }],
    },
    LAST_METHOD_FORGOTTEN: 'forgettingLastMethod',
    RESET_CHOSEN: {
      target: 'leavingForReset',
      actions: { type: 'keepEmail', params: eventParams },
    },
  },
});

export const emailLoginMachine = emailLoginSetup.createMachine({
  id: 'emailLogin',
  description: 'Sign in with email and password (LOGIN-2, LOGIN-3, LOGIN-6).',
  context: ({ input }) => ({ email: input.email, remembersEmail: false, isLastMethod: false, failure: null, failures: 0 }),
  initial: 'entering',
  invoke: { id: 'recallLastWay', src: 'recallLastWay', onError: {} },
  on: { CLOSED: '.closed', BACK: '.back' },
  states: {
    entering: {
      ...form,
      description: 'The person types email and password; a failure of the last try stands above the button.',
      always: { guard: 'isStuck', target: 'stuck' },
    },

    stuck: {
      ...form,
      description: 'As before, and help is offered: it has failed three times in a row (LOGIN-2, HEAD-3).',
    },

    forgettingLastMethod: {
      description: 'This device forgets which way was used last (LOGIN-6); then all ways are offered, and what the form held is gone.',
      invoke: { id: 'forgetLastWay', src: 'forgetLastWay', onDone: 'back', onError: 'back' },
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
          rememberEmail: context.remembersEmail,
        }),
        onDone: 'signedIn',
        onError: [
          {
            guard: { type: 'credentialsWrong', params: eventParams },
            target: 'entering',
            actions: { type: 'fail', params: ({ event }) => ({ code: 'emailLoginFailed', cause: event.error }) },
          },
          { target: 'entering', actions: { type: 'fail', params: ({ event }) => ({ code: 'loginFailed', cause: event.error }) } },
        ],
      },
    },

    signedIn: { type: 'final', output: { outcome: 'signedIn' } },
    leavingForReset: { type: 'final', output: ({ context }): EmailLoginOutput => ({ outcome: 'passwordReset', email: context.email }) },
    back: { type: 'final', output: { outcome: 'back' } },
    closed: { type: 'final', output: { outcome: 'closed' } },
  },
  output: finalOutput<EmailLoginOutput>,
});
