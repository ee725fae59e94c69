import { confirmIdentitySetup } from './confirm-identity.setup.ts';

export const requestingCode = confirmIdentitySetup.createStateConfig({
  description: 'The server mails a code to the email of the account, for this act (CONFIRM-1).',
  tags: 'busy',
  invoke: {
    id: 'sendConfirmationCode',
    src: 'sendConfirmationCode',
    input: ({ context }) => ({ act: context.act }),
    onDone: 'enteringCode',
    onError: { target: 'choosing', actions: { type: 'fail', params: ({ event }) => ({ code: 'codeNotSent', cause: event.error }) } },
  },
});

export const enteringCode = confirmIdentitySetup.createStateConfig({
  description:
    'The person types the code from the mailbox, asks for another, or takes another way; what failed is said (CONFIRM-1, EMAIL-5).',
  tags: 'code',
  on: {
    CODE_SUBMITTED: { target: 'confirmingCode', actions: 'clearFailure' },
    CODE_REQUESTED: { target: 'resendingCode', actions: 'clearFailure' },
    OTHER_WAY_CHOSEN: { target: 'choosing', actions: 'clearFailure' },
  },
});

export const resendingCode = confirmIdentitySetup.createStateConfig({
  description: 'Another code is being mailed; the server says how long to wait where it is too soon (EMAIL-4).',
  tags: ['busy', 'code'],
  invoke: {
    id: 'resendConfirmationCode',
    src: 'sendConfirmationCode',
    input: ({ context }) => ({ act: context.act }),
    onDone: { target: 'enteringCode', actions: 'tellResent' },
    onError: {
      target: 'enteringCode',
      actions: { type: 'fail', params: ({ event }) => ({ code: 'codeNotSent', cause: event.error }) },
    },
  },
});

export const confirmingCode = confirmIdentitySetup.createStateConfig({
  description: 'The server compares the code, which lives in this call only (CONFIRM-1).',
  tags: ['busy', 'code'],
  invoke: {
    id: 'confirmCode',
    src: 'prove',
    input: ({ context, event }) => ({
      act: context.act,
      credential: { kind: 'code' as const, code: event.type === 'CODE_SUBMITTED' ? event.code : '' },
    }),
    onDone: 'confirmed',
    onError: {
      target: 'enteringCode',
      actions: { type: 'fail', params: ({ event }) => ({ code: 'confirmFailed', cause: event.error }) },
    },
  },
});
