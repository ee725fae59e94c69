import { and, assign, emit, not, or, setup, stateIn } from 'xstate';
import { CODE_CONFIRMED_SHOWN, CODE_VALIDITY, FAILURES_BEFORE_HELP, RESEND_COOL_DOWN } from '#contract/limits.ts';
import { confirmIdentityMachine } from '../confirm-identity/confirm-identity.machine.ts';
import { confirmationIn, needsConfirmation } from '../confirm-identity/confirmation.ts';
import { ENDS_AS } from '../ends-as.ts';
import { type FailureCode, failure, isRefusedFor, retryAtOf } from '../failures.ts';
import { deletedAtOf, IS_LEAVING } from '../leaving.ts';
import type { OtherWay } from '../other-way.ts';
import { port } from '../port.ts';
import { type SignUpOutput, signUpMachine } from '../sign-up/sign-up.machine.ts';
import { succeeded } from '../success.ts';
import type {
  EmailVerificationContext,
  EmailVerificationEvent,
  EmailVerificationInput,
  EmailVerificationOutput,
  Emitted,
  Purpose,
  SentCode,
} from './email-verification.types.ts';

/** The proven email with the password chosen for it; the password is in no context. */
interface Credential {
  readonly email: string;
  readonly proof: string;
  readonly password: string;
}

/** What the server says to the right code: its proof, and for a new password the other ways into the account (WAY-3). */
interface Confirmed {
  readonly proof: string;
  readonly otherWays?: readonly OtherWay[];
}

/** What the page tells the person when the last call fails (ERR-9, ERR-10, ERR-22, JOIN-2). */
const FAILURES: Readonly<Record<Purpose['kind'], FailureCode>> = {
  link: 'linkFailed',
  setUp: 'setUpFailed',
  join: 'joinFailed',
  reset: 'resetFailed',
  change: 'resetFailed',
  newEmail: 'emailChangeFailed',
};

/** Both set a new password for an email that is known (RESET-1). */
const setsNewPassword = ({ purpose: { kind } }: EmailVerificationContext): boolean => kind === 'reset' || kind === 'change';

