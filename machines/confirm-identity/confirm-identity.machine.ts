import { endsAs } from '../ends-as.ts';
import { eventParams } from '../event-params.ts';
import { finalOutput } from '../final-output.ts';
import { need } from '../need.ts';
import type { ProviderTicketOutput } from '../provider-ticket/provider-ticket.machine.ts';
import { confirmingCode, enteringCode, requestingCode, resendingCode } from './code.states.ts';
import { confirmIdentitySetup } from './confirm-identity.setup.ts';
import type { ConfirmIdentityOutput } from './confirmation.ts';
import { credentialIn, ticketIn } from './proof-in.ts';

/** Which way the person takes; another can be taken while a provider's or the browser's window is open. */
const choice = confirmIdentitySetup.createStateConfig({
  on: {
    PASSWORD_SUBMITTED: { guard: 'hasPassword', target: 'confirmingPassword', actions: 'clearFailure' },
    PASSKEY_CHOSEN: { guard: 'hasPasskey', target: 'requestingPasskey', actions: 'clearFailure' },
    CODE_REQUESTED: { guard: 'takesCode', target: 'requestingCode', actions: 'clearFailure' },
    PROVIDER_CHOSEN: {
      guard: { type: 'isOwn', params: eventParams },
      target: 'signingIn',
      reenter: true,
      actions: ['clearFailure', { type: 'keepMethod', params: eventParams }],
    },
  },
});

export const confirmIdentityMachine = confirmIdentitySetup.createMachine({
  id: 'confirmIdentity',
  description: 'The person proves again, by a way into their own account, that they are its owner: for one act (CONFIRM-1).',
  context: ({ input }) => ({
    ...input,
    methods: [],
    email: null,
    hasPasskey: false,
    takesCode: false,
    gone: null,
    method: null,
    options: null,
    failure: null,
  }),
  initial: 'reading',
  on: { CANCELLED: '.cancelled' },
  states: {
    reading: {
      description: 'Which ways lead into the account? (CONFIRM-1)',
      tags: 'busy',
      invoke: {
        id: 'readWays',
        src: 'readWays',
        onDone: [
          {
            guard: { type: 'leadsNowhere', params: ({ event }) => event.output },
            target: 'withoutWay',
            actions: { type: 'keepWays', params: ({ event }) => event.output },
          },
          { target: 'choosing', actions: { type: 'keepWays', params: ({ event }) => event.output } },
        ],
        onError: { target: 'unread', actions: { type: 'fail', params: ({ event }) => ({ code: 'confirmFailed', cause: event.error }) } },
      },
    },

    unread: {
      description: 'They could not be read: said, with a button that tries again (CONFIRM-1).',
      exit: 'clearFailure',
      on: { RETRIED: 'reading' },
    },

    withoutWay: {
      description:
        'No way is left to prove it by: the only one is gone at its provider, or none works in this browser. The person hears what can be done (CONFIRM-1, WAY-2).',
    },

    choosing: {
      ...choice,
      description: 'The password, where the account has one, its passkeys and its other ways; what failed before is said (CONFIRM-1).',
    },

    confirmingPassword: {
      description: 'The server compares. The password lives in this call only.',
      tags: 'busy',
      invoke: {
        id: 'confirmPassword',
        src: 'prove',
        input: ({ context, event }) => ({
          act: context.act,
          credential: { kind: 'password' as const, password: event.type === 'PASSWORD_SUBMITTED' ? event.password : '' },
        }),
        onDone: 'confirmed',
        onError: {
          target: 'choosing',
          actions: { type: 'fail', params: ({ event }) => ({ code: 'confirmFailed', cause: event.error }) },
        },
      },
    },

    signingIn: {
      ...choice,
      description: 'The person signs in at the provider; a machine of its own says how far that is (SOC-4, SOC-6).',
      invoke: {
        id: 'providerTicket',
        src: 'providerTicket',
        input: ({ context }) => ({ method: need(context.method, 'a provider'), purpose: 'login' as const, answer: null }),
        onDone: [
          { guard: endsAs<ProviderTicketOutput>('checked'), target: 'confirming' },
          {
            guard: endsAs<ProviderTicketOutput>('failed'),
            target: 'choosing',
            actions: { type: 'failTicket', params: eventParams },
          },
          { target: 'choosing' },
        ],
        onError: { target: 'choosing', actions: { type: 'fail', params: { code: 'authenticationFailed' } } },
      },
    },

    confirming: {
      description: 'The server looks whether that is a way into this account (CONFIRM-1).',
      tags: 'busy',
      invoke: {
        id: 'confirmProvider',
        src: 'prove',
        input: ({ context, event }) => ({
          act: context.act,
          credential: { kind: 'provider' as const, method: need(context.method, 'a provider'), ticket: ticketIn(event) },
        }),
        onDone: 'confirmed',
        onError: {
          target: 'choosing',
          actions: { type: 'fail', params: ({ event }) => ({ code: 'confirmFailed', cause: event.error }) },
        },
      },
    },

    requestingPasskey: {
      description: 'The server gives a challenge for this act of this session (CONFIRM-1, PASSKEY-4).',
      tags: 'busy',
      invoke: {
        id: 'requestConfirmationOptions',
        src: 'requestConfirmationOptions',
        input: ({ context }) => ({ act: context.act }),
        onDone: { target: 'atAuthenticator', actions: { type: 'keepOptions', params: ({ event }) => ({ options: event.output }) } },
        onError: {
          target: 'choosing',
          actions: { type: 'fail', params: ({ event }) => ({ code: 'confirmFailed', cause: event.error }) },
        },
      },
    },

    atAuthenticator: {
      ...choice,
      description: 'The browser asks for a passkey of the account, in a dialog of its own (CONFIRM-1).',
      invoke: {
        id: 'usePasskey',
        src: 'usePasskey',
        input: ({ context }) => need(context.options, 'options'),
        onDone: 'confirmingPasskey',
        onError: [
          { guard: { type: 'isDismissed', params: eventParams }, target: 'choosing' },
          { target: 'choosing', actions: { type: 'fail', params: ({ event }) => ({ code: 'confirmFailed', cause: event.error }) } },
        ],
      },
    },

    confirmingPasskey: {
      description: 'The server verifies what the authenticator answered (CONFIRM-1, PASSKEY-4).',
      tags: 'busy',
      invoke: {
        id: 'confirmPasskey',
        src: 'prove',
        input: ({ context, event }) => ({
          act: context.act,
          credential: { kind: 'passkey' as const, credential: credentialIn(event) },
        }),
        onDone: 'confirmed',
        onError: {
          target: 'choosing',
          actions: { type: 'fail', params: ({ event }) => ({ code: 'confirmFailed', cause: event.error }) },
        },
      },
    },

    requestingCode,
    enteringCode,
    resendingCode,
    confirmingCode,

    confirmed: {
      type: 'final',
      output: ({ event }): ConfirmIdentityOutput => ({
        outcome: 'confirmed',
        confirmation: (event as unknown as { output: { confirmation: string } }).output.confirmation,
      }),
    },
    cancelled: { type: 'final', output: { outcome: 'cancelled' } },
  },
  output: finalOutput<ConfirmIdentityOutput>,
});
