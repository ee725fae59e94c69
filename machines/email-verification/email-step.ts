import { eventParams } from '../event-params.ts';
import { emailVerificationSetup } from './email-verification.setup.ts';

export const enteringEmail = emailVerificationSetup.createStateConfig({
  description:
    'The person types an email; a failure of the last try is shown at the field. One that is proven goes on to the last step; that of a member who changes the password is given.',
  always: { guard: 'hasSignedIn', target: 'leavingElsewhere' },
  on: {
    SIGNED_IN: 'leavingElsewhere',
    EMAIL_SUBMITTED: [
      { guard: 'isChange', target: 'requestingCode', actions: 'clearFailure' },
      { guard: { type: 'isProven', params: eventParams }, target: 'proven' },
      {
        target: 'checkingEmail',
        actions: ['clearFailure', 'forgetCode', { type: 'keepEmail', params: eventParams }],
      },
    ],
    LOGIN_CHOSEN: { guard: 'wasRegistered', target: 'leavingForLogin' },
    SIGN_UP_CHOSEN: { guard: 'wasUnknown', target: 'leavingForSignUp' },
  },
});

export const checkingEmail = emailVerificationSetup.createStateConfig({
  description: 'Is the email known? Linking and joining want it unknown, resetting wants it known (EMAIL-1, RESET-1).',
  tags: 'busy',
  on: { SIGNED_IN: 'leavingElsewhere' },
  invoke: {
    id: 'checkEmail',
    src: 'checkEmail',
    input: ({ context }) => ({ email: context.email }),
    onDone: [
      {
        guard: { type: 'mayProceed', params: ({ event }) => ({ registered: event.output.registered }) },
        target: 'requestingCode',
      },
      { guard: 'setsNewPassword', target: 'enteringEmail', actions: { type: 'fail', params: { code: 'emailNotRegistered' } } },
      { target: 'enteringEmail', actions: { type: 'fail', params: { code: 'emailAlreadyRegistered' } } },
    ],
    onError: {
      target: 'enteringEmail',
      actions: { type: 'fail', params: ({ event }) => ({ code: 'emailCheckFailed', cause: event.error }) },
    },
  },
});

export const requestingCode = emailVerificationSetup.createStateConfig({
  description: 'The first code is being sent (EMAIL-2).',
  tags: 'busy',
  on: { SIGNED_IN: 'leavingElsewhere' },
  invoke: {
    id: 'requestCode',
    src: 'requestCode',
    input: ({ context }) => ({ email: context.email }),
    onDone: { target: 'codeSent', actions: [{ type: 'keepCode', params: ({ event }) => ({ code: event.output }) }, 'tellSent'] },
    onError: {
      target: 'enteringEmail',
      actions: { type: 'fail', params: ({ event }) => ({ code: 'codeNotSent', cause: event.error }) },
    },
  },
});
