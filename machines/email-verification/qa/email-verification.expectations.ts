import type { AnyEventObject, SnapshotFrom } from 'xstate';
import { FAILURES_BEFORE_HELP } from '#contract/limits.ts';
import type { MethodCode } from '#contract/methods.ts';
import type { ConfirmIdentityOutput } from '#machines/confirm-identity/confirmation.ts';
import { failing } from '#machines/failure-of.ts';
import { isRefusedFor } from '#machines/failures.ts';
import { RETRY_AT } from '#machines/samples.ts';
import type { SignUpOutput } from '#machines/sign-up/sign-up.machine.ts';
import { withFailure } from '#statewalk/explore/expectations-by.ts';
import { type Destination, type Expectations, SAME_FAILURE, SAME_STATE } from '#statewalk/explore/model.ts';
import type { emailVerificationMachine } from '../email-verification.machine.ts';

type Snapshot = SnapshotFrom<typeof emailVerificationMachine>;

const CODE_SENT = { to: ['codeSent.validity.running', 'codeSent.resend.coolingDown', 'codeSent.entry.entering'] };

/** A code and its proof serve once. */
const SPENT_PROOF = { code: null, proof: null, otherWays: [] };

/** The last calls, each of which may itself be what has signed in. */
const FINISHING = ['linking', 'joining', 'resetting', 'changingEmail'] as const;

/** Only while the code counts down, and while no other is on its way (EMAIL-3, EMAIL-4). */
const confirms = (_: AnyEventObject, before: Snapshot): Destination =>
  before.matches({ codeSent: { validity: 'running' } }) && !before.matches({ codeSent: { resend: 'requesting' } })
    ? 'codeSent.entry.confirming'
    : SAME_STATE;

/** Where the person has signed in meanwhile, there is nothing to try again. */
const unlessSignedIn = ({ signedIn }: Snapshot['context'], to: string): string => (signedIn ? 'leavingElsewhere' : to);

/** What follows the right code (EMAIL-5, EMAIL-10). */
const lastStep = ({ purpose }: Snapshot['context']): string => (purpose.kind === 'newEmail' ? 'confirmingChange' : 'settingPassword');

const finishingFails = (event: AnyEventObject, { context }: Snapshot): Destination => {
  const failures = {
    link: 'linkFailed',
    setUp: 'setUpFailed',
    join: 'joinFailed',
    reset: 'resetFailed',
    change: 'resetFailed',
    newEmail: 'emailChangeFailed',
  } as const;
  return failing(unlessSignedIn(context, lastStep(context)), failures[context.purpose.kind], {
    proofExpired: withFailure(unlessSignedIn(context, 'enteringEmail'), 'proofExpired'),
  })(event);
};

/** The server asks for a proof to be the owner (CONFIRM-1). */
const provesFirst =
  (proving: string) =>
  (event: AnyEventObject, before: Snapshot): Destination =>
    isRefusedFor(event.error, 'confirmationNeeded') ? unlessSignedIn(before.context, proving) : finishingFails(event, before);

/** The code is being compared, or was right: no other is asked for. */
const holdsCode = (before: SnapshotFrom<typeof emailVerificationMachine>): boolean =>
  before.matches({ codeSent: { entry: 'confirming' } }) || before.matches({ codeSent: { entry: 'confirmed' } });

