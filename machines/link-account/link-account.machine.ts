import { assign, setup } from 'xstate';
import { FAILURES_BEFORE_HELP } from '../../contract/limits.ts';
import { isOffered, type MethodCode } from '../../contract/methods.ts';
import { type Failure, type FailureCode, failure } from '../failures.ts';
import type { JoinData } from '../join-data.ts';
import { type JoinRefusal, joinRefusalIn } from '../join-refusal.ts';
import { type Output as ProviderOutput, providerLinkMachine } from '../provider-link/provider-link.machine.ts';
import type { PageAnswer } from '../provider-window/provider-window.machine.ts';
import { type Output as SignUpOutput, signUpMachine } from '../sign-up/sign-up.machine.ts';
import { isSignedIn, type Viewer } from '../viewer.ts';

export interface Input {
  readonly viewer: Viewer;
  /** What a visitor joins with; a signed-in person links instead and has none. */
  readonly joinData: JoinData | null;
  /** Type numbers of the methods that are offered (METHOD-2). */
  readonly enabledMethods: readonly number[];
  /** A provider’s account to go on with: from a login that found none (LOGIN-4), or answered by this very page. */
  readonly provider: ChosenProvider | null;
  /** A guest who comes through the partner gateway cannot close this popup (JOIN-4). */
  readonly mustLink: boolean;
}

export interface ChosenProvider {
  readonly method: MethodCode;
  readonly ticket: string | null;
  readonly answer: PageAnswer | null;
}

export interface Context extends Input {
  readonly failure: Failure | null;
  /** In a row; counted no further than help needs. */
  readonly failures: number;
  /** The way to sign in that a member has just linked (JOIN-5). */
  readonly added: MethodCode | null;
}

export type Event =
  | { type: 'GUEST_CHOSEN' }
  | { type: 'EMAIL_CHOSEN' }
  /** Social or university. */
  | { type: 'METHOD_CHOSEN'; method: MethodCode }
  | { type: 'CUSTOMISE_CHOSEN' }
  /** The server named other methods while this was open. */
  | { type: 'METHODS_CHANGED'; enabledMethods: readonly number[] }
  | { type: 'ALERT_CONFIRMED' }
  | { type: 'BACK' }
  | { type: 'CLOSED' };

export type Output =
  | { next: 'joined' | 'linked' }
  /** A member linked a further way to sign in, or goes back without (JOIN-5). */
  | { next: 'added' | 'back' }
  | { next: 'linkByEmail' }
  /** Null: the person wants to change the character. */
  | { next: 'createCharacter'; refused: JoinRefusal | null }
  | { next: 'closed' };

const linkAccountSetup = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Input;
    output: Output;
    tags: 'busy' | 'alert';
    children: { providerLink: 'providerLink'; signUp: 'signUp' };
  },
  actors: { signUp: signUpMachine, providerLink: providerLinkMachine },
  guards: {
    isStuck: ({ context }) => context.failures >= FAILURES_BEFORE_HELP,
    nothingToLink: ({ context }) => context.joinData === null && !isSignedIn(context.viewer),
    /** A member comes from the profile, and goes back there (JOIN-5). */
    isMember: ({ context }) => context.viewer.kind === 'member',
    isJoining: ({ context }) => !isSignedIn(context.viewer),
    lacksMethod: ({ context }) => !isSignedIn(context.viewer) && context.joinData?.authMethod == null,
    hasProvider: ({ context }) => context.provider !== null,
    mayUseProvider: ({ context: { provider, enabledMethods } }) => provider !== null && isOffered(provider.method, enabledMethods),
    mayClose: ({ context }) => !context.mustLink,
    losesProvider: ({ context: { provider } }, { enabledMethods }: { enabledMethods: readonly number[] }) =>
      provider !== null && !isOffered(provider.method, enabledMethods),
    isOffered: ({ context }, { method }: { method: MethodCode }) => isOffered(method, context.enabledMethods),
    addsWay: ({ context }, { output }: { output: ProviderOutput }) => context.viewer.kind === 'member' && output.next === 'linked',
    providerLeadsTo: (_, { output, to }: { output: ProviderOutput; to: ProviderOutput['next'] }) => output.next === to,
    joinEndsAs: (_, { output, as }: { output: SignUpOutput; as: SignUpOutput['outcome'] }) => output.outcome === as,
  },
  actions: {
    failAs: assign({
      failure: (_, { output }: { output: SignUpOutput }) => (output.outcome === 'failed' ? output.failure : failure('joinFailed')),
    }),
    keepProvider: assign({ provider: (_, { method }: { method: MethodCode }) => ({ method, ticket: null, answer: null }) }),
    forgetProvider: assign({ provider: null }),
    keepAdded: assign({ added: (_, { output }: { output: ProviderOutput }) => (output.next === 'linked' ? output.method : null) }),
    keepMethods: assign({ enabledMethods: (_, { enabledMethods }: { enabledMethods: readonly number[] }) => enabledMethods }),
    fail: assign({ failure: (_, { code }: { code: FailureCode }) => failure(code) }),
    failJoining: assign({ failure: failure('joinFailed') }),
    count: assign({ failures: ({ context }) => Math.min(context.failures + 1, FAILURES_BEFORE_HELP) }),
    clearFailure: assign({ failure: null }),
  },
});

