import { REPLACING_SIGN_IN_MINUTES, SIGN_IN_PROVES_MINUTES } from '#contract/limits.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The people who share a limit: they decide the words of a refusal, and that `SCHOOL_NETWORKS` raises it. */
export type Crowd = 'guests' | 'network';

/** How often one subject (an email, an address, a visit, or two of them together) may do something; `window` in ms. */
export interface Policy {
  readonly name: string;
  readonly max: number;
  readonly window: number;
  /** The subject is an address, behind which there may be a whole school. */
  readonly crowd?: Crowd;
  /** Between two uses, ms: the first after the first use, the last after each further one. */
  readonly pauses?: readonly number[];
}

/** One use of a policy that was counted. `subject` is a signature, never an address or an email; `startedAt` (ms) names the window. */
export interface Taken {
  readonly policy: Policy;
  readonly subject: string;
  readonly startedAt: number;
}

const policy = (name: string, max: number, window: number): Policy => ({ name, max, window });
const ofCrowd = (name: string, max: number, window: number, crowd: Crowd = 'network'): Policy => ({ name, max, window, crowd });

/** Limits of a member: `max` in one session, and `SHARES` times as many in all sessions of the account. */
export interface MemberPolicy {
  readonly perSession: Policy;
  readonly perAccount: Policy;
}

/** A session that was stolen uses up its own share, and the account's owner goes on in another (CONFIRM-1, DEVICE-2). */
const SHARES = 3;
const ofMember = (name: string, max: number, window: number): MemberPolicy => ({
  perSession: policy(`${name}/session`, max, window),
  perAccount: policy(`${name}/account`, SHARES * max, window),
});

/** What an address may do in a day, as a multiple of what it may do in an hour: a school has its lesson, and a flood does not go on. */
const HOURS_OF_A_DAY = 3;

/**
 * How long one mailbox is spared after the first code of a day, the second, and so on; after each further one as long as after the last. It
 * counts for one address, or for a known device; a visit waits `RESEND_COOL_DOWN` at least.
 */
const CODE_PAUSES = [0, 0.5, 1, 2, 5, 10, 20, 30, 60].map((minutes) => minutes * MINUTE);
/** From all addresses together: strangers at a few of them make no other person wait. */
const CODE_PAUSES_OF_ALL = [...Array<number>(7).fill(0), ...CODE_PAUSES.slice(1)];

/**
 * Limits on every call that guesses or costs. Those that an operator can set are functions.
 *
 * A browser is limited by its visit, a device by its cookie, an address only far above a class (DOOR-6): 600 pupils of one school start within
 * ten minutes. A visit costs an attacker nothing, so the bound on a client that drops its cookies is the one of its address:
 * - guests: 1000 an hour and 3000 a day from one address, some 2 kB each, so 6 MB a day;
 * - emails looked up: 1000 an hour, 3000 a day;
 * - codes that are not confirmed: 1000 an hour, 3000 a day, and to one mailbox 20 a day from all addresses together, 6 from one:
 *   8 at once, and then ever more slowly;
 * - codes guessed: 5 tries of each of the 20, out of 32^6: one mailbox in 29 000 years;
 * - wrong passwords: 300 an hour, 900 a day, and one account 100 in 15 minutes from all addresses together. A sign-in that succeeds takes
 *   back its own wrong tries, and of those for other emails none: an attacker's own accounts buy no guesses.
 */
