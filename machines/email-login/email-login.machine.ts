import { assign, emit, fromCallback, setup } from 'xstate';
import { FAILURES_BEFORE_HELP } from '#contract/limits.ts';
import { ENDS_AS, endsAs } from '../ends-as.ts';
import { eventParams } from '../event-params.ts';
import { type Failure, failure, isRefusedFor } from '../failures.ts';
import { finalOutput } from '../final-output.ts';
import type { LastWay } from '../last-way.ts';
import { ASKS_TO_STAY, deletedAtOf, IS_LEAVING, NOT_LEAVING } from '../leaving.ts';
import {
  type AssertedCredential,
  type PasskeyAutofillOutput,
  passkeyAutofillMachine,
} from '../passkey-autofill/passkey-autofill.machine.ts';
import { type PasskeyLoginOutput, passkeyLoginMachine } from '../passkey-login/passkey-login.machine.ts';
import { port } from '../port.ts';
import { type Succeeded, succeeded } from '../success.ts';

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
  /** The person has said that the account is to stay, which is being deleted (LEGAL-2). */
  readonly stays: boolean;
  /** When it goes for good, ms since the epoch; null where it is not known to go. */
  readonly deletedAt: number | null;
  /** Passkeys are offered by a button (PASSKEY-1). */
  readonly offersPasskey: boolean;
  /** The answer of the passkey that was picked in the email field; null: none. */
  readonly passkey: AssertedCredential | null;
  readonly failure: Failure | null;
  /** In a row; counted no further than help needs. */
  readonly failures: number;
}

export type EmailLoginEvent =
  | { type: 'CREDENTIALS_SUBMITTED'; email: string; password: string; rememberEmail: boolean }
  /** The password once more, which only the form keeps. */
  | { type: 'STAY_CHOSEN'; password: string }
  | { type: 'DECLINED' }
  | { type: 'LAST_WAY_KNOWN'; lastWay: LastWay | null }
  | { type: 'LAST_METHOD_FORGOTTEN' }
  /** The email goes along, so that it is typed once. */
  | { type: 'PASSKEY_CHOSEN'; email: string }
  | { type: 'RESET_CHOSEN'; email: string }
  | { type: 'BACK' }
  | { type: 'CLOSED' };

export type EmailLoginOutput =
  | { outcome: 'signedIn' }
  | { outcome: 'passwordReset'; email: string }
  | { outcome: 'back' }
  | { outcome: 'closed' };

const emailLoginSetup = setup({
  types: {} as {
    context: EmailLoginContext;
    events: EmailLoginEvent;
    input: EmailLoginInput;
    output: EmailLoginOutput;
    emitted: Succeeded;
    tags: 'busy' | 'alert';
    children: { passkeyAutofill: 'passkeyAutofill'; passkeyLogin: 'passkeyLogin' };
  },
  actors: {
    passkeyAutofill: passkeyAutofillMachine,
    passkeyLogin: passkeyLoginMachine,
    /** Tells at once what this device remembers of the last sign-in. */
    recallLastWay: fromCallback(() => undefined),
    /** Removes from this device which way was used last, and the email with it. */
    forgetLastWay: port<void>('forgetLastWay'),
    /**
     * POST /auth/login/email; stores user and token, and the email on this device if the person asked for it. Unless the account `stays`, one that is
     * being deleted is refused, where the API asks first.
     */
    loginByEmail: port<void, { email: string; password: string; rememberEmail: boolean; stays: boolean }>('loginByEmail'),
  },
  guards: {
    ...IS_LEAVING,
    ...ENDS_AS,
    offersPasskey: ({ context }) => context.offersPasskey,
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
    keepDeletion: assign({ stays: false, deletedAt: (_, { error }: { error: unknown }) => deletedAtOf(error) }),
    stay: assign({ stays: true }),
    askAgain: assign(NOT_LEAVING),
    tellDeletionStands: emit(succeeded('deletionStands')),
    keepWish: assign({ remembersEmail: (_, { rememberEmail }: { rememberEmail: boolean }) => rememberEmail }),
    keepEmail: assign({ email: (_, { email }: { email: string }) => email }),
    fail: assign({
      failure: (_, { code, cause }: { code: 'emailLoginFailed' | 'loginFailed'; cause: unknown }) => failure(code, cause),
      failures: ({ context }) => Math.min(context.failures + 1, FAILURES_BEFORE_HELP),
    }),
    clearFailure: assign({ failure: null }),
    offerPasskey: assign({ offersPasskey: true }),
    keepPasskey: assign({
      passkey: (_, { output }: { output: PasskeyAutofillOutput }) => (output.outcome === 'picked' ? output.credential : null),
    }),
    forgetPasskey: assign({ passkey: null }),
  },
});

