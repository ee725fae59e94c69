import type { AnyActorRef, SnapshotFrom } from 'xstate';
import type { ConfirmIdentityOutput } from '#machines/confirm-identity/confirmation.ts';
import { CONFIRMATION } from '#machines/confirm-identity/qa/confirm-identity.model.ts';
import { type FailureCode, isRefusedFor, retryAtOf } from '#machines/failures.ts';
import {
  accountLeaving,
  codeAfter,
  DELETED_AT,
  endedWell,
  errorOf,
  failed,
  keepsSecret,
  outputOf,
  SERVER_MESSAGE,
} from '#machines/samples.ts';
import type { Invariant } from '#statewalk/explore/model.ts';
import type { emailVerificationMachine } from '../email-verification.machine.ts';
import type { Purpose } from '../email-verification.types.ts';

const confirming = { codeSent: { entry: 'confirming' } } as const;
const resending = { codeSent: { resend: 'requesting' } } as const;
const running = { codeSent: { validity: 'running' } } as const;

/** Which purposes each state finishes. */
const FINISHED_PURPOSES = {
  linking: ['link', 'setUp'],
  joining: ['join'],
  resetting: ['reset', 'change'],
  changingEmail: ['newEmail'],
} as const satisfies Record<string, readonly Purpose['kind'][]>;

const FINISHING_CALLS = ['linkEmail', 'resetPassword', 'signUp', 'changeEmail'] as const;
const FAILURES: Readonly<Record<Purpose['kind'], FailureCode>> = {
  link: 'linkFailed',
  setUp: 'setUpFailed',
  join: 'joinFailed',
  reset: 'resetFailed',
  change: 'resetFailed',
  newEmail: 'emailChangeFailed',
};
/** The call that each success follows. */
const LINKED_BY: Partial<Record<Purpose['kind'], string>> = { change: 'resetPassword', newEmail: 'changeEmail' };
/** What follows the right code. */
const LAST_STEPS: Readonly<Record<Purpose['kind'], string>> = {
  link: 'settingPassword',
  setUp: 'settingPassword',
  join: 'settingPassword',
  reset: 'settingPassword',
  change: 'settingPassword',
  newEmail: 'confirmingChange',
};
const lastStepOf = ({ context }: SnapshotFrom<typeof emailVerificationMachine>): string => LAST_STEPS[context.purpose.kind];
const NEW_PASSWORD: readonly Purpose['kind'][] = ['reset', 'change'];

