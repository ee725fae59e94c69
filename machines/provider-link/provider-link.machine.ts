import { assign, emit, setup } from 'xstate';
import { type MethodCode, methodByCode } from '#contract/methods.ts';
import type { AccountFace } from '../account-face.ts';
import { confirmIdentityMachine } from '../confirm-identity/confirm-identity.machine.ts';
import { type ConfirmIdentityOutput, confirmationIn, needsConfirmation } from '../confirm-identity/confirmation.ts';
import { ENDS_AS, endsAs } from '../ends-as.ts';
import { eventParams } from '../event-params.ts';
import { type Failure, type FailureCode, failure, isRefusedFor } from '../failures.ts';
import { finalOutput } from '../final-output.ts';
import type { JoinData } from '../join-data.ts';
import { type JoinRefusal, joinRefusalIn } from '../join-refusal.ts';
import { ASKS_TO_STAY, type Leaving, NOT_LEAVING } from '../leaving.ts';
import { need } from '../need.ts';
import { port } from '../port.ts';
import { type ProviderTicketOutput, providerTicketMachine } from '../provider-ticket/provider-ticket.machine.ts';
import type { PageAnswer } from '../provider-window/provider-window.machine.ts';
import type { ChosenSchool } from '../school.ts';
import { type SignUpOutput, signUpMachine } from '../sign-up/sign-up.machine.ts';
import { type Succeeded, succeeded } from '../success.ts';

export interface ProviderLinkInput {
  readonly method: MethodCode;
  /** The school of the generic method (CAMPUS-3). */
  readonly school?: ChosenSchool | null | undefined;
  /** What a visitor joins with; null where a signed-in person connects another account. */
  readonly joinData: JoinData | null;
  /** A ticket from a login that found no account (LOGIN-4), or an answer that came by this very page. */
  readonly ticket: string | null;
  readonly answer: PageAnswer | null;
}

export interface ProviderLinkContext extends ProviderLinkInput, Leaving {
  /** Nickname of the account that has it; null if free. */
  readonly nickname: string | null;
  /** How that account looks, where the API tells it. */
  readonly owner: AccountFace | null;
  readonly failure: Failure | null;
}

export type ProviderLinkEvent =
  /** To the account that there is: nothing is lost (SOC-4). */
  | { type: 'LOGIN_CHOSEN' }
  /** The account that there is goes, once that is confirmed (SOC-6). */
  | { type: 'REPLACEMENT_CHOSEN' }
  /** The account that there is stays, though it is being deleted (LEGAL-2). */
  | { type: 'STAY_CHOSEN' }
  | { type: 'CONFIRMED' }
  | { type: 'DECLINED' }
  | { type: 'ALERT_CONFIRMED' };

/** `failed`: an alert has said why, and the person has confirmed it. */
export type ProviderLinkOutput =
  | { outcome: 'joined' | 'choice' | 'failed' }
  | { outcome: 'linked'; method: MethodCode }
  /** The signed-in person goes over to the account that has it, by this ticket. */
  | { outcome: 'login'; method: MethodCode; ticket: string }
  /** The person sees figure, nickname and ID first, and joins by this ticket then. */
  | { outcome: 'character'; method: MethodCode; ticket: string }
  | { outcome: 'createCharacter'; refused: JoinRefusal };

const link = setup({
  types: {} as {
    context: ProviderLinkContext;
    events: ProviderLinkEvent;
    input: ProviderLinkInput;
    output: ProviderLinkOutput;
    emitted: Succeeded;
    tags: 'busy' | 'alert';
    children: { providerTicket: 'providerTicket'; confirmIdentity: 'confirmIdentity' };
  },
  actors: {
    providerTicket: providerTicketMachine,
    signUp: signUpMachine,
    /** PUT /auth/set-up/account; `replace` deletes the account that has it now; `confirmation`: the proof, once it was asked for (SOC-4, SOC-5, CONFIRM-1). */
    connectProvider: port<void, { method: MethodCode; ticket: string; replace: boolean; confirmation: string | null }>('connectProvider'),
    confirmIdentity: confirmIdentityMachine,
  },
  guards: {
    ...ENDS_AS,
    needsConfirmation,
    hasTicket: ({ context }) => context.ticket !== null,
    /** An ID is chosen with the character, which the person has not seen yet. */
    lacksCharacter: ({ context }) => context.joinData?.uvrsId === '',
    isJoin: ({ context }) => context.joinData !== null,
    isLink: ({ context }) => context.joinData === null,
    isOwned: (_, { output }: { output: ProviderTicketOutput }) => output.outcome === 'checked' && output.nickname !== null,
    accountInUse: (_, { error }: { error: unknown }) => isRefusedFor(error, 'accountInUse'),
    signInTooOld: (_, { error }: { error: unknown }) => isRefusedFor(error, 'signInTooOld', 'proofExpired'),
  },
  actions: {
    keepChecked: assign((_, { output }: { output: ProviderTicketOutput }) =>
      output.outcome === 'checked' ? { ticket: output.ticket, nickname: output.nickname, owner: output.owner ?? null } : {},
    ),
    keepDeletion: assign({
      stays: false,
      deletedAt: (_, { output }: { output: SignUpOutput }) => (output.outcome === 'leaving' ? output.deletedAt : null),
    }),
    stay: assign({ stays: true }),
    tellDeletionStands: emit(succeeded('deletionStands')),
    forgetAnswer: assign({ answer: null }),
    failTicket: assign({
      failure: (_, { output }: { output: ProviderTicketOutput }) =>
        output.outcome === 'failed' ? output.failure : failure('authenticationFailed'),
    }),
    /** What was proven and asked before counts no more: the next sign-in may be to another account. */
    forgetChecked: assign({ ticket: null, nickname: null, owner: null }),
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
      stays: context.stays,
    }),
    onDone: [
      { guard: endsAs<SignUpOutput>('joined'), target: 'joined' },
      { guard: endsAs<SignUpOutput>('refused'), target: 'refused' },
      { guard: endsAs<SignUpOutput>('leaving'), target: 'askingToStay', actions: { type: 'keepDeletion', params: eventParams } },
      { target: 'alertingFailed', actions: { type: 'failJoin', params: eventParams } },
    ],
    onError: { target: 'alertingFailed', actions: { type: 'fail', params: { code: 'linkFailed' } } },
  },
});

