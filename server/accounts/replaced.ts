import type { Tx } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { endSessionsOf } from './sessions.ts';

/**
 * SOC-4: deletes the account that an identity belongs to. It stays restorable for `DELETED_ACCOUNT_KEPT`: its identities are put aside, since
 * one of them is about to belong to another account, its sessions end, and an audit row says who did it.
 */
export async function replaceAccount(
  { clock, metrics }: Pick<Deps, 'clock' | 'metrics'>,
  tx: Tx,
  { userId, byUserId, method }: { readonly userId: string; readonly byUserId: string; readonly method: number },
): Promise<void> {
  const now = clock();
  const identities = await tx.deleteFrom('identities').where('user_id', '=', userId).returningAll().execute();
  await tx.insertInto('deleted_identities').values(identities).execute();
  await tx.updateTable('users').set({ deleted_at: now }).where('user_id', '=', userId).execute();
  metrics.sessionsEnded('replaced', await endSessionsOf(tx, userId));
  await tx.deleteFrom('oauth_codes').where('user_id', '=', userId).execute();
  await tx.insertInto('audit_log').values({ at: now, action: 'account-replaced', user_id: userId, by_user_id: byUserId, method }).execute();
}
