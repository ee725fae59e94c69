import type { Queryable, Tx } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { endCodesOf } from './email-codes.ts';
import { EMAIL } from './identities.ts';
import { dropProofsOf } from './proofs.ts';
import { type RemovedWay, restoreWay } from './ways.ts';

/** Gives an account, which is locked, another email in the place of its own. One that another account has comes back as a violated constraint. */
export async function changeEmailOf(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  userId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await tx
    .updateTable('identities')
    .set({ subject: to, changed_at: deps.clock() })
    .where('user_id', '=', userId)
    .where('method', '=', EMAIL)
    .execute();
  for (const email of [from, to]) {
    await endCodesOf(tx, deps, email);
    await dropProofsOf(tx, email);
  }
}

/**
 * EMAIL-10: an account, which is locked, gets back the email that it had at `since`, without its password. The emails about what came after went to the
 * other mailbox: ways that came go, ways that went come back, and the links of those emails do nothing more. The email of before stays with another
 * account that has it by now.
 */
export async function restoreEmail(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  { userId, email, since }: { readonly userId: string; readonly email: RemovedWay; readonly since: number },
): Promise<void> {
  await tx
    .deleteFrom('identities')
    .where('user_id', '=', userId)
    .where((is) => is.or([is('method', '=', EMAIL), is('created_at', '>=', since)]))
    .execute();
  const later = await tx
    .updateTable('access_notices')
    .set({ ended_at: deps.clock() })
    .where('user_id', '=', userId)
    .where('at', '>=', since)
    .where('ended_at', 'is', null)
    .returning(['news', 'removed_way'])
    .execute();
  await restoreWay(tx, userId, email);
  for (const { news, removed_way } of later) {
    if (news !== 'wayRemoved' || removed_way === null) continue;
    const way: RemovedWay = JSON.parse(removed_way);
    if (way.created_at < since && way.method !== EMAIL) await restoreWay(tx, userId, way);
  }
}

/** An email is back that could undo a change of it: what came after that change is undone by no link any more. */
export async function endLaterChanges(tx: Tx, { clock }: Pick<Deps, 'clock'>, userId: string, email: string): Promise<void> {
  const own = (await openChangesOf(tx, { clock }, userId)).filter(({ way }) => way.method === EMAIL && way.subject === email);
  const since = Math.min(...own.map(({ at }) => at));
  await tx
    .updateTable('access_notices')
    .set({ ended_at: clock() })
    .where('user_id', '=', userId)
    .where('news', '=', 'emailChanged')
    .where('at', '>', since)
    .where('ended_at', 'is', null)
    .execute();
}

/** The emails that an account had before they were changed or removed, while their owners can still undo that (EMAIL-10, WAY-2). */
export async function undoableEmailsOf(db: Queryable, deps: Pick<Deps, 'clock'>, userId: string): Promise<readonly string[]> {
  return (await openChangesOf(db, deps, userId)).flatMap(({ way }) => (way.method === EMAIL ? [way.subject] : []));
}

/** Changes and removals of ways that a link can undo still. */
export async function openChangesOf(db: Queryable, { clock }: Pick<Deps, 'clock'>, userId: string) {
  const changes = await db
    .selectFrom('access_notices')
    .select(['removed_way', 'at', 'expires_at'])
    .where('user_id', '=', userId)
    .where('news', 'in', ['emailChanged', 'wayRemoved'])
    .where('ended_at', 'is', null)
    .where('expires_at', '>', clock())
    .execute();
  return changes.flatMap(({ removed_way, at, expires_at }) =>
    removed_way === null ? [] : [{ at, expiresAt: expires_at, way: JSON.parse(removed_way) as RemovedWay }],
  );
}
