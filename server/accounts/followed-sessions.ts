import { sql } from 'kysely';
import type { Queryable, Tx } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { SHARED_SESSION_VALIDITY } from '../limits/policies.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** The answer with the new session may be lost: the one before serves for so long, unless the new one is used. */
const FOLLOWED_KEPT = DAY;
/** A session whose answer was cut off waits for so long to be claimed. */
const CLAIM_KEPT = 5 * MINUTE;

/**
 * Keeps the caller's session beside the one that a link begins, until the new one is used: an answer that is lost then leaves the person signed in
 * (EMAIL-7, SOC-5). It is of the account as it is now. Its access tokens run out at once: a copy of one serves no more, and the pages refresh theirs.
 */
export async function keepFollowed(
  tx: Tx,
  about: { readonly sessionId: string; readonly method: number; readonly now: number },
): Promise<void> {
  const { sessionId, method, now } = about;
  await tx
    .updateTable('sessions')
    .set({ method, expires_at: sql<number>`least(expires_at, ${now + FOLLOWED_KEPT}::bigint)` })
    .where('session_id', '=', sessionId)
    .execute();
  await tx
    .updateTable('access_tokens')
    .set({ expires_at: sql<number>`least(expires_at, ${now}::bigint)` })
    .where('session_id', '=', sessionId)
    .execute();
}

/** The new session is used: its answer has arrived, and the session that it follows ends. */
export async function endFollowed(db: Queryable, sessionId: string): Promise<void> {
  const follows = db.selectFrom('sessions').select('follows').where('session_id', '=', sessionId);
  await db.deleteFrom('sessions').where('session_id', 'in', follows).execute();
  await db.updateTable('sessions').set({ follows: null }).where('session_id', '=', sessionId).execute();
}

type Ends = Pick<Deps, 'config'>;

const wholeLife = ({ config }: Ends) =>
  sql<number>`created_at + case when is_shared then ${SHARED_SESSION_VALIDITY}::bigint else ${config.refreshDays * DAY}::bigint end`;

/** The person stays in the session that `sessionId` follows: it lasts as long as it would have. @returns whether there is one */
export async function reviveFollowed(db: Queryable, deps: Ends, sessionId: string): Promise<boolean> {
  const follows = db.selectFrom('sessions').select('follows').where('session_id', '=', sessionId);
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ expires_at: wholeLife(deps) })
    .where('session_id', 'in', follows)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** The answer with this session was cut off: it ends soon, unless the page claims it by the name of its attempt. */
export async function awaitClaim(db: Queryable, sessionId: string, now: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ expires_at: sql<number>`least(expires_at, ${now + CLAIM_KEPT}::bigint)` })
    .where('session_id', '=', sessionId)
    .execute();
}

/** A claimed session lasts as if its answer had arrived. */
export async function claimSession(tx: Tx, deps: Ends, sessionId: string): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ expires_at: wholeLife(deps) })
    .where('session_id', '=', sessionId)
    .execute();
  await endFollowed(tx, sessionId);
}
