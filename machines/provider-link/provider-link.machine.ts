import { assign, setup } from 'xstate';
import { type MethodCode, methodByCode } from '#contract/methods.ts';
import { ENDS_AS, endsAs } from '../ends-as.ts';
import { eventParams } from '../event-params.ts';
import { type Failure, type FailureCode, failure, isRefusedFor } from '../failures.ts';
import { finalOutput } from '../final-output.ts';
import type { JoinData } from '../join-data.ts';
import { type JoinRefusal, joinRefusalIn } from '../join-refusal.ts';
import { need } from '../need.ts';
import { port } from '../port.ts';
import { type ProviderTicketOutput, providerTicketMachine } from '../provider-ticket/provider-ticket.machine.ts';
import type { PageAnswer } from '../provider-window/provider-window.machine.ts';
import { type SignUpOutput, signUpMachine } from '../sign-up/sign-up.machine.ts';

export interface ProviderLinkInput {
  readonly method: MethodCode;
  /** What a visitor joins with; null where a signed-in person connects another account. */
  readonly joinData: JoinData | null;
  /** A ticket from a login that found no account (LOGIN-4), or an answer that came by this very page. */
  readonly ticket: string | null;
  readonly answer: PageAnswer | null;
}

export interface ProviderLinkContext extends ProviderLinkInput {
  /** Nickname of the account that has it; null if free. */
  readonly nickname: string | null;
  readonly failure: Failure | null;
}

export type ProviderLinkEvent = { type: 'CONFIRMED' } | { type: 'DECLINED' } | { type: 'ALERT_CONFIRMED' };

/** `failed`: an alert has said why, and the person has confirmed it. */
export type ProviderLinkOutput =
  | { outcome: 'joined' | 'choice' | 'failed' }
  | { outcome: 'linked'; method: MethodCode }
  | { outcome: 'createCharacter'; refused: JoinRefusal };

const link = setup({
  types: {} as {
    context: ProviderLinkContext;
    events: ProviderLinkEvent;
    input: ProviderLinkInput;
    output: ProviderLinkOutput;
    tags: 'busy' | 'alert';
    children: { providerTicket: 'providerTicket' };
  },
  actors: {
    providerTicket: providerTicketMachine,
    signUp: signUpMachine,
    /** PUT /auth/set-up/account; `replace` deletes the account that has it now (SOC-4, SOC-5). */
    connectProvider: port<void, { method: MethodCode; ticket: string; replace: boolean }>('connectProvider'),
  },
  guards: {
    ...ENDS_AS,
    hasTicket: ({ context }) => context.ticket !== null,
    isLogin: ({ context }) => context.joinData !== null && context.nickname !== null,
    isJoin: ({ context }) => context.joinData !== null,
    isOwned: (_, { output }: { output: ProviderTicketOutput }) => output.outcome === 'checked' && output.nickname !== null,
    accountInUse: (_, { error }: { error: unknown }) => isRefusedFor(error, 'accountInUse'),
    signInTooOld: (_, { error }: { error: unknown }) => isRefusedFor(error, 'signInTooOld', 'proofExpired'),
  },
  actions: {
    keepChecked: assign((_, { output }: { output: ProviderTicketOutput }) =>
      output.outcome === 'checked' ? { ticket: output.ticket, nickname: output.nickname } : {},
    ),
    forgetAnswer: assign({ answer: null }),
    failTicket: assign({
      failure: (_, { output }: { output: ProviderTicketOutput }) =>
        output.outcome === 'failed' ? output.failure : failure('authenticationFailed'),
    }),
    /** What was proven and asked before counts no more: the next sign-in may be to another account. */
    forgetChecked: assign({ ticket: null, nickname: null }),
    fail: assign({ failure: (_, { code, cause }: { code: FailureCode; cause?: unknown }) => failure(code, cause) }),
    failJoin: assign({
      failure: (_, { output }: { output: SignUpOutput }) => (output.outcome === 'failed' ? output.failure : failure('linkFailed')),
    }),
  },
});

/** The server makes an account, or signs in to the one that there is: it knows which. */
const signingUp = link.createStateConfig({
  tags: 'busy',
  invoke: {
    id: 'signUp',
    src: 'signUp',
    input: ({ context }) => ({
      joinData: { ...need(context.joinData, 'join data'), authMethod: methodByCode(context.method).type },
      credential: { kind: 'provider' as const, method: context.method, ticket: need(context.ticket, 'a ticket') },
    }),
    onDone: [
      { guard: endsAs<SignUpOutput>('joined'), target: 'joined' },
      { guard: endsAs<SignUpOutput>('refused'), target: 'refused' },
      { target: 'alertingFailed', actions: { type: 'failJoin', params: eventParams } },
    ],
    onError: { target: 'alertingFailed', actions: { type: 'fail', params: { code: 'linkFailed' } } },
  },
});

