import { describe, expect, test } from 'vitest';
import { RESULT, type ResultName, statusOf } from '#contract/result-codes.ts';
import { PortError, type Reason } from '#machines/failures.ts';
import { dataOf, retryAfterOf } from '#src/api/answer.ts';

/** Results because of which a flow goes on differently, and how the machines call that. */
const REASONS: Readonly<Partial<Record<ResultName, Reason>>> = {
  unauthorized: 'unauthorized',
  credentialsWrong: 'credentialsWrong',
  consentRequired: 'consentRequired',
  confirmationNeeded: 'confirmationNeeded',
  signInTooOld: 'signInTooOld',
  cookiesRefused: 'cookiesRefused',
  clientUnknown: 'partnerUnknown',
  redirectNotRegistered: 'partnerUnknown',
  accountNotFound: 'accountNotFound',
  emailUnknown: 'emailUnknown',
  emailRegistered: 'emailRegistered',
  nicknameTaken: 'nicknameTaken',
  nicknameReserved: 'nicknameTaken',
  uvrsIdTaken: 'idTaken',
  uvrsIdReserved: 'idTaken',
  accountInUse: 'accountInUse',
  accountLeaving: 'accountLeaving',
  refreshConflict: 'conflict',
  cookieAmbiguous: 'conflict',
  codeWrong: 'codeWrong',
  codeExpired: 'codeExpired',
  codeTriesUsed: 'codeTriesUsed',
  codeUsed: 'codeUsed',
  proofExpired: 'proofExpired',
  nicknameInvalid: 'nicknameInvalid',
  uvrsIdInvalid: 'idInvalid',
  uvrsIdTooEarly: 'idTooEarly',
  handOverUnknown: 'handOverUnknown',
  handOverDecided: 'handOverDecided',
  digitsWrong: 'digitsWrong',
  methodDisabled: 'methodDisabled',
  tooManyRequests: 'tooManyRequests',
};

const refusals = (Object.keys(RESULT) as ResultName[]).filter((name) => name !== 'ok');

function refusalOf(status: number, body: unknown, retryAfter?: number): PortError {
  try {
    dataOf('userInfo', { status, body, ...(retryAfter !== undefined && { retryAfter }) }, 'en');
  } catch (error) {
    if (error instanceof PortError) return error;
  }
  throw new Error('this was no refusal');
}

test.each(refusals)('[API-25] the result %s is what the machines call it, with the server’s words', (name) => {
  const { reason, serverMessage } = refusalOf(statusOf(name), { code: RESULT[name], message: 'In words.' });
  expect([reason, serverMessage]).toEqual([REASONS[name], 'In words.']);
});

describe('an answer without a body', () => {
  test.each([
    [401, 'unauthorized'],
    [429, 'tooManyRequests'],
    [500, undefined],
    [502, undefined],
  ])('[API-25] its status %i says %s', (status, reason) => {
    expect(refusalOf(status, undefined).reason).toBe(reason);
  });

  test('[API-25] when to come back is said of too many requests alone', () => {
    expect(refusalOf(429, undefined, 60_000).serverMessage).toContain('60 seconds');
    expect(refusalOf(503, undefined, 60_000).serverMessage).toBeUndefined();
  });
});

test.each([
  ['241', 241_000],
  ['0', undefined],
  ['12x', undefined],
  ['x12', undefined],
  ['', undefined],
  [null, undefined],
  ['soon', undefined],
  ['Thu, 01 Jan 1970 00:10:00 GMT', 540_000],
  ['Thu, 01 Jan 1970 00:00:30 GMT', undefined],
])('[API-25] a server’s Retry-After of %s is a wait of %s ms, a minute after 1970 began', (header, wait) => {
  expect(retryAfterOf(header, 60_000)).toBe(wait);
});
