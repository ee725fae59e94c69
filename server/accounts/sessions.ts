import { type ExpressionBuilder, sql } from 'kysely';
import { compiled, type PlaceOf } from '../db/compiled.ts';
import type { Database } from '../db/schema.ts';
import type { Queryable, Tx } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { digest, sameText, sign } from '../hashing.ts';
import { Refusal } from '../http/refusal.ts';
import { EXPIRED_TOKEN_KEPT, REFRESH_GRACE, SHARED_SESSION_VALIDITY } from '../limits/policies.ts';
import { endFollowed } from './followed-sessions.ts';
import { endOldestSessions, forgetOldestTokens } from './session-bounds.ts';

type SessionDeps = Pick<Deps, 'clock' | 'config' | 'random' | 'secret'>;

const DAY = 86_400_000;

/** The owner of an access token. */
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
  /** The cookie ends with the browser (DOOR-5). */
  readonly isShared: boolean;
}

/**
 * Begins a session. Its refresh credential names the session and a generation and is signed, so the successor of a credential is always
 * the same and nothing of it need be stored.
 */
export async function beginSession(
  deps: SessionDeps,
  tx: Tx,
  about: {
    readonly userId: string;
    readonly method: number;
    readonly visit: string;
    readonly isShared?: boolean;
    readonly follows?: string | undefined;
    /** ms since the epoch; for a session that begins without a sign-in: the one before it. */
    readonly signedInAt?: number | undefined;
    /** See `deviceFamily`. */
    readonly device?: string;
    /** See `networkHint`. */
    readonly network?: string;
    /** The passkey that signed in. */
    readonly passkeyId?: string;
  },
): Promise<NewSession> {
  const now = deps.clock();
  const isShared = about.isShared ?? false;
  const sessionId = Buffer.from(deps.random(16)).toString('base64url');
  const { token, row } = newAccessToken(deps, sessionId);
  await begin(tx, {
    ...about,
    isShared,
    follows: about.follows ?? null,
    signedInAt: about.signedInAt ?? null,
    device: about.device ?? '',
    network: about.network ?? '',
    passkeyId: about.passkeyId ?? null,
    sessionId,
    now,
    endsAt: now + (isShared ? SHARED_SESSION_VALIDITY : deps.config.refreshDays * DAY),
    tokenHash: row.token_hash,
    tokenEndsAt: row.expires_at,
  });
  return { sessionId, accessToken: token, credential: credentialOf(deps, sessionId, 0), isShared };
}

interface BegunSession {
  readonly sessionId: string;
  readonly userId: string;
  readonly method: number;
  readonly visit: string;
  readonly isShared: boolean;
  readonly follows: string | null;
  readonly signedInAt: number | null;
  readonly device: string;
  readonly network: string;
  readonly passkeyId: string | null;
  /** ms since the epoch, as the ends */
  readonly now: number;
  readonly endsAt: number;
  readonly tokenHash: string;
  readonly tokenEndsAt: number;
}

const begin = compiled((db, place: PlaceOf<BegunSession>) =>
  db
    .with('begun', (cte) =>
      cte.insertInto('sessions').values({
        session_id: place('sessionId'),
        user_id: place('userId'),
        method: place('method'),
        visit: place('visit'),
        generation: 0,
        rotated_at: place('now'),
        created_at: place('now'),
        signed_in_at: place('signedInAt'),
        expires_at: place('endsAt'),
        is_shared: place('isShared'),
        follows: place('follows'),
        device: place('device'),
        network: place('network'),
        passkey_id: place('passkeyId'),
      }),
    )
    .with('ended', (cte) => endOldestSessions(cte, { userId: place('userId'), visit: place('visit') }))
    .insertInto('access_tokens')
    .values({ token_hash: place('tokenHash'), session_id: place('sessionId'), expires_at: place('tokenEndsAt') }),
);

/** When the person of a session last proved who they are, ms since the epoch; `undefined` where it has ended. */
export async function signedInAt(db: Queryable, sessionId: string): Promise<number | undefined> {
  const session = await db
    .selectFrom('sessions')
    .select(['created_at', 'signed_in_at'])
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return session === undefined ? undefined : (session.signed_in_at ?? session.created_at);
}

/** An opaque token of 256 random bits, and the row that is kept of it, which has only its hash. */
export function newAccessToken(deps: SessionDeps, sessionId: string) {
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
  const { sessionId, generation } = parsed;
  const now = deps.clock();
  const { token, row } = newAccessToken(deps, sessionId);
  const [kept] = await exchange[shown === undefined ? 'alone' : 'shown'](deps.db, {
    sessionId,
    generation,
    nextGeneration: generation + 1,
    shownHash: digest(shown ?? ''),
    tokenHash: row.token_hash,
    tokenEndsAt: row.expires_at,
    now,
    graceSince: now - REFRESH_GRACE,
    longAgo: now - EXPIRED_TOKEN_KEPT,
  });
  if (kept === undefined || kept.generation === null) throw await whyRefused(deps, { sessionId, shown, now });
  return { sessionId, accessToken: token, credential: credentialOf(deps, sessionId, kept.generation), isShared: kept.is_shared === true };
}

interface Exchange {
  readonly sessionId: string;
  /** Generation of the shown credential, then of the next. */
  readonly generation: number;
  readonly nextGeneration: number;
  /** Hash of the shown access token; unused where none is. */
  readonly shownHash: string;
  readonly tokenHash: string;
  readonly tokenEndsAt: number;
  /** ms since the epoch, as the other times; the start of the grace, and before what tokens are forgotten. */
  readonly now: number;
  readonly graceSince: number;
  readonly longAgo: number;
}

