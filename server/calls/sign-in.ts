import type { User } from '../../src/api/schemas.ts';
import { rememberDevice } from '../accounts/devices.ts';
import { GUEST } from '../accounts/identities.ts';
import { beginSession } from '../accounts/sessions.ts';
import { readUser } from '../accounts/users.ts';
import { type Tx, transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import type { CallContext } from '../http/call-context.ts';
import { writeRefreshCookie } from '../http/cookies.ts';
import { newDevice, readDeviceCookie, writeDeviceCookie } from '../http/device-cookie.ts';

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
 * token, and a cookie the refresh credential. From now on the account knows the device; a guest has no password to guess.
 */
export async function signIn(call: SignInContext, work: (tx: Tx) => Promise<Who>): Promise<SignedIn> {
  const device = readDeviceCookie(call, call.http) ?? newDevice(call);
  const { method, user, session } = await transaction(call.db, async (tx) => {
    const who = await work(tx);
    const session = await beginSession(call, tx, { ...who, visit: call.visit });
    if (who.method !== GUEST) await rememberDevice(tx, call, device, who.userId);
    return { method: who.method, user: await readUser(call, tx, who), session };
  });
  if (method !== GUEST) writeDeviceCookie(call, call.http, device);
  writeRefreshCookie(call, call.http, session.credential);
  return { user: { ...user, access_token: session.accessToken }, expires_in: call.config.accessTokenSeconds };
}
