import { lockCaller } from '../accounts/account-lock.ts';
import { GUEST } from '../accounts/identities.ts';
import { endSession, refreshSession } from '../accounts/sessions.ts';
import { deleteGuest, readUser } from '../accounts/users.ts';
import { transaction } from '../db/transaction.ts';
import type { Handler } from '../http/call-context.ts';
import { beginVisit, clearRefreshCookie, readRefreshCookie, writeRefreshCookie } from '../http/cookies.ts';
import { isForeign, isListedOrigin } from '../http/origin-check.ts';
import { Refusal } from '../http/refusal.ts';
import { signedIn } from './signed-in.ts';

/** API-5. */
export const userInfo: Handler<'userInfo'> = async (call) => {
  const { userId, method } = signedIn(call);
  return { user: await readUser(call, call.db, { userId, method }) };
};

/**
 * API-7. A guest without an account is forgotten, with all that they had (section 4); the next person on this browser begins a new visit.
 * @throws Refusal `unauthorized` when another call has ended this session: the guest may be a member by now
 */
export const logout: Handler<'logout'> = async (call) => {
  const caller = signedIn(call);
  if (isForeign(call, call.http)) throw new Refusal('notAllowed');
  await transaction(call.db, async (tx) => {
    await lockCaller(tx, caller);
    await endSession(tx, caller.sessionId);
    if (caller.method === GUEST) await deleteGuest(tx, caller.userId);
  });
  clearRefreshCookie(call, call.http);
  beginVisit(call, call.http);
  return undefined;
};

/** API-19, REFR-1 and REFR-2. A header that no form of another site can send goes with it. */
export const refreshAccessToken: Handler<'refreshAccessToken'> = async (call) => {
  const origin = call.http.req.header('origin');
  const isOurs = call.http.req.header('x-requested-with') === 'madang' || (origin !== undefined && isListedOrigin(call, origin));
  if (!isOurs) throw new Refusal('notAllowed');
  try {
    const { accessToken, credential } = await refreshSession(call, readRefreshCookie(call, call.http));
    writeRefreshCookie(call, call.http, credential);
    return { access_token: accessToken, expires_in: call.config.accessTokenSeconds };
  } catch (error) {
    if (error instanceof Refusal) clearRefreshCookie(call, call.http);
    throw error;
  }
};
