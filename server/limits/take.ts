import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { sign } from '../hashing.ts';
import { Refusal } from '../http/refusal.ts';
import { timesOf } from './known-networks.ts';
import type { Policy, Taken } from './policies.ts';

type LimitDeps = Pick<Deps, 'db' | 'clock' | 'secret' | 'metrics' | 'config'>;

/** `subject` is signed. */
type Use = Pick<Taken, 'policy' | 'subject'>;

/** A policy without a use left for its subject, and the time until there is one: until its window or its pause ends, ms. */
interface Full {
  readonly policy: Policy;
  readonly wait: number;
}

const signed = ({ secret }: Pick<Deps, 'secret'>, policy: Policy, subject: string) => sign(secret, 'limit', policy.name, subject);

/**
 * Counts one more use of a policy by a subject, so that uses at once cannot overrun it. Refused uses are not counted.
 * @throws Refusal `tooManyRequests`, with the time until the window or the pause ends
 */
export async function takeFrom(deps: LimitDeps, policy: Policy, subject: string): Promise<Taken> {
  const [taken] = await takeFromAll(deps, [[policy, subject]]);
  if (taken === undefined) throw new Error('a use that is not refused is counted');
  return taken;
}

/**
 * Uses of several policies, or of none of them: what one of them refuses uses up nothing of the others. No two of the same policy.
 * @throws Refusal `tooManyRequests`, of the one that has no use left for the longest time: who waits so long is not refused by the others
 */
export async function takeFromAll(deps: LimitDeps, uses: readonly (readonly [Policy, string])[]): Promise<readonly Taken[]> {
  const all = uses.map(([policy, subject]) => ({ policy: raised(deps, policy, subject), subject: signed(deps, policy, subject) }));
  const taken = await takeAll(deps.db, deps.clock(), all);
  if (!('wait' in taken)) return taken;
  deps.metrics.limitHit(taken.policy.name);
  throw new Refusal('tooManyRequests', { retryAfter: taken.wait, crowd: taken.policy.crowd });
}

/** DOOR-6: what a known network may do; the subject of a policy for a crowd is an address. */
const raised = ({ config }: Pick<Deps, 'config'>, policy: Policy, subject: string): Policy =>
  policy.crowd === undefined ? policy : { ...policy, max: policy.max * timesOf(config.knownNetworks, subject) };

interface Counted {
  readonly policy: string;
  readonly started_at: number;
  /** When a full one has a use again; `null`: the use was counted. */
  readonly free_at: number | null;
}

/** `takeFromAll` for subjects that are signed already. One statement, since nearly every call is counted; `giveBack` locks its rows in the same order. */
export async function takeAll(db: Queryable, now: number, uses: readonly Use[]): Promise<readonly Taken[] | Full> {
  if (uses.length === 0) return [];
  const list = rowsOf(uses.map(({ policy, subject }) => [policy.name, subject, policy.max, now - policy.window, arrayText(policy.pauses)]));
  const own = (column: 'since' | 'most' | 'pauses') => sql`(select ${sql.ref(column)} from uses where uses.policy = rate_limits.policy)`;
  const isOver = sql`rate_limits.started_at <= ${own('since')}`;
  // Taken back uses leave a count of 0, which no pause follows.
  const pauseIn = (pauses: RawBuilder<unknown>) =>
    sql`coalesce((${pauses}::bigint[])[least(rate_limits.count, cardinality(${pauses}::bigint[]))], 0)`;
  // Requests at once carry times that are some ms apart: without a pause there is nothing to compare.
  const isPausing = (pauses: RawBuilder<unknown>, at: RawBuilder<unknown>) =>
    sql`(${pauseIn(pauses)} > 0 and rate_limits.last_at + ${pauseIn(pauses)} > ${at})`;
  const { rows } = await sql<Counted>`
    with uses (policy, subject, most, since, pauses) as (${list}),
    full_ones as (
      select policy, started_at,
        case when count >= most then started_at + ${now}::bigint - since else last_at + ${pauseIn(sql`pauses`)} end as free_at
      from rate_limits join uses using (policy, subject)
      where started_at > since and (count >= most or ${isPausing(sql`pauses`, sql`${now}::bigint`)})
    ),
    taken as (
      insert into rate_limits (policy, subject, started_at, count, last_at)
      select policy, subject, ${now}::bigint, 1, ${now}::bigint from uses where not exists (select from full_ones) order by policy, subject
      on conflict (policy, subject) do update set
        count = case when ${isOver} then 1 else rate_limits.count + 1 end,
        started_at = case when ${isOver} then excluded.started_at else rate_limits.started_at end,
        last_at = greatest(rate_limits.last_at, excluded.last_at)
      where ${isOver}
        or (rate_limits.count < ${own('most')} and not ${isPausing(own('pauses'), sql`excluded.last_at`)})
      returning policy, started_at
    )
    select policy, started_at, null::bigint as free_at from taken union all select policy, started_at, free_at from full_ones
  `.execute(db);
  const counted = uses.flatMap((use) => {
    const row = rows.find(({ policy }) => policy === use.policy.name);
    return row === undefined ? [] : [{ taken: { ...use, startedAt: row.started_at }, freeAt: row.free_at }];
  });
  const full = counted.flatMap(({ taken: { policy }, freeAt }) => (freeAt === null ? [] : [{ policy, wait: freeAt - now }]));
  const longest = Math.max(...full.map(({ wait }) => wait));
  const fullest = full.find(({ wait }) => wait === longest);
  if (fullest !== undefined) return fullest;
  const taken = counted.map((one) => one.taken);
  if (taken.length === uses.length) return taken;
  // Another call has taken the last use of one since the statement began; asked again, that one is seen to be full.
  await giveBack(db, taken);
  return takeAll(db, now, uses);
}

