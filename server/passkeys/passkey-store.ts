import type { Selectable } from 'kysely';
import type { PasskeysTable } from '../db/schema.ts';
import type { Queryable, Tx } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { sign } from '../hashing.ts';

export type Passkey = Selectable<PasskeysTable>;

/** `user.id` of WebAuthn (Level 3, 5.4.3): 32 bytes in base64url, which say nothing of the account, and are the same for each of its passkeys. */
export const userHandleOf = ({ secret }: Pick<Deps, 'secret'>, userId: string): string => sign(secret, 'passkey user', userId);

export async function findPasskey(db: Queryable, credentialId: string): Promise<Passkey | undefined> {
  return db.selectFrom('passkeys').selectAll().where('credential_id', '=', credentialId).executeTakeFirst();
}

/** The oldest first. */
export async function passkeysOf(db: Queryable, userId: string): Promise<readonly Passkey[]> {
  return db.selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('created_at').orderBy('credential_id').execute();
}

/** One that is there already, of whichever account, comes back as a violated constraint. */
export async function addPasskeyRow(tx: Tx, row: Passkey): Promise<void> {
  await tx.insertInto('passkeys').values(row).execute();
}

/** What an authenticator said when the passkey was used (WebAuthn Level 3, 7.2, step 24). */
export interface PasskeyUse {
  readonly credentialId: string;
  readonly counter: number;
  readonly isBackedUp: boolean;
  /** ms since the epoch */
  readonly at: number;
}

export async function notePasskeyUse(tx: Tx, { credentialId, counter, isBackedUp, at }: PasskeyUse): Promise<void> {
  await tx
    .updateTable('passkeys')
    .set({ counter, is_backed_up: isBackedUp, used_at: at })
    .where('credential_id', '=', credentialId)
    .execute();
}

/**
 * The way that a session by this passkey counts as, since sections 3 and 7 know no passkeys: the one that made it, if the account still has that,
 * else another one of the account.
 */
export async function wayOfPasskey(db: Queryable, { user_id, method }: Passkey): Promise<number> {
  const ways = await db.selectFrom('identities').select('method').where('user_id', '=', user_id).orderBy('method').execute();
  return ways.some((way) => way.method === method) ? method : (ways[0]?.method ?? method);
}
