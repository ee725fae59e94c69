import { SERVER_MESSAGE_MAX } from '#contract/limits.ts';

/**
 * Why an action did not succeed. One code is one text in each language, under `failures` in the files of texts;
 * the requirement that asks for the text stands behind it.
 */
export const FAILURE_CODES = {
  loginFailed: 'ERR-1',
  accountDoesNotExist: 'ERR-2',
  ssoNotSupported: 'ERR-3',
  idCheckFailed: 'ERR-4',
  nicknameCheckFailed: 'ERR-5',
  infoFailed: 'ERR-6',
  userInfoFailed: 'ERR-7',
  noAuthInfo: 'ERR-8',
  linkFailed: 'ERR-9',
  emailChangeFailed: 'EMAIL-10',
  dataExportFailed: 'CONFIRM-1',
  setUpFailed: 'ERR-10',
  dataInvalid: 'ERR-11',
  requestInvalid: 'ERR-11',
  codeExpired: 'ERR-12',
  emailAlreadyRegistered: 'ERR-13',
  emailNotRegistered: 'ERR-14',
  emailInvalid: 'ERR-15',
  emailLoginFailed: 'ERR-16',
  emailCheckFailed: 'ERR-17',
  codeInvalid: 'ERR-18',
  codeConfirmFailed: 'ERR-19',
  passwordsDiffer: 'ERR-20',
  passwordInvalid: 'ERR-21',
  resetFailed: 'ERR-22',
  nameChangeFailed: 'ERR-23',
  idChangeFailed: 'ERR-24',
  imageChangeFailed: 'ERR-25',
  accountOpenChangeFailed: 'ERR-26',
  authenticationFailed: 'ERR-27',
  nicknameInvalid: 'ERR-28',
  sameId: 'ERR-29',
  idInvalid: 'ERR-30',
  fileMissing: 'ERR-31',
  fileTypeWrong: 'ERR-32',
  fileTooLarge: 'ERR-33',
  pictureUnreadable: 'PROF-4',
  accountNotFound: 'ERR-34',
  providerAnswerMissing: 'ERR-35',
  notAuthenticated: 'ERR-36',
  chunkFailed: 'ERR-37',
  cookiesNeeded: 'EMAIL-8',
  codeNotSent: 'EMAIL-8',
  codeWrong: 'EMAIL-8',
  codeTriesUsed: 'EMAIL-8',
  codeUsed: 'EMAIL-8',
  agreementMissing: 'AGR-2',
  agreementFailed: 'AGR-5',
  deletionFailed: 'LEGAL-2',
  marketingChangeFailed: 'AGR-5',
  providerTimedOut: 'ERR-12',
  joinFailed: 'JOIN-2',
  guestLoginFailed: 'LOGIN-1',
  nicknameTaken: 'CHAR-2',
  idTaken: 'CHAR-2',
  proofExpired: 'EMAIL-7',
  answerLost: 'API-25',
  sessionsFailed: 'DEVICE-1',
  sessionEndFailed: 'DEVICE-2',
  confirmFailed: 'CONFIRM-1',
  passkeyLoginFailed: 'PASSKEY-1',
  passkeysFailed: 'PASSKEY-3',
  passkeyAddFailed: 'PASSKEY-3',
  passkeyThere: 'PASSKEY-3',
  passkeyNameFailed: 'PASSKEY-3',
  passkeyRemovalFailed: 'PASSKEY-3',
  waysFailed: 'WAY-1',
  wayRemovalFailed: 'WAY-2',
  consentsFailed: 'PARTNER-5',
  consentEndFailed: 'PARTNER-5',
  activityFailed: 'DEVICE-4',
  schoolsFailed: 'CAMPUS-3',
  handOverFailed: 'HAND-1',
  handOverLoginFailed: 'HAND-2',
  handOverClaimFailed: 'HAND-1',
  handOverApprovalFailed: 'HAND-2',
  handOverRefusalFailed: 'HAND-3',
} as const;

export type FailureCode = keyof typeof FAILURE_CODES;

/** The code decides the text; a server's own message, where there is one, is shown instead (API-25). */
export interface Failure {
  readonly code: FailureCode;
  readonly serverMessage?: string;
  /** The device had no network: said behind the text. */
  readonly isOffline?: boolean;
}