export const providerLinkMachine = link.createMachine({
  id: 'providerLink',
  description: 'A social or university account is connected, or an account is made with it (SOC-4, SOC-5, SSO-1).',
  context: ({ input }) => ({ ...input, nickname: null, failure: null }),
  initial: 'starting',
  states: {
    starting: {
      description: 'Is it known already who signed in at the provider? (LOGIN-4)',
      always: [{ guard: 'hasTicket', target: 'connecting' }, { target: 'signingIn' }],
    },

    signingIn: {
      description:
        'The person signs in at the provider; a machine of its own says how far that is, and whether a member has the account (SOC-4).',
      exit: 'forgetAnswer',
      invoke: {
        id: 'providerTicket',
        src: 'providerTicket',
        input: ({ context }) => ({ method: context.method, purpose: 'link' as const, answer: context.answer }),
        onDone: [
          {
            guard: { type: 'isOwned', params: eventParams },
            target: 'askingLinked',
            actions: { type: 'keepChecked', params: eventParams },
          },
          {
            guard: endsAs<ProviderTicketOutput>('checked'),
            target: 'connecting',
            actions: { type: 'keepChecked', params: eventParams },
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

    askingLinked: {
      description: 'A question: this account is linked to {name}; go on? (SOC-4)',
      tags: 'alert',
      on: { CONFIRMED: 'connecting', DECLINED: 'backAtChoice' },
    },

    connecting: {
      description: 'Signed in: the account is connected. Otherwise its owner is signed in, or an account is made with it (SOC-5).',
      always: [{ guard: 'isLogin', target: 'loggingIn' }, { guard: 'isJoin', target: 'joining' }, { target: 'settingUp' }],
    },

    joining: { ...signingUp, description: 'An account is made with the prepared join data.' },
    loggingIn: { ...signingUp, description: 'The account that exists already is signed in to; none is made (API-11).' },

    settingUp: {
      description: 'The account becomes another way into this one.',
      tags: 'busy',
      invoke: {
        id: 'connectProvider',
        src: 'connectProvider',
        input: ({ context }) => ({ method: context.method, ticket: need(context.ticket, 'a ticket'), replace: false }),
        onDone: 'linked',
        onError: [
          { guard: { type: 'accountInUse', params: eventParams }, target: 'askingReplacement' },
          {
            target: 'alertingFailed',
            actions: { type: 'fail', params: ({ event }) => ({ code: 'setUpFailed', cause: event.error }) },
          },
        ],
      },
    },

    askingReplacement: {
      description: 'A question that names both accounts: delete the one that has it and connect the current one? (SOC-4, SOC-6)',
      tags: 'alert',
      on: { CONFIRMED: 'confirmingReplacement', DECLINED: 'backAtChoice' },
    },
    confirmingReplacement: {
      description: 'Asked once more: which account is deleted, with all that is in it, and which one stays (SOC-4, SOC-6).',
      tags: 'alert',
      on: { CONFIRMED: 'replacing', DECLINED: 'backAtChoice' },
    },

    replacing: {
      description: 'The other account is deleted and this one connected, in one step.',
      tags: 'busy',
      invoke: {
        id: 'replaceAccount',
        src: 'connectProvider',
        input: ({ context }) => ({ method: context.method, ticket: need(context.ticket, 'a ticket'), replace: true }),
        onDone: 'linked',
        onError: [
          { guard: { type: 'signInTooOld', params: eventParams }, target: 'askingSignIn' },
          {
            target: 'alertingFailed',
            actions: { type: 'fail', params: ({ event }) => ({ code: 'setUpFailed', cause: event.error }) },
          },
        ],
      },
    },

    askingSignIn: {
      description: 'A question: the sign-in is more than five minutes old, so nothing was deleted; sign in at the provider again? (SOC-6)',
      tags: 'alert',
      on: { CONFIRMED: { target: 'signingIn', actions: 'forgetChecked' }, DECLINED: 'backAtChoice' },
    },

    alertingFailed: {
      description: 'An alert: it did not work, and why (JOIN-3, ERR-3, ERR-8, ERR-9, ERR-10, ERR-12, ERR-27).',
      tags: 'alert',
      on: { ALERT_CONFIRMED: 'failed' },
    },

    joined: { type: 'final', output: { outcome: 'joined' } },
    linked: { type: 'final', output: ({ context }): ProviderLinkOutput => ({ outcome: 'linked', method: context.method }) },
    refused: { type: 'final', output: ({ event }): ProviderLinkOutput => ({ outcome: 'createCharacter', refused: joinRefusalIn(event) }) },
    backAtChoice: { type: 'final', output: { outcome: 'choice' } },
    failed: { type: 'final', output: { outcome: 'failed' } },
  },
  output: finalOutput<ProviderLinkOutput>,
});
