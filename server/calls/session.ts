import { lockCaller } from '../accounts/account-lock.ts';
import { GUEST } from '../accounts/identities.ts';
import { endSession, OtherSession, refreshSession } from '../accounts/sessions.ts';
import { claimAttempt, discardAttempt } from '../accounts/sign-in-attempts.ts';
import { deleteGuest, keepLanguageOfKnown, readAccount, readUser } from '../accounts/users.ts';
import { transaction } from '../db/transaction.ts';
import { bearerOf } from '../http/bearer.ts';
import type { Handler } from '../http/call-context.ts';
import { beginVisit, readRefreshCookie, writeRefreshCookie } from '../http/cookies.ts';
import { readDeviceCookie } from '../http/device-cookie.ts';
import { endHere } from '../http/end-here.ts';
import { isForeign, isListedOrigin } from '../http/origin-check.ts';
import { Refusal } from '../http/refusal.ts';
import { keepNothingOfVisit } from '../http/shared-computer.ts';
import { POLICIES } from '../limits/policies.ts';
import { takeFrom } from '../limits/take.ts';
import { signedIn } from './signed-in.ts';

/** API-5. A page loads anew in another language (FOOT-1): on a device that the account knows, its owner is written to in that from now on (SAFE-1). */
export const userInfo: Handler<'userInfo'> = async (call) => {
  const { userId, method } = signedIn(call);
  const device = readDeviceCookie(call, call.http);
  if (device !== undefined) await keepLanguageOfKnown(call.db, { userId, device, language: call.language });
  return { user: await readUser(call, call.db, { userId, method }) };
};

/**
 * API-7. A guest without an account is forgotten, with all that they had (section 4); the next person on this browser begins a new visit.
 * @throws Refusal `unauthorized` when another call has ended this session: the guest may be a member by now
 */
export const logout: Handler<'logout'> = async (call) => {
  const caller = signedIn(call);
  if (isForeign(call, call.http)) throw new Refusal('notAllowed');
  const ended = await transaction(call.db, async (tx) => {
    await lockCaller(tx, caller);
    const sessions = await endSession(tx, caller.sessionId);
    if (caller.method === GUEST) await deleteGuest(tx, caller.userId);
    return sessions;
  });
  call.metrics.sessionsEnded('logout', ended);
  endHere(call, call.http);
  beginVisit(call, call.http);
  return undefined;
};

/** API-19, REFR-1 and REFR-2. A header that no form of another site can send goes with it, and the token that the page shows, if there is one. */
export const refreshAccessToken: Handler<'refreshAccessToken'> = async (call) => {
  const origin = call.http.req.header('origin');
  const isOurs = call.http.req.header('x-requested-with') === 'madang' || (origin !== undefined && isListedOrigin(call, origin));
  if (!isOurs) throw new Refusal('notAllowed');
  try {
    const session = await refreshSession(call, readRefreshCookie(call, call.http), bearerOf(call.http));
    writeRefreshCookie(call, call.http, session);
    return { access_token: session.accessToken, expires_in: call.config.accessTokenSeconds };
  } catch (error) {
    // Another session's may be that of the person who has just signed in, in another tab.
    if (error instanceof Refusal && !(error instanceof OtherSession)) endHere(call, call.http);
    throw error;
  }
};

/** POP-5: the client has aborted this attempt to sign in. The answer to both is the same, whether it had begun a session or not. */
export const discardSignIn: Handler<'discardSignIn'> = async (call) => {
  await takeFrom(call, POLICIES.discardedSignInsPerAddress, call.address);
  await discardAttempt(call, call.body.attempt, call.clock());
  return undefined;
};

/** EMAIL-7, SOC-5: the answer to a sign-in was lost, and the page asks what became of it. Without `user` nothing was done, and it never will be. */
export const claimSignIn: Handler<'claimSignIn'> = async (call) => {
  await takeFrom(call, POLICIES.discardedSignInsPerAddress, call.address);
  const claimed = await transaction(call.db, async (tx) => {
    const session = await claimAttempt(call, tx, { attempt: call.body.attempt, visit: call.visit });
    return session && { session, user: (await readAccount(call, tx, session)).user };
  });
  if (claimed === undefined) return {};
  if (claimed.session.isShared) keepNothingOfVisit(call, call.http, call.visit);
  writeRefreshCookie(call, call.http, claimed.session);
  return { user: { ...claimed.user, access_token: claimed.session.accessToken }, expires_in: call.config.accessTokenSeconds };
};
