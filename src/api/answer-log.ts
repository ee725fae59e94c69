import type { CallName } from '#contract/calls.ts';
import { HTTP_FAILED, HTTP_OK, HTTP_TOKEN_EXPIRED, HTTP_UNAUTHORIZED, type RawAnswer } from './answer.ts';

/** Each of these has a meaning of its own in section 8. */
const EXPECTED_STATUSES: readonly number[] = [HTTP_OK, HTTP_UNAUTHORIZED, HTTP_TOKEN_EXPIRED, HTTP_FAILED];

/** REFR-4: any other status is logged by the name of the call and the number alone, so that no token, password, code or email gets into a log. */
export function logUnexpected(name: CallName, { status }: RawAnswer): void {
  if (!EXPECTED_STATUSES.includes(status)) console.warn(`${name} was answered ${status}`);
}
