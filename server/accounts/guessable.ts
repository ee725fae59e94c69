import { COMMON_PASSWORDS } from '#contract/values/common-passwords.ts';
import { COMMON_WITHOUT_RULES } from '#contract/values/common-passwords-without-rules.ts';
import { guessableBy } from '#contract/values/guessable-password.ts';
import type { Queryable } from '../db/transaction.ts';
import { Refusal } from '../http/refusal.ts';

/** The commonest of any policy: what it refuses does not come here. */
const COMMON: ReadonlySet<string> = new Set([...COMMON_PASSWORDS, ...COMMON_WITHOUT_RULES]);

/**
 * SAFE-2.
 * @param about nickname, ID and email of the account that is to have the password
 * @throws Refusal `passwordGuessable`
 */
export function refuseGuessable(password: string, about: readonly string[]): void {
  const reason = guessableBy(password, about, COMMON);
  if (reason !== undefined) throw new Refusal('passwordGuessable', { guessableBy: reason });
}

/** What an account is called. */
export async function namesOf(db: Queryable, userId: string): Promise<readonly string[]> {
  const found = await db.selectFrom('users').select(['nickname', 'uvrs_id']).where('user_id', '=', userId).executeTakeFirst();
  return found === undefined ? [] : [found.nickname, found.uvrs_id ?? ''];
}