/** The owner of the account here proves to be that: who only holds the session gives it no way of their own. */
const proving = <const Step extends 'settingUp' | 'replacing'>(target: Step) =>
  link.createStateConfig({
    invoke: {
      id: 'confirmIdentity',
      src: 'confirmIdentity',
      input: { act: 'setUpAccount' as const },
      onDone: [{ guard: endsAs<ConfirmIdentityOutput>('confirmed'), target }, { target: 'backAtChoice' }],
      onError: {
        target: 'alertingFailed',
        actions: { type: 'fail', params: ({ event }) => ({ code: 'confirmFailed', cause: event.error }) },
      },
    },
  });

export const providerLinkMachine = link.createMachine({
  id: 'providerLink',
  description: 'A social or university account is connected, or an account is made with it (SOC-4, SOC-5, SSO-1).',
  context: ({ input }) => ({ ...input, ...NOT_LEAVING, nickname: null, owner: null, failure: null }),
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
        input: ({ context }) => ({ method: context.method, school: context.school, purpose: 'link' as const, answer: context.answer }),
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
      description: 'A question: this account is linked to {name}; log in to it, choose another way, or link it to the current one? (SOC-4)',
      tags: 'alert',
      on: {
        LOGIN_CHOSEN: [{ guard: 'isJoin', target: 'loggingIn' }, { target: 'leavingForLogin' }],
        // A visitor has no avatar that it could be linked to.
        REPLACEMENT_CHOSEN: { guard: 'isLink', target: 'settingUp' },
        DECLINED: 'backAtChoice',
      },
    },

    connecting: {
      description:
        'Signed in: the account is connected. Otherwise an account is made with it, once the person has seen as whom (SOC-5, SEEN-3).',
      always: [{ guard: 'lacksCharacter', target: 'leavingForCharacter' }, { guard: 'isJoin', target: 'joining' }, { target: 'settingUp' }],
    },

    joining: { ...signingUp, description: 'An account is made with the join data that the person has seen.' },
    loggingIn: { ...signingUp, description: 'The account that exists already is signed in to; none is made (API-11).' },

    askingToStay: {
      description: ASKS_TO_STAY,
      tags: 'alert',
      on: {
        STAY_CHOSEN: { target: 'loggingIn', actions: 'stay' },
        DECLINED: { target: 'backAtChoice', actions: 'tellDeletionStands' },
      },
    },

    settingUp: {
      description: 'The account becomes another way into this one.',
      tags: 'busy',
      invoke: {
        id: 'connectProvider',
        src: 'connectProvider',
        input: ({ context, event }) => ({
          method: context.method,
          ticket: need(context.ticket, 'a ticket'),
          replace: false,
          confirmation: confirmationIn(event),
        }),
        onDone: 'linked',
        onError: [
          { guard: { type: 'needsConfirmation', params: eventParams }, target: 'provingToLink' },
          { guard: { type: 'accountInUse', params: eventParams }, target: 'askingReplacement' },
          {
            target: 'alertingFailed',
            actions: { type: 'fail', params: ({ event }) => ({ code: 'setUpFailed', cause: event.error }) },
          },
        ],
      },
    },

    provingToLink: {
      ...proving('settingUp'),
      description: 'The login is some time ago: the person proves to be the owner, or gives it up; nothing is linked yet (CONFIRM-1).',
    },

    askingReplacement: {
      description:
        'A question that names both accounts: log in to the one that has it, or delete that and connect the current one? (SOC-4, SOC-6)',
      tags: 'alert',
      on: { LOGIN_CHOSEN: 'leavingForLogin', REPLACEMENT_CHOSEN: 'confirmingReplacement', DECLINED: 'backAtChoice' },
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
        input: ({ context, event }) => ({
          method: context.method,
          ticket: need(context.ticket, 'a ticket'),
          replace: true,
          confirmation: confirmationIn(event),
        }),
        onDone: 'linked',
        onError: [
          { guard: { type: 'needsConfirmation', params: eventParams }, target: 'provingToReplace' },
          { guard: { type: 'signInTooOld', params: eventParams }, target: 'askingSignIn' },
          {
            target: 'alertingFailed',
            actions: { type: 'fail', params: ({ event }) => ({ code: 'setUpFailed', cause: event.error }) },
          },
        ],
      },
    },

    provingToReplace: {
      ...proving('replacing'),
      description: 'As before a link: nothing is deleted yet (CONFIRM-1, SOC-6).',
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
    leavingForLogin: {
      type: 'final',
      output: ({ context }): ProviderLinkOutput => ({
        outcome: 'login',
        method: context.method,
        ticket: need(context.ticket, 'a ticket'),
      }),
    },
    leavingForCharacter: {
      type: 'final',
      output: ({ context }): ProviderLinkOutput => ({
        outcome: 'character',
        method: context.method,
        ticket: need(context.ticket, 'a ticket'),
      }),
    },
    backAtChoice: { type: 'final', output: { outcome: 'choice' } },
    failed: { type: 'final', output: { outcome: 'failed' } },
  },
  output: finalOutput<ProviderLinkOutput>,
});