/** How often a use's subject has used its policy in the window in which it was counted. */
export async function countOf(db: Queryable, { policy, subject, startedAt }: Taken): Promise<number> {
  const row = await db
    .selectFrom('rate_limits')
    .select('count')
    .where('policy', '=', policy.name)
    .where('subject', '=', subject)
    .where('started_at', '=', startedAt)
    .executeTakeFirst();
  return row?.count ?? 0;
}

/**
 * Takes back single uses, or `times` of each, where their window still runs; of `whole` all uses. What others have used of the other policies
 * stays counted.
 */
export async function giveBack(db: Queryable, uses: readonly Taken[], whole?: Policy, times = 1): Promise<void> {
  if (uses.length === 0) return;
  const list = rowsOf(uses.map(({ policy, subject, startedAt }) => [policy.name, subject, startedAt]));
  await sql`
    with held as (
      select policy, subject from rate_limits where (policy, subject, started_at) in (${list}) order by policy, subject for update
    )
    update rate_limits set count = case when rate_limits.policy = ${whole?.name ?? ''} then 0 else greatest(rate_limits.count - ${times}::integer, 0) end
    from held where rate_limits.policy = held.policy and rate_limits.subject = held.subject
  `.execute(db);
}

const arrayText = (numbers: readonly number[] = []): string => `{${numbers.join(',')}}`;

const rowsOf = (rows: readonly (readonly (string | number)[])[]) => {
  const cell = (value: string | number) => (typeof value === 'number' ? sql`${value}::bigint` : sql`${value}::text`);
  return sql`values ${sql.join(rows.map((row) => sql`(${sql.join(row.map(cell))})`))}`;
};

/** How long the longest pause is that follows these uses, ms. */
export async function pauseAfter(db: Queryable, uses: readonly Taken[]): Promise<number> {
  const pauses = uses.map(async (use) => {
    const { pauses = [] } = use.policy;
    return pauses.length === 0 ? 0 : (pauses[Math.min(await countOf(db, use), pauses.length) - 1] ?? 0);
  });
  return Math.max(0, ...(await Promise.all(pauses)));
}

/** Takes back one use of the window that runs, for any caller. */
export async function forgiveOne(deps: Pick<Deps, 'db' | 'clock' | 'secret'>, policy: Policy, subject: string): Promise<void> {
  await deps.db
    .updateTable('rate_limits')
    .set({ count: sql<number>`greatest(count - 1, 0)` })
    .where('policy', '=', policy.name)
    .where('subject', '=', signed(deps, policy, subject))
    .where('started_at', '>', deps.clock() - policy.window)
    .execute();
}

/** Forgets all that was counted: the subject has shown that it is who it says. */
export async function forgetUses(deps: Pick<Deps, 'db' | 'secret'>, policy: Policy, subject: string): Promise<void> {
  await deps.db
    .deleteFrom('rate_limits')
    .where('policy', '=', policy.name)
    .where('subject', '=', signed(deps, policy, subject))
    .execute();
}
