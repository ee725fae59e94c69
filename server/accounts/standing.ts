import type { ExpressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { methodByType } from '#contract/methods.ts';
import type { User } from '#contract/schemas.ts';
import type { Database } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { schoolCodeOfMember } from '../schools/school.ts';
import { EMAIL } from './identities.ts';

/** The ways to sign in to the account of a query's `users` row. */
export const identitiesOfUser = ({ selectFrom }: ExpressionBuilder<Database, 'users'>) =>
  jsonArrayFrom(
    selectFrom('identities')
      .select(['method', 'subject', 'gone_at'])
      .whereRef('identities.user_id', '=', 'users.user_id')
      .orderBy('method'),
  );

/**
 * What of the answers about a user comes from the ways to sign in to the account. A university's own account and a proven email of a listed
 * domain make a student (ROLE-1, ROLE-2), whichever way the person signed in now.
 */
export function standingOf(
  { schoolEmailDomains, enabledMethods }: Pick<Deps['config'], 'schoolEmailDomains' | 'enabledMethods'>,
  identities: readonly { readonly method: number; readonly subject: string; readonly gone_at?: number | null }[],
): Required<Pick<User, 'auth_mthds' | 'auth_cmps_codes'>> & Pick<User, 'auth_email' | 'gone_auth_mthd'> {
  const campusCodes = identities.flatMap(({ method, subject }) => {
    const known = methodByType(method);
    if (known?.generic === true) return schoolCodeOfMember(subject);
    if (known?.sso === true) return known.code;
    return (method === EMAIL ? schoolEmailDomains.get(subject.slice(subject.lastIndexOf('@') + 1)) : undefined) ?? [];
  });
  const email = identities.find(({ method }) => method === EMAIL)?.subject;
  const gone = identities.find(({ gone_at }) => gone_at != null)?.method;
  const hasOther = identities.some(({ method, gone_at }) => gone_at == null && enabledMethods.includes(method));
  return {
    auth_mthds: identities.map(({ method }) => method),
    auth_cmps_codes: [...new Set(campusCodes)].sort(),
    ...(email !== undefined && { auth_email: email }),
    ...(gone !== undefined && !hasOther && { gone_auth_mthd: gone }),
  };
}
