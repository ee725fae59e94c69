import { endsAs } from '../ends-as.ts';
import { eventParams } from '../event-params.ts';
import { ASKS_TO_STAY } from '../leaving.ts';
import { need } from '../need.ts';
import type { SignUpOutput } from '../sign-up/sign-up.machine.ts';
import { emailVerificationSetup } from './email-verification.setup.ts';
import type { EmailVerificationContext } from './email-verification.types.ts';
import { onFinishingError } from './finishing-error.ts';

export const settingPassword = emailVerificationSetup.createStateConfig({
  id: 'settingPassword',
  description:
    'The email is proven; the person chooses a password. Where others lead into the account, they are named, and can be ended with it (WAY-3).',
  always: { guard: 'hasSignedIn', target: 'leavingElsewhere' },
  on: {
    SIGNED_IN: 'leavingElsewhere',
    // The proof is kept until another email is given.
    EMAIL_CHANGE_REQUESTED: { guard: 'mayChangeEmail', target: 'enteringEmail', actions: 'clearFailure' },
    PASSWORD_SUBMITTED: [
      { guard: 'setsNewPassword', target: 'resetting', actions: 'clearFailure' },
      { guard: 'isJoin', target: 'joining', actions: 'clearFailure' },
      { target: 'linking', actions: 'clearFailure' },
    ],
  },
});

/** The password comes from the event, and lives in the call only. */
function credentialOf(
  context: EmailVerificationContext,
  event: { readonly type: string },
): { email: string; proof: string; password: string } {
  const password =
    (event.type === 'PASSWORD_SUBMITTED' || event.type === 'STAY_CHOSEN') && 'password' in event ? String(event.password) : '';
  return { email: context.email, proof: need(context.proof, 'a proof'), password };
}

/** Only what was named can be ended (WAY-3). */
const endsOtherWays = ({ otherWays }: EmailVerificationContext, event: { readonly type: string }): boolean =>
  otherWays.length > 0 && 'endsOtherWays' in event && event.endsOtherWays === true;

const onError = onFinishingError('settingPassword');
const causeOf = ({ event }: { readonly event: { readonly error: unknown } }) => ({ cause: event.error });

export const linking = emailVerificationSetup.createStateConfig({
  description: 'A guest’s account becomes one with this email; of another user’s it becomes another way in (EMAIL-7).',
  tags: 'busy',
  // It may be this very call that has signed in.
  on: { SIGNED_IN: { actions: 'noteSignedIn' } },
  invoke: {
    id: 'linkEmail',
    src: 'linkEmail',
    input: ({ context, event }) => ({
      ...credentialOf(context, event),
      purpose: context.purpose.kind === 'link' ? ('link' as const) : ('setUp' as const),
      confirmation: context.confirmation,
    }),
    onDone: { target: 'linked', actions: 'forgetCode' },
    onError: [{ guard: { type: 'needsConfirmation', params: eventParams }, target: 'provingToLink' }, ...onError],
  },
  exit: 'forgetConfirmation',
});

export const provingToLink = emailVerificationSetup.createStateConfig({
  description:
    'The login is some time ago: the person proves to be the owner, or gives it up; nothing is linked yet, and the password is in its form alone (CONFIRM-1, EMAIL-7).',
  always: { guard: 'hasSignedIn', target: 'leavingElsewhere' },
  on: { SIGNED_IN: 'leavingElsewhere' },
  invoke: {
    id: 'confirmIdentity',
    src: 'confirmIdentity',
    input: { act: 'setUpAccount' as const },
    onDone: { target: 'settingPassword', actions: { type: 'keepConfirmation', params: ({ event }) => event } },
    onError: {
      target: 'settingPassword',
      actions: { type: 'fail', params: ({ event }) => ({ code: 'confirmFailed', cause: event.error }) },
    },
  },
});

export const joining = emailVerificationSetup.createStateConfig({
  description: 'An account is made with this email (EMAIL-7).',
  tags: 'busy',
  on: { SIGNED_IN: { actions: 'noteSignedIn' } },
  invoke: {
    id: 'signUp',
    src: 'signUp',
    input: ({ context, event }) => {
      const { email, password } = credentialOf(context, event);
      if (context.purpose.kind !== 'join') throw new Error('only a join has join data');
      return { joinData: context.purpose.joinData, credential: { kind: 'email' as const, email, password } };
    },
    onDone: [
      { guard: endsAs<SignUpOutput>('joined'), target: 'joined' },
      { guard: endsAs<SignUpOutput>('refused'), target: 'refused' },
      {
        guard: endsAs<SignUpOutput>('proofExpired'),
        target: 'enteringEmail',
        actions: ['forgetCode', { type: 'failJoin', params: eventParams }],
      },
      { target: 'settingPassword', actions: { type: 'failJoin', params: eventParams } },
    ],
    onError: { target: 'settingPassword', actions: { type: 'failFinishing', params: causeOf } },
  },
});

export const resetting = emailVerificationSetup.createStateConfig({
  description:
    'The account gets its new password, and the person is signed in by it where the server answers with a session (RESET-2); the other ways end with it where the person has chosen so (WAY-3).',
  tags: 'busy',
  on: { SIGNED_IN: { actions: 'noteSignedIn' } },
  invoke: {
    id: 'resetPassword',
    src: 'resetPassword',
    input: ({ context, event }) => ({
      ...credentialOf(context, event),
      ...(endsOtherWays(context, event) && { endsOtherWays: true }),
      stays: event.type === 'STAY_CHOSEN',
    }),
    onDone: [
      { guard: 'isChange', target: 'linked', actions: 'forgetCode' },
      { guard: { type: 'signsIn', params: ({ event }) => event.output }, target: 'signedIn', actions: 'forgetCode' },
      { target: 'offeringLogin', actions: 'forgetCode' },
    ],
    onError: [
      {
        guard: { type: 'isLeaving', params: ({ event }) => event },
        target: 'askingToStay',
        actions: { type: 'keepDeletion', params: ({ event }) => event },
      },
      ...onError,
    ],
  },
});

export const askingToStay = emailVerificationSetup.createStateConfig({
  description: `${ASKS_TO_STAY} Until it is answered the old password counts, and the proof is kept (RESET-2).`,
  tags: 'alert',
  always: { guard: 'hasSignedIn', target: 'leavingElsewhere' },
  on: {
    SIGNED_IN: 'leavingElsewhere',
    STAY_CHOSEN: 'resetting',
    DECLINED: { target: 'settingPassword', actions: 'tellDeletionStands' },
  },
});
