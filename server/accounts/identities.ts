import type { Selectable } from 'kysely';
import { type Method, methodByCode, methodByType } from '#contract/methods.ts';
import { checkEmail } from '#contract/values/email.ts';
import { checkPassword } from '#contract/values/password.ts';
import { compiled, type PlaceOf } from '../db/compiled.ts';
import type { IdentitiesTable, UsersTable } from '../db/schema.ts';
import type { Queryable, Tx } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { Refusal } from '../http/refusal.ts';

export const GUEST = methodByCode('guest').type;
export const EMAIL = methodByCode('email').type;

export interface Identity {
  readonly method: number;
  /** An email, or what the provider calls the person. */
  readonly subject: string;
  readonly passwordHash: string | null;
  /** How the provider calls the account, masked (WAY-1). */
  readonly account?: string | null;
  /** The provider's refresh token, sealed. */
  readonly providerToken?: string | null;
}

/**
 * METHOD-2: the method with this type number, if it may be used.
 * @throws Refusal `valueInvalid` (no such method), `methodDisabled`
 */
export function enabledMethod(config: Deps['config'], type: number): Method {
  const method = methodByType(type);
  if (method === undefined) throw new Refusal('valueInvalid');
  if (!config.enabledMethods.includes(type)) throw new Refusal('methodDisabled');
  return method;
}

/**
 * The pages send an address in its final form. What would have to be read into a text, such as letters that are not seen or that look like others, is
 * refused here: another client must not reach another mailbox than the one it names.
 * @throws Refusal `emailInvalid`
 */
export function acceptedEmail(config: Deps['config'], raw: string): string {
  const checked = checkEmail(raw, config.topLevelDomain);
  if (!checked.ok || checked.value !== raw.normalize('NFKC').trim().toLowerCase()) throw new Refusal('emailInvalid');
  return checked.value;
}

/** @throws Refusal `passwordInvalid` */
export function acceptedPassword({ passwordPolicy }: Deps['config'], raw: string): string {
  const checked = checkPassword(raw, passwordPolicy);
  if (!checked.ok) throw new Refusal('passwordInvalid', { passwordPolicy });
  return checked.value;
}

export interface IdentityName {
  readonly method: number;
  readonly subject: string;
}

/** What is known of an identity, and of its account. */
export type FoundIdentity = Pick<Selectable<IdentitiesTable>, 'user_id' | 'password_hash' | 'created_at'> &
  Pick<Selectable<UsersTable>, 'nickname'>;

export const identityNamed = (db: Queryable, place: PlaceOf<IdentityName>) =>
  db
    .selectFrom('identities')
    .innerJoin('users', 'users.user_id', 'identities.user_id')
    .select(['identities.user_id', 'identities.password_hash', 'identities.created_at', 'users.nickname'])
    .where('identities.method', '=', place('method'))
    .where('identities.subject', '=', place('subject'));

const foundIdentity = compiled(identityNamed);

export async function findIdentity(db: Queryable, method: number, subject: string): Promise<FoundIdentity | undefined> {
  const [found] = await foundIdentity(db, { method, subject });
  return found;
}

/** One that belongs to an account already comes back as a violated constraint. */
export async function addIdentity({ clock }: Pick<Deps, 'clock'>, tx: Tx, userId: string, identity: Identity): Promise<void> {
  await tx
    .insertInto('identities')
    .values({
      method: identity.method,
      subject: identity.subject,
      user_id: userId,
      password_hash: identity.passwordHash,
      created_at: clock(),
      account: identity.account ?? null,
      provider_token: identity.providerToken ?? null,
    })
    .execute();
}
