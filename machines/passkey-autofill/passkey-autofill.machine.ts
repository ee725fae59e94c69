import { assign, setup } from 'xstate';
import type { DataOf, RequestOf } from '#contract/calls.ts';
import { PASSKEY_LISTENING } from '#contract/limits.ts';
import { finalOutput } from '../final-output.ts';
import { need } from '../need.ts';
import { port } from '../port.ts';

/** `PublicKeyCredentialRequestOptionsJSON` and `AuthenticationResponseJSON` of WebAuthn, as the browser makes and reads them. */
export type PasskeyOptions = DataOf<'passkeyRequestOptions'>['publicKey'];
export type AssertedCredential = RequestOf<'passkeyLogin'>['credential'];

/** In the email field (`conditional`), by a button, or not at all (PASSKEY-5). */
export type PasskeySupport = 'conditional' | 'button' | 'none';

export interface PasskeyAutofillContext {
  readonly options: PasskeyOptions | null;
}

export type PasskeyAutofillOutput = { outcome: 'picked'; credential: AssertedCredential } | { outcome: 'button' } | { outcome: 'none' };

export const passkeyAutofillMachine = setup({
  types: {} as { context: PasskeyAutofillContext; output: PasskeyAutofillOutput },
  actors: {
    /** Asks the configuration and the browser. */
    readPasskeySupport: port<PasskeySupport>('readPasskeySupport'),
    /** POST /auth/login/passkey/options. */
    requestPasskeyOptions: port<PasskeyOptions>('requestPasskeyOptions'),
    /** The browser lists passkeys in the email field (`mediation: conditional`) until one is picked. */
    listenForPasskey: port<AssertedCredential, PasskeyOptions>('listenForPasskey'),
  },
  guards: {
    isConditional: (_, { support }: { support: PasskeySupport }) => support === 'conditional',
    isButton: (_, { support }: { support: PasskeySupport }) => support === 'button',
  },
  actions: {
    keepOptions: assign({ options: (_, { options }: { options: PasskeyOptions }) => options }),
  },
  delays: { listening: PASSKEY_LISTENING },
}).createMachine({
  id: 'passkeyAutofill',
  description: 'Behind the form of an email login: the browser offers passkeys in the email field (PASSKEY-1).',
  context: { options: null },
  initial: 'reading',
  states: {
    reading: {
      description: 'Has the API passkeys, and can this browser use them here? (PASSKEY-5)',
      invoke: {
        id: 'readPasskeySupport',
        src: 'readPasskeySupport',
        onDone: [
          { guard: { type: 'isConditional', params: ({ event }) => ({ support: event.output }) }, target: 'requesting' },
          { guard: { type: 'isButton', params: ({ event }) => ({ support: event.output }) }, target: 'button' },
          { target: 'none' },
        ],
        onError: 'none',
      },
    },
    requesting: {
      description: 'A challenge is on its way; no person waits for it. Where none comes, a button tries again (PASSKEY-1).',
      invoke: {
        id: 'requestPasskeyOptions',
        src: 'requestPasskeyOptions',
        onDone: { target: 'listening', actions: { type: 'keepOptions', params: ({ event }) => ({ options: event.output }) } },
        onError: 'button',
      },
    },
    listening: {
      description: 'The email field lists the passkeys of this browser. A challenge that would soon be too old is replaced (PASSKEY-4).',
      invoke: {
        id: 'listenForPasskey',
        src: 'listenForPasskey',
        input: ({ context }) => need(context.options, 'options'),
        onDone: 'picked',
        onError: 'button',
      },
      after: { listening: 'requesting' },
    },
    picked: {
      type: 'final',
      output: ({ event }): PasskeyAutofillOutput => ({
        outcome: 'picked',
        credential: (event as unknown as { readonly output: AssertedCredential }).output,
      }),
    },
    button: { type: 'final', output: { outcome: 'button' } },
    none: { type: 'final', output: { outcome: 'none' } },
  },
  output: finalOutput<PasskeyAutofillOutput>,
});
