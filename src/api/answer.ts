import { type AcceptedOf, type Answer, answer, CALLS, type CallName } from '#contract/calls.ts';
import { isLanguage } from '#contract/languages.ts';
import { RESULT } from '#contract/result-codes.ts';
import { tooManyRequestsText } from '#contract/retry-text.ts';
import { PortError, type Reason } from '#machines/failures.ts';
import { cleanText } from './clean-text.ts';
import { REASON_OF_RESULT } from './reason-of-result.ts';

/** What came over the wire, whichever way it was sent. `body` is `undefined` when it is not JSON. */
export interface RawAnswer {
  readonly status: number;
  readonly body: unknown;
  /** ms, from `Retry-After` (RFC 9110, 10.2.3), where that is there. */
  readonly retryAfter?: number | undefined;
}

export const HTTP_OK = 200;
export const HTTP_UNAUTHORIZED = 401;
export const HTTP_CONFLICT = 409;
/** Not of HTTP: the access token expired (section 4, token refresh). */
export const HTTP_TOKEN_EXPIRED = 419;
const HTTP_TOO_MANY_REQUESTS = 429;
export const HTTP_FAILED = 500;

/** Statuses that mean the same whatever stands in the body. */
const REASON_OF_STATUS: Readonly<Partial<Record<number, Reason>>> = {
  [HTTP_UNAUTHORIZED]: 'unauthorized',
  [HTTP_TOO_MANY_REQUESTS]: 'tooManyRequests',
};

export const parseBody = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** `now` in ms since the epoch. */
export function retryAfterOf(header: string | null, now: number): number | undefined {
  const wait = /^\d+$/.test(header ?? '') ? Number(header) * 1000 : Date.parse(header ?? '') - now;
  return wait > 0 ? wait : undefined;
}

/**
 * A success is HTTP 200 with code 0 and data that fits. Throws a `PortError` for everything else (API-25). `language` is for a server that says
 * when to come back and has no words for it; `now` is the time by its clock, ms since the epoch.
 */
export function dataOf<Name extends CallName>(name: Name, raw: RawAnswer, language?: string, now = Date.now()): AcceptedOf<Name> {
  const { status, body } = raw;
  const parsed = answer.safeParse(body);
  if (!parsed.success) throw refusal(raw, undefined, language, now);
  if (status !== HTTP_OK || parsed.data.code !== RESULT.ok) throw refusal(raw, parsed.data, language, now);
  const data = CALLS[name].accepted.safeParse(parsed.data.data);
  if (!data.success) throw new PortError();
  return data.data as AcceptedOf<Name>;
}

function refusal({ status, retryAfter }: RawAnswer, body: Answer | undefined, language: string | undefined, now: number): PortError {
  const reason = (body === undefined ? undefined : REASON_OF_RESULT[body.code]) ?? REASON_OF_STATUS[status];
  const wait =
    reason === 'tooManyRequests' && retryAfter !== undefined && isLanguage(language) ? tooManyRequestsText(language, retryAfter) : '';
  const serverMessage = cleanText(body?.message ?? '') || wait;
  return new PortError({
    ...(reason !== undefined && { reason }),
    ...(serverMessage !== '' && { serverMessage }),
    ...(retryAfter !== undefined && { retryAt: now + retryAfter }),
    data: body?.data,
  });
}
