import { PortError, type Reason } from '../../machines/failures.ts';
import { cleanText } from './clean-text.ts';
import { type AcceptedOf, type Answer, answer, CALLS, type CallName } from './contract.ts';
import { REASON_OF_RESULT, RESULT } from './result-codes.ts';

/** What came over the wire, whichever way it was sent. `body` is `undefined` when it is not JSON. */
export interface RawAnswer {
  readonly status: number;
  readonly body: unknown;
}

export const HTTP_OK = 200;
export const HTTP_UNAUTHORIZED = 401;
export const HTTP_CONFLICT = 409;
/** Not of HTTP: the access token expired (section 4, token refresh). */
export const HTTP_TOKEN_EXPIRED = 419;
export const HTTP_TOO_MANY_REQUESTS = 429;
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

/** A success is HTTP 200 with code 0 and data that fits. Throws a `PortError` for everything else (API-25). */
export function dataOf<Name extends CallName>(name: Name, { status, body }: RawAnswer): AcceptedOf<Name> {
  const parsed = answer.safeParse(body);
  if (!parsed.success) throw refusal(status, undefined);
  if (status !== HTTP_OK || parsed.data.code !== RESULT.ok) throw refusal(status, parsed.data);
  const data = CALLS[name].accepted.safeParse(parsed.data.data);
  if (!data.success) throw new PortError();
  return data.data as AcceptedOf<Name>;
}

function refusal(status: number, body: Answer | undefined): PortError {
  const reason = (body === undefined ? undefined : REASON_OF_RESULT[body.code]) ?? REASON_OF_STATUS[status];
  const serverMessage = cleanText(body?.message ?? '');
  return new PortError({ ...(reason !== undefined && { reason }), ...(serverMessage !== '' && { serverMessage }), data: body?.data });
}
