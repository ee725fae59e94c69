import { assign, emit, fromCallback, setup } from 'xstate';
import { PASSKEY_OFFER, PASSKEY_SILENCE } from '#contract/limits.ts';
import { eventParams } from '../event-params.ts';
import { type Failure, type FailureCode, failure, isRefusedFor } from '../failures.ts';
import { need } from '../need.ts';
import { CREATION_REFUSALS } from '../passkeys/creation-refusals.ts';
import type { CreatedCredential, CreationOptions } from '../passkeys/passkeys.machine.ts';
import { port } from '../port.ts';
import { type Succeeded, type SuccessCode, succeeded } from '../success.ts';

/** What may be done here after a login with a password. */
export interface OfferedPasskey {
  /** The browser makes one without a dialog, where it has just filled in the password (`mediation: conditional`). */
  readonly silently: boolean;
  /** The person has not been asked on this device yet. */
  readonly byAsking: boolean;
}

export interface PasskeyOfferInput {
  /** A partner waits: the page is left as soon as the person is signed in (GW-2). */
  readonly atGateway: boolean;
}

interface Context extends PasskeyOfferInput {
  readonly byAsking: boolean;
  readonly options: CreationOptions | null;
  readonly credential: CreatedCredential | null;
  readonly failure: Failure | null;
}

export type PasskeyOfferEvent = { type: 'PASSWORD_USED' } | { type: 'SESSION_ENDED' } | { type: 'ACCEPTED' } | { type: 'DECLINED' };

/** How a passkey is made: without a dialog, or in the browser's. */
type Mediation = 'conditional' | 'optional';

