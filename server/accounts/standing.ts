import { methodByType } from '../../contract/methods.ts';
import type { User } from '../../contract/schemas.ts';
import type { Queryable } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { EMAIL } from './identities.ts';

/**
 * What of the answers about a user comes from the ways to sign in to the account. A university's own account and a proven email of a listed
 * domain make a student (ROLE-1, ROLE-2), whichever way the person signed in now.
 */
export async function readStanding(
  db: Queryable,
  { schoolEmailDomains }: Pick<Deps['config'], 'schoolEmailDomains'>,
  userId: string,
): Promise<Required<Pick<User, 'auth_mthds' | 'auth_cmps_codes'>> & Pick<User, 'auth_email'>> {
  const identities = await db
    .selectFrom('identities')
    .select(['method', 'subject'])
    .where('user_id', '=', userId)
    .orderBy('method')
    .execute();
  const campusCodes = identities.flatMap(({ method, subject }) => {
    const known = methodByType(method);
    if (known?.sso === true) return known.code;
    return (method === EMAIL ? schoolEmailDomains.get(subject.slice(subject.lastIndexOf('@') + 1)) : undefined) ?? [];
  });
  const email = identities.find(({ method }) => method === EMAIL)?.subject;
  return {
    auth_mthds: identities.map(({ method }) => method),
    auth_cmps_codes: [...new Set(campusCodes)].sort(),
    ...(email !== undefined && { auth_email: email }),
  };
}
