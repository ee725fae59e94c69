import type { User } from '../../src/api/schemas.ts';
import { beginSession } from '../accounts/sessions.ts';
import { readUser } from '../accounts/users.ts';
import { type Tx, transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import type { CallContext } from '../http/call-context.ts';
import { writeRefreshCookie } from '../http/cookies.ts';

interface SignedIn {
  readonly user: User & { access_token: string };
  readonly expires_in: number;
}

/** What signing in needs of a call, whichever call it is. */
export interface SignInContext extends Deps, Pick<CallContext<'guestLogin'>, 'visit' | 'http'> {}

/** Who is signed in after a piece of work, and by which way. */
export interface Who {
  readonly userId: string;
  readonly method: number;
}

/**
 * Does `work` and begins a session for whom it returns, in one transaction: either both are done or neither. The answer carries the access
 * token, and a cookie the refresh credential.
 */
export async function signIn(call: SignInContext, work: (tx: Tx) => Promise<Who>): Promise<SignedIn> {
  const { user, session, method } = await transaction(call.db, async (tx) => {
    const who = await work(tx);
    const session = await beginSession(call, tx, { ...who, visit: call.visit });
    return { user: await readUser(call, tx, who), session, method: who.method };
  });
  call.metrics.sessionBegun(method);
  writeRefreshCookie(call, call.http, session.credential);
  return { user: { ...user, access_token: session.accessToken }, expires_in: call.config.accessTokenSeconds };
}
