import type { Queryable, Tx } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { digest, sameText, sign } from '../hashing.ts';
import { Refusal } from '../http/refusal.ts';
import { REFRESH_GRACE } from '../limits/policies.ts';
import { endOldestSessions, forgetOldestTokens } from './session-bounds.ts';

type SessionDeps = Pick<Deps, 'clock' | 'config' | 'random' | 'secret'>;

const DAY = 86_400_000;

/** Whom an access token belongs to. */
export interface Caller {
  readonly userId: string;
  readonly sessionId: string;
  /** The way of this sign-in; a guest's is 0 and stays so until an account is linked, which ends the guest's sessions. */
  readonly method: number;
}

export interface NewSession {
  readonly sessionId: string;
  readonly accessToken: string;
  /** The value of the refresh cookie. */
  readonly credential: string;
}

/**
 * Begins a session. Its refresh credential names the session and a generation and is signed, so the successor of a credential is always
 * the same and nothing of it need be stored.
 */
export async function beginSession(
  deps: SessionDeps,
  tx: Tx,
  about: { readonly userId: string; readonly method: number; readonly visit: string },
): Promise<NewSession> {
  const now = deps.clock();
  const sessionId = Buffer.from(deps.random(16)).toString('base64url');
  await tx
    .insertInto('sessions')
    .values({
      session_id: sessionId,
      user_id: about.userId,
      method: about.method,
      visit: about.visit,
      generation: 0,
      rotated_at: now,
      created_at: now,
      expires_at: now + deps.config.refreshDays * DAY,
    })
    .execute();
  await endOldestSessions(tx, { ...about, sessionId });
  const { token, row } = newAccessToken(deps, sessionId);
  await tx.insertInto('access_tokens').values(row).execute();
  return { sessionId, accessToken: token, credential: credentialOf(deps, sessionId, 0) };
}

/** An opaque token of 256 random bits, and the row that is kept of it, which has only its hash. */
function newAccessToken(deps: SessionDeps, sessionId: string) {
  const token = Buffer.from(deps.random(32)).toString('base64url');
  const expiresAt = deps.clock() + deps.config.accessTokenSeconds * 1000;
  return { token, row: { token_hash: digest(token), session_id: sessionId, expires_at: expiresAt } };
}

/** The refresh credential of a session in one of its generations. */
export const credentialOf = ({ secret }: Pick<Deps, 'secret'>, sessionId: string, generation: number): string =>
  `${sessionId}.${generation}.${sign(secret, 'refresh', sessionId, generation)}`;

function parseCredential(deps: SessionDeps, credential: string): { sessionId: string; generation: number } | undefined {
  const [sessionId = '', generation = ''] = credential.split('.');
  return sameText(credential, credentialOf(deps, sessionId, Number(generation)))
    ? { sessionId, generation: Number(generation) }
    : undefined;
}

/** The refresh credential is of a session that is not the one which the access token names. Its owner keeps it. */
export class OtherSession extends Refusal {
  constructor() {
    super('unauthorized');
  }
}

/**
 * A new access token for a refresh credential, and the credential that follows it. The one before the current serves for a short grace too,
 * with the same successor. An older one has been copied: then the session ends for everyone. During the grace the current one is its own
 * successor: no second exchange within it makes a late request of another tab look like a copy.
 *
 * `shown` is the access token that the client shows as its own, if it shows one: expired or not, it has to be of the same session. A credential
 * that came late or from a sister site then swaps no account. The newest token of a session is kept as long as the session, so
 * one that is not known is none of it.
 * @throws Refusal `unauthorized` (none, or no session of ours), `refreshConflict` (used before); `OtherSession`
 */
export async function refreshSession(
  deps: SessionDeps & Pick<Deps, 'db' | 'metrics'>,
  credential: string | undefined,
  shown: string | undefined,
): Promise<NewSession> {
  const parsed = credential === undefined ? undefined : parseCredential(deps, credential);
  if (parsed === undefined) throw new Refusal('unauthorized');
  for (;;) {
    const refreshed = await refreshOnce(deps, parsed, shown);
    if (typeof refreshed === 'string') throw new Refusal(refreshed);
    if (refreshed !== undefined) return refreshed;
  }
}