/** The access token that is shown, if it is of the session that is asked for, or of the one that this follows: the answer that began it may be lost. */
const ownToken = ({ selectFrom }: ExpressionBuilder<Database, 'sessions'>, shownHash: string) =>
  selectFrom('access_tokens')
    .select('access_tokens.token_hash')
    .where('access_tokens.token_hash', '=', shownHash)
    .where((is) =>
      is.or([
        is('access_tokens.session_id', '=', is.ref('sessions.session_id')),
        is('access_tokens.session_id', '=', is.ref('sessions.follows')),
      ]),
    );

/**
 * Exchanges a credential for the next one where all that it needs is so, and keeps the new access token. A refresh is the call that comes most
 * often, and its round trips are what it costs, so it is one statement; the lock on the session decides between requests at once. Its row has
 * the generation of the next credential. No row: nothing was changed, and no later try with this credential will do better.
 */
const exchangeFor = (isShown: boolean) =>
  compiled((db, place: PlaceOf<Exchange>) => {
    // The first credential has followed none, so there is no grace to wait for.
    const isGrace = sql<boolean>`(sessions.generation > 0 and sessions.rotated_at >= ${place('graceSince')})`;
    return db
      .with('kept', (cte) =>
        cte
          .updateTable('sessions')
          .set({
            generation: sql<number>`case when ${isGrace} then sessions.generation else sessions.generation + 1 end`,
            rotated_at: sql<number>`case when ${isGrace} then sessions.rotated_at else ${place('now')}::bigint end`,
          })
          .where('session_id', '=', place('sessionId'))
          .where('expires_at', '>', place('now'))
          .where((is) =>
            is.or([
              is('sessions.generation', '=', place('generation')),
              is.and([isGrace, is('sessions.generation', '=', place('nextGeneration'))]),
            ]),
          )
          .$if(isShown, (update) => update.where((is) => is.exists(ownToken(is, place('shownHash')))))
          .returning(['session_id', 'generation', 'is_shared']),
      )
      .with('forgotten', (cte) => forgetOldestTokens(cte, place('longAgo')))
      .insertInto('access_tokens')
      .columns(['token_hash', 'session_id', 'expires_at'])
      .expression((of) =>
        of
          .selectFrom('kept')
          .select((is) => [is.val(place('tokenHash')).as('token_hash'), 'session_id', is.val(place('tokenEndsAt')).as('expires_at')]),
      )
      .returning((of) => [
        of.selectFrom('kept').select('kept.generation').as('generation'),
        of.selectFrom('kept').select('kept.is_shared').as('is_shared'),
      ]);
  });

const exchange = { shown: exchangeFor(true), alone: exchangeFor(false) };

interface Shown {
  readonly sessionId: string;
  readonly shown: string | undefined;
  /** ms since the epoch */
  readonly now: number;
}

/**
 * Why `exchange` has done nothing. A credential that was exchanged before ends its session, and so does the time; what is refused stays so,
 * since a session's generation only grows.
 */
async function whyRefused({ db, metrics }: Pick<Deps, 'db' | 'metrics'>, { sessionId, shown, now }: Shown): Promise<Refusal> {
  const session = await db
    .selectFrom('sessions')
    .select('expires_at')
    .select((of) => ownToken(of, digest(shown ?? '')).as('is_own'))
    .where('sessions.session_id', '=', sessionId)
    .executeTakeFirst();
  if (session === undefined) return new Refusal('unauthorized');
  if (shown !== undefined && session.is_own === null) return new OtherSession();
  const isOver = session.expires_at <= now;
  metrics.sessionsEnded(isOver ? 'expired' : 'reused', await endSession(db, sessionId));
  return new Refusal(isOver ? 'unauthorized' : 'refreshConflict');
}

const callerByToken = compiled((db, place: PlaceOf<{ readonly tokenHash: string }>) =>
  db
    .selectFrom('access_tokens')
    .innerJoin('sessions', 'sessions.session_id', 'access_tokens.session_id')
    .select(['sessions.session_id', 'sessions.user_id', 'sessions.method', 'sessions.follows', 'access_tokens.expires_at'])
    .where('access_tokens.token_hash', '=', place('tokenHash')),
);

/** A token's owner: `expired` when it was once good, `undefined` when it is none of ours or its session has ended. */
export async function callerOf(db: Queryable, token: string, now: number): Promise<Caller | 'expired' | undefined> {
  const [found] = await callerByToken(db, { tokenHash: digest(token) });
  if (found === undefined) return undefined;
  if (found.expires_at <= now) return 'expired';
  if (found.follows !== null) await endFollowed(db, found.session_id);
  return { userId: found.user_id, sessionId: found.session_id, method: found.method };
}

/** Whether a session is of a computer that several people use (DOOR-5). */
export async function isSharedSession(db: Queryable, sessionId: string): Promise<boolean> {
  const found = await db.selectFrom('sessions').select('is_shared').where('session_id', '=', sessionId).executeTakeFirst();
  return found?.is_shared === true;
}

/** The passkey that began a session; null: another way did. */
export async function passkeyOfSession(db: Queryable, sessionId: string): Promise<string | null> {
  const found = await db.selectFrom('sessions').select('passkey_id').where('session_id', '=', sessionId).executeTakeFirst();
  return found?.passkey_id ?? null;
}

/** @returns how many ended: 1, or 0 for one that had ended already */
export async function endSession(db: Queryable, sessionId: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('sessions').where('session_id', '=', sessionId).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** @param but a session that stays @returns how many ended */
export async function endSessionsOf(db: Queryable, userId: string, but?: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(but !== undefined, (ended) => ended.where('session_id', '!=', but ?? ''))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
