import type { Language } from '#contract/languages.ts';
import type { Tx } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { EMAIL } from './identities.ts';
import { endSessionsOf } from './sessions.ts';

/** An account that has just been deleted because the owner of one of its identities connected that to another account. */
export interface Replaced {
  /** Where its owner is told, if the account had an email; and in which language, if that is known. */
  readonly email: string | undefined;
  readonly language: Language | null;
}

/**
 * SOC-4: deletes the account that an identity belongs to. It stays restorable for `DELETED_ACCOUNT_KEPT`: its identities are put aside, since
 * one of them is about to belong to another account, its sessions end, and an audit row says who did it.
 */
export async function replaceAccount(
  { clock, metrics }: Pick<Deps, 'clock' | 'metrics'>,
  tx: Tx,
  { userId, byUserId, method }: { readonly userId: string; readonly byUserId: string; readonly method: number },
): Promise<Replaced> {
  const now = clock();
  const identities = await tx.deleteFrom('identities').where('user_id', '=', userId).returningAll().execute();
  await tx.insertInto('deleted_identities').values(identities).execute();
  const { language } = await tx
    .updateTable('users')
    .set({ deleted_at: now })
    .where('user_id', '=', userId)
    .returning('language')
    .executeTakeFirstOrThrow();
  metrics.sessionsEnded('replaced', await endSessionsOf(tx, userId));
  await tx.deleteFrom('oauth_codes').where('user_id', '=', userId).execute();
  await tx.insertInto('audit_log').values({ at: now, action: 'account-replaced', user_id: userId, by_user_id: byUserId, method }).execute();
  return { email: identities.find((identity) => identity.method === EMAIL)?.subject, language };
}
