import type { Queryable, Tx } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { sameText, sign } from '../hashing.ts';
import { PASSKEY } from '../passkeys/passkey-way.ts';
import type { Caller } from './sessions.ts';

/** One session of an account, as its owner is shown it. Times are ms since the epoch. */
export interface ListedSession {
  /** What the owner names it by. It says nothing of the session's own ID, which its refresh credential begins with. */
  readonly sessionId: string;
  /** See `deviceFamily`; empty: unknown. */
  readonly device: string;
  /** That it was begun in: see `networkHint`; empty: unknown. */
  readonly network: string;
  /** That it was begun by; a passkey has the number `PASSKEY`. */
  readonly authMthd: number;
  readonly begunAt: number;
  /** When its token was refreshed last. */
  readonly usedAt: number;
  readonly isCurrent: boolean;
  readonly isShared: boolean;
}

type ListDeps = Pick<Deps, 'clock' | 'secret'>;

const handleOf = ({ secret }: Pick<Deps, 'secret'>, sessionId: string): string => sign(secret, 'session', sessionId);

/** The live sessions of the caller's account. One that another follows is that other's (SOC-5), and goes with it. */
async function rowsOf(db: Queryable, { clock }: Pick<Deps, 'clock'>, userId: string) {
  const rows = await db
    .selectFrom('sessions')
    .select(['session_id', 'method', 'device', 'network', 'created_at', 'rotated_at', 'is_shared', 'follows', 'passkey_id'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', clock())
    .orderBy('rotated_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute();
  const followed = new Set(rows.map(({ follows }) => follows));
  return rows.filter(({ session_id }) => !followed.has(session_id));
}

/** DEVICE-1: the caller's own session first, then those that were used last. */
export async function sessionsOf(db: Queryable, deps: ListDeps, caller: Caller): Promise<readonly ListedSession[]> {
  const sessions = (await rowsOf(db, deps, caller.userId)).map((row) => ({
    sessionId: handleOf(deps, row.session_id),
    device: row.device,
    network: row.network,
    authMthd: row.passkey_id === null ? row.method : PASSKEY,
    begunAt: row.created_at,
    usedAt: row.rotated_at,
    isCurrent: row.session_id === caller.sessionId,
    isShared: row.is_shared,
  }));
  return [...sessions.filter(({ isCurrent }) => isCurrent), ...sessions.filter(({ isCurrent }) => !isCurrent)];
}

/**
 * DEVICE-2: ends one other session of the caller's account. A name of another account's, of one that has ended, of the caller's own or of none is the
 * same: nothing ends.
 * @returns how many ended
 */
export async function endListed(tx: Tx, deps: ListDeps, caller: Caller, sessionId: string): Promise<number> {
  const others = (await rowsOf(tx, deps, caller.userId)).filter(({ session_id }) => session_id !== caller.sessionId);
  const ended = others.filter(({ session_id }) => sameText(handleOf(deps, session_id), sessionId));
  const ids = ended.flatMap(({ session_id, follows }) => (follows === null ? [session_id] : [session_id, follows]));
  if (ids.length === 0) return 0;
  const { numDeletedRows } = await tx
    .deleteFrom('sessions')
    .where('session_id', 'in', ids)
    .where('session_id', '!=', caller.sessionId)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
