import { assign, setup } from 'xstate';
import type { MethodCode } from '#contract/methods.ts';
import type { AccountFace } from '../account-face.ts';
import { ENDS_AS, endsAs } from '../ends-as.ts';
import { eventParams } from '../event-params.ts';
import { type Failure, type FailureCode, failure } from '../failures.ts';
import { finalOutput } from '../final-output.ts';
import { need } from '../need.ts';
import { port } from '../port.ts';
import {
  isDeclined,
  type PageAnswer,
  type ProviderAnswer,
  type ProviderPurpose,
  type ProviderRefusal,
  type ProviderWindowOutput,
  providerWindowMachine,
  refusalFailure,
  sortPageAnswer,
} from '../provider-window/provider-window.machine.ts';
import type { ChosenSchool } from '../school.ts';

export interface ProviderTicketInput {
  readonly method: MethodCode;
  readonly purpose: ProviderPurpose;
  /** The school of the generic method (CAMPUS-3). */
  readonly school?: ChosenSchool | null | undefined;
  /** An answer that came back by this very page, no window having opened. */
  readonly answer: PageAnswer | null;
}

/** What check-user answers: a ticket for who signed in at the provider, if there is one, and the nickname of the member who has that account, if any (SOC-4). */
export interface CheckedUser {
  readonly ticket: string | null;
  readonly nickname: string | null;
  /** How that member looks, where the API tells it. */
  readonly owner?: AccountFace | undefined;
}

export interface ProviderTicketContext extends Omit<ProviderTicketInput, 'answer'>, CheckedUser {
  readonly answer: ProviderAnswer | null;
  readonly refusal: ProviderRefusal | null;
  readonly failure: Failure | null;
}

export type ProviderTicketOutput =
  | { outcome: 'checked'; ticket: string; nickname: string | null; owner?: AccountFace }
  | { outcome: 'failed'; failure: Failure }
  /** The person cancelled, here or at the provider: nothing to say. */
  | { outcome: 'cancelled' };

export const providerTicketMachine = setup({
  types: {} as {
    context: ProviderTicketContext;
    input: ProviderTicketInput;
    output: ProviderTicketOutput;
    tags: 'busy';
    children: { providerWindow: 'providerWindow' };
  },
  actors: {
    providerWindow: providerWindowMachine,
    /** POST /auth/check/user: trades the one-time code for a ticket. */
    checkProvider: port<CheckedUser, { method: MethodCode; answer: ProviderAnswer }>('checkProvider'),
  },
  guards: {
    ...ENDS_AS,
    hasAnswer: ({ context }) => context.answer !== null,
    wasDeclined: ({ context }) => context.refusal !== null && isDeclined(context.refusal),
    wasRefused: ({ context }) => context.refusal !== null,
    lacksTicket: (_, { ticket }: CheckedUser) => ticket === null,
  },
  actions: {
    keepAnswer: assign({
      answer: (_, { output }: { output: ProviderWindowOutput }) => (output.outcome === 'answered' ? output.answer : null),
    }),
    forgetAnswer: assign({ answer: null }),
    keepChecked: assign({
      ticket: (_, { ticket }: CheckedUser) => ticket,
      nickname: (_, { nickname }) => nickname,
      owner: (_, { owner }) => owner,
    }),
    fail: assign({ failure: (_, { code, cause }: { code: FailureCode; cause?: unknown }) => failure(code, cause) }),
    failWindow: assign({
      failure: (_, { output }: { output: ProviderWindowOutput }) =>
        failure(output.outcome === 'failed' ? output.failure : 'authenticationFailed'),
    }),
  },
}).createMachine({
  id: 'providerTicket',
  description: 'The person signs in at a provider, and the server gives a ticket for who it was (SOC-1, SOC-2, SSO-1).',
  context: ({ input }) => ({ ...input, ...sortPageAnswer(input.answer), ticket: null, nickname: null, failure: null }),
  initial: 'starting',
  states: {
    starting: {
      description: 'Has the answer come already, by this very page?',
      always: [
        { guard: 'hasAnswer', target: 'checkingProvider' },
        { guard: 'wasDeclined', target: 'cancelled' },
        {
          guard: 'wasRefused',
          target: 'failed',
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
        input: ({ context }) => ({ method: context.method, purpose: context.purpose, school: context.school }),
        onDone: [
          {
            guard: endsAs<ProviderWindowOutput>('answered'),
            target: 'checkingProvider',
            actions: { type: 'keepAnswer', params: eventParams },
          },
          {
            guard: endsAs<ProviderWindowOutput>('failed'),
            target: 'failed',
            actions: { type: 'failWindow', params: eventParams },
          },
          { target: 'cancelled' },
        ],
        onError: { target: 'failed', actions: { type: 'fail', params: { code: 'authenticationFailed' } } },
      },
    },

    checkingProvider: {
      description: 'The server asks the provider who it was, and whether a member has joined with it; the code is used up here, once.',
      tags: 'busy',
      exit: 'forgetAnswer',
      invoke: {
        id: 'checkProvider',
        src: 'checkProvider',
        input: ({ context }) => ({ method: context.method, answer: need(context.answer, 'an answer') }),
        onDone: [
          {
            guard: { type: 'lacksTicket', params: ({ event }) => event.output },
            target: 'failed',
            actions: { type: 'fail', params: { code: 'noAuthInfo' } },
          },
          { target: 'checked', actions: { type: 'keepChecked', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'fail', params: ({ event }) => ({ code: 'authenticationFailed', cause: event.error }) },
        },
      },
    },

    checked: {
      type: 'final',
      output: ({ context }): ProviderTicketOutput => ({
        outcome: 'checked',
        ticket: need(context.ticket, 'a ticket'),
        nickname: context.nickname,
        ...(context.owner !== undefined && { owner: context.owner }),
      }),
    },
    failed: {
      type: 'final',
      output: ({ context }): ProviderTicketOutput => ({ outcome: 'failed', failure: context.failure ?? failure('authenticationFailed') }),
    },
    cancelled: { type: 'final', output: { outcome: 'cancelled' } },
  },
  output: finalOutput<ProviderTicketOutput>,
});
