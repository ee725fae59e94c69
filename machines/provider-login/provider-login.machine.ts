import { assign, setup } from 'xstate';
import { type MethodCode, methodByCode } from '../../contract/methods.ts';
import { type Failure, type FailureCode, failure, isRefusedFor } from '../failures.ts';
import { port } from '../port.ts';
import {
  isDeclined,
  type PageAnswer,
  type ProviderAnswer,
  type ProviderRefusal,
  providerWindowMachine,
  refusalFailure,
  sortPageAnswer,
  type Output as WindowOutput,
} from '../provider-window/provider-window.machine.ts';

export interface Input {
  readonly method: MethodCode;
  /** An answer that came back by this very page, no window having opened. */
  readonly answer: PageAnswer | null;
}

export interface Context extends Omit<Input, 'answer'> {
  readonly answer: ProviderAnswer | null;
  readonly refusal: ProviderRefusal | null;
  /** The server’s ticket for who signed in at the provider; it stays good for a sign-up. */
  readonly ticket: string | null;
  readonly failure: Failure | null;
}

export type Event = { type: 'SIGN_UP_CHOSEN' } | { type: 'ALERT_CONFIRMED' };

export type Output = { next: 'signedIn' | 'choice' } | { next: 'signUp'; method: MethodCode; ticket: string };

export const providerLoginMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Input;
    output: Output;
    tags: 'busy' | 'alert';
    children: { providerWindow: 'providerWindow' };
  },
  actors: {
    providerWindow: providerWindowMachine,
    /** POST /auth/check/user: trades the one-time code for a ticket; null where the answer has none. */
    checkProvider: port<{ ticket: string | null }, { method: MethodCode; answer: ProviderAnswer }>('checkProvider'),
    /** POST /auth/login/sns, or for a university POST /auth/login/sso. */
    loginByProvider: port<void, { method: MethodCode; ticket: string }>('loginByProvider'),
  },
  guards: {
    hasAnswer: ({ context }) => context.answer !== null,
    wasDeclined: ({ context }) => context.refusal !== null && isDeclined(context.refusal),
    wasRefused: ({ context }) => context.refusal !== null,
    windowAnswered: (_, { output }: { output: WindowOutput }) => output.outcome === 'answered',
    windowFailed: (_, { output }: { output: WindowOutput }) => output.outcome === 'failed',
    lacksTicket: (_, { ticket }: { ticket: string | null }) => ticket === null,
    accountNotFound: (_, { error }: { error: unknown }) => isRefusedFor(error, 'accountNotFound'),
  },
  actions: {
    keepAnswer: assign({ answer: (_, { output }: { output: WindowOutput }) => (output.outcome === 'answered' ? output.answer : null) }),
    forgetAnswer: assign({ answer: null }),
    failWindow: assign({
      failure: (_, { output }: { output: WindowOutput }) => failure(output.outcome === 'failed' ? output.failure : 'authenticationFailed'),
    }),
    keepTicket: assign({ ticket: (_, { ticket }: { ticket: string | null }) => ticket }),
    fail: assign({ failure: (_, { code, cause }: { code: FailureCode; cause?: unknown }) => failure(code, cause) }),
  },
}).createMachine({
  id: 'providerLogin',
  description: 'The person signs in with a social or university account (LOGIN-4, LOGIN-5, SOC, SSO).',
  context: ({ input }) => ({ ...input, ...sortPageAnswer(input.answer), ticket: null, failure: null }),
  initial: 'starting',
  states: {
    starting: {
      description: 'Has the answer come already, by this very page?',
      always: [
        { guard: 'hasAnswer', target: 'checkingProvider' },
        { guard: 'wasDeclined', target: 'backAtChoice' },
        {
          guard: 'wasRefused',
          target: 'alertingFailed',
          actions: { type: 'fail', params: ({ context }) => ({ code: refusalFailure(context.refusal) }) },
        },
        { target: 'atProvider' },
      ],
    },

    atProvider: {
      description: 'The provider’s window; its own machine says how far the person is.',
      invoke: {
        id: 'providerWindow',
        src: 'providerWindow',
        input: ({ context }) => ({ method: context.method, purpose: 'login' as const }),
        onDone: [
          {
            guard: { type: 'windowAnswered', params: ({ event }) => ({ output: event.output }) },
            target: 'checkingProvider',
            actions: { type: 'keepAnswer', params: ({ event }) => ({ output: event.output }) },
          },
          {
            guard: { type: 'windowFailed', params: ({ event }) => ({ output: event.output }) },
            target: 'alertingFailed',
            actions: { type: 'failWindow', params: ({ event }) => ({ output: event.output }) },
          },
          { target: 'backAtChoice' },
        ],
        onError: { target: 'alertingFailed', actions: { type: 'fail', params: { code: 'authenticationFailed' } } },
      },
    },

    checkingProvider: {
      description: 'The server asks the provider who it was; the code is used up here, once.',
      tags: 'busy',
      exit: 'forgetAnswer',
      invoke: {
        id: 'checkProvider',
        src: 'checkProvider',
        input: ({ context }) => ({ method: context.method, answer: context.answer ?? { code: '', state: '' } }),
        onDone: [
          {
            guard: { type: 'lacksTicket', params: ({ event }) => ({ ticket: event.output.ticket }) },
            target: 'alertingFailed',
            actions: { type: 'fail', params: { code: 'noAuthInfo' } },
          },
          { target: 'loggingIn', actions: { type: 'keepTicket', params: ({ event }) => ({ ticket: event.output.ticket }) } },
        ],
        onError: {
          target: 'alertingFailed',
          actions: { type: 'fail', params: ({ event }) => ({ code: 'authenticationFailed', cause: event.error }) },
        },
      },
    },

    loggingIn: {
      description: 'The server looks for the account.',
      tags: 'busy',
      invoke: {
        id: 'loginByProvider',
        src: 'loginByProvider',
        input: ({ context }) => ({ method: context.method, ticket: context.ticket ?? '' }),
        onDone: 'signedIn',
        onError: [
          {
            guard: { type: 'accountNotFound', params: ({ event }) => ({ error: event.error }) },
            target: 'alertingAccountNotFound',
            actions: {
              type: 'fail',
              params: ({ context, event }) => ({
                code: methodByCode(context.method).sso ? 'accountDoesNotExist' : 'accountNotFound',
                cause: event.error,
              }),
            },
          },
          { target: 'alertingFailed', actions: { type: 'fail', params: ({ event }) => ({ code: 'loginFailed', cause: event.error }) } },
        ],
      },
    },

    alertingAccountNotFound: {
      description: 'An alert: no account has been made with it yet; join with it? (LOGIN-4, LOGIN-5, ERR-2, ERR-34)',
      tags: 'alert',
      on: { SIGN_UP_CHOSEN: 'leavingForSignUp', ALERT_CONFIRMED: 'backAtChoice' },
    },
    alertingFailed: {
      description: 'An alert: it did not work, and why (ERR-1, ERR-3, ERR-8, ERR-12, ERR-27).',
      tags: 'alert',
      on: { ALERT_CONFIRMED: 'backAtChoice' },
    },

    signedIn: { type: 'final', output: { next: 'signedIn' } },
    backAtChoice: { type: 'final', output: { next: 'choice' } },
    leavingForSignUp: {
      type: 'final',
      output: ({ context }): Output => ({ next: 'signUp', method: context.method, ticket: context.ticket ?? '' }),
    },
  },
  output: ({ event }) => event.output as Output,
});