/** @returns `undefined`: another request has changed the session in between, and what it is now decides anew */
async function refreshOnce(
  deps: SessionDeps & Pick<Deps, 'db' | 'metrics'>,
  { sessionId, generation }: { readonly sessionId: string; readonly generation: number },
  shown: string | undefined,
): Promise<NewSession | 'unauthorized' | 'refreshConflict' | undefined> {
  const now = deps.clock();
  const session = await readSession(deps.db, sessionId, shown);
  if (session === undefined) return 'unauthorized';
  if (shown !== undefined && session.of_shown !== sessionId) throw new OtherSession();
  const isCurrent = generation === session.generation;
  // The first credential has followed none, so there is no grace to wait for.
  const isGrace = session.generation > 0 && now - session.rotated_at <= REFRESH_GRACE;
  const isInGrace = isGrace && generation === session.generation - 1;
  if (session.expires_at <= now || !(isCurrent || isInGrace)) {
    const ended = await endSession(deps.db, sessionId);
    deps.metrics.sessionsEnded(session.expires_at <= now ? 'expired' : 'reused', ended);
    return session.expires_at <= now ? 'unauthorized' : 'refreshConflict';
  }
  const next = isGrace ? session : { generation: generation + 1, rotated_at: now };
  const { token, row } = newAccessToken(deps, sessionId);
  // A refresh is the call that comes most often, and its round trips are what it costs: one statement, which finds the session as it was read or does nothing.
  const kept = await deps.db
    .with('kept', (db) =>
      db
        .updateTable('sessions')
        .set({ generation: next.generation, rotated_at: next.rotated_at })
        .where('session_id', '=', sessionId)
        .where('generation', '=', session.generation)
        .returning('session_id'),
    )
    .with('forgotten', (db) => forgetOldestTokens(db, now))
    .insertInto('access_tokens')
    .columns(['token_hash', 'session_id', 'expires_at'])
    .expression((db) =>
      db
        .selectFrom('kept')
        .select((is) => [is.val(row.token_hash).as('token_hash'), 'session_id', is.val(row.expires_at).as('expires_at')]),
    )
    .returning('session_id')
    .executeTakeFirst();
  return kept && { sessionId, accessToken: token, credential: credentialOf(deps, sessionId, next.generation) };
}

/** The session, and the session of the token that is shown. */
const readSession = (db: Queryable, sessionId: string, shown: string | undefined) =>
  db
    .selectFrom('sessions')
    .select(['generation', 'rotated_at', 'expires_at'])
    .select((of) =>
      of
        .selectFrom('access_tokens')
        .select('access_tokens.session_id')
        .where('token_hash', '=', digest(shown ?? ''))
        .as('of_shown'),
    )
    .where('sessions.session_id', '=', sessionId)
    .executeTakeFirst();

/** Whom a token belongs to: `expired` when it was once good, `undefined` when it is none of ours or its session has ended. */
export async function callerOf(db: Queryable, token: string, now: number): Promise<Caller | 'expired' | undefined> {
  const found = await db
    .selectFrom('access_tokens')
    .innerJoin('sessions', 'sessions.session_id', 'access_tokens.session_id')
    .select(['sessions.session_id', 'sessions.user_id', 'sessions.method', 'access_tokens.expires_at'])
    .where('access_tokens.token_hash', '=', digest(token))
    .executeTakeFirst();
  if (found === undefined) return undefined;
  if (found.expires_at <= now) return 'expired';
  return { userId: found.user_id, sessionId: found.session_id, method: found.method };
}

/** @returns how many ended: 1, or 0 for one that had ended already */
export async function endSession(db: Queryable, sessionId: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('sessions').where('session_id', '=', sessionId).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** @returns how many ended */
export async function endSessionsOf(db: Queryable, userId: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('sessions').where('user_id', '=', userId).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