export const POLICIES = {
  guestsPerVisit: policy('guests/visit', 10, HOUR),
  guestsPerAddress: (perHour: number) => ofCrowd('guests/address', perHour, HOUR, 'guests'),
  guestsPerAddressAndDay: (perHour: number) => ofCrowd('guests/address+day', HOURS_OF_A_DAY * perHour, DAY, 'guests'),
  emailChecksPerVisit: policy('email-checks/visit', 60, HOUR),
  emailChecksPerAddress: (perHour: number) => ofCrowd('email-checks/address', perHour, HOUR),
  emailChecksPerAddressAndDay: (perHour: number) => ofCrowd('email-checks/address+day', HOURS_OF_A_DAY * perHour, DAY),
  emailChecksPerEmailAndAddress: policy('email-checks/email+address', 20, HOUR),
  emailChecksPerEmail: policy('email-checks/email', 200, HOUR),
  availabilityChecksPerVisit: policy('availability-checks/visit', 60, MINUTE),
  availabilityChecksPerAddress: ofCrowd('availability-checks/address', 2400, MINUTE),
  /** Emails that the mail server took, or may yet take; `codeRequestsPerAddress` counts those that failed as well. */
  codesPerVisit: policy('codes/visit', 20, HOUR),
  codesPerEmailAndVisit: policy('codes/email+visit', 5, HOUR),
  /** Far below `codesPerEmail`, so that one address cannot use up what all share. */
  codesPerEmailAndAddress: { ...policy('codes/email+address', 6, DAY), pauses: CODE_PAUSES },
  codesPerEmail: { ...policy('codes/email', 20, DAY), pauses: CODE_PAUSES_OF_ALL },
  /** In the place of the others, for a device that has signed in to the account before. */
  codesPerEmailAndDevice: { ...policy('codes/email+device', 10, DAY), pauses: CODE_PAUSES },
  codesPerAddress: (perHour: number) => ofCrowd('codes/address', perHour, HOUR),
  codesPerAddressAndDay: (perHour: number) => ofCrowd('codes/address+day', HOURS_OF_A_DAY * perHour, DAY),
  codeRequestsPerAddress: (perHour: number) => ofCrowd('code-requests/address', 10 * perHour, HOUR),
  wrongPasswordsPerVisit: policy('wrong-passwords/visit', 30, HOUR),
  wrongPasswordsPerEmailAndAddress: policy('wrong-passwords/email+address', 10, 15 * MINUTE),
  /** In the place of the others, for a device that has signed in to the account before. */
  wrongPasswordsPerEmailAndDevice: policy('wrong-passwords/email+device', 10, 15 * MINUTE),
  wrongPasswordsPerAddress: (perHour: number) => ofCrowd('wrong-passwords/address', perHour, HOUR),
  wrongPasswordsPerAddressAndDay: (perHour: number) => ofCrowd('wrong-passwords/address+day', HOURS_OF_A_DAY * perHour, DAY),
  wrongPasswordsPerEmail: policy('wrong-passwords/email', 100, 15 * MINUTE),
  discardedSignInsPerAddress: ofCrowd('discarded-sign-ins/address', 3000, HOUR),
  /** Emails to the owner of an account about a sign-in, a way in or a password; one link ends all sessions, also those that no email names. */
  noticesPerAccount: policy('notices/account+news', 5, DAY),
  /** Tries, right and wrong: a session that was stolen guesses no password with them. */
  confirmations: ofMember('confirmations', 20, HOUR),
  sessionEnds: ofMember('session-ends', 60, HOUR),
  wayRemovalCalls: ofMember('way-removal-calls', 60, HOUR),
  /** More than two days of removals that touch one of its own, so that each is told and can be undone (SAFE-1, WAY-2). */
  removalNoticesPerAccount: policy('removal-notices/account+news', 20, DAY),
  wayRemovalsPerAccount: policy('way-removals/account', 10, DAY),
  passkeyRemovalsPerAccount: policy('passkey-removals/account', 10, DAY),
  /** Fewer than notices of one news: each change is told, and can be undone (EMAIL-10). */
  emailChangesPerAccount: policy('email-changes/account', 3, DAY),
  exportsPerAccount: policy('exports/account', 10, DAY),
  consentEnds: ofMember('consent-ends', 60, HOUR),
  passkeyCreations: ofMember('passkey-creations', 60, HOUR),
  passkeyChanges: ofMember('passkey-changes', 60, HOUR),
  passkeyTriesPerVisit: policy('passkey-tries/visit', 60, HOUR),
  passkeyTriesPerAddress: ofCrowd('passkey-tries/address', 3000, HOUR),
  passkeyChallengesPerAddress: ofCrowd('passkey-challenges/address', 6000, HOUR),
  handOversPerVisit: policy('hand-overs/visit', 60, HOUR),
  handOversPerAddress: ofCrowd('hand-overs/address', 3000, HOUR),
  /** Codes that were read or typed, right and wrong: 30 an hour, of 30^8 codes that live for two minutes. */
  handOverCodesPerAccount: policy('hand-over-codes/account', 30, HOUR),
  handOverCodesPerAddress: ofCrowd('hand-over-codes/address', 3000, HOUR),
  agreementsPerAccount: policy('agreements/account', 30, DAY),
  wrongClientSecrets: policy('wrong-client-secrets/client', 100, 15 * MINUTE),
  wrongProviderSignals: policy('wrong-provider-signals/address', 100, 15 * MINUTE),
  providerStartsPerAddress: ofCrowd('provider-starts/address', 6000, HOUR),
  providerCodesPerAddress: ofCrowd('provider-codes/address', 6000, HOUR),
} as const;

