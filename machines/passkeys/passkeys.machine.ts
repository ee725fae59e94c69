import { assign, emit, setup } from 'xstate';
import type { DataOf, RequestOf } from '#contract/calls.ts';
import { confirmIdentityMachine } from '../confirm-identity/confirm-identity.machine.ts';
import { type ConfirmIdentityOutput, confirmationIn, needsConfirmation } from '../confirm-identity/confirmation.ts';
import { ENDS_AS, endsAs } from '../ends-as.ts';
import { eventParams } from '../event-params.ts';
import { type Failure, type FailureCode, failure } from '../failures.ts';
import { finalOutput } from '../final-output.ts';
import { need } from '../need.ts';
import { port } from '../port.ts';
import { type Succeeded, succeeded } from '../success.ts';
import { CREATION_REFUSALS } from './creation-refusals.ts';

/** One passkey of the account, as the API tells it. Times are ms since the epoch. */
export interface ListedPasskey {
  readonly passkeyId: string;
  readonly name: string;
  readonly madeAt: number;
  /** Null: never. */
  readonly usedAt: number | null;
}

/** `PublicKeyCredentialCreationOptionsJSON` and `RegistrationResponseJSON` of WebAuthn, as the browser reads and makes them. */
export type CreationOptions = DataOf<'passkeyCreationOptions'>['publicKey'];
export type CreatedCredential = RequestOf<'addPasskey'>['credential'];

export interface PasskeysContext {
  readonly passkeys: readonly ListedPasskey[];
  /** Which one is named or removed. */
  readonly chosen: string | null;
  /** The name that was typed last. */
  readonly name: string;
  readonly options: CreationOptions | null;
  /** The proof for the passkey that is being made: its options need it, and keeping it uses it up (CONFIRM-1). */
  readonly confirmation: string | null;
  readonly credential: CreatedCredential | null;
  readonly failure: Failure | null;
}

export type PasskeysEvent =
  | { type: 'ADD_CHOSEN' }
  | { type: 'NAMING_CHOSEN'; passkeyId: string }
  | { type: 'NAME_SUBMITTED'; name: string }
  | { type: 'REMOVAL_CHOSEN'; passkeyId: string }
  | { type: 'CONFIRMED' }
  | { type: 'CANCELLED' }
  | { type: 'RETRIED' }
  | { type: 'CLOSED' };
export type PasskeysOutput = { outcome: 'closed' };

export const passkeyOf = ({ passkeys, chosen }: Pick<PasskeysContext, 'passkeys' | 'chosen'>): ListedPasskey | undefined =>
  passkeys.find(({ passkeyId }) => passkeyId === chosen);

