import type { Context } from 'hono';
import { ATTEMPT_PATTERN } from '../../contract/schemas.ts';
import { type Db, type Tx, transaction } from '../db/transaction.ts';
import { SIGN_IN_ATTEMPT_HEADER } from '../http/header-names.ts';
import { Refusal } from '../http/refusal.ts';
import { endSession } from './sessions.ts';

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
 * Ends the session that an attempt began; if it has begun none yet, it never will. The name alone decides: it is random and known to the
 * page that made it up only, and the cookies of an aborted answer may never have been kept.
 */
export async function discardAttempt(db: Db, attempt: string, now: number): Promise<void> {
  await transaction(db, async (tx) => {
    // Waits for a transaction that is about to note the same attempt: of the two, one sees what the other did.
    await tx
      .insertInto('sign_in_attempts')
      .values({ attempt, session_id: null, created_at: now })
      .onConflict((conflict) => conflict.column('attempt').doNothing())
      .execute();
    const begun = await tx.selectFrom('sign_in_attempts').select('session_id').where('attempt', '=', attempt).executeTakeFirst();
    if (typeof begun?.session_id === 'string') await endSession(tx, begun.session_id);
  });
}
