import type { DeleteQueryBuilder, DeleteResult, QueryCreator } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Tx } from '../db/transaction.ts';
import { EXPIRED_TOKEN_KEPT, SESSIONS_OF_ACCOUNT, SESSIONS_OF_VISIT, TOKENS_OF_SESSION } from '../limits/policies.ts';

interface Begun {
  readonly sessionId: string;
  readonly userId: string;
  readonly visit: string;
}

/** Ends what a session that has just begun has too many beside it: of its account, and of its visit, those that were used least recently. */
export async function endOldestSessions(tx: Tx, { sessionId, userId, visit }: Begun): Promise<void> {
  const others = tx
    .selectFrom('sessions')
    .select('session_id')
    .where('session_id', '<>', sessionId)
    .orderBy('rotated_at', 'desc')
    .orderBy('created_at', 'desc');
  const ofAccount = others.where('user_id', '=', userId).offset(SESSIONS_OF_ACCOUNT - 1);
  const ofVisit = others.where('visit', '=', visit).offset(SESSIONS_OF_VISIT - 1);
  const tooMany = await tx
    .selectFrom(ofAccount.as('of_account'))
    .select('session_id')
    .union(tx.selectFrom(ofVisit.as('of_visit')).select('session_id'))
    .execute();
  if (tooMany.length === 0) return;
  const ids = tooMany.map(({ session_id }) => session_id);
  await tx
    .deleteFrom('sessions')
    // One that another transaction has locked, perhaps of another account, is left for the next time: no lock is waited for here.
    .where('session_id', 'in', tx.selectFrom('sessions').select('session_id').where('session_id', 'in', ids).forUpdate().skipLocked())
    .execute();
}

interface WithKept extends Database {
  /** The session that the statement keeps, so that it is locked before its tokens are. */
  readonly kept: { readonly session_id: string };
}

/**
 * What makes room for a new token of a session: deletes those that expired long ago, and the oldest of too many. The newest stays however old it
 * is: a client whose answer got lost shows it once more. `now`: ms since the epoch.
 */
export function forgetOldestTokens(db: QueryCreator<WithKept>, now: number): DeleteQueryBuilder<WithKept, 'access_tokens', DeleteResult> {
  const kept = db.selectFrom('kept').select('session_id');
  const newestFirst = db.selectFrom('access_tokens').select('token_hash').where('session_id', 'in', kept).orderBy('expires_at', 'desc');
  const tooMany = newestFirst.offset(TOKENS_OF_SESSION - 1);
  return db
    .deleteFrom('access_tokens')
    .where('session_id', 'in', kept)
    .where('token_hash', 'in', newestFirst.offset(1))
    .where((is) => is.or([is('expires_at', '<=', now - EXPIRED_TOKEN_KEPT), is('token_hash', 'in', tooMany)]));
}
