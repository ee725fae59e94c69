import type { Queryable, Tx } from '../db/transaction.ts';
import { EMAIL } from './identities.ts';

/** WAY-3: the methods besides the email that lead into the account with this email, by their type numbers. */
export async function otherWaysOf(db: Queryable, email: string): Promise<readonly number[]> {
  const ways = await db
    .selectFrom('identities as own')
    .innerJoin('identities as other', 'other.user_id', 'own.user_id')
    .select('other.method')
    .where('own.method', '=', EMAIL)
    .where('own.subject', '=', email)
    .where('other.method', '<>', EMAIL)
    .orderBy('other.method')
    .execute();
  return ways.map(({ method }) => method);
}

/** Takes every way but the email away from an account, which is locked, its passkeys too. @returns the type numbers of the others */
export async function endOtherWays(tx: Tx, userId: string): Promise<readonly number[]> {
  await tx.deleteFrom('passkeys').where('user_id', '=', userId).execute();
  const ended = await tx.deleteFrom('identities').where('user_id', '=', userId).where('method', '<>', EMAIL).returning('method').execute();
  return ended.map(({ method }) => method).sort((one, other) => one - other);
}
