import type { Queryable, Tx } from '../db/transaction.ts';
import { PASSKEY } from '../passkeys/passkey-way.ts';
import { EMAIL } from './identities.ts';

/** WAY-3: the methods besides the email that lead into the account with this email, by their type numbers; passkeys have `PASSKEY`. */
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
  const passkey = await db
    .selectFrom('passkeys')
    .innerJoin('identities', 'identities.user_id', 'passkeys.user_id')
    .select('passkeys.credential_id')
    .where('identities.method', '=', EMAIL)
    .where('identities.subject', '=', email)
    .executeTakeFirst();
  return [...ways.map(({ method }) => method), ...(passkey === undefined ? [] : [PASSKEY])];
}

/** Takes every way but the email away from an account, which is locked, its passkeys too. @returns the type numbers of the others */
export async function endOtherWays(tx: Tx, userId: string): Promise<readonly number[]> {
  const passkeys = await tx.deleteFrom('passkeys').where('user_id', '=', userId).returning('credential_id').execute();
  const ended = await tx.deleteFrom('identities').where('user_id', '=', userId).where('method', '<>', EMAIL).returning('method').execute();
  const methods = ended.map(({ method }) => method).sort((one, other) => one - other);
  return passkeys.length === 0 ? methods : [...methods, PASSKEY];
}
