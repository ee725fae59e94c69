import { sql } from 'kysely';
import type { Queryable } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { sign } from '../hashing.ts';
import { Refusal } from '../http/refusal.ts';
import type { Policy, Taken } from './policies.ts';

type LimitDeps = Pick<Deps, 'db' | 'clock' | 'secret' | 'metrics'>;

/** `subject` is signed. */
type Use = Pick<Taken, 'policy' | 'subject'>;

/** A policy without a use left for its subject, and the time until its window ends, ms. */
interface Full {
  readonly policy: Policy;
  readonly wait: number;
}

const signed = ({ secret }: Pick<Deps, 'secret'>, policy: Policy, subject: string) => sign(secret, 'limit', policy.name, subject);

/**
 * Counts one more use of a policy by a subject, so that uses at once cannot overrun it. Refused uses are not counted.
 * @throws Refusal `tooManyRequests`, with the time until the window ends
 */
export async function takeFrom(deps: LimitDeps, policy: Policy, subject: string): Promise<Taken> {
  const [taken] = await takeFromAll(deps, [[policy, subject]]);
  if (taken === undefined) throw new Error('a use that is not refused is counted');
  return taken;
}

/**
 * Uses of several policies, or of none of them: what one of them refuses uses up nothing of the others. No two of the same policy.
 * @throws Refusal `tooManyRequests`, of the first that has no use left
 */
export async function takeFromAll(deps: LimitDeps, uses: readonly (readonly [Policy, string])[]): Promise<readonly Taken[]> {
  const all = uses.map(([policy, subject]) => ({ policy, subject: signed(deps, policy, subject) }));
  const taken = await takeAll(deps.db, deps.clock(), all);
  if (!('wait' in taken)) return taken;
  deps.metrics.limitHit(taken.policy.name);
  throw new Refusal('tooManyRequests', { retryAfter: taken.wait });
}

interface Counted {
  readonly policy: string;
  readonly started_at: number;
  readonly is_full: boolean;
}

/** `takeFromAll` for subjects that are signed already. One statement, since nearly every call is counted; `giveBack` locks its rows in the same order. */
export async function takeAll(db: Queryable, now: number, uses: readonly Use[]): Promise<readonly Taken[] | Full> {
  if (uses.length === 0) return [];
  const list = rowsOf(uses.map(({ policy, subject }) => [policy.name, subject, policy.max, now - policy.window]));
  const isOver = sql`rate_limits.started_at <= (select since from uses where uses.policy = rate_limits.policy)`;
  const { rows } = await sql<Counted>`
    with uses (policy, subject, most, since) as (${list}),
    full_ones as (
      select policy, started_at from rate_limits join uses using (policy, subject)
      where started_at > since and count >= most
    ),
    taken as (
      insert into rate_limits (policy, subject, started_at, count)
      select policy, subject, ${now}::bigint, 1 from uses where not exists (select from full_ones) order by policy, subject
      on conflict (policy, subject) do update set
        count = case when ${isOver} then 1 else rate_limits.count + 1 end,
        started_at = case when ${isOver} then excluded.started_at else rate_limits.started_at end
      where ${isOver} or rate_limits.count < (select most from uses where uses.policy = rate_limits.policy)
      returning policy, started_at
    )
    select policy, started_at, false as is_full from taken union all select policy, started_at, true from full_ones
  `.execute(db);
  const counted = uses.flatMap((use) => {
    const row = rows.find(({ policy }) => policy === use.policy.name);
    return row === undefined ? [] : [{ taken: { ...use, startedAt: row.started_at }, isFull: row.is_full }];
  });
  const full = counted.find(({ isFull }) => isFull)?.taken;
  if (full !== undefined) return { policy: full.policy, wait: full.startedAt + full.policy.window - now };
  const taken = counted.map((one) => one.taken);
  if (taken.length === uses.length) return taken;
  // Another call has taken the last use of one since the statement began; asked again, that one is seen to be full.
  await giveBack(db, taken);
  return takeAll(db, now, uses);
}

/** Takes back single uses, where their window still runs; of `whole` all uses. What others have used of the other policies stays counted. */
export async function giveBack(db: Queryable, uses: readonly Taken[], whole?: Policy): Promise<void> {
  if (uses.length === 0) return;
  const list = rowsOf(uses.map(({ policy, subject, startedAt }) => [policy.name, subject, startedAt]));
  await sql`
    with held as (
      select policy, subject from rate_limits where (policy, subject, started_at) in (${list}) order by policy, subject for update
    )
    update rate_limits set count = case when rate_limits.policy = ${whole?.name ?? ''} then 0 else greatest(rate_limits.count - 1, 0) end
    from held where rate_limits.policy = held.policy and rate_limits.subject = held.subject
  `.execute(db);
}

const rowsOf = (rows: readonly (readonly (string | number)[])[]) => {
  const cell = (value: string | number) => (typeof value === 'number' ? sql`${value}::bigint` : sql`${value}::text`);
  return sql`values ${sql.join(rows.map((row) => sql`(${sql.join(row.map(cell))})`))}`;
};

/** Forgets all that was counted: the subject has shown that it is who it says. */
export async function forgetUses(deps: Pick<Deps, 'db' | 'secret'>, policy: Policy, subject: string): Promise<void> {
  await deps.db
    .deleteFrom('rate_limits')
    .where('policy', '=', policy.name)
    .where('subject', '=', signed(deps, policy, subject))
    .execute();
}
