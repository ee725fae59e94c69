import { REPLACING_SIGN_IN_MINUTES } from '../../contract/limits.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How often one subject (an email, an address, a visit, or two of them together) may do something; `window` in ms. */
export interface Policy {
  readonly name: string;
  readonly max: number;
  readonly window: number;
}

/** One use of a policy that was counted. `subject` is a signature, never an address or an email; `startedAt` (ms) names the window. */
export interface Taken {
  readonly policy: Policy;
  readonly subject: string;
  readonly startedAt: number;
}

const policy = (name: string, max: number, window: number): Policy => ({ name, max, window });

/**
 * Limits on every call that guesses or costs. Those that an operator can set are functions. What a stranger can use up for another person
 * (all that is counted for an email alone) is far higher than what is counted for the caller's own address or visit.
 */
export const POLICIES = {
  guestsPerAddress: (perHour: number) => policy('guests/address', perHour, HOUR),
  emailChecksPerAddress: (perHour: number) => policy('email-checks/address', perHour, HOUR),
  emailChecksPerEmailAndAddress: policy('email-checks/email+address', 20, HOUR),
  emailChecksPerEmail: policy('email-checks/email', 200, HOUR),
  availabilityChecksPerVisit: policy('availability-checks/visit', 60, MINUTE),
  /** Visits cost nothing; behind one address there may be a whole school. */
  availabilityChecksPerAddress: policy('availability-checks/address', 600, MINUTE),
  /** Emails that the mail server took, or may yet take; `codeRequestsPerAddress` counts those that failed as well. */
  codesPerEmailAndVisit: policy('codes/email+visit', 5, HOUR),
  codesPerEmailAndAddress: policy('codes/email+address', 20, HOUR),
  codesPerAddress: (perHour: number) => policy('codes/address', perHour, HOUR),
  codesPerEmail: policy('codes/email', 100, HOUR),
  codeRequestsPerAddress: (perHour: number) => policy('code-requests/address', 10 * perHour, HOUR),
  wrongPasswordsPerEmailAndAddress: policy('wrong-passwords/email+address', 10, 15 * MINUTE),
  /** In the place of the others, for a device that has signed in to the account before. */
  wrongPasswordsPerEmailAndDevice: policy('wrong-passwords/email+device', 10, 15 * MINUTE),
  wrongPasswordsPerAddress: (perHour: number) => policy('wrong-passwords/address', perHour, HOUR),
  wrongPasswordsPerEmail: policy('wrong-passwords/email', 100, HOUR),
  discardedSignInsPerAddress: policy('discarded-sign-ins/address', 600, HOUR),
  agreementsPerAccount: policy('agreements/account', 30, 24 * HOUR),
  wrongClientSecrets: policy('wrong-client-secrets/client', 100, 15 * MINUTE),
  providerStartsPerAddress: policy('provider-starts/address', 3000, HOUR),
  providerCodesPerAddress: policy('provider-codes/address', 3000, HOUR),
} as const;

/** How long proofs (`sqncNum`), tickets (`authId` of check-user) and gateway codes can be used; ms. */
export const PROOF_VALIDITY = 10 * MINUTE;
export const TICKET_VALIDITY = 10 * MINUTE;
export const OAUTH_CODE_VALIDITY = 60 * SECOND;
/** ms (SOC-6). */
export const REPLACING_SIGN_IN_AGE = REPLACING_SIGN_IN_MINUTES * MINUTE;
/** What a partner gets for a gateway code. */
export const OAUTH_TOKEN_VALIDITY = 10 * MINUTE;
/** The name of a sign-in attempt serves to discard it for this long, which is more than a request lives. */
export const SIGN_IN_ATTEMPT_KEPT = HOUR;
/** One round at a provider, from the opened window to the exchange of its code. */
export const PROVIDER_ATTEMPT_VALIDITY = 10 * MINUTE;
/** An account that was replaced can be brought back for this long. */
export const DELETED_ACCOUNT_KEPT = 30 * 24 * HOUR;
/** A device that has not signed in to an account for this long is unknown to it again; and how many of an account are known at most. */
export const DEVICE_KEPT = 365 * 24 * HOUR;
export const DEVICES_MAX = 20;
/** How long the owner of a replaced account is tried to be told by email. */
export const NOTICE_VALIDITY = 3 * 24 * HOUR;
/** A session of a shared computer ends so long after its begin, whatever is done in it: a day at school (DOOR-5). */
export const SHARED_SESSION_VALIDITY = 12 * HOUR;
/** Sessions of one account: a further sign-in ends the one that was used least recently. */
export const SESSIONS_OF_ACCOUNT = 20;
/** Sessions that began on one visit, of whichever accounts: its browser holds the refresh credential of the newest only. */
export const SESSIONS_OF_VISIT = 10;
/** Access tokens that are kept of one session: more than tabs can refresh at once, and eight hours of the pages' use. */
export const TOKENS_OF_SESSION = 50;
/** An access token is told from one that never was for this long after its end; the newest of a session for as long as the session. */
export const EXPIRED_TOKEN_KEPT = 24 * HOUR;
/** A guest without a session is deleted only when this old. */
export const GUEST_KEPT = HOUR;
/** What has run out, or counts for no window any more, is kept for this long where an answer still tells it from what never was. */
export const RUN_OUT_KEPT = 24 * HOUR;
/** The record of who had an account replaced. */
export const AUDIT_KEPT = 365 * 24 * HOUR;
/** The record of who left, when, and whether they came back: five years by law (section 9: contract or withdrawal). */
export const WITHDRAWAL_KEPT = 5 * 365 * 24 * HOUR;
/** A refresh credential that was already exchanged gives the same successor again for this long, and that is not exchanged itself: tabs may ask at once, and late. */
export const REFRESH_GRACE = 30 * SECOND;
/** How long the files of a build are kept after no process serves it any more (DOOR-8), ms; and how many bytes all may have. */
export const BUILD_FILES_KEPT = 14 * 24 * HOUR;
export const BUILD_FILES_MAX = 256 * 1024 * 1024;