/** How long proofs (`sqncNum`), tickets (`authId` of check-user) and gateway codes can be used; ms. */
export const PROOF_VALIDITY = 10 * MINUTE;
export const TICKET_VALIDITY = 10 * MINUTE;
export const OAUTH_CODE_VALIDITY = 60 * SECOND;
/** ms (SOC-6). */
export const REPLACING_SIGN_IN_AGE = REPLACING_SIGN_IN_MINUTES * MINUTE;
/** A sign-in that is no older needs no confirmation; and what was confirmed serves for so long; ms (CONFIRM-1). */
export const SIGN_IN_PROVES = SIGN_IN_PROVES_MINUTES * MINUTE;
export const CONFIRMATION_VALIDITY = 5 * MINUTE;
/** What a partner gets for a gateway code. */
export const OAUTH_TOKEN_VALIDITY = 10 * MINUTE;
/** The name of a sign-in attempt serves to discard it for this long, which is more than a request lives. */
export const SIGN_IN_ATTEMPT_KEPT = HOUR;
/** A challenge of WebAuthn can be answered for this long. */
export const PASSKEY_CHALLENGE_VALIDITY = 5 * MINUTE;
/** A screen takes what a phone has approved within this time; it asks every two seconds (HAND-2). */
export const HAND_OVER_TAKEN_WITHIN = 30 * SECOND;
/** One round at a provider, from the opened window to the exchange of its code. */
export const PROVIDER_ATTEMPT_VALIDITY = 10 * MINUTE;
/** An account that was replaced can be brought back for this long. */
export const DELETED_ACCOUNT_KEPT = 30 * 24 * HOUR;
/** A device that has not signed in to an account for this long is unknown to it again; and how many of an account are known at most. */
export const DEVICE_KEPT = 365 * 24 * HOUR;
export const DEVICES_MAX = 20;
/** How long the server tries to email the owner of a replaced account. */
export const NOTICE_VALIDITY = 3 * 24 * HOUR;
/** A session of a shared computer ends so long after its begin, whatever is done in it: a day at school (DOOR-5). */
export const SHARED_SESSION_VALIDITY = 12 * HOUR;
/** A link that ends what its email tells of (SAFE-1). */
export const ACCESS_NOTICE_VALIDITY = 7 * DAY;
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
/** What its owner is shown of what happened with an account (DEVICE-4). */
export const ACTIVITY_KEPT = 90 * DAY;
/** Entries of that list, and of tries that failed in it: a stranger’s make no endless one, and push nothing else out of it. */
export const ACTIVITY_SHOWN = 200;
export const FAILED_TRIES_SHOWN = 100;
/** Entries of each of both in the person’s own file. */
export const ACTIVITY_EXPORTED = 10_000;
/** The record of who left, when, and whether they came back: five years by law (section 9: contract or withdrawal). */
export const WITHDRAWAL_KEPT = 5 * 365 * 24 * HOUR;
/** A refresh credential that was already exchanged gives the same successor again for this long, and that is not exchanged itself: tabs may ask at once, and late. */
export const REFRESH_GRACE = 30 * SECOND;
/** How long the files of a build are kept after no process serves it any more (DOOR-8), ms; and how many bytes all may have. */
export const BUILD_FILES_KEPT = 14 * 24 * HOUR;
export const BUILD_FILES_MAX = 256 * 1024 * 1024;

/** The door that speaks OpenID Connect (PARTNER-1); ms. */
export const OPENID_KEY_PERIOD = 90 * 24 * HOUR;
/** How long a key is published after its last signature: longer than what it signed is good for. */
export const OPENID_KEY_KEPT = 24 * HOUR;
/** The login and all that comes before it: a sign-up with its email fits. */
export const OPENID_INTERACTION_VALIDITY = HOUR;
/** A client that does not take a logout is told again for this long. */
export const OPENID_LOGOUT_KEPT = 24 * HOUR;

/** A notice of a provider is known again for this long: longer than one is good for. */
export const PROVIDER_NOTICE_KEPT = 30 * DAY;
/** A provider that does not hear that a way is over is told again for this long. */
export const REVOCATION_KEPT = 3 * DAY;
