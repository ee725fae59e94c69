import { type ConfirmIdentityOutput, confirmationIn } from '../confirm-identity/confirmation.ts';
import { endsAs } from '../ends-as.ts';
import { eventParams } from '../event-params.ts';
import { need } from '../need.ts';
import { emailVerificationSetup } from './email-verification.setup.ts';
import { onFinishingError } from './finishing-error.ts';

export const confirmingChange = emailVerificationSetup.createStateConfig({
  description: 'The new email is proven; the person reads what changes, and what the earlier email is told, and goes on (EMAIL-10).',
  always: { guard: 'hasSignedIn', target: 'leavingElsewhere' },
  on: {
    SIGNED_IN: 'leavingElsewhere',
    // The proof is kept until another email is given.
    EMAIL_CHANGE_REQUESTED: { target: 'enteringEmail', actions: 'clearFailure' },
    CHANGE_CONFIRMED: { target: 'changingEmail', actions: 'clearFailure' },
  },
});

export const changingEmail = emailVerificationSetup.createStateConfig({
  description: 'The account gets the email in the place of its own, and the earlier one is told (EMAIL-10).',
  tags: 'busy',
  on: { SIGNED_IN: { actions: 'noteSignedIn' } },
  invoke: {
    id: 'changeEmail',
    src: 'changeEmail',
    input: ({ context, event }) => ({
      email: context.email,
      proof: need(context.proof, 'a proof'),
      confirmation: confirmationIn(event),
    }),
    onDone: { target: 'linked', actions: 'forgetCode' },
    onError: [
      { guard: { type: 'needsConfirmation', params: eventParams }, target: 'provingIdentity' },
      ...onFinishingError('confirmingChange'),
    ],
  },
});

export const provingIdentity = emailVerificationSetup.createStateConfig({
  description: 'The login is some time ago: the person proves to be the owner, or gives it up; nothing is changed yet (CONFIRM-1).',
  always: { guard: 'hasSignedIn', target: 'leavingElsewhere' },
  on: { SIGNED_IN: 'leavingElsewhere' },
  invoke: {
    id: 'confirmIdentity',
    src: 'confirmIdentity',
    input: { act: 'changeEmail' as const },
    onDone: [{ guard: endsAs<ConfirmIdentityOutput>('confirmed'), target: 'changingEmail' }, { target: 'confirmingChange' }],
    onError: {
      target: 'confirmingChange',
      actions: { type: 'fail', params: ({ event }) => ({ code: 'confirmFailed', cause: event.error }) },
    },
  },
});
