import { assign, emit, setup } from 'xstate';
import { eventParams } from '../event-params.ts';
import { type Failure, failure, isRefusedFor } from '../failures.ts';
import { finalOutput } from '../final-output.ts';
import { ASKS_TO_STAY, deletedAtOf, IS_LEAVING, type Leaving, NOT_LEAVING } from '../leaving.ts';
import { need } from '../need.ts';
import type { AssertedCredential, PasskeyOptions } from '../passkey-autofill/passkey-autofill.machine.ts';
import { port } from '../port.ts';
import { type Succeeded, succeeded } from '../success.ts';

export interface PasskeyLoginInput {
  /** What the authenticator answered to the email field; null: it is to be asked. */
  readonly credential: AssertedCredential | null;
}

export interface PasskeyLoginContext extends Leaving {
  readonly options: PasskeyOptions | null;
  readonly credential: AssertedCredential | null;
  readonly failure: Failure | null;
}

export type PasskeyLoginEvent =
  | { type: 'RETRIED' }
  | { type: 'STAY_CHOSEN' }
  | { type: 'DECLINED' }
  /** The person goes back to the form. */
  | { type: 'CANCELLED' };

export type PasskeyLoginOutput = { outcome: 'signedIn' } | { outcome: 'form' };

export const passkeyLoginMachine = setup({
  types: {} as {
    context: PasskeyLoginContext;
    events: PasskeyLoginEvent;
    input: PasskeyLoginInput;
    output: PasskeyLoginOutput;
    emitted: Succeeded;
    tags: 'busy' | 'alert';
  },
  actors: {
    /** POST /auth/login/passkey/options. */
    requestPasskeyOptions: port<PasskeyOptions>('requestPasskeyOptions'),
    /** The browser asks the person for a passkey; `authenticatorDismissed` where they do not want to, or did not in time. */
    usePasskey: port<AssertedCredential, PasskeyOptions>('usePasskey'),
    /**
     * POST /auth/login/passkey; stores user and token. Unless the account `stays`, one that is being deleted is refused, where the API asks first.
     */
    loginByPasskey: port<void, { credential: AssertedCredential; stays: boolean }>('loginByPasskey'),
  },
  guards: {
    hasCredential: ({ context }) => context.credential !== null,
    isDismissed: (_, { error }: { error: unknown }) => isRefusedFor(error, 'authenticatorDismissed'),
    ...IS_LEAVING,
  },
  actions: {
    keepOptions: assign({ options: (_, { options }: { options: PasskeyOptions }) => options }),
    keepCredential: assign({ credential: (_, { credential }: { credential: AssertedCredential }) => credential }),
    forgetCeremony: assign({ options: null, credential: null, ...NOT_LEAVING }),
    keepDeletion: assign({ stays: false, deletedAt: (_, { error }: { error: unknown }) => deletedAtOf(error) }),
    stay: assign({ stays: true }),
    tellDeletionStands: emit(succeeded('deletionStands')),
    fail: assign({ failure: (_, { error }: { error: unknown }) => failure('passkeyLoginFailed', error) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'passkeyLogin',
  description: 'The person signs in with a passkey (PASSKEY-1).',
  context: ({ input }) => ({ ...input, options: null, ...NOT_LEAVING, failure: null }),
  initial: 'starting',
  states: {
    starting: {
      description: 'Was a passkey picked in the email field?',
      always: [{ guard: 'hasCredential', target: 'loggingIn' }, { target: 'requesting' }],
    },
    requesting: {
      description: 'The server gives a challenge, which serves once (PASSKEY-4).',
      tags: ['busy', 'alert'],
      invoke: {
        id: 'requestPasskeyOptions',
        src: 'requestPasskeyOptions',
        onDone: { target: 'atAuthenticator', actions: { type: 'keepOptions', params: ({ event }) => ({ options: event.output }) } },
        onError: { target: 'failed', actions: { type: 'fail', params: eventParams } },
      },
      on: { CANCELLED: 'form' },
    },
    atAuthenticator: {
      description: 'The browser asks for a passkey, in a dialog of its own (PASSKEY-1).',
      tags: ['busy', 'alert'],
      invoke: {
        id: 'usePasskey',
        src: 'usePasskey',
        input: ({ context }) => need(context.options, 'options'),
        onDone: { target: 'loggingIn', actions: { type: 'keepCredential', params: ({ event }) => ({ credential: event.output }) } },
        onError: [
          { guard: { type: 'isDismissed', params: eventParams }, target: 'form' },
          { target: 'failed', actions: { type: 'fail', params: eventParams } },
        ],
      },
      on: { CANCELLED: 'form' },
    },
    loggingIn: {
      description: 'The server verifies it, and looks for the account (PASSKEY-4).',
      tags: ['busy', 'alert'],
      invoke: {
        id: 'loginByPasskey',
        src: 'loginByPasskey',
        input: ({ context }) => ({ credential: need(context.credential, 'a credential'), stays: context.stays }),
        onDone: 'signedIn',
        onError: [
          {
            guard: { type: 'isLeaving', params: eventParams },
            target: 'askingToStay',
            actions: { type: 'keepDeletion', params: eventParams },
          },
          { target: 'failed', actions: { type: 'fail', params: eventParams } },
        ],
      },
      on: { CANCELLED: 'form' },
    },
    askingToStay: {
      description: ASKS_TO_STAY,
      tags: 'alert',
      on: {
        STAY_CHOSEN: { target: 'loggingIn', actions: 'stay' },
        DECLINED: { target: 'form', actions: 'tellDeletionStands' },
      },
    },
    failed: {
      description: 'An alert: it did not work, and why; again, or another way? (PASSKEY-1)',
      tags: 'alert',
      entry: 'forgetCeremony',
      exit: 'clearFailure',
      on: { RETRIED: 'requesting', CANCELLED: 'form' },
    },
    signedIn: { type: 'final', output: { outcome: 'signedIn' } },
    form: { type: 'final', entry: 'forgetCeremony', output: { outcome: 'form' } },
  },
  output: finalOutput<PasskeyLoginOutput>,
});
