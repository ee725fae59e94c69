import type { CallName } from '#contract/calls.ts';
import type { CallContext } from '../http/call-context.ts';
import { Refusal } from '../http/refusal.ts';

/**
 * What is bound to the visit is of no use to a browser that refuses cookies, so the call says so before it sends or uses up anything. The answer
 * sets the cookie anew: a browser whose visit had only run out makes the call once more.
 * @throws Refusal `cookiesRefused`
 */
export function requireVisit<Name extends CallName>({ visitIsNew }: CallContext<Name>): void {
  if (visitIsNew) throw new Refusal('cookiesRefused');
}