/** What a refusal means to a flow, where a flow goes on differently because of it. Made from the result's code by the client. */
export type Reason =
  | 'accountNotFound'
  | 'accountInUse'
  | 'signInTooOld'
  /** An act needs a proof that its owner asks for it (CONFIRM-1). */
  | 'confirmationNeeded'
  /** It is being deleted, and a sign-in would take that back (LEGAL-2). */
  | 'accountLeaving'
  | 'cookiesRefused'
  /** The browser's own dialog was closed, or waited too long (WebAuthn: `NotAllowedError`). */
  | 'authenticatorDismissed'
  /** The device has a passkey of this account already (WebAuthn: `InvalidStateError`). */
  | 'passkeyThere'
  | 'emailRegistered'
  | 'emailUnknown'
  | 'credentialsWrong'
  | 'codeWrong'
  | 'codeExpired'
  | 'codeTriesUsed'
  | 'codeUsed'
  | 'proofExpired'
  | 'nicknameTaken'
  | 'nicknameInvalid'
  | 'idTaken'
  | 'idInvalid'
  | 'idTooEarly'
  | 'methodDisabled'
  /** The code of another screen is not known, or its time is over (HAND-2). */
  | 'handOverUnknown'
  | 'handOverDecided'
  | 'digitsWrong'
  | 'consentRequired'
  | 'partnerUnknown'
  | 'tooManyRequests'
  /** Nothing came back, and what the server has done is not known: the next press asks it first. */
  | 'answerLost'
  | 'unauthorized'
  | 'conflict';

/** What a port rejects with. Anything else that is thrown is a defect, and shows as the action's generic text. */
export class PortError extends Error {
  readonly reason: Reason | undefined;
  readonly serverMessage: string | undefined;
  /** `data` of the refusal as it came, unchecked. */
  readonly data: unknown;
  /** Nothing came back, and the device says that it has no network. */
  readonly isOffline: boolean;
  /** When the server takes the same call again, by its clock, ms since the epoch; unknown where it did not say (RFC 9110, 10.2.3). */
  readonly retryAt: number | undefined;

  constructor(
    about: {
      readonly reason?: Reason;
      readonly serverMessage?: string;
      readonly data?: unknown;
      readonly isOffline?: boolean;
      readonly retryAt?: number;
    } = {},
  ) {
    super(about.serverMessage ?? about.reason ?? 'port failed');
    this.name = 'PortError';
    this.reason = about.reason;
    this.serverMessage = about.serverMessage;
    this.data = about.data;
    this.isOffline = about.isOffline ?? false;
    this.retryAt = about.retryAt;
  }
}

export const isRefusedFor = (error: unknown, ...reasons: readonly Reason[]): boolean =>
  error instanceof PortError && error.reason !== undefined && reasons.includes(error.reason);

/** When a call that a limit refused is taken again, by the server's clock, ms since the epoch; unknown where the server did not say (DOOR-6). */
export const retryAtOf = (error: unknown): number | undefined =>
  isRefusedFor(error, 'tooManyRequests') && error instanceof PortError ? error.retryAt : undefined;

/** A method that was switched off meanwhile (SSO-2, ERR-3), refused cookies and a lost answer are reported as such, whichever call it was. */
export const failure = (asked: FailureCode, cause?: unknown): Failure => ({
  ...inWords(codeOf(cause) ?? asked, wordsOf(cause)),
  ...(cause instanceof PortError && cause.isOffline && { isOffline: true }),
});

function codeOf(cause: unknown): FailureCode | undefined {
  if (isRefusedFor(cause, 'methodDisabled')) return 'ssoNotSupported';
  if (isRefusedFor(cause, 'answerLost')) return 'answerLost';
  return isRefusedFor(cause, 'cookiesRefused') ? 'cookiesNeeded' : undefined;
}

/** Refusals that are about a nickname itself (CHAR-2, ERR-28). */
export const NICKNAME_REFUSALS = ['nicknameTaken', 'nicknameInvalid'] as const;

/** A refusal for one of the `named` reasons is that failure; anything else that went wrong is the `asked` one. */
export const namedFailure = (named: readonly (Reason & FailureCode)[], asked: FailureCode, cause: unknown): Failure =>
  failure(named.find((reason) => isRefusedFor(cause, reason)) ?? asked, cause);

/** A failure in the server's own words, where there are some (API-25). */
export const inWords = (code: FailureCode, serverMessage: string | null | undefined): Failure =>
  serverMessage == null ? { code } : { code, serverMessage };

/** The server's own words in what a port rejected with, if it has any. */
export const wordsOf = (cause: unknown): string | undefined =>
  cause instanceof PortError ? cause.serverMessage?.slice(0, SERVER_MESSAGE_MAX) : undefined;
