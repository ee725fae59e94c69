import { RESULT } from '#contract/result-codes.ts';
import type { Reason } from '#machines/failures.ts';

/** Results because of which a flow goes on differently. */
export const REASON_OF_RESULT: Readonly<Partial<Record<number, Reason>>> = {
  [RESULT.unauthorized]: 'unauthorized',
  [RESULT.credentialsWrong]: 'credentialsWrong',
  [RESULT.consentRequired]: 'consentRequired',
  [RESULT.signInTooOld]: 'signInTooOld',
  [RESULT.confirmationNeeded]: 'confirmationNeeded',
  [RESULT.cookiesRefused]: 'cookiesRefused',
  // The link is the partner's mistake, and no sign-in helps.
  [RESULT.clientUnknown]: 'partnerUnknown',
  [RESULT.redirectNotRegistered]: 'partnerUnknown',
  [RESULT.accountNotFound]: 'accountNotFound',
  [RESULT.emailUnknown]: 'emailUnknown',
  [RESULT.emailRegistered]: 'emailRegistered',
  [RESULT.nicknameTaken]: 'nicknameTaken',
  [RESULT.uvrsIdTaken]: 'idTaken',
  // What to do is the same: choose another.
  [RESULT.nicknameReserved]: 'nicknameTaken',
  [RESULT.uvrsIdReserved]: 'idTaken',
  [RESULT.accountInUse]: 'accountInUse',
  [RESULT.accountLeaving]: 'accountLeaving',
  [RESULT.refreshConflict]: 'conflict',
  [RESULT.cookieAmbiguous]: 'conflict',
  [RESULT.codeWrong]: 'codeWrong',
  [RESULT.codeExpired]: 'codeExpired',
  [RESULT.codeTriesUsed]: 'codeTriesUsed',
  [RESULT.codeUsed]: 'codeUsed',
  [RESULT.proofExpired]: 'proofExpired',
  [RESULT.nicknameInvalid]: 'nicknameInvalid',
  [RESULT.uvrsIdInvalid]: 'idInvalid',
  [RESULT.uvrsIdTooEarly]: 'idTooEarly',
  [RESULT.handOverUnknown]: 'handOverUnknown',
  [RESULT.handOverDecided]: 'handOverDecided',
  [RESULT.digitsWrong]: 'digitsWrong',
  [RESULT.methodDisabled]: 'methodDisabled',
  [RESULT.tooManyRequests]: 'tooManyRequests',
};
