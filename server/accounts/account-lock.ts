import { compiled, type PlaceOf } from '../db/compiled.ts';
import type { Tx } from '../db/transaction.ts';
import { Refusal } from '../http/refusal.ts';
import { type FoundIdentity, type IdentityName, identityNamed } from './identities.ts';
import type { Caller } from './sessions.ts';

/*
 * Two calls can act on one account at once, in two processes. A transaction that changes an account, or begins a session of it, locks the
 * row of `users` first, and reads after that whatever it decides by. Every transaction locks in one order, so that none waits for another
 * in a circle: proofs and tickets of the visit, accounts (all of them in one statement), then everything else.
 */

/** Locks accounts until the transaction ends, and returns the IDs of those that are still there. */
export async function lockUsers(tx: Tx, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  const locked = await tx
    .selectFrom('users')
    .select('user_id')
    .where('user_id', 'in', userIds)
    .where('deleted_at', 'is', null)
    .orderBy('user_id')
    .forUpdate()
    .execute();
  return new Set(locked.map(({ user_id }) => user_id));
}

/**
 * Locks the caller's account, and other accounts with it.
 * @throws Refusal `unauthorized` when another call has ended the session or deleted the account since the token was checked
 */
export async function lockCaller(tx: Tx, { userId, sessionId }: Caller, others: readonly string[] = []): Promise<void> {
  const locked = await lockUsers(tx, [userId, ...others]);
  const session = await tx
    .selectFrom('sessions')
    .select('session_id')
    .where('session_id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!locked.has(userId) || session === undefined) throw new Refusal('unauthorized');
}

/**
 * As `findIdentity`, with the account locked; `undefined` also when the identity went away while the lock was waited for. In one statement: what
 * is locked is read as it is by then. The account comes first in the list, and is locked first.
 */
export async function lockIdentity(tx: Tx, method: number, subject: string): Promise<FoundIdentity | undefined> {
  const [found] = await lockedIdentity(tx, { method, subject });
  return found;
}

const lockedIdentity = compiled((db, place: PlaceOf<IdentityName>) => identityNamed(db, place).forUpdate(['users', 'identities']));
