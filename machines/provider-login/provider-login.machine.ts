import { assign, emit, setup } from 'xstate';
import { type MethodCode, methodByCode } from '#contract/methods.ts';
import { ENDS_AS, endsAs } from '../ends-as.ts';
import { eventParams } from '../event-params.ts';
import { type Failure, type FailureCode, failure, isRefusedFor } from '../failures.ts';
import { finalOutput } from '../final-output.ts';
import { ASKS_TO_STAY, deletedAtOf, IS_LEAVING, type Leaving, NOT_LEAVING } from '../leaving.ts';
import { need } from '../need.ts';
import { port } from '../port.ts';
import { type ProviderTicketOutput, providerTicketMachine } from '../provider-ticket/provider-ticket.machine.ts';
import type { PageAnswer } from '../provider-window/provider-window.machine.ts';
import type { ChosenSchool } from '../school.ts';
import { type Succeeded, succeeded } from '../success.ts';

export interface ProviderLoginInput {
  readonly method: MethodCode;
  /** The school of the generic method (CAMPUS-3). */
  readonly school?: ChosenSchool | null | undefined;
  /** An answer that came back by this very page, no window having opened. */
  readonly answer: PageAnswer | null;
  /** The server’s ticket for who signed in at the provider; it stays good for a sign-up. Null where they have still to sign in there. */
  readonly ticket: string | null;
}

export interface ProviderLoginContext extends ProviderLoginInput, Leaving {
  readonly failure: Failure | null;
}

export type ProviderLoginEvent = { type: 'SIGN_UP_CHOSEN' } | { type: 'STAY_CHOSEN' } | { type: 'DECLINED' } | { type: 'ALERT_CONFIRMED' };

/** `failed`: an alert has said why, and the person has confirmed it. */
export type ProviderLoginOutput = { outcome: 'signedIn' | 'choice' | 'failed' } | { outcome: 'signUp'; method: MethodCode; ticket: string };

export const providerLoginMachine = setup({
  types: {} as {
    context: ProviderLoginContext;
    events: ProviderLoginEvent;
    input: ProviderLoginInput;
    output: ProviderLoginOutput;
    emitted: Succeeded;
    tags: 'busy' | 'alert';
    children: { providerTicket: 'providerTicket' };
  },
  actors: {
    providerTicket: providerTicketMachine,
    /**
     * POST /auth/login/sns, or for a university POST /auth/login/sso. Unless the account `stays`, one that is being deleted is refused, where the API
     * asks first.
     */
    loginByProvider: port<void, { method: MethodCode; ticket: string; stays: boolean }>('loginByProvider'),
  },
  guards: {
    ...ENDS_AS,
    ...IS_LEAVING,
    hasTicket: ({ context }) => context.ticket !== null,
    accountNotFound: (_, { error }: { error: unknown }) => isRefusedFor(error, 'accountNotFound'),
  },
  actions: {
    keepTicket: assign({
      ticket: (_, { output }: { output: ProviderTicketOutput }) => (output.outcome === 'checked' ? output.ticket : null),
    }),
    keepDeletion: assign({ stays: false, deletedAt: (_, { error }: { error: unknown }) => deletedAtOf(error) }),
    stay: assign({ stays: true }),
    tellDeletionStands: emit(succeeded('deletionStands')),
    forgetAnswer: assign({ answer: null }),
    failTicket: assign({
      failure: (_, { output }: { output: ProviderTicketOutput }) =>
        output.outcome === 'failed' ? output.failure : failure('authenticationFailed'),
    }),
    fail: assign({ failure: (_, { code, cause }: { code: FailureCode; cause?: unknown }) => failure(code, cause) }),
  },
}).createMachine({
  id: 'providerLogin',
  description: 'The person signs in with a social or university account (LOGIN-4, LOGIN-5, SOC, SSO).',
  context: ({ input }) => ({ ...input, ...NOT_LEAVING, failure: null }),
  initial: 'starting',
  states: {
    starting: {
      description: 'Is it known already who signed in at the provider? (SOC-4)',
      always: [{ guard: 'hasTicket', target: 'loggingIn' }, { target: 'signingIn' }],
    },

    signingIn: {
      description: 'The person signs in at the provider; a machine of its own says how far that is.',
      exit: 'forgetAnswer',
      invoke: {
        id: 'providerTicket',
        src: 'providerTicket',
        input: ({ context }) => ({ method: context.method, school: context.school, purpose: 'login' as const, answer: context.answer }),
        onDone: [
          {
            guard: endsAs<ProviderTicketOutput>('checked'),
            target: 'loggingIn',
            actions: { type: 'keepTicket', params: eventParams },
          },
          {
            guard: endsAs<ProviderTicketOutput>('failed'),
            target: 'alertingFailed',
            actions: { type: 'failTicket', params: eventParams },
          },
          { target: 'backAtChoice' },
        ],
        onError: { target: 'alertingFailed', actions: { type: 'fail', params: { code: 'authenticationFailed' } } },
      },
    },

    loggingIn: {
      description: 'The server looks for the account.',
      tags: 'busy',
      invoke: {
        id: 'loginByProvider',
        src: 'loginByProvider',
        input: ({ context }) => ({ method: context.method, ticket: need(context.ticket, 'a ticket'), stays: context.stays }),
        onDone: 'signedIn',
        onError: [
          {
            guard: { type: 'isLeaving', params: eventParams },
            target: 'askingToStay',
            actions: { type: 'keepDeletion', params: eventParams },
          },
          {
            guard: { type: 'accountNotFound', params: eventParams },
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

    askingToStay: {
      description: ASKS_TO_STAY,
      tags: 'alert',
      on: {
        STAY_CHOSEN: { target: 'loggingIn', actions: 'stay' },
        DECLINED: { target: 'backAtChoice', actions: 'tellDeletionStands' },
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
      on: { ALERT_CONFIRMED: 'failed' },
    },

    signedIn: { type: 'final', output: { outcome: 'signedIn' } },
    backAtChoice: { type: 'final', output: { outcome: 'choice' } },
    failed: { type: 'final', output: { outcome: 'failed' } },
    leavingForSignUp: {
      type: 'final',
      output: ({ context }): ProviderLoginOutput => ({
        outcome: 'signUp',
        method: context.method,
        ticket: need(context.ticket, 'a ticket'),
      }),
    },
  },
  output: finalOutput<ProviderLoginOutput>,
});