/** What holds after each step of proving an email (EMAIL, RESET, WAY-3). */
export const emailVerificationInvariants: readonly Invariant<typeof emailVerificationMachine>[] = [
  {
    title: 'a code goes only to an email that is not registered yet or, to reset, to one that is (EMAIL-1, RESET-1)',
    holds: (after, event) => {
      if (!endedWell(event, 'checkEmail')) return true;
      const { registered } = outputOf(event) as { registered: boolean };
      return after.matches('requestingCode') === (registered === NEW_PASSWORD.includes(after.context.purpose.kind));
    },
  },
  {
    title: 'a code is never sent for confirmation after it expired (EMAIL-3)',
    holds: (after, _event, before) => !after.matches(confirming) || before.matches(confirming) || before.matches(running),
  },
  {
    title: 'when time is over it is said at once (EMAIL-3, ERR-12)',
    holds: (after, _event, before) =>
      !(before.matches(running) && after.matches({ codeSent: { validity: 'expired' } })) || after.context.failure?.code === 'codeExpired',
  },
  {
    title: 'another code is asked for only after the cool-down (EMAIL-4)',
    holds: (after, _event, before) =>
      !after.matches(resending) || before.matches(resending) || before.matches({ codeSent: { resend: 'ready' } }),
  },
  {
    title: 'another code starts countdown and cool-down anew (EMAIL-4)',
    holds: (after, event) =>
      !endedWell(event, 'resendCode') || (after.matches(running) && after.matches({ codeSent: { resend: 'coolingDown' } })),
  },
  {
    title: 'help is offered after the third code in a row that was not confirmed, and not before (EMAIL-5, HEAD-3)',
    holds: (after, event, before) =>
      !failed(event, 'confirmCode') ||
      (after.context.failures === Math.min(before.context.failures + 1, 3) &&
        after.matches({ codeSent: { entry: 'stuck' } }) === (after.context.failures === 3)),
  },
  {
    title: 'a resend that a limit refused can be pressed again when the server has said, and not before (EMAIL-4, DOOR-6)',
    holds: (after, event) =>
      !failed(event, 'resendCode') ||
      after.can({ type: 'RESEND_REQUESTED' }) === (retryAtOf(errorOf(event)) === undefined && !after.matches(confirming)),
  },
  {
    title: 'no code is confirmed while another is on its way (EMAIL-4, EMAIL-5)',
    holds: (after) => !(after.matches(confirming) && after.matches(resending)),
  },
  {
    title: 'the other ways into the account end only where the person has chosen so, with the new password (WAY-3)',
    holds: ({ children, context }, event, before) =>
      children.resetPassword === undefined ||
      before.children.resetPassword !== undefined ||
      (event.type !== 'PASSWORD_SUBMITTED' && event.type !== 'STAY_CHOSEN') ||
      (endsOtherWaysIn(children.resetPassword) ?? false) === (event.endsOtherWays === true && context.otherWays.length > 0),
  },
  {
    title: 'a reset takes a deletion back only where the person says so, for this one try (LEGAL-2, RESET-2)',
    holds: ({ children }, event, before) =>
      children.resetPassword === undefined ||
      before.children.resetPassword !== undefined ||
      staysIn(children.resetPassword) === (event.type === 'STAY_CHOSEN'),
  },
  {
    title: 'what is asked before a deletion is taken back drops neither email nor proof (LEGAL-2, EMAIL-5)',
    holds: (after, event) => event.type !== 'DECLINED' || !after.matches('settingPassword') || after.context.proof !== null,
  },
  {
    title: 'the last step is come to only with the proof that the code was right (EMAIL-5, EMAIL-6, EMAIL-10)',
    holds: (after) =>
      after.context.proof !== null ||
      !['settingPassword', 'confirmingChange', 'provingIdentity', ...Object.keys(FINISHED_PURPOSES)].includes(String(after.value)),
  },
  {
    title: 'to finish before the code was confirmed leads nowhere, and it is said why (EMAIL-6, ERR-36)',
    holds: (after, event, before) =>
      event.type !== 'LAST_STEP_REQUESTED' ||
      !before.matches('codeSent') ||
      before.matches({ codeSent: { entry: 'confirmed' } }) ||
      (after.matches('codeSent') && after.context.failure?.code === 'notAuthenticated'),
  },
  {
    title:
      'a code that was right says so where it stands, and nothing but the next step comes of it, whenever time runs out (SEEN-2, EMAIL-8)',
    holds: (after, event, before) =>
      (!endedWell(event, 'confirmCode') || after.matches({ codeSent: { entry: 'confirmed' } })) &&
      (!before.matches({ codeSent: { entry: 'confirmed' } }) || after.value !== lastStepOf(after) || after.context.failure === null),
  },
  {
    title: 'a guest links, another user sets up, a visitor joins, and only a reset resets (EMAIL-7, RESET-2)',
    holds: ({ value, context, children }) =>
      (!isFinishing(value) || FINISHED_PURPOSES[value].some((kind) => kind === context.purpose.kind)) &&
      (children.linkEmail === undefined || purposeSentTo(children.linkEmail) === context.purpose.kind),
  },
  {
    title: 'each last call that fails says what failed, or that the proof is too old (ERR-9, ERR-10, ERR-22, JOIN-2, EMAIL-7)',
    holds: ({ value, context }, event, before) => {
      if (!FINISHING_CALLS.some((id) => failed(event, id))) return true;
      // The page tells a person who has signed in elsewhere so, and asks for no further try.
      if (before.context.signedIn) return value === 'leavingElsewhere';
      if (errorOf(event) === accountLeaving) return value === 'askingToStay' && context.deletedAt === DELETED_AT;
      if (isRefusedFor(errorOf(event), 'proofExpired')) return value === 'enteringEmail' && context.failure?.code === 'proofExpired';
      if (isRefusedFor(errorOf(event), 'confirmationNeeded'))
        return value === (failed(event, 'linkEmail') ? 'provingToLink' : 'provingIdentity');
      return value === LAST_STEPS[context.purpose.kind] && context.failure?.code === codeAfter(event, FAILURES[context.purpose.kind]);
    },
  },
  {
    title: 'a success is said only on the word of the server (EMAIL-8, RESET-2)',
    holds: (after, event, before) =>
      (!after.matches('linked') || before.matches('linked') || endedWell(event, LINKED_BY[after.context.purpose.kind] ?? 'linkEmail')) &&
      (!after.matches('offeringLogin') || before.matches('offeringLogin') || endedWell(event, 'resetPassword')),
  },
  {
    title: 'a reset signs in where the server says so, and asks for it where it does not (RESET-2)',
    holds: (after, event) =>
      !endedWell(event, 'resetPassword') ||
      after.context.purpose.kind === 'change' ||
      after.value === ((outputOf(event) as { signedIn: boolean }).signedIn ? 'signedIn' : 'offeringLogin'),
  },
  {
    title: 'a member changes the password of the email that the account has, and of no other; its code is sent unasked (RESET-1, RESET-2)',
    holds: (after, _event, before) =>
      after.context.purpose.kind !== 'change' ||
      (after.context.email === before.context.email && !after.matches('checkingEmail') && !after.matches('offeringLogin')),
  },
  {
    title: 'another email starts over: code and proof of the one before are forgotten (EMAIL-8)',
    holds: ({ context }, _event, before) => context.email === before.context.email || (context.code === null && context.proof === null),
  },
  {
    title: 'to go back to the email forgets a code that was not confirmed (EMAIL-8)',
    holds: (after) => !after.matches('enteringEmail') || after.context.code === null || after.context.proof !== null,
  },
  {
    title:
      'no single event drops a proven email: only another email, its use, or the word of the server that the proof is too old (EMAIL-5)',
    holds: (after, event, before) =>
      before.context.proof === null ||
      after.context.proof === before.context.proof ||
      after.context.email !== before.context.email ||
      FINISHING_CALLS.some((id) => endedWell(event, id)) ||
      FINISHING_CALLS.some((id) => failed(event, id) && isRefusedFor(errorOf(event), 'proofExpired')),
  },
  {
    title: 'a proven email that is given again is not asked for another code (EMAIL-5)',
    holds: (after, event, before) =>
      event.type !== 'EMAIL_SUBMITTED' ||
      !before.matches('enteringEmail') ||
      before.context.proof === null ||
      event.email !== before.context.email ||
      after.value === lastStepOf(after),
  },
  {
    title:
      'a person who has signed in elsewhere is asked for no more, unless the last call is under way: that one may have done it (EMAIL-8)',
    holds: (after, event, before) =>
      event.type !== 'SIGNED_IN' || before.hasTag('done') || after.matches('leavingElsewhere') || isFinishing(after.value),
  },
  {
    title: 'every call that fails says so (EMAIL-8)',
    holds: (after, event) =>
      errorOf(event) === undefined ||
      after.context.failure !== null ||
      after.status === 'done' ||
      after.matches('askingToStay') ||
      after.matches('provingIdentity') ||
      after.matches('provingToLink'),
  },
  {
    title: 'the server’s own words are shown where it has some (API-25)',
    holds: ({ context }, event) =>
      !failed(event, 'requestCode') ||
      codeAfter(event, 'codeNotSent') === 'answerLost' ||
      context.failure?.serverMessage === SERVER_MESSAGE,
  },
  {
    title: 'after a reload the wizard goes on at the step that was reached (EMAIL-9)',
    holds: (after) => after.context.proof === null || !after.matches('codeSent') || after.matches({ codeSent: { entry: 'confirmed' } }),
  },
  {
    title:
      'the email of an account changes only where the person has said so, or has proven to be its owner after that (EMAIL-10, CONFIRM-1)',
    holds: (after, event, before) =>
      !after.matches('changingEmail') ||
      before.matches('changingEmail') ||
      (before.matches('confirmingChange') && event.type === 'CHANGE_CONFIRMED') ||
      (endedWell(event, 'confirmIdentity') && (outputOf(event) as ConfirmIdentityOutput).outcome === 'confirmed'),
  },
  {
    title: 'a proof to be the owner serves one change: it is not kept, save for the next try to link an email (CONFIRM-1)',
    holds: (after, event, before) =>
      !JSON.stringify({ ...after.context, confirmation: undefined }).includes(CONFIRMATION) &&
      (after.context.confirmation === null ||
        before.context.confirmation !== null ||
        (before.matches('provingToLink') && (outputOf(event) as ConfirmIdentityOutput).outcome === 'confirmed')) &&
      !(before.matches('linking') && !after.matches('linking') && after.context.confirmation !== null),
  },
  {
    title: 'the proof goes with the next try to link the email (CONFIRM-1)',
    holds: (after) => {
      const { linkEmail } = after.children;
      return linkEmail === undefined || confirmationSentTo(linkEmail) === after.context.confirmation;
    },
  },
  {
    title: 'a member who wants another email is not sent to the login (EMAIL-10)',
    holds: (after) => after.context.purpose.kind !== 'newEmail' || !after.matches('leavingForLogin'),
  },
  {
    title: 'the context never holds a password or a code (EMAIL-9)',
    holds: (after) => !keepsSecret(after.context),
  },
];

const endsOtherWaysIn = (resetting: AnyActorRef): boolean | undefined => resetting.getSnapshot().input?.endsOtherWays;

const staysIn = (resetting: AnyActorRef): boolean | undefined => resetting.getSnapshot().input?.stays;

const confirmationSentTo = (linking: AnyActorRef): string | null | undefined => linking.getSnapshot().input?.confirmation;

const purposeSentTo = (linking: AnyActorRef): string | undefined => linking.getSnapshot().input?.purpose;

function isFinishing(value: unknown): value is keyof typeof FINISHED_PURPOSES {
  return typeof value === 'string' && value in FINISHED_PURPOSES;
}
