import type { Failure } from '../failures.ts';
import type { JoinData } from '../join-data.ts';
import type { JoinRefusal } from '../join-refusal.ts';
import type { OtherWay } from '../other-way.ts';
import type { Succeeded } from '../success.ts';

/**
 * What the proven email is for (EMAIL-7, RESET-2): `link` for a guest, `setUp` for another user, `join` for a visitor; a new password by `reset`
 * for who has lost theirs, and by `change` for a member, whose email is known; by `newEmail` a member’s account gets it in the place of its own (EMAIL-10).
 */
export type Purpose =
  | { readonly kind: 'link' | 'setUp' | 'reset' | 'change' | 'newEmail' }
  | { readonly kind: 'join'; readonly joinData: JoinData };

/** A code that is on its way or in the mailbox. Times are ms since the epoch by the server's clock. */
export interface SentCode {
  readonly expiresAt: number;
  readonly resendAt: number;
  /** What the link in the email carries beside the code, where the server says it: a link without it may be anyone's. */
  readonly linkKey?: string | undefined;
}

export interface EmailVerificationInput {
  readonly purpose: Purpose;
  /** Carried over from another popup, or from before a reload. */
  readonly email: string;
  /** A code sent before a reload (EMAIL-9). */
  readonly code: SentCode | null;
  /** `sqncNum`, had before a reload. */
  readonly proof: string | null;
}

export interface EmailVerificationContext extends EmailVerificationInput {
  /** Besides the email, what leads into the account whose password is set anew (WAY-3); not kept over a reload. */
  readonly otherWays: readonly OtherWay[];
  /** What the current screen has to say; cleared by the next thing a person does. */
  readonly failure: Failure | null;
  /** The account is being deleted, and goes for good then: ms since the epoch; null where that is not known (LEGAL-2). */
  readonly deletedAt: number | null;
  /** The person has signed in, in another window or by this one, while the last call was under way. */
  readonly signedIn: boolean;
  /** The person's proof to be the owner, for the next try to link the email and no other (CONFIRM-1). */
  readonly confirmation: string | null;
  /** Codes in a row that were not confirmed; counted no further than help needs. */
  readonly failures: number;
}

export type EmailVerificationEvent =
  | { type: 'EMAIL_SUBMITTED'; email: string }
  | { type: 'CODE_SUBMITTED'; code: string }
  | { type: 'RESEND_REQUESTED' }
  | { type: 'EMAIL_CHANGE_REQUESTED' }
  | { type: 'LAST_STEP_REQUESTED' }
  | { type: 'PASSWORD_SUBMITTED'; password: string; endsOtherWays?: boolean }
  /** The account stays, though it is being deleted (LEGAL-2); the same password again, which nothing keeps. */
  | { type: 'STAY_CHOSEN'; password: string; endsOtherWays?: boolean }
  | { type: 'DECLINED' }
  /** The account gets the proven email (EMAIL-10). */
  | { type: 'CHANGE_CONFIRMED' }
  | { type: 'LOGIN_CHOSEN' }
  | { type: 'SIGN_UP_CHOSEN' }
  | { type: 'SUCCESS_CONFIRMED' }
  /** The session begins, or becomes a member's, while this is open. */
  | { type: 'SIGNED_IN' }
  | { type: 'BACK' }
  | { type: 'CLOSED' };

/** What a step achieved, told once; nothing of a reload (EMAIL-8). */
export type Emitted = Succeeded | { type: 'CODE_SENT' } | { type: 'CODE_RESENT' } | { type: 'CODE_CONFIRMED' };

export type EmailVerificationOutput =
  | { outcome: 'joined' | 'linked' | 'signUp' | 'back' | 'closed' }
  /** The reset signed in with the new password (RESET-2). */
  | { outcome: 'signedIn' }
  /** A member linked a further way to sign in (JOIN-5), has a new password, or another email (EMAIL-10). */
  | { outcome: 'added' | 'passwordChanged' | 'emailChanged' }
  /** Another window of this browser was faster. */
  | { outcome: 'elsewhere' }
  | { outcome: 'emailLogin'; email: string }
  | { outcome: 'createCharacter'; refused: JoinRefusal };
