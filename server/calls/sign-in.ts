import { PROVIDER_METHODS } from '../../contract/methods.ts';
import type { User } from '../../contract/schemas.ts';
import { rememberDevice } from '../accounts/devices.ts';
import { GUEST } from '../accounts/identities.ts';
import { stay } from '../accounts/leaving.ts';
import { beginSession, endSession } from '../accounts/sessions.ts';
import { attemptOf, noteAttempt } from '../accounts/sign-in-attempts.ts';
import { readAccount } from '../accounts/users.ts';
import { type Tx, transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { accountChosen, chooseAccountNextTime } from '../http/account-choice-cookie.ts';
import type { CallContext } from '../http/call-context.ts';
import { writeRefreshCookie, writeVisit } from '../http/cookies.ts';
import { newDevice, readDeviceCookie, writeDeviceCookie } from '../http/device-cookie.ts';
import { SHARED_COMPUTER_HEADER } from '../http/header-names.ts';
import { Refusal } from '../http/refusal.ts';
import { tellOwner } from './leaving-notice.ts';

interface SignedIn {
  readonly user: User & { access_token: string };
  readonly expires_in: number;
}

/** What signing in needs of a call, whichever call it is. */
export interface SignInContext extends Deps, Pick<CallContext<'guestLogin'>, 'visit' | 'language' | 'http'> {}

/** Who is signed in after a piece of work, and by which way. */
export interface Who {
  readonly userId: string;
  readonly method: number;
}

/**
 * Does `work` and begins a session for whom it returns, in one transaction: either both are done or neither. An account that was being deleted stays. The answer carries the access
 * token, and a cookie the refresh credential. From now on the account knows the device, save a shared one; a guest has no password to guess.
 *
 * A client that is gone begins no session (POP-5): before the end of the transaction all of it is undone, and after it, until the answer is
 * delivered, the session ends. What a client has aborted while the answer was on its last way is ended by `discardSignIn`.
 * @throws Refusal `notAllowed`: the client is gone, or has discarded this attempt
 */
export async function signIn(call: SignInContext, work: (tx: Tx) => Promise<Who>): Promise<SignedIn> {
  const attempt = attemptOf(call.http);
  const connection = call.http.req.raw.signal;
  const isShared = call.http.req.header(SHARED_COMPUTER_HEADER) === 'Y';
  const device = readDeviceCookie(call, call.http) ?? newDevice(call);
  const knowsDevice = (method: number) => method !== GUEST && !isShared;
  const { user, session, method, isLeaving } = await transaction(call.db, async (tx) => {
    const who = await work(tx);
    const session = await beginSession(call, tx, { ...who, visit: call.visit, isShared });
    if (attempt !== undefined) await noteAttempt(tx, attempt, session.sessionId, call.clock());
    if (knowsDevice(who.method)) await rememberDevice(tx, call, device, who.userId);
    const { user, isLeaving } = await readAccount(call, tx, who);
    if (isLeaving) {
      await stay(call, tx, who);
      await tellOwner(call, tx, { news: 'deletionTakenBack', userId: who.userId });
    }
    if (connection.aborted) throw new Refusal('notAllowed');
    return { user, session, method: who.method, isLeaving };
  });
  call.metrics.sessionBegun(method);
  if (isLeaving) call.outbox.wake();
  endIfCut(call, connection, session.sessionId);
  if (knowsDevice(method)) writeDeviceCookie(call, call.http, device);
  if (isShared) {
    writeVisit(call, call.http, call.visit, { isShared });
    chooseAccountNextTime(call, call.http);
  } else if (PROVIDER_METHODS.some(({ type }) => type === method)) accountChosen(call, call.http);
  writeRefreshCookie(call, call.http, session);
  return { user: { ...user, access_token: session.accessToken }, expires_in: call.config.accessTokenSeconds };
}

/** Ends a session whose tokens never arrived: `connection` is aborted when it is cut before the answer is written to its end. */
function endIfCut({ db, log }: Pick<Deps, 'db' | 'log'>, connection: AbortSignal, sessionId: string): void {
  const end = () => {
    endSession(db, sessionId).catch((error: unknown) => log.error('cutSignInNotEnded', { error }));
  };
  if (connection.aborted) end();
  else connection.addEventListener('abort', end, { once: true });
}