/** What the form asks for, with or without help beside it. */
const form = emailLoginSetup.createStateConfig({
  // Leaving the form aborts what the browser offers in its field, before any other ceremony begins (PASSKEY-1).
  invoke: {
    id: 'passkeyAutofill',
    src: 'passkeyAutofill',
    onDone: [
      {
        guard: endsAs<PasskeyAutofillOutput>('picked'),
        target: 'withPasskey',
        actions: ['clearFailure', { type: 'keepPasskey', params: eventParams }],
      },
      { guard: endsAs<PasskeyAutofillOutput>('button'), actions: 'offerPasskey' },
    ],
    onError: {},
  },
  on: {
    PASSKEY_CHOSEN: {
      guard: 'offersPasskey',
      target: 'withPasskey',
      actions: ['clearFailure', { type: 'keepEmail', params: eventParams }],
    },
    LAST_WAY_KNOWN: { actions: { type: 'recallEmail', params: eventParams } },
    CREDENTIALS_SUBMITTED: {
      target: 'loggingIn',
      actions: ['clearFailure', 'askAgain', { type: 'keepEmail', params: eventParams }, { type: 'keepWish', params: eventParams }],
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
  context: ({ input }) => ({
    email: input.email,
    remembersEmail: false,
    isLastMethod: false,
    ...NOT_LEAVING,
    offersPasskey: false,
    passkey: null,
    failure: null,
    failures: 0,
  }),
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

    withPasskey: {
      description: 'The person signs in with a passkey; its own machine says how far that is (PASSKEY-1).',
      exit: 'forgetPasskey',
      invoke: {
        id: 'passkeyLogin',
        src: 'passkeyLogin',
        input: ({ context }) => ({ credential: context.passkey }),
        onDone: [{ guard: endsAs<PasskeyLoginOutput>('signedIn'), target: 'signedIn' }, { target: 'entering' }],
        onError: { target: 'entering', actions: { type: 'fail', params: ({ event }) => ({ code: 'loginFailed', cause: event.error }) } },
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
          password: event.type === 'CREDENTIALS_SUBMITTED' || event.type === 'STAY_CHOSEN' ? event.password : '',
          rememberEmail: context.remembersEmail,
          stays: context.stays,
        }),
        onDone: 'signedIn',
        onError: [
          {
            guard: { type: 'isLeaving', params: eventParams },
            target: 'askingToStay',
            actions: { type: 'keepDeletion', params: eventParams },
          },
          {
            guard: { type: 'credentialsWrong', params: eventParams },
            target: 'entering',
            actions: { type: 'fail', params: ({ event }) => ({ code: 'emailLoginFailed', cause: event.error }) },
          },
          { target: 'entering', actions: { type: 'fail', params: ({ event }) => ({ code: 'loginFailed', cause: event.error }) } },
        ],
      },
    },

    askingToStay: {
      description: ASKS_TO_STAY,
      tags: 'alert',
      on: {
        STAY_CHOSEN: { target: 'loggingIn', actions: 'stay' },
        DECLINED: { target: 'entering', actions: ['askAgain', 'tellDeletionStands'] },
      },
    },

    signedIn: { type: 'final', output: { outcome: 'signedIn' } },
    leavingForReset: { type: 'final', output: ({ context }): EmailLoginOutput => ({ outcome: 'passwordReset', email: context.email }) },
    back: { type: 'final', output: { outcome: 'back' } },
    closed: { type: 'final', output: { outcome: 'closed' } },
  },
  output: finalOutput<EmailLoginOutput>,
});
