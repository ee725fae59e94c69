import { SERVER_MESSAGE_MAX } from './limits.ts';

/**
 * Why an action did not succeed. One code is one text in each language, under `failures` in the locale files;
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
  setUpFailed: 'ERR-10',
  dataInvalid: 'ERR-11',
  codeExpired: 'ERR-12',
  emailAlreadyRegistered: 'ERR-13',
  emailNotRegistered: 'ERR-14',
  emailInvalid: 'ERR-15',
  emailLoginFailed: 'ERR-16',
  emailCheckFailed: 'ERR-17',
  codeInvalid: 'ERR-18',
  codeConfirmFailed: 'ERR-19',
  passwordWrong: 'ERR-20',
  passwordInvalid: 'ERR-21',
  resetFailed: 'ERR-22',
  nameChangeFailed: 'ERR-23',
  idChangeFailed: 'ERR-24',
  imageChangeFailed: 'ERR-25',
  accountOpenChangeFailed: 'ERR-26',
  authenticationFailed: 'ERR-27',
  valueInvalid: 'ERR-28',
  sameId: 'ERR-29',
  idInvalid: 'ERR-30',
  fileMissing: 'ERR-31',
  fileTypeWrong: 'ERR-32',
  fileTooLarge: 'ERR-33',
  accountNotFound: 'ERR-34',
  callbackInvalid: 'ERR-35',
  notAuthenticated: 'ERR-36',
  chunkFailed: 'ERR-37',
  codeNotSent: 'EMAIL-8',
  codeWrong: 'EMAIL-8',
  codeTriesUsed: 'EMAIL-8',
  agreementMissing: 'AGR-2',
  providerTimedOut: 'ERR-12',
  joinFailed: 'JOIN-2',
  guestLoginFailed: 'LOGIN-1',
  nicknameTaken: 'CHAR-2',
  nicknameInvalid: 'VAL-1',
  idTaken: 'CHAR-2',
  proofExpired: 'EMAIL-7',
  tooManyRequests: 'API-25',
  offline: 'API-25',
} as const;

export type FailureCode = keyof typeof FAILURE_CODES;

/** The code decides the text; a server's own message, where there is one, is shown instead (API-25). */
export interface Failure {
  readonly code: FailureCode;
  readonly serverMessage?: string;
}

/** What a refusal means to a flow, where a flow goes on differently because of it. Made from the result's code by the client. */
export type Reason =
  | 'accountNotFound'
  | 'accountInUse'
  | 'emailRegistered'
  | 'emailUnknown'
  | 'credentialsWrong'
  | 'codeWrong'
  | 'codeExpired'
  | 'codeTriesUsed'
  | 'proofExpired'
  | 'nicknameTaken'
  | 'nicknameInvalid'
  | 'idTaken'
  | 'idInvalid'
  | 'idTooEarly'
  | 'methodDisabled'
  | 'tooManyRequests'
  | 'unauthorized'
  | 'conflict';

/** What a port rejects with. Anything else that is thrown is a defect, and shows as the action's generic text. */
export class PortError extends Error {
  readonly reason: Reason | undefined;
  readonly serverMessage: string | undefined;

  constructor(about: { readonly reason?: Reason; readonly serverMessage?: string } = {}) {
    super(about.serverMessage ?? about.reason ?? 'port failed');
    this.name = 'PortError';
    this.reason = about.reason;
    this.serverMessage = about.serverMessage;
  }
}

export const isRefusedFor = (error: unknown, ...reasons: readonly Reason[]): boolean =>
  error instanceof PortError && error.reason !== undefined && reasons.includes(error.reason);

export function failure(code: FailureCode, cause?: unknown): Failure {
  const serverMessage = cause instanceof PortError ? cause.serverMessage : undefined;
  return serverMessage === undefined ? { code } : { code, serverMessage: serverMessage.slice(0, SERVER_MESSAGE_MAX) };
}
