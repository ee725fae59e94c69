import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import { sign } from '../hashing.ts';
import { Refusal } from '../http/refusal.ts';
import type { Policy } from './policies.ts';

type LimitDeps = Pick<Deps, 'db' | 'clock' | 'secret' | 'metrics'>;

/**
 * Counts one more use of a policy by a subject; subjects are stored as signatures, not as addresses.
 * @throws Refusal `tooManyRequests`, with the time until the window ends
 */
export async function takeFrom({ db, clock, secret, metrics }: LimitDeps, policy: Policy, subject: string): Promise<void> {
  const now = clock();
  const over = sql<boolean>`rate_limits.started_at <= ${now - policy.window}`;
  const { count, started_at } = await db
    .insertInto('rate_limits')
    .values({ policy: policy.name, subject: sign(secret, 'limit', policy.name, subject), started_at: now, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['policy', 'subject']).doUpdateSet({
        count: sql<number>`case when ${over} then 1 else rate_limits.count + 1 end`,
        started_at: sql<number>`case when ${over} then ${now}::bigint else rate_limits.started_at end`,
      }),
    )
    .returning(['count', 'started_at'])
    .executeTakeFirstOrThrow();
  if (count <= policy.max) return;
  metrics.limitHit(policy.name);
  throw new Refusal('tooManyRequests', { retryAfter: started_at + policy.window - now });
}

/** Forgets what was counted: the subject has shown that it is who it says. */
export async function giveBack({ db, secret }: Pick<Deps, 'db' | 'secret'>, policy: Policy, subject: string): Promise<void> {
  await db
    .deleteFrom('rate_limits')
    .where('policy', '=', policy.name)
    .where('subject', '=', sign(secret, 'limit', policy.name, subject))
    .execute();
}
