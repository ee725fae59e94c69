import { not } from 'xstate';
import { eventParams } from '../event-params.ts';
import { emailVerificationSetup } from './email-verification.setup.ts';

export const codeSent = emailVerificationSetup.createStateConfig({
  id: 'codeSent',
  description: 'The code is in the mailbox and counts down; the person types it, or asks for another.',
  type: 'parallel',
  on: {
    SIGNED_IN: 'leavingElsewhere',
    EMAIL_CHANGE_REQUESTED: [
      // The proof is kept until another email is given.
      { guard: 'changesConfirmed', target: 'enteringEmail', actions: 'clearFailure' },
      { guard: 'mayChangeEmail', target: 'enteringEmail', actions: ['clearFailure', 'forgetCode'] },
    ],
    LAST_STEP_REQUESTED: [
      { guard: 'isConfirmed', target: 'proven', actions: ['clearFailure', 'tellConfirmed'] },
      { actions: { type: 'fail', params: { code: 'notAuthenticated' } } },
    ],
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
        used: {
          id: 'codeUsed',
          description:
            'Another window of this browser has confirmed this code: the person goes on there, or asks for another (EMAIL-5, EMAIL-8).',
        },
        triesUsed: { id: 'codeTriesUsed', description: 'Too many wrong codes ended this one; another can be asked for.' },
      },
    },
    resend: {
      initial: 'coolingDown',
      states: {
        coolingDown: { description: 'Another code cannot be asked for yet (EMAIL-4).', tags: 'waits', after: { untilResend: 'ready' } },
        ready: {
          description: 'Another code can be asked for, and help is offered (HEAD-3).',
          tags: 'helps',
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
            onError: [
              {
                guard: { type: 'saysWhen', params: eventParams },
                target: 'toldToWait',
                actions: [
                  { type: 'keepRetryTime', params: eventParams },
                  { type: 'fail', params: ({ event }) => ({ code: 'codeNotSent', cause: event.error }) },
                ],
              },
              {
                target: 'ready',
                actions: { type: 'fail', params: ({ event }) => ({ code: 'codeNotSent', cause: event.error }) },
              },
            ],
          },
        },
        toldToWait: {
          description:
            'Too many codes were asked for: the server has said when it sends another, and the person sees the wait (EMAIL-4, DOOR-6).',
          tags: ['waits', 'helps'],
          after: { untilResend: { target: 'ready', actions: 'forgetWait' } },
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
          tags: 'helps',
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
              target: 'confirmed',
              actions: ['clearFailure', { type: 'keepProof', params: ({ event }) => event.output }],
            },
            onError: [
              {
                guard: { type: 'codeExpired', params: eventParams },
                target: ['#codeExpired', '#enteringCode'],
                actions: ['countFailure', { type: 'fail', params: ({ event }) => ({ code: 'codeExpired', cause: event.error }) }],
              },
              {
                guard: { type: 'codeUsed', params: eventParams },
                target: ['#codeUsed', '#enteringCode'],
                actions: ['countFailure', { type: 'fail', params: ({ event }) => ({ code: 'codeUsed', cause: event.error }) }],
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
        confirmed: {
          description: 'The code was right, and says so where it stands, before the next step takes its place (EMAIL-8, SEEN-2).',
          // Time may run out meanwhile, which does not matter any more.
          after: { confirmedShown: { target: '#proven', actions: ['clearFailure', 'tellConfirmed'] } },
        },
      },
    },
  },
});
