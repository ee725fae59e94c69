import type { CallName } from '#contract/calls.ts';
import { GUEST } from '../accounts/identities.ts';
import type { Caller } from '../accounts/sessions.ts';
import type { CallContext } from '../http/call-context.ts';
import { Refusal } from '../http/refusal.ts';

/** The caller. `route` lets no request through without a token; this tells the type checker, and holds if the contract should change. */
export function signedIn<Name extends CallName>(call: CallContext<Name>): Caller {
  if (call.caller === undefined) throw new Refusal('unauthorized');
  return call.caller;
}

/** The caller, if they have an account of their own. @throws Refusal `notAllowed` for a guest */
export function registered<Name extends CallName>(call: CallContext<Name>): Caller {
  const caller = signedIn(call);
  if (caller.method === GUEST) throw new Refusal('notAllowed');
  return caller;
}