/** Where each event leads. */
export const emailVerificationExpectations: Expectations<typeof emailVerificationMachine> = {
  startsIn: {
    link: 'enteringEmail',
    setUp: 'enteringEmail',
    join: 'enteringEmail',
    reset: 'enteringEmail',
    // The email of a member is known (RESET-1).
    change: 'requestingCode',
    resumedWithCode: CODE_SENT,
    resumedWithProof: 'settingPassword',
    newEmail: 'enteringEmail',
    resumedNewEmail: 'confirmingChange',
  },
  expectations: {
    emailVerification: {
      BACK: 'back',
      CLOSED: 'closed',
      // A flow that has succeeded is what has signed in.
      SIGNED_IN: (_, before) =>
        before.hasTag('done') || FINISHING.some((state) => before.matches(state))
          ? SAME_STATE
          : { to: 'leavingElsewhere', failure: SAME_FAILURE },
    },
    enteringEmail: {
      EMAIL_SUBMITTED: ({ email }, { context }) => {
        if (context.purpose.kind === 'change') return 'requestingCode';
        return context.proof !== null && context.email === email ? lastStep(context) : 'checkingEmail';
      },
      LOGIN_CHOSEN: (_, { context }) =>
        context.failure?.code === 'emailAlreadyRegistered' && context.purpose.kind !== 'newEmail' ? 'leavingForLogin' : SAME_STATE,
      SIGN_UP_CHOSEN: (_, { context }) => (context.failure?.code === 'emailNotRegistered' ? 'leavingForSignUp' : SAME_STATE),
    },
    checkingEmail: {
      'checkEmail is done': ({ output }, { context }) => {
        const { registered } = output as { registered: boolean };
        if (registered === (context.purpose.kind === 'reset')) return 'requestingCode';
        return withFailure('enteringEmail', registered ? 'emailAlreadyRegistered' : 'emailNotRegistered');
      },
      'checkEmail fails': failing('enteringEmail', 'emailCheckFailed'),
    },
    requestingCode: { 'requestCode is done': CODE_SENT, 'requestCode fails': failing('enteringEmail', 'codeNotSent') },
    codeSent: {
      EMAIL_CHANGE_REQUESTED: (_, { context }) => (context.purpose.kind === 'change' ? SAME_STATE : 'enteringEmail'),
      LAST_STEP_REQUESTED: (_, before) =>
        before.matches({ codeSent: { entry: 'confirmed' } }) ? lastStep(before.context) : withFailure(SAME_STATE, 'notAuthenticated'),
    },
    'codeSent.validity.running': { 'after untilExpiry': withFailure('codeSent.validity.expired', 'codeExpired') },
    'codeSent.resend.coolingDown': { 'after untilResend': { to: 'codeSent.resend.ready', failure: SAME_FAILURE } },
    'codeSent.resend.toldToWait': {
      'after untilResend': (_, { context }) => ({
        to: 'codeSent.resend.ready',
        // Words that ask to wait are over with the wait.
        ...(context.failure?.code !== 'codeNotSent' && { failure: SAME_FAILURE }),
      }),
    },
    'codeSent.resend.ready': {
      RESEND_REQUESTED: (_, before) => (holdsCode(before) ? SAME_STATE : 'codeSent.resend.requesting'),
    },
    'codeSent.resend.requesting': {
      'resendCode is done': { to: ['codeSent.validity.running', 'codeSent.resend.coolingDown'] },
      'resendCode fails': failing('codeSent.resend.ready', 'codeNotSent', {
        tooManyRequests: withFailure('codeSent.resend.toldToWait', 'codeNotSent'),
      }),
    },
    'codeSent.entry.entering': { CODE_SUBMITTED: confirms },
    'codeSent.entry.stuck': { CODE_SUBMITTED: confirms },
    'codeSent.entry.confirmed': { 'after confirmedShown': (_, { context }) => lastStep(context) },
    'codeSent.entry.confirming': {
      'confirmCode is done': 'codeSent.entry.confirmed',
      'confirmCode fails': (event, { context }) => {
        const entry = context.failures + 1 < FAILURES_BEFORE_HELP ? 'codeSent.entry.entering' : 'codeSent.entry.stuck';
        return failing(entry, 'codeConfirmFailed', {
          codeWrong: withFailure(entry, 'codeWrong'),
          codeExpired: { to: ['codeSent.validity.expired', entry], failure: 'codeExpired' },
          codeUsed: { to: ['codeSent.validity.used', entry], failure: 'codeUsed' },
          codeTriesUsed: { to: ['codeSent.validity.triesUsed', entry], failure: 'codeTriesUsed' },
        })(event);
      },
    },
    settingPassword: {
      EMAIL_CHANGE_REQUESTED: (_, { context }) => (context.purpose.kind === 'change' ? SAME_STATE : 'enteringEmail'),
      PASSWORD_SUBMITTED: (_, { context }) =>
        ({ link: 'linking', setUp: 'linking', join: 'joining', reset: 'resetting', change: 'resetting', newEmail: 'linking' })[
          context.purpose.kind
        ],
    },
    linking: { 'linkEmail is done': 'linked', 'linkEmail fails': provesFirst('provingToLink') },
    provingToLink: {
      'confirmIdentity is done': 'settingPassword',
      'confirmIdentity fails': withFailure('settingPassword', 'confirmFailed'),
    },
    joining: {
      'signUp is done': ({ output }, { context }) => {
        const ended = output as SignUpOutput;
        if (ended.outcome === 'failed') return withFailure(unlessSignedIn(context, 'settingPassword'), ended.failure.code);
        if (ended.outcome === 'proofExpired') return withFailure(unlessSignedIn(context, 'enteringEmail'), 'proofExpired');
        return ended.outcome;
      },
      'signUp fails': (_, { context }) => withFailure(unlessSignedIn(context, 'settingPassword'), 'joinFailed'),
    },
    resetting: {
      'resetPassword is done': ({ output }, { context }) => {
        if (context.purpose.kind === 'change') return 'linked';
        return (output as { signedIn: boolean }).signedIn ? 'signedIn' : 'offeringLogin';
      },
      'resetPassword fails': (event, before) =>
        isRefusedFor(event.error, 'accountLeaving') ? unlessSignedIn(before.context, 'askingToStay') : finishingFails(event, before),
    },
    confirmingChange: { EMAIL_CHANGE_REQUESTED: 'enteringEmail', CHANGE_CONFIRMED: 'changingEmail' },
    changingEmail: {
      'changeEmail is done': 'linked',
      'changeEmail fails': provesFirst('provingIdentity'),
    },
    provingIdentity: {
      'confirmIdentity is done': ({ output }) =>
        (output as ConfirmIdentityOutput).outcome === 'confirmed' ? 'changingEmail' : 'confirmingChange',
      'confirmIdentity fails': withFailure('confirmingChange', 'confirmFailed'),
    },
    askingToStay: { STAY_CHOSEN: 'resetting', DECLINED: 'settingPassword' },
    linked: { SUCCESS_CONFIRMED: 'leavingLinked' },
    offeringLogin: { LOGIN_CHOSEN: 'leavingForLogin' },
  },
  outputs: {
    refused: ({ output }: { output: { refused: unknown } }) => ({ outcome: 'createCharacter', refused: output.refused }),
    back: { outcome: 'back' },
    closed: { outcome: 'closed' },
    joined: { outcome: 'joined' },
    signedIn: { outcome: 'signedIn' },
    leavingForSignUp: { outcome: 'signUp' },
    leavingElsewhere: { outcome: 'elsewhere' },
    leavingForLogin: (_: unknown, { context }: Snapshot) => ({ outcome: 'emailLogin', email: context.email }),
    leavingLinked: (_: unknown, { context: { purpose } }: Snapshot) => ({
      outcome: { link: 'linked', setUp: 'added', change: 'passwordChanged', join: 'joined', reset: 'signedIn', newEmail: 'emailChanged' }[
        purpose.kind
      ],
    }),
  },
  contextAfter: {
    SIGNED_IN: (_, before) => (FINISHING.some((state) => before.matches(state)) ? { signedIn: true } : null),
    'requestCode is done': ({ output }) => ({ code: output }),
    'resendCode is done': ({ output }) => ({ code: output }),
    // The wait is kept over a reload with the code.
    'resendCode fails': ({ error }, { context }) =>
      isRefusedFor(error, 'tooManyRequests') ? { code: { ...context.code, resendAt: RETRY_AT } } : null,
    'confirmCode is done': ({ output }) => ({ otherWays: [], ...(output as { proof: string; otherWays?: readonly MethodCode[] }) }),
    'linkEmail is done': () => SPENT_PROOF,
    'resetPassword is done': () => SPENT_PROOF,
    'changeEmail is done': () => SPENT_PROOF,
    'changeEmail fails': ({ error }) => (isRefusedFor(error, 'proofExpired') ? SPENT_PROOF : null),
    'linkEmail fails': ({ error }) => (isRefusedFor(error, 'proofExpired') ? SPENT_PROOF : null),
    'resetPassword fails': ({ error }) => (isRefusedFor(error, 'proofExpired') ? SPENT_PROOF : null),
    'signUp is done': ({ output }) => ((output as { outcome: string }).outcome === 'proofExpired' ? SPENT_PROOF : null),
  },
};
