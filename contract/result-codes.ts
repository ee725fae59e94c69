/**
 * `code` in the body of every answer. 0 is success; the others begin with the HTTP status that they come with.
 * 404001 and the statuses 401, 409, 419 and 500 are the specification's (section 8); the rest are ours.
 */
export const RESULT = {
  ok: 0,
  malformed: 400001,
  valueInvalid: 400002,
  unauthorized: 401001,
  credentialsWrong: 403001,
  notAllowed: 403002,
  /** `POST /oauth/code` alone: `data.clientName` names the client that lacks the person's consent (GW-6). */
  consentRequired: 403003,
  /** The sign-in to the account that a call replaces is more than five minutes old (SOC-6). */
  signInTooOld: 403004,
  /** A call that is bound to the visit came without its cookie. The answer sets it anew, so the call can be made once more. */
  cookiesRefused: 403005,
  /** The act needs a proof by one of the account's own ways: `POST /auth/confirm` (CONFIRM-1). */
  confirmationNeeded: 403006,
  /** The proof is of no way into this account (CONFIRM-1). */
  notOwnWay: 403007,
  /** The answer of an authenticator does not hold: of another site or account, forged, copied, or not known here (PASSKEY-4). */
  passkeyRefused: 403009,
  /** Another number than the one that the other screen shows; the hand-over has ended with it (HAND-2). */
  digitsWrong: 403013,
  accountNotFound: 404001,
  routeNotFound: 404002,
  emailUnknown: 404003,
  /** The login that a client began is over, or another browser's (PARTNER-1). */
  loginOver: 404005,
  clientUnknown: 404004,
  /** No hand-over has this code, or its two minutes are over, or it is another browser’s (HAND-2). */
  handOverUnknown: 404008,
  /** The path has other methods, which `Allow` names. */
  methodNotAllowed: 405001,
  emailRegistered: 409001,
  nicknameTaken: 409002,
  uvrsIdTaken: 409003,
  accountInUse: 409004,
  refreshConflict: 409005,
  /** The refresh call brought several refresh cookies, and nothing tells which one is ours. */
  cookieAmbiguous: 409006,
  /** The name pretends to be the operator. */
  nicknameReserved: 409010,
  uvrsIdReserved: 409011,
  /** The account is being deleted, and the page asks before a sign-in takes that back: `data.deletedAt` is when it goes for good (LEGAL-2). */
  accountLeaving: 409012,
  /** The account has as many passkeys as it may have (PASSKEY-3). */
  passkeysFull: 409013,
  /** The last way into the account stays (PASSKEY-3). */
  lastWay: 409014,
  /** Another device has read the code of this hand-over before (HAND-2). */
  handOverTaken: 409016,
  /** The hand-over was approved or refused before (HAND-2). */
  handOverDecided: 409017,
  payloadTooLarge: 413001,
  typeNotSupported: 415001,
  tokenExpired: 419001,
  codeWrong: 422001,
  codeExpired: 422002,
  codeTriesUsed: 422003,
  proofExpired: 422004,
  nicknameInvalid: 422005,
  uvrsIdInvalid: 422006,
  uvrsIdTooEarly: 422007,
  passwordInvalid: 422008,
  emailInvalid: 422009,
  methodDisabled: 422010,
  providerFailed: 422011,
  redirectNotRegistered: 422012,
  /** The right code, which this visit has confirmed already, as in another window. */
  codeUsed: 422013,
  /** A password that others would guess (SAFE-2). */
  passwordGuessable: 422014,
  tooManyRequests: 429001,
  failed: 500001,
  /** The whole site is being maintained: `CLOSED`. */
  closed: 503001,
  /** Something that the call needs, the database above all, does not answer now. Nothing is known to have changed; the same call may succeed later. */
  unavailable: 503002,
} as const;

export type ResultName = keyof typeof RESULT;

/** The HTTP status that a result comes with. */
export const statusOf = (name: ResultName): number => (name === 'ok' ? 200 : Math.floor(RESULT[name] / 1000));
