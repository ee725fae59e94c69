import { RECORD_ACTIONS } from '#server/accounts/activity.ts';
import type { Db } from '#server/db/transaction.ts';

/** What the operator keeps of accounts, the oldest first; what is their owners' alone is left out. */
export const recordOf = (db: Db) =>
  db.selectFrom('audit_log').selectAll().where('action', 'in', RECORD_ACTIONS).orderBy('audit_id').execute();