export const passkeysMachine = setup({
  types: {} as {
    context: PasskeysContext;
    events: PasskeysEvent;
    output: PasskeysOutput;
    tags: 'busy' | 'alert';
    emitted: Succeeded;
    children: { confirmIdentity: 'confirmIdentity' };
  },
  actors: {
    /** GET /auth/passkeys: not of the specification, offered only where the API has it (API-26). */
    listPasskeys: port<readonly ListedPasskey[]>('listPasskeys'),
    /** POST /auth/passkeys/options. `confirmation`: the proof, once it was asked for (CONFIRM-1). */
    requestCreationOptions: port<CreationOptions, { confirmation: string | null }>('requestCreationOptions'),
    /** The browser makes one; `authenticatorDismissed` where the person does not want to, `passkeyThere` where the device has one of the account. */
    createPasskey: port<CreatedCredential, CreationOptions>('createPasskey'),
    /** POST /auth/passkeys; answers all of the account. */
    addPasskey: port<readonly ListedPasskey[], { credential: CreatedCredential; confirmation: string | null }>('addPasskey'),
    /** PUT /auth/passkeys/name; answers all of the account. */
    renamePasskey: port<readonly ListedPasskey[], { passkeyId: string; name: string }>('renamePasskey'),
    /** PUT /auth/passkeys/remove; answers what is left, which the browser is told as well. */
    removePasskey: port<readonly ListedPasskey[], { passkeyId: string; confirmation: string | null }>('removePasskey'),
    confirmIdentity: confirmIdentityMachine,
  },
  guards: {
    ...ENDS_AS,
    needsConfirmation,
    isListed: ({ context }, { passkeyId }: { passkeyId: string }) => context.passkeys.some((passkey) => passkey.passkeyId === passkeyId),
    ...CREATION_REFUSALS,
  },
  actions: {
    keepPasskeys: assign({ passkeys: (_, { passkeys }: { passkeys: readonly ListedPasskey[] }) => passkeys }),
    choose: assign(({ context }, { passkeyId }: { passkeyId: string }) => ({
      chosen: passkeyId,
      name: context.passkeys.find((passkey) => passkey.passkeyId === passkeyId)?.name ?? '',
    })),
    keepName: assign({ name: (_, { name }: { name: string }) => name }),
    keepOptions: assign({ options: (_, { options }: { options: CreationOptions }) => options }),
    keepCredential: assign({ credential: (_, { credential }: { credential: CreatedCredential }) => credential }),
    keepConfirmation: assign({ confirmation: (_, { confirmation }: { confirmation: string | null }) => confirmation }),
    forgetAct: assign({ chosen: null, name: '', options: null, confirmation: null, credential: null }),
    fail: assign({ failure: (_, { code, cause }: { code: FailureCode; cause: unknown }) => failure(code, cause) }),
    clearFailure: assign({ failure: null }),
    tellAdded: emit(succeeded('passkeyAdded')),
    tellRemoved: emit(succeeded('passkeyRemoved')),
  },
}).createMachine({
  id: 'passkeys',
  description: 'The passkeys of the account: made, named and removed (PASSKEY-3, CONFIRM-1).',
  context: { passkeys: [], chosen: null, name: '', options: null, confirmation: null, credential: null, failure: null },
  initial: 'reading',
  on: { CLOSED: '.closed' },
  states: {
    reading: {
      description: 'The passkeys of the account are read (PASSKEY-3).',
      tags: 'busy',
      invoke: {
        id: 'listPasskeys',
        src: 'listPasskeys',
        onDone: { target: 'listing', actions: { type: 'keepPasskeys', params: ({ event }) => ({ passkeys: event.output }) } },
        onError: { target: 'unread', actions: { type: 'fail', params: ({ event }) => ({ code: 'passkeysFailed', cause: event.error }) } },
      },
    },
    unread: {
      description: 'They could not be read: said, with a button that tries again (PASSKEY-3).',
      exit: 'clearFailure',
      on: { RETRIED: 'reading' },
    },
    listing: {
      description: 'Each passkey with its name, when it was made and used, and what failed before (PASSKEY-3).',
      entry: 'forgetAct',
      exit: 'clearFailure',
      on: {
        ADD_CHOSEN: 'requesting',
        NAMING_CHOSEN: {
          guard: { type: 'isListed', params: eventParams },
          target: 'naming',
          actions: { type: 'choose', params: eventParams },
        },
        REMOVAL_CHOSEN: {
          guard: { type: 'isListed', params: eventParams },
          target: 'confirmingRemoval',
          actions: { type: 'choose', params: eventParams },
        },
      },
    },

    requesting: {
      description:
        'The server gives a challenge to a person who logged in or proved a short time ago to be the owner (PASSKEY-3, CONFIRM-1).',
      tags: 'busy',
      invoke: {
        id: 'requestCreationOptions',
        src: 'requestCreationOptions',
        input: ({ context }) => ({ confirmation: context.confirmation }),
        onDone: { target: 'atAuthenticator', actions: { type: 'keepOptions', params: ({ event }) => ({ options: event.output }) } },
        onError: [
          { guard: { type: 'needsConfirmation', params: eventParams }, target: 'provingToAdd' },
          {
            target: 'listing',
            actions: { type: 'fail', params: ({ event }) => ({ code: 'passkeyAddFailed', cause: event.error }) },
          },
        ],
      },
    },
    atAuthenticator: {
      description: 'The browser makes a passkey, in a dialog of its own (PASSKEY-3).',
      tags: 'busy',
      invoke: {
        id: 'createPasskey',
        src: 'createPasskey',
        input: ({ context }) => need(context.options, 'options'),
        onDone: { target: 'adding', actions: { type: 'keepCredential', params: ({ event }) => ({ credential: event.output }) } },
        onError: [
          { guard: { type: 'isDismissed', params: eventParams }, target: 'listing' },
          {
            guard: { type: 'isThere', params: eventParams },
            target: 'listing',
            actions: { type: 'fail', params: ({ event }) => ({ code: 'passkeyThere', cause: event.error }) },
          },
          { target: 'listing', actions: { type: 'fail', params: ({ event }) => ({ code: 'passkeyAddFailed', cause: event.error }) } },
        ],
      },
      on: { CANCELLED: 'listing' },
    },
    adding: {
      description: 'The server verifies and keeps it (PASSKEY-3, PASSKEY-4).',
      tags: 'busy',
      invoke: {
        id: 'addPasskey',
        src: 'addPasskey',
        input: ({ context }) => ({ credential: need(context.credential, 'a credential'), confirmation: context.confirmation }),
        onDone: {
          target: 'listing',
          actions: [{ type: 'keepPasskeys', params: ({ event }) => ({ passkeys: event.output }) }, 'tellAdded'],
        },
        onError: [
          { guard: { type: 'needsConfirmation', params: eventParams }, target: 'provingToAdd' },
          {
            target: 'listing',
            actions: { type: 'fail', params: ({ event }) => ({ code: 'passkeyAddFailed', cause: event.error }) },
          },
        ],
      },
    },
    provingToAdd: {
      description:
        'The login is some time ago: the person proves to be the owner, or gives it up; the account has no further passkey yet (CONFIRM-1).',
      invoke: {
        id: 'confirmIdentity',
        src: 'confirmIdentity',
        input: { act: 'addPasskey' as const },
        onDone: [
          {
            guard: endsAs<ConfirmIdentityOutput>('confirmed'),
            target: 'requesting',
            actions: { type: 'keepConfirmation', params: ({ event }) => ({ confirmation: confirmationIn(event) }) },
          },
          { target: 'listing' },
        ],
        onError: { target: 'listing', actions: { type: 'fail', params: ({ event }) => ({ code: 'confirmFailed', cause: event.error }) } },
      },
    },

    naming: {
      description: 'A name for it, with what failed before (PASSKEY-3).',
      exit: 'clearFailure',
      on: { NAME_SUBMITTED: { target: 'renaming', actions: { type: 'keepName', params: eventParams } }, CANCELLED: 'listing' },
    },
    renaming: {
      description: 'The server keeps the name (PASSKEY-3).',
      tags: 'busy',
      invoke: {
        id: 'renamePasskey',
        src: 'renamePasskey',
        input: ({ context }) => ({ passkeyId: need(context.chosen, 'a passkey'), name: context.name }),
        onDone: { target: 'listing', actions: { type: 'keepPasskeys', params: ({ event }) => ({ passkeys: event.output }) } },
        onError: {
          target: 'naming',
          actions: { type: 'fail', params: ({ event }) => ({ code: 'passkeyNameFailed', cause: event.error }) },
        },
      },
    },

    confirmingRemoval: {
      description: 'A question: remove it? It logs in no more (PASSKEY-3)',
      tags: 'alert',
      on: { CONFIRMED: 'removing', CANCELLED: 'listing' },
    },
    removing: {
      description: 'The server removes it, never the last way, and says what is left (PASSKEY-3).',
      tags: ['busy', 'alert'],
      invoke: {
        id: 'removePasskey',
        src: 'removePasskey',
        input: ({ context, event }) => ({ passkeyId: need(context.chosen, 'a passkey'), confirmation: confirmationIn(event) }),
        onDone: {
          target: 'listing',
          actions: [{ type: 'keepPasskeys', params: ({ event }) => ({ passkeys: event.output }) }, 'tellRemoved'],
        },
        onError: [
          { guard: { type: 'needsConfirmation', params: eventParams }, target: 'provingToRemove' },
          {
            target: 'listing',
            actions: { type: 'fail', params: ({ event }) => ({ code: 'passkeyRemovalFailed', cause: event.error }) },
          },
        ],
      },
    },
    provingToRemove: {
      description: 'The login is some time ago: the person proves to be the owner, or gives it up; the passkey is still there (CONFIRM-1).',
      invoke: {
        id: 'confirmIdentity',
        src: 'confirmIdentity',
        input: { act: 'removePasskey' as const },
        onDone: [{ guard: endsAs<ConfirmIdentityOutput>('confirmed'), target: 'removing' }, { target: 'listing' }],
        onError: { target: 'listing', actions: { type: 'fail', params: ({ event }) => ({ code: 'confirmFailed', cause: event.error }) } },
      },
    },

    closed: { type: 'final', output: { outcome: 'closed' } },
  },
  output: finalOutput<PasskeysOutput>,
});
