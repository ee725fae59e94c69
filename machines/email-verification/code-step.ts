import { not } from 'xstate';
import { eventParams } from '../event-params.ts';
import { emailVerificationSetup } from './email-verification.setup.ts';

export const codeSent = emailVerificationSetup.createStateConfig({
  id: 'codeSent',
  description: 'The code is in the mailbox and counts down; the person types it, or asks for another.',
  type: 'parallel',
  on: {
    SIGNED_IN: 'leavingElsewhere',
    EMAIL_CHANGE_REQUESTED: { guard: 'mayChangeEmail', target: 'enteringEmail', actions: ['clearFailure', 'forgetCode'] },
    PASSWORD_STEP_REQUESTED: { actions: { type: 'fail', params: { code: 'notAuthenticated' } } },
  },
  states: {
    validity: {
      initial: 'running',
      states: {
        running: {
          description: 'The remaining time is shown; at zero it says so once and stops (EMAIL-3).',
          after: { untilExpiry: { target: 'expired', actions: { type: 'fail', params: { code: 'codeExpired' } } } },
        },
        expired: { id: 'codeExpired', description: 'Time is over: the code can no longer be confirmed (EMAIL-3, ERR-12).' },
        triesUsed: { id: 'codeTriesUsed', description: 'Too many wrong codes ended this one; another can be asked for.' },
      },
    },
    resend: {
      initial: 'coolingDown',
      states: {
        coolingDown: { description: 'Another code cannot be asked for yet (EMAIL-4).', after: { untilResend: 'ready' } },
        ready: {
          description: 'Another code can be asked for.',
          on: {
            RESEND_REQUESTED: {
              guard: not('isConfirming'),
              target: 'requesting',
              actions: 'clearFailure',
            },
          },
        },
        requesting: {
          description: 'Another code is being sent; it replaces this one and starts the countdown anew (EMAIL-4).',
          tags: 'busy',
          invoke: {
            id: 'resendCode',
            src: 'requestCode',
            input: ({ context }) => ({ email: context.email }),
            onDone: {
              target: '#codeSent',
              reenter: true,
              // Time may have run out while it was on its way: the new code's countdown begins with a clean slate.
              actions: ['clearFailure', { type: 'keepCode', params: ({ event }) => ({ code: event.output }) }, 'tellResent'],
            },
            onError: {
              target: 'ready',
              actions: { type: 'fail', params: ({ event }) => ({ code: 'codeNotSent', cause: event.error }) },
            },
          },
        },
      },
    },
    entry: {
      initial: 'entering',
      states: {
        entering: {
          id: 'enteringCode',
          description: 'The person types the code; a wrong one is said at the field.',
          always: { guard: 'isStuck', target: 'stuck' },
          on: { CODE_SUBMITTED: { guard: 'mayConfirm', target: 'confirming', actions: 'clearFailure' } },
        },
        stuck: {
          description: 'As before, and help is offered: it has failed three times in a row (EMAIL-5, HEAD-3).',
          on: { CODE_SUBMITTED: { guard: 'mayConfirm', target: 'confirming', actions: 'clearFailure' } },
        },
        confirming: {
          description: 'The server compares; should time run out meanwhile, the server decides (EMAIL-5).',
          tags: 'busy',
          invoke: {
            id: 'confirmCode',
            src: 'confirmCode',
            input: ({ context, event }) => ({
              email: context.email,
              code: event.type === 'CODE_SUBMITTED' ? event.code : '',
            }),
            onDone: {
              target: '#settingPassword',
              actions: ['clearFailure', { type: 'keepProof', params: ({ event }) => event.output }, 'tellConfirmed'],
            },
            onError: [
              {
                guard: { type: 'codeExpired', params: eventParams },
                target: ['#codeExpired', '#enteringCode'],
                actions: ['countFailure', { type: 'fail', params: ({ event }) => ({ code: 'codeExpired', cause: event.error }) }],
              },
              {
                guard: { type: 'codeTriesUsed', params: eventParams },
                target: ['#codeTriesUsed', '#enteringCode'],
                actions: ['countFailure', { type: 'fail', params: ({ event }) => ({ code: 'codeTriesUsed', cause: event.error }) }],
              },
              {
                guard: { type: 'codeWrong', params: eventParams },
                target: 'entering',
                actions: ['countFailure', { type: 'fail', params: ({ event }) => ({ code: 'codeWrong', cause: event.error }) }],
              },
              {
                target: 'entering',
                actions: ['countFailure', { type: 'fail', params: ({ event }) => ({ code: 'codeConfirmFailed', cause: event.error }) }],
              },
            ],
          },
        },
      },
    },
  },
});
