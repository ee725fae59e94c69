import { DELETION_GRACE } from '#contract/limits.ts';
import { PROVIDER_METHODS } from '#contract/methods.ts';
import type { User } from '#contract/schemas.ts';
import { keepActivity } from '../accounts/activity.ts';
import { knowsDevice, rememberDevice } from '../accounts/devices.ts';
import { awaitClaim, reviveFollowed } from '../accounts/followed-sessions.ts';
import { GUEST } from '../accounts/identities.ts';
import { stay } from '../accounts/leaving.ts';
import { beginSession, endSession } from '../accounts/sessions.ts';
import { attemptOf, noteAttempt } from '../accounts/sign-in-attempts.ts';
import { keepLanguage, readAccount } from '../accounts/users.ts';
import { noteWayUse } from '../accounts/ways.ts';
import type { AccessNews } from '../db/schema.ts';
import { type Tx, transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { accountChosen } from '../http/account-choice-cookie.ts';
import type { CallContext } from '../http/call-context.ts';
import { networkHint } from '../http/client-address.ts';
import { writeRefreshCookie } from '../http/cookies.ts';
import { newDevice, readDeviceCookie, writeDeviceCookie } from '../http/device-cookie.ts';
import { deviceFamily } from '../http/device-family.ts';
import { ASK_BEFORE_STAYING_HEADER, SHARED_COMPUTER_HEADER } from '../http/header-names.ts';
import { Refusal } from '../http/refusal.ts';
import { keepNothingOfVisit } from '../http/shared-computer.ts';
import { PASSKEY } from '../passkeys/passkey-way.ts';
import { tellOfAccess } from './access-notice.ts';
import { tellOwner } from './leaving-notice.ts';

export interface SignedIn {
  readonly user: User & { access_token: string };
  readonly expires_in: number;
}

/** What signing in needs of a call, whichever call it is. */
export interface SignInContext extends Deps, Pick<CallContext<'guestLogin'>, 'address' | 'visit' | 'language' | 'http'> {}

/** The user whom a piece of work signs in, and by which way. */
export interface Who {
  readonly userId: string;
  readonly method: number;
  /** SAFE-1: what the owner of an account that was there before has to hear of; a sign-in only on a device that the account does not know. */
  readonly news?: AccessNews;
  /** The way that it is about, where that is not the one of the session. */
  readonly newsOf?: number;
  /** The passkey that signed in. */
  readonly passkeyId?: string;
  /** How the provider calls the account, where it says (WAY-1). */
  readonly account?: string | null;
  /** The provider's refresh token, sealed. */
  readonly providerToken?: string | null;
  /** Ways that were taken away with it, by their type numbers. */
  readonly endedWays?: readonly number[];
  /** The session of before, which ends once the new one is used. */
  readonly follows?: string | undefined;
  /** ms since the epoch; where the work proves nothing of the person: their sign-in before it. */
  readonly signedInAt?: number | undefined;
  /** Another device of the person signs this one in: what that one was signed in by is the way of this one, too (HAND-2). */
  readonly isHandedOver?: boolean;
  /** The session in the place of which this one begins is of a shared computer, and so is this (DOOR-5). */
  readonly isShared?: boolean;
}

/**
 * Does `work` and begins a session for whom it returns, in one transaction: either both are done or neither. An account that was being deleted stays, unless the client asks first. The answer carries the access
 * token, and a cookie the refresh credential. From now on the account knows the device, save a shared one; a guest has no password to guess.
 *
 * A client that is gone begins no session (POP-5): before the end of the transaction all of it is undone, and after it, until the answer is
 * delivered, the session ends; where the client has named its attempt, it may claim the session first (`claimSignIn`). What a client has aborted
 * while the answer was on its last way is ended by `discardSignIn`.
 * @throws Refusal `notAllowed`: the client is gone, or has discarded this attempt; `accountLeaving`: a deletion would be taken back, and the client asks first
 */
export async function signIn(call: SignInContext, work: (tx: Tx) => Promise<Who>): Promise<SignedIn> {
  const attempt = attemptOf(call.http);
  const connection = call.http.req.raw.signal;
  const saysShared = call.http.req.header(SHARED_COMPUTER_HEADER) === 'Y';
  const asksFirst = call.http.req.header(ASK_BEFORE_STAYING_HEADER) === 'Y';
  const device = readDeviceCookie(call, call.http) ?? newDevice(call);
  const family = deviceFamily(call.http.req.header('user-agent'));
  const { user, session, method, isMailed } = await transaction(call.db, async (tx) => {
    const who = await work(tx);
    const isShared = saysShared || who.isShared === true;
    const session = await beginSession(call, tx, {
      ...who,
      visit: call.visit,
      isShared,
      device: family,
      network: networkHint(call.address),
    });
    if (attempt !== undefined) await noteAttempt(tx, attempt, session.sessionId, call.clock());
    await noteSignIn(call, tx, who, family);
    const isKnown = who.method === GUEST || (await seenBefore(call, tx, { device, who, isShared }));
    const { user, leavingAt } = await readAccount(call, tx, who);
    const isLeaving = leavingAt !== null;
    if (isLeaving) {
      // The refusal undoes all of it: with the same credentials the person may log in after all.
      if (asksFirst) throw new Refusal('accountLeaving', { data: { deletedAt: leavingAt + DELETION_GRACE } });
      await stay(call, tx, who);
      await tellOwner(call, tx, { news: 'deletionTakenBack', userId: who.userId });
    }
    // An owner who is told that the deletion is taken back is told of this very sign-in.
    const isNews = !isLeaving && who.news !== undefined && (who.news !== 'signedIn' || !isKnown);
    const isTold = isNews && (await tellOfAccess(call, tx, { ...who, method: who.newsOf ?? who.method, news: who.news }));
    if (connection.aborted) throw new Refusal('notAllowed');
    return {
      user: { ...user, ...(isLeaving && { dltn_cncl_yn: 'Y' as const }) },
      session,
      method: who.method,
      isMailed: isLeaving || isTold,
    };
  });
  const { isShared } = session;
  call.metrics.sessionBegun(method);
  if (isMailed) call.outbox.wake();
  endIfCut(call, connection, { sessionId: session.sessionId, isNamed: attempt !== undefined });
  if (method !== GUEST && !isShared) writeDeviceCookie(call, call.http, device);
  if (isShared) keepNothingOfVisit(call, call.http, call.visit);
  else if (PROVIDER_METHODS.some(({ type }) => type === method)) accountChosen(call, call.http);
  writeRefreshCookie(call, call.http, session);
  return { user: { ...user, access_token: session.accessToken }, expires_in: call.config.accessTokenSeconds };
}

/** DEVICE-4, WAY-1: a person has proven who they are, by this way. A guest has none, and to link a further way is no sign-in. */
async function noteSignIn(
  call: SignInContext,
  tx: Tx,
  { userId, method, passkeyId, signedInAt, account, providerToken, isHandedOver }: Who,
  device: string,
): Promise<void> {
  if (isHandedOver === true)
    await keepActivity(tx, call, { userId, action: 'handed-over', method: passkeyId === undefined ? method : PASSKEY, device });
  if (method === GUEST || signedInAt !== undefined) return;
  await keepActivity(tx, call, { userId, action: 'signed-in', method: passkeyId === undefined ? method : PASSKEY, device });
  if (passkeyId === undefined) await noteWayUse(tx, { userId, method, account: account ?? null, providerToken, at: call.clock() });
}

/**
 * Remembers the device, save a shared one, and says whether the account knew it. A device that is the owner's, as far as we can tell, also says in
 * which language they are written to.
 */
async function seenBefore(
  call: SignInContext,
  tx: Tx,
  { device, who, isShared }: { readonly device: string; readonly who: Who; readonly isShared: boolean },
): Promise<boolean> {
  const isKnown = await knowsDevice(tx, device, who.userId);
  if (!isShared) await rememberDevice(tx, call, device, who.userId);
  if (isKnown || who.news === undefined || who.news === 'passwordSet') await keepLanguage(tx, who.userId, call.language);
  return isKnown;
}

interface Begun {
  readonly sessionId: string;
  /** The client has named the attempt, by which it can claim the session. */
  readonly isNamed: boolean;
}

/**
 * Ends a session whose tokens never arrived: `connection` is aborted when it is cut before the answer is written to its end. The session that it
 * follows goes on.
 */
function endIfCut(deps: Pick<Deps, 'db' | 'log' | 'clock' | 'config'>, connection: AbortSignal, { sessionId, isNamed }: Begun): void {
  const { db, log, clock } = deps;
  const end = async () => {
    await reviveFollowed(db, deps, sessionId);
    await (isNamed ? awaitClaim(db, sessionId, clock()) : endSession(db, sessionId));
  };
  const endOrLog = () => void end().catch((error: unknown) => log.error('cutSignInNotEnded', { error }));
  if (connection.aborted) endOrLog();
  else connection.addEventListener('abort', endOrLog, { once: true });
}