export const passkeyOfferMachine = setup({
  types: {} as { context: Context; events: PasskeyOfferEvent; input: PasskeyOfferInput; emitted: Succeeded; tags: 'busy' | 'offer' },
  actors: {
    /** Tells of each login with a password in this page, and of the end of that session. */
    watchPasswords: fromCallback<PasskeyOfferEvent>(() => undefined),
    /** Asks the configuration, the browser, and what this device remembers. */
    readOffer: port<OfferedPasskey>('readOffer'),
    /** POST /auth/passkeys/options. */
    requestCreationOptions: port<CreationOptions, { mediation: Mediation }>('requestCreationOptions'),
    /** The browser makes one; `authenticatorDismissed` where it, or the person, does not want to, `passkeyThere` where the device has one of the account. */
    createPasskey: port<CreatedCredential, { options: CreationOptions; mediation: Mediation }>('createPasskey'),
    /** POST /auth/passkeys. */
    addPasskey: port<void, { credential: CreatedCredential }>('addPasskey'),
    /** This device remembers that the person was asked. */
    noteAsked: port<void>('noteAsked'),
  },
  guards: {
    isAtGateway: ({ context }) => context.atGateway,
    isSilent: (_, { silently }: OfferedPasskey) => silently,
    isAsked: (_, { byAsking }: OfferedPasskey) => byAsking,
    mayAsk: ({ context }) => context.byAsking,
    mayAskInstead: ({ context }, { error }: { error: unknown }) => context.byAsking && isRefusedFor(error, 'authenticatorDismissed'),
    ...CREATION_REFUSALS,
  },
  actions: {
    keepOffer: assign({ byAsking: (_, { byAsking }: OfferedPasskey) => byAsking }),
    keepOptions: assign({ options: (_, { options }: { options: CreationOptions }) => options }),
    keepCredential: assign({ credential: (_, { credential }: { credential: CreatedCredential }) => credential }),
    forgetPasskey: assign({ options: null, credential: null }),
    forgetOffer: assign({ byAsking: false, options: null, credential: null, failure: null }),
    fail: assign({ failure: (_, { code, cause }: { code: FailureCode; cause: unknown }) => failure(code, cause) }),
    clearFailure: assign({ failure: null }),
    tell: emit((_, { success }: { success: SuccessCode }) => succeeded(success)),
  },
  delays: { offer: PASSKEY_OFFER, silence: PASSKEY_SILENCE },
}).createMachine({
  id: 'passkeyOffer',
  description: 'After a login with a password: the next one can be with a passkey, made silently or offered once (PASSKEY-2).',
  context: ({ input }) => ({ ...input, byAsking: false, options: null, credential: null, failure: null }),
  invoke: { id: 'watchPasswords', src: 'watchPasswords', onError: {} },
  initial: 'waiting',
  on: { PASSWORD_USED: [{ guard: 'isAtGateway' }, { target: '.reading' }], SESSION_ENDED: '.waiting' },
  states: {
    waiting: {
      description: 'No password was used in this page, or nothing is left to offer.',
      entry: 'forgetOffer',
    },

    reading: {
      description: 'Can a passkey be made here, silently or by asking? (PASSKEY-2, PASSKEY-5)',
      entry: 'forgetOffer',
      invoke: {
        id: 'readOffer',
        src: 'readOffer',
        onDone: [
          {
            guard: { type: 'isSilent', params: ({ event }) => event.output },
            target: 'requestingSilently',
            actions: { type: 'keepOffer', params: ({ event }) => event.output },
          },
          { guard: { type: 'isAsked', params: ({ event }) => event.output }, target: 'noting' },
          { target: 'waiting' },
        ],
        onError: 'waiting',
      },
    },

    requestingSilently: {
      description: 'The server gives a challenge; no person waits for it, and nothing is said where none comes.',
      invoke: {
        id: 'requestSilently',
        src: 'requestCreationOptions',
        input: { mediation: 'conditional' as const },
        onDone: { target: 'makingSilently', actions: { type: 'keepOptions', params: ({ event }) => ({ options: event.output }) } },
        onError: 'waiting',
      },
    },
    makingSilently: {
      description: 'The browser makes a passkey where it has just filled in the password; else the person is asked, once (PASSKEY-2).',
      invoke: {
        id: 'createSilently',
        src: 'createPasskey',
        input: ({ context }) => ({ options: need(context.options, 'options'), mediation: 'conditional' as const }),
        onDone: { target: 'addingSilently', actions: { type: 'keepCredential', params: ({ event }) => ({ credential: event.output }) } },
        onError: [{ guard: { type: 'mayAskInstead', params: eventParams }, target: 'noting' }, { target: 'waiting' }],
      },
      // A browser that does not answer is left.
      after: { silence: [{ guard: 'mayAsk', target: 'noting' }, { target: 'waiting' }] },
    },
    addingSilently: {
      description: 'The server verifies and keeps it, and the person is told (PASSKEY-2).',
      invoke: {
        id: 'addSilently',
        src: 'addPasskey',
        input: ({ context }) => ({ credential: need(context.credential, 'a credential') }),
        onDone: { target: 'waiting', actions: { type: 'tell', params: { success: 'passkeyMade' } } },
        onError: 'waiting',
      },
    },

    noting: {
      description: 'This device remembers that the person is asked now: it is offered once (PASSKEY-2).',
      invoke: { id: 'noteAsked', src: 'noteAsked', onDone: 'offering', onError: 'offering' },
    },
    offering: {
      description: 'A notice beside the page, never a dialog: make a passkey, or not? What failed before stands in it (PASSKEY-2).',
      tags: 'offer',
      entry: 'forgetPasskey',
      exit: 'clearFailure',
      // As long as the login is proof enough (CONFIRM-1).
      after: { offer: 'waiting' },
      on: { ACCEPTED: 'requesting', DECLINED: 'waiting' },
    },
    requesting: {
      description: 'The server gives a challenge (PASSKEY-3).',
      tags: ['busy', 'offer'],
      invoke: {
        id: 'requestCreationOptions',
        src: 'requestCreationOptions',
        input: { mediation: 'optional' as const },
        onDone: { target: 'atAuthenticator', actions: { type: 'keepOptions', params: ({ event }) => ({ options: event.output }) } },
        onError: {
          target: 'offering',
          actions: { type: 'fail', params: ({ event }) => ({ code: 'passkeyAddFailed', cause: event.error }) },
        },
      },
    },
    atAuthenticator: {
      description: 'The browser makes a passkey, in a dialog of its own (PASSKEY-3).',
      tags: ['busy', 'offer'],
      invoke: {
        id: 'createPasskey',
        src: 'createPasskey',
        input: ({ context }) => ({ options: need(context.options, 'options'), mediation: 'optional' as const }),
        onDone: { target: 'adding', actions: { type: 'keepCredential', params: ({ event }) => ({ credential: event.output }) } },
        onError: [
          { guard: { type: 'isDismissed', params: eventParams }, target: 'offering' },
          {
            guard: { type: 'isThere', params: eventParams },
            target: 'offering',
            actions: { type: 'fail', params: ({ event }) => ({ code: 'passkeyThere', cause: event.error }) },
          },
          {
            target: 'offering',
            actions: { type: 'fail', params: ({ event }) => ({ code: 'passkeyAddFailed', cause: event.error }) },
          },
        ],
      },
      on: { DECLINED: 'waiting' },
    },
    adding: {
      description: 'The server verifies and keeps it (PASSKEY-3, PASSKEY-4).',
      tags: ['busy', 'offer'],
      invoke: {
        id: 'addPasskey',
        src: 'addPasskey',
        input: ({ context }) => ({ credential: need(context.credential, 'a credential') }),
        onDone: { target: 'waiting', actions: { type: 'tell', params: { success: 'passkeyAdded' } } },
        onError: {
          target: 'offering',
          actions: { type: 'fail', params: ({ event }) => ({ code: 'passkeyAddFailed', cause: event.error }) },
        },
      },
    },
  },
});