/** The ways to go on; one that is chosen while a provider is asked takes its place. */
const choices = linkAccountSetup.createStateConfig({
  on: {
    GUEST_CHOSEN: [
      { guard: 'lacksMethod', target: 'alertingNoAuthInfo' },
      { guard: 'isJoining', target: 'joiningAsGuest', actions: 'clearFailure' },
    ],
    EMAIL_CHOSEN: [{ guard: 'lacksMethod', target: 'alertingNoAuthInfo' }, { target: 'leavingForEmail' }],
    METHOD_CHOSEN: [
      {
        guard: { type: 'isOffered', params: ({ event }) => ({ method: event.method }) },
        target: 'withProvider',
        reenter: true,
        actions: ['clearFailure', { type: 'keepProvider', params: ({ event }) => ({ method: event.method }) }],
      },
      { target: 'alertingNotSupported', actions: { type: 'fail', params: { code: 'ssoNotSupported' } } },
    ],
    CUSTOMISE_CHOSEN: { guard: 'isJoining', target: 'leavingForCharacter' },
  },
});

export const linkAccountMachine = linkAccountSetup.createMachine({
  id: 'linkAccount',
  description: 'How the account is made or kept: as a guest, or with an account of one’s own (JOIN-1 to JOIN-5).',
  context: ({ input }) => ({ ...input, failure: null, failures: 0, added: null }),
  initial: 'opening',
  on: {
    CLOSED: { guard: 'mayClose', target: '.closed' },
    BACK: { guard: 'isMember', target: '.back' },
    METHODS_CHANGED: { actions: { type: 'keepMethods', params: ({ event }) => ({ enabledMethods: event.enabledMethods }) } },
  },
  states: {
    opening: {
      description: 'Is there anything to join or to link with?',
      always: [
        { guard: 'nothingToLink', target: 'alertingDataInvalid' },
        { guard: 'mayUseProvider', target: 'withProvider' },
        {
          guard: 'hasProvider',
          target: 'alertingNotSupported',
          actions: ['forgetProvider', { type: 'fail', params: { code: 'ssoNotSupported' } }],
        },
        { target: 'choosing' },
      ],
    },

    choosing: {
      description: 'The person chooses how to go on; a failure of the last try is shown above the choice.',
      on: choices.on,
      always: { guard: 'isStuck', target: 'stuck' },
    },

    stuck: {
      description: 'As before, and help is offered: it has failed three times in a row (JOIN-1, HEAD-3).',
      on: choices.on,
    },

    withProvider: {
      description: 'A provider is asked; its own machine says how far. Another way can be chosen all the same, and ends this one.',
      exit: 'forgetProvider',
      invoke: {
        id: 'providerLink',
        src: 'providerLink',
        input: ({ context }) => ({
          method: context.provider?.method ?? 'google',
          joinData: isSignedIn(context.viewer) ? null : context.joinData,
          ticket: context.provider?.ticket ?? null,
          answer: context.provider?.answer ?? null,
        }),
        onDone: [
          {
            guard: { type: 'providerLeadsTo', params: ({ event }) => ({ output: event.output, to: 'joined' as const }) },
            target: 'joined',
          },
          {
            guard: { type: 'addsWay', params: ({ event }) => ({ output: event.output }) },
            target: 'alertingAdded',
            actions: { type: 'keepAdded', params: ({ event }) => ({ output: event.output }) },
          },
          {
            guard: { type: 'providerLeadsTo', params: ({ event }) => ({ output: event.output, to: 'linked' as const }) },
            target: 'linked',
          },
          {
            guard: { type: 'providerLeadsTo', params: ({ event }) => ({ output: event.output, to: 'createCharacter' as const }) },
            target: 'refused',
          },
          {
            guard: { type: 'providerLeadsTo', params: ({ event }) => ({ output: event.output, to: 'failed' as const }) },
            target: 'choosing',
            actions: 'count',
          },
          { target: 'choosing' },
        ],
        onError: { target: 'choosing', actions: [{ type: 'fail', params: { code: 'linkFailed' } }, 'count'] },
      },
      on: {
        ...choices.on,
        METHODS_CHANGED: [
          {
            guard: { type: 'losesProvider', params: ({ event }) => ({ enabledMethods: event.enabledMethods }) },
            target: 'alertingNotSupported',
            actions: [
              { type: 'keepMethods', params: ({ event }) => ({ enabledMethods: event.enabledMethods }) },
              { type: 'fail', params: { code: 'ssoNotSupported' } },
            ],
          },
          { actions: { type: 'keepMethods', params: ({ event }) => ({ enabledMethods: event.enabledMethods }) } },
        ],
      },
    },

    joiningAsGuest: {
      description: 'A guest account is made with the prepared join data.',
      tags: 'busy',
      invoke: {
        id: 'signUp',
        src: 'signUp',
        // `lacksMethod` has already turned away a visitor without join data.
        input: ({ context }) => ({ joinData: context.joinData as JoinData, credential: null }),
        onDone: [
          { guard: { type: 'joinEndsAs', params: ({ event }) => ({ output: event.output, as: 'joined' as const }) }, target: 'joined' },
          { guard: { type: 'joinEndsAs', params: ({ event }) => ({ output: event.output, as: 'refused' as const }) }, target: 'refused' },
          { target: 'choosing', actions: [{ type: 'failAs', params: ({ event }) => ({ output: event.output }) }, 'count'] },
        ],
        onError: { target: 'choosing', actions: ['failJoining', 'count'] },
      },
    },

    alertingDataInvalid: {
      description: 'An alert: the popup was opened with no join data and no user (JOIN-3, ERR-11).',
      tags: 'alert',
      on: { ALERT_CONFIRMED: 'closed' },
    },
    alertingNoAuthInfo: {
      description: 'An alert: the join data name no way to sign in (JOIN-3, ERR-8).',
      tags: 'alert',
      on: { ALERT_CONFIRMED: 'choosing' },
    },
    alertingNotSupported: {
      description: 'An alert: this way is not supported (SSO-2, ERR-3).',
      tags: 'alert',
      exit: 'clearFailure',
      on: { ALERT_CONFIRMED: 'choosing' },
    },

    alertingAdded: {
      description: 'An alert: a member can sign in by this account from now on, too (JOIN-5).',
      tags: 'alert',
      on: { ALERT_CONFIRMED: 'added', CLOSED: 'added' },
    },

    joined: { type: 'final', output: { next: 'joined' } },
    linked: { type: 'final', output: { next: 'linked' } },
    refused: { type: 'final', output: ({ event }): Output => ({ next: 'createCharacter', refused: joinRefusalIn(event) }) },
    added: { type: 'final', output: { next: 'added' } },
    back: { type: 'final', output: { next: 'back' } },
    leavingForCharacter: { type: 'final', output: { next: 'createCharacter', refused: null } },
    leavingForEmail: { type: 'final', output: { next: 'linkByEmail' } },
    closed: { type: 'final', output: { next: 'closed' } },
  },
  output: ({ event }) => event.output as Output,
});
