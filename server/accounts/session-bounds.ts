import type { DeleteQueryBuilder, DeleteResult, QueryCreator } from 'kysely';
import type { Database } from '../db/schema.ts';
import { SESSIONS_OF_ACCOUNT, SESSIONS_OF_VISIT, TOKENS_OF_SESSION } from '../limits/policies.ts';

/**
 * Ends what a session that begins in the same statement has too many beside it: of its account, and of its visit, those that were used least
 * recently.
 */
export function endOldestSessions(
  db: QueryCreator<Database>,
  { userId, visit }: { readonly userId: string; readonly visit: string },
): DeleteQueryBuilder<Database, 'sessions', DeleteResult> {
  // No part of the statement sees the one that begins.
  const others = db.selectFrom('sessions').select('session_id').orderBy('rotated_at', 'desc').orderBy('created_at', 'desc');
  const ofAccount = others.where('user_id', '=', userId).offset(SESSIONS_OF_ACCOUNT - 1);
  const ofVisit = others.where('visit', '=', visit).offset(SESSIONS_OF_VISIT - 1);
  const tooMany = db
    .selectFrom(ofAccount.as('of_account'))
    .select('session_id')
    .union(db.selectFrom(ofVisit.as('of_visit')).select('session_id'));
  // One that another transaction has locked, perhaps of another account, is left for the next time: no lock is waited for here.
  const free = db.selectFrom('sessions').select('session_id').where('session_id', 'in', tooMany).forUpdate().skipLocked();
  return db.deleteFrom('sessions').where('session_id', 'in', free);
}

interface WithKept extends Database {
  /** The session that the statement keeps, so that it is locked before its tokens are. */
  readonly kept: { readonly session_id: string };
}

/**
 * What makes room for a new token of a session: deletes those that expired long ago, and the oldest of too many. The newest stays however old it
 * is: a client whose answer got lost shows it once more. `longAgo`: ms since the epoch.
 */
export function forgetOldestTokens(
  db: QueryCreator<WithKept>,
  longAgo: number,
): DeleteQueryBuilder<WithKept, 'access_tokens', DeleteResult> {
  const kept = db.selectFrom('kept').select('session_id');
  const newestFirst = db.selectFrom('access_tokens').select('token_hash').where('session_id', 'in', kept).orderBy('expires_at', 'desc');
  const tooMany = newestFirst.offset(TOKENS_OF_SESSION - 1);
  return db
    .deleteFrom('access_tokens')
    .where('session_id', 'in', kept)
    .where('token_hash', 'in', newestFirst.offset(1))
    .where((is) => is.or([is('expires_at', '<=', longAgo), is('token_hash', 'in', tooMany)]));
}
