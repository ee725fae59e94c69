import { sql } from 'kysely';
import { DELETION_GRACE } from '#contract/limits.ts';
import { type Db, type Tx, transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from './sessions.ts';
import { endSessionsOf } from './sessions.ts';

/*
 * An account that its owner deletes keeps its ways in, its names and its history for the days of grace, so that no other account gets them and
 * signing in is enough to have it back. What it loses at once are its sessions, and with them the gateway codes and tokens.
 */

/** Deletes the caller's account, which is locked. @returns until when it can be taken back, ms since the epoch */
export async function leave({ clock, metrics }: Pick<Deps, 'clock' | 'metrics'>, tx: Tx, { userId, method }: Caller): Promise<number> {
  const at = clock();
  await tx.updateTable('users').set({ leaving_at: at }).where('user_id', '=', userId).execute();
  metrics.sessionsEnded('deleted', await endSessionsOf(tx, userId));
  await tx.insertInto('audit_log').values({ at, action: 'deletion-asked', user_id: userId, by_user_id: userId, method }).execute();
  return at + DELETION_GRACE;
}

/** A sign-in takes the deletion of its account back; the account is locked. */
export async function stay({ clock }: Pick<Deps, 'clock'>, tx: Tx, { userId, method }: Pick<Caller, 'userId' | 'method'>): Promise<void> {
  await tx.updateTable('users').set({ leaving_at: null }).where('user_id', '=', userId).execute();
  await tx
    .insertInto('audit_log')
    .values({ at: clock(), action: 'deletion-taken-back', user_id: userId, by_user_id: userId, method })
    .execute();
}

/** Deletes accounts whose grace is over for good, with everything that belongs to them; the record that they did leave is kept. */
export async function deleteLeftAccounts(db: Db, now: number, batch: number): Promise<void> {
  for (;;) {
    const deleted = await transaction(db, async (tx) => {
      const gone = await tx
        .deleteFrom('users')
        .where(
          'user_id',
          'in',
          sql<string>`(select user_id from users where leaving_at <= ${now - DELETION_GRACE} limit ${batch} for update skip locked)`,
        )
        .returning('user_id')
        .execute();
      if (gone.length === 0) return 0;
      const rows = gone.map(({ user_id }) => ({ at: now, action: 'account-deleted' as const, user_id, by_user_id: user_id, method: 0 }));
      await tx.insertInto('audit_log').values(rows).execute();
      return gone.length;
    });
    if (deleted < batch) return;
  }
}
