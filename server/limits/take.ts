import { sql } from 'kysely';
import type { Queryable } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { sign } from '../hashing.ts';
import { Refusal } from '../http/refusal.ts';
import type { Policy, Taken } from './policies.ts';

type LimitDeps = Pick<Deps, 'db' | 'clock' | 'secret' | 'metrics'>;

const signed = ({ secret }: Pick<Deps, 'secret'>, policy: Policy, subject: string) => sign(secret, 'limit', policy.name, subject);

/**
 * Counts one more use of a policy by a subject, in one statement, so that uses at once cannot overrun it. Refused uses are not counted.
 * @throws Refusal `tooManyRequests`, with the time until the window ends
 */
export async function takeFrom(deps: LimitDeps, policy: Policy, subject: string): Promise<Taken> {
  const taken = await takeAgain(deps.db, deps.clock(), { policy, subject: signed(deps, policy, subject) });
  if (!('wait' in taken)) return taken;
  deps.metrics.limitHit(policy.name);
  throw new Refusal('tooManyRequests', { retryAfter: taken.wait });
}

/**
 * Uses of several policies, in this order, or of none of them: what one of them refuses uses up nothing of the others.
 * @throws Refusal `tooManyRequests`
 */
export async function takeFromAll(deps: LimitDeps, uses: readonly (readonly [Policy, string])[]): Promise<readonly Taken[]> {
  // On one connection: the embedded database has no other, and each wait for it is a turn behind all who ask.
  return deps.db.connection().execute(async (db) => {
    const taken: Taken[] = [];
    for (const [policy, subject] of uses) {
      try {
        taken.push(await takeFrom({ ...deps, db }, policy, subject));
      } catch (error) {
        await giveBack(db, taken);
        throw error;
      }
    }
    return taken;
  });
}

/** `takeFrom` for a subject that is signed already; `wait` (ms) is the time until the window ends, where there is no use left. */
export async function takeAgain(
  db: Queryable,
  now: number,
  { policy, subject }: Pick<Taken, 'policy' | 'subject'>,
): Promise<Taken | { readonly wait: number }> {
  const over = sql<boolean>`rate_limits.started_at <= ${now - policy.window}`;
  const row = await db
    .insertInto('rate_limits')
    .values({ policy: policy.name, subject, started_at: now, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['policy', 'subject'])
        .doUpdateSet({
          count: sql<number>`case when ${over} then 1 else rate_limits.count + 1 end`,
          started_at: sql<number>`case when ${over} then ${now}::bigint else rate_limits.started_at end`,
        })
        .where(sql<boolean>`${over} or rate_limits.count < ${policy.max}`),
    )
    .returning('started_at')
    .executeTakeFirst();
  if (row !== undefined) return { policy, subject, startedAt: row.started_at };
  const full = await db
    .selectFrom('rate_limits')
    .select('started_at')
    .where('policy', '=', policy.name)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return { wait: (full?.started_at ?? now) + policy.window - now };
}

/** Takes back single uses, where their window still runs. What others have used stays counted. */
export async function giveBack(db: Queryable, uses: readonly Taken[]): Promise<void> {
  for (const { policy, subject, startedAt } of uses) {
    await db
      .updateTable('rate_limits')
      .set({ count: sql<number>`greatest(rate_limits.count - 1, 0)` })
      .where('policy', '=', policy.name)
      .where('subject', '=', subject)
      .where('started_at', '=', startedAt)
      .execute();
  }
}

/** Forgets all that was counted: the subject has shown that it is who it says. */
export async function forgetUses(deps: Pick<Deps, 'db' | 'secret'>, policy: Policy, subject: string): Promise<void> {
  await deps.db
    .deleteFrom('rate_limits')
    .where('policy', '=', policy.name)
    .where('subject', '=', signed(deps, policy, subject))
    .execute();
}
