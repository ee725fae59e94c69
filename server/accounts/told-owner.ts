import type { Language } from '#contract/languages.ts';
import type { Tx } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { sign } from '../hashing.ts';
import { POLICIES } from '../limits/policies.ts';
import { takeAll } from '../limits/take.ts';
import { EMAIL } from './identities.ts';

export interface ToldOwner {
  readonly nickname: string;
  /** That of the account, where it is known. */
  readonly language: Language | null;
  readonly email: string;
}

/** SAFE-1: the owner who is to hear of `news`; `undefined` where the account has no email, or has heard of it often enough today. */
export async function ownerToTell(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'secret'>,
  { userId, news }: { readonly userId: string; readonly news: string },
): Promise<ToldOwner | undefined> {
  const owner = await tx
    .selectFrom('users')
    .innerJoin('identities', 'identities.user_id', 'users.user_id')
    .select(['users.nickname', 'users.language', 'identities.subject as email'])
    .where('users.user_id', '=', userId)
    .where('identities.method', '=', EMAIL)
    .executeTakeFirst();
  if (owner === undefined) return undefined;
  const policy = POLICIES.noticesPerAccount;
  const taken = await takeAll(tx, deps.clock(), [{ policy, subject: sign(deps.secret, 'limit', policy.name, `${userId} ${news}`) }]);
  return 'wait' in taken ? undefined : owner;
}
