import { assign, setup } from 'xstate';
import { type MethodCode, methodByCode } from '../../contract/methods.ts';
import { type Failure, type FailureCode, failure, isRefusedFor, serverMessageIn } from '../failures.ts';
import type { JoinData, RefusedField } from '../join-data.ts';
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
import { type Output as SignUpOutput, signUpMachine } from '../sign-up/sign-up.machine.ts';

export interface Input {
  readonly method: MethodCode;
  /** What a visitor joins with; null where a signed-in person connects another account. */
  readonly joinData: JoinData | null;
  /** A ticket from a login that found no account (LOGIN-4), or an answer that came by this very page. */
  readonly ticket: string | null;
  readonly answer: PageAnswer | null;
}

export interface Context extends Omit<Input, 'answer'> {
  readonly answer: ProviderAnswer | null;
  readonly refusal: ProviderRefusal | null;
  /** Whose account it is already; null if it is free. */
  readonly nickname: string | null;
  readonly failure: Failure | null;
}

export type Event = { type: 'CONFIRMED' } | { type: 'DECLINED' } | { type: 'ALERT_CONFIRMED' };

export type Output =
  | { next: 'joined' | 'choice' }
  | { next: 'linked'; method: MethodCode }
  | { next: 'createCharacter'; refused: RefusedField; serverMessage?: string | undefined };

const link = setup({
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
    signUp: signUpMachine,
    /** POST /auth/check/user: whose account it is, and a ticket for it (SOC-4); null where the answer has none. */
    checkProvider: port<{ ticket: string | null; nickname: string | null }, { method: MethodCode; answer: ProviderAnswer }>(
      'checkProvider',
    ),
    /** PUT /auth/set-up/account; `replace` deletes the account that has it now (SOC-4, SOC-5). */
    connectProvider: port<void, { method: MethodCode; ticket: string; replace: boolean }>('connectProvider'),
  },
  guards: {
    hasTicket: ({ context }) => context.ticket !== null,
    hasAnswer: ({ context }) => context.answer !== null,
    wasDeclined: ({ context }) => context.refusal !== null && isDeclined(context.refusal),
    wasRefused: ({ context }) => context.refusal !== null,
    isLogin: ({ context }) => context.joinData !== null && context.nickname !== null,
    isJoin: ({ context }) => context.joinData !== null,
    windowAnswered: (_, { output }: { output: WindowOutput }) => output.outcome === 'answered',
    windowFailed: (_, { output }: { output: WindowOutput }) => output.outcome === 'failed',
    isSomebodys: (_, { nickname }: { nickname: string | null }) => nickname !== null,
    lacksTicket: (_, { ticket }: { ticket: string | null }) => ticket === null,
    accountInUse: (_, { error }: { error: unknown }) => isRefusedFor(error, 'accountInUse'),
    signInTooOld: (_, { error }: { error: unknown }) => isRefusedFor(error, 'signInTooOld', 'proofExpired'),
    joined: (_, { output }: { output: SignUpOutput }) => output.outcome === 'joined',
    refusedFor: (_, { output, field }: { output: SignUpOutput; field: RefusedField }) =>
      output.outcome === 'refused' && output.field === field,
  },
  actions: {
    keepAnswer: assign({ answer: (_, { output }: { output: WindowOutput }) => (output.outcome === 'answered' ? output.answer : null) }),
    forgetAnswer: assign({ answer: null }),
    failWindow: assign({
      failure: (_, { output }: { output: WindowOutput }) => failure(output.outcome === 'failed' ? output.failure : 'authenticationFailed'),
    }),
    keepChecked: assign({
      ticket: (_, { ticket }: { ticket: string | null; nickname: string | null }) => ticket,
      nickname: (_, { nickname }) => nickname,
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
      joinData: { ...(context.joinData as JoinData), authMethod: methodByCode(context.method).type },
      credential: { kind: 'provider' as const, method: context.method, ticket: context.ticket ?? '' },
    }),
    onDone: [
      { guard: { type: 'joined', params: ({ event }) => ({ output: event.output }) }, target: 'joined' },
      {
        guard: { type: 'refusedFor', params: ({ event }) => ({ output: event.output, field: 'nickname' as const }) },
        target: 'nicknameRefused',
      },
      {
        guard: { type: 'refusedFor', params: ({ event }) => ({ output: event.output, field: 'uvrsId' as const }) },
        target: 'uvrsIdRefused',
      },
      { target: 'alertingFailed', actions: { type: 'failJoin', params: ({ event }) => ({ output: event.output }) } },
    ],
    onError: { target: 'alertingFailed', actions: { type: 'fail', params: { code: 'linkFailed' } } },
  },
});

export const providerLinkMachine = link.createMachine({
  id: 'providerLink',
  description: 'A social or university account is connected, or an account is made with it (SOC-4, SOC-5, SSO-1).',
  context: ({ input }) => ({ ...input, ...sortPageAnswer(input.answer), nickname: null, failure: null }),
  initial: 'starting',
  states: {
    starting: {
      description: 'Is it known already who signed in at the provider?',
      always: [
        { guard: 'hasTicket', target: 'connecting' },
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
        input: ({ context }) => ({ method: context.method, purpose: 'link' as const }),
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
      description: 'The server asks the provider who it was, and whether a member has joined with it (SOC-4).',
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
          {
            guard: { type: 'isSomebodys', params: ({ event }) => ({ nickname: event.output.nickname }) },
            target: 'askingLinked',
            actions: { type: 'keepChecked', params: ({ event }) => event.output },
          },
          { target: 'connecting', actions: { type: 'keepChecked', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'alertingFailed',
          actions: { type: 'fail', params: ({ event }) => ({ code: 'authenticationFailed', cause: event.error }) },
        },
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
        input: ({ context }) => ({ method: context.method, ticket: context.ticket ?? '', replace: false }),
        onDone: 'linked',
        onError: [
          { guard: { type: 'accountInUse', params: ({ event }) => ({ error: event.error }) }, target: 'askingReplacement' },
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
        input: ({ context }) => ({ method: context.method, ticket: context.ticket ?? '', replace: true }),
        onDone: 'linked',
        onError: [
          { guard: { type: 'signInTooOld', params: ({ event }) => ({ error: event.error }) }, target: 'askingSignIn' },
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
      on: { CONFIRMED: { target: 'atProvider', actions: 'forgetChecked' }, DECLINED: 'backAtChoice' },
    },

    alertingFailed: {
      description: 'An alert: it did not work, and why (JOIN-3, ERR-3, ERR-8, ERR-9, ERR-10, ERR-12, ERR-27).',
      tags: 'alert',
      on: { ALERT_CONFIRMED: 'backAtChoice' },
    },

    joined: { type: 'final', output: { next: 'joined' } },
    linked: { type: 'final', output: ({ context }): Output => ({ next: 'linked', method: context.method }) },
    nicknameRefused: {
      type: 'final',
      output: ({ event }): Output => ({ next: 'createCharacter', refused: 'nickname', serverMessage: serverMessageIn(event) }),
    },
    uvrsIdRefused: {
      type: 'final',
      output: ({ event }): Output => ({ next: 'createCharacter', refused: 'uvrsId', serverMessage: serverMessageIn(event) }),
    },
    backAtChoice: { type: 'final', output: { next: 'choice' } },
  },
  output: ({ event }) => event.output as Output,
});
