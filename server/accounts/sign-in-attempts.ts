import type { Context } from 'hono';
import { ATTEMPT_PATTERN } from '#contract/schemas.ts';
import { type Tx, transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { SIGN_IN_ATTEMPT_HEADER } from '../http/header-names.ts';
import { Refusal } from '../http/refusal.ts';
import { claimSession, reviveFollowed } from './followed-sessions.ts';
import { credentialOf, endSession, type NewSession, newAccessToken } from './sessions.ts';

/** What the client calls this try to sign in; `undefined` from a client that names none. */
export function attemptOf(c: Context): string | undefined {
  const named = c.req.header(SIGN_IN_ATTEMPT_HEADER);
  return named !== undefined && ATTEMPT_PATTERN.test(named) ? named : undefined;
}

/**
 * Notes which session an attempt began, in the transaction that begins it.
 * @throws Refusal `notAllowed`: it was discarded before, so that the transaction has to be undone
 */
export async function noteAttempt(tx: Tx, attempt: string, sessionId: string, now: number): Promise<void> {
  const noted = await tx
    .insertInto('sign_in_attempts')
    .values({ attempt, session_id: sessionId, created_at: now })
    .onConflict((conflict) => conflict.column('attempt').doNothing())
    .returning('attempt')
    .executeTakeFirst();
  if (noted === undefined) throw new Refusal('notAllowed');
}

/**
 * Ends the session that an attempt began; if it has begun none yet, it never will. One that follows another of this person's stays, as the other
 * does: an account that was linked is linked, and the browser may have the cookie of either. The name alone decides: it is random and known to the
 * page that made it up only, and the cookies of an aborted answer may never have been kept.
 */
export async function discardAttempt(deps: Pick<Deps, 'db' | 'config'>, attempt: string, now: number): Promise<void> {
  await transaction(deps.db, async (tx) => {
    const sessionId = await settleAttempt(tx, attempt, now);
    if (sessionId !== null && !(await reviveFollowed(tx, deps, sessionId))) await endSession(tx, sessionId);
  });
}

/** The user of a session whose answer was lost, with new tokens of it. */
export interface Claimed extends NewSession {
  readonly userId: string;
  readonly method: number;
}

/**
 * New tokens for the session that an attempt of this visit began and whose answer was lost. `undefined`: it has begun none, and never will.
 */
export async function claimAttempt(
  deps: Pick<Deps, 'clock' | 'config' | 'random' | 'secret'>,
  tx: Tx,
  { attempt, visit }: { readonly attempt: string; readonly visit: string },
): Promise<Claimed | undefined> {
  const now = deps.clock();
  const sessionId = await settleAttempt(tx, attempt, now);
  if (sessionId === null) return undefined;
  const session = await tx
    .selectFrom('sessions')
    .select(['user_id', 'method', 'generation', 'is_shared'])
    .where('session_id', '=', sessionId)
    .where('visit', '=', visit)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (session === undefined) return undefined;
  await claimSession(tx, deps, sessionId);
  const { token, row } = newAccessToken(deps, sessionId);
  await tx.insertInto('access_tokens').values(row).execute();
  const credential = credentialOf(deps, sessionId, session.generation);
  return { sessionId, accessToken: token, credential, userId: session.user_id, method: session.method, isShared: session.is_shared };
}

/** The session that an attempt has begun, or null: then it begins none any more. */
async function settleAttempt(tx: Tx, attempt: string, now: number): Promise<string | null> {
  // Waits for a transaction that is about to note the same attempt: of the two, one sees what the other did.
  await tx
    .insertInto('sign_in_attempts')
    .values({ attempt, session_id: null, created_at: now })
    .onConflict((conflict) => conflict.column('attempt').doNothing())
    .execute();
  const begun = await tx.selectFrom('sign_in_attempts').select('session_id').where('attempt', '=', attempt).executeTakeFirst();
  return begun?.session_id ?? null;
}