export const emailVerificationSetup = setup({
  types: {} as {
    context: EmailVerificationContext;
    events: EmailVerificationEvent;
    input: EmailVerificationInput;
    output: EmailVerificationOutput;
    emitted: Emitted;
    tags: 'busy' | 'alert' | 'done' | 'waits' | 'helps';
    children: { confirmIdentity: 'confirmIdentity' };
  },
  actors: {
    /** POST /auth/check/user */
    checkEmail: port<{ registered: boolean }, { email: string }>('checkEmail'),
    /** POST /auth/occupancy/email-user */
    requestCode: port<SentCode, { email: string }>('requestCode'),
    /** PUT /auth/occupancy/email */
    confirmCode: port<Confirmed, { email: string; code: string }>('confirmCode'),
    /** PUT /auth/link/account for a guest, PUT /auth/set-up/account for another user; `confirmation`: the proof, once it was asked for (EMAIL-7, CONFIRM-1). */
    linkEmail: port<void, Credential & { purpose: 'link' | 'setUp'; confirmation: string | null }>('linkEmail'),
    /** PUT /auth/password. Unless the account `stays`, one that is being deleted is refused, where the API asks first. */
    resetPassword: port<{ signedIn: boolean }, Credential & { endsOtherWays?: boolean; stays: boolean }>('resetPassword'),
    signUp: signUpMachine,
    /** PUT /auth/change/email; `confirmation`: the proof, once it was asked for (EMAIL-10, CONFIRM-1). */
    changeEmail: port<void, { email: string; proof: string; confirmation: string | null }>('changeEmail'),
    confirmIdentity: confirmIdentityMachine,
  },
  // The application provides both from the deadlines in the context, so that nothing stretches them (EMAIL-2).
  delays: { untilExpiry: CODE_VALIDITY, untilResend: RESEND_COOL_DOWN, confirmedShown: CODE_CONFIRMED_SHOWN },
  guards: {
    ...ENDS_AS,
    ...IS_LEAVING,
    needsConfirmation,
    hasSignedIn: ({ context }) => context.signedIn,
    hasProof: ({ context }) => context.proof !== null,
    isProven: ({ context }, { email }: { email: string }) => context.proof !== null && context.email === email,
    hasCode: ({ context }) => context.code !== null,
    setsNewPassword: ({ context }) => setsNewPassword(context),
    isChange: ({ context }) => context.purpose.kind === 'change',
    isNewEmail: ({ context }) => context.purpose.kind === 'newEmail',
    /** A member changes the password of the email that the account has. */
    mayChangeEmail: ({ context }) => context.purpose.kind !== 'change',
    isStuck: ({ context }) => context.failures >= FAILURES_BEFORE_HELP,
    isJoin: ({ context }) => context.purpose.kind === 'join',
    mayProceed: ({ context }, { registered }: { registered: boolean }) => registered === setsNewPassword(context),
    mayConfirm: and([stateIn({ codeSent: { validity: 'running' } }), not(stateIn({ codeSent: { resend: 'requesting' } }))]),
    isConfirmed: stateIn({ codeSent: { entry: 'confirmed' } }),
    changesConfirmed: and(['mayChangeEmail', stateIn({ codeSent: { entry: 'confirmed' } })]),
    /** The code is being compared, or was right. */
    isConfirming: or([stateIn({ codeSent: { entry: 'confirming' } }), stateIn({ codeSent: { entry: 'confirmed' } })]),
    /** A member who wants another email has no use for a login. */
    wasRegistered: ({ context }) => context.failure?.code === 'emailAlreadyRegistered' && context.purpose.kind !== 'newEmail',
    wasUnknown: ({ context }) => context.failure?.code === 'emailNotRegistered',
    codeExpired: (_, { error }: { error: unknown }) => isRefusedFor(error, 'codeExpired'),
    codeUsed: (_, { error }: { error: unknown }) => isRefusedFor(error, 'codeUsed'),
    codeTriesUsed: (_, { error }: { error: unknown }) => isRefusedFor(error, 'codeTriesUsed'),
    codeWrong: (_, { error }: { error: unknown }) => isRefusedFor(error, 'codeWrong'),
    proofExpired: (_, { error }: { error: unknown }) => isRefusedFor(error, 'proofExpired'),
    saysWhen: (_, { error }: { error: unknown }) => retryAtOf(error) !== undefined,
    signsIn: (_, { signedIn }: { signedIn: boolean }) => signedIn,
  },
  actions: {
    fail: assign({ failure: (_, { code, cause }: { code: FailureCode; cause?: unknown }) => failure(code, cause) }),
    failFinishing: assign({ failure: ({ context }, { cause }: { cause: unknown }) => failure(FAILURES[context.purpose.kind], cause) }),
    failJoin: assign({
      failure: (_, { output }: { output: SignUpOutput }) => ('failure' in output ? output.failure : failure('joinFailed')),
    }),
    countFailure: assign({ failures: ({ context }) => Math.min(context.failures + 1, FAILURES_BEFORE_HELP) }),
    keepDeletion: assign({ deletedAt: (_, { error }: { error: unknown }) => deletedAtOf(error) }),
    tellDeletionStands: emit(succeeded('deletionStands')),
    clearFailure: assign({ failure: null }),
    keepConfirmation: assign({ confirmation: (_, event: object) => confirmationIn(event) }),
    forgetConfirmation: assign({ confirmation: null }),
    noteSignedIn: assign({ signedIn: true }),
    keepEmail: assign({ email: (_, { email }: { email: string }) => email }),
    keepCode: assign({ code: (_, { code }: { code: SentCode }) => code }),
    keepRetryTime: assign({
      code: ({ context: { code } }, { error }: { error: unknown }) => code && { ...code, resendAt: retryAtOf(error) ?? code.resendAt },
    }),
    /** Words that ask to wait are over with the wait. */
    forgetWait: assign({ failure: ({ context: { failure: said } }) => (said?.code === 'codeNotSent' ? null : said) }),
    keepProof: assign({
      proof: (_, { proof }: Confirmed) => proof,
      otherWays: (_, { otherWays = [] }: Confirmed) => otherWays,
    }),
    forgetCode: assign({ code: null, proof: null, otherWays: [], failures: 0 }),
    tellSent: emit({ type: 'CODE_SENT' }),
    tellResent: emit({ type: 'CODE_RESENT' }),
    tellConfirmed: emit({ type: 'CODE_CONFIRMED' }),
  },
});
