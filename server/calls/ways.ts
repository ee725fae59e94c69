import { lockCaller } from '../accounts/account-lock.ts';
import { countWays, findWay, removeWayOf, waysOf } from '../accounts/ways.ts';
import { transaction } from '../db/transaction.ts';
import type { Handler } from '../http/call-context.ts';
import { endHere } from '../http/end-here.ts';
import { Refusal } from '../http/refusal.ts';
import { POLICIES } from '../limits/policies.ts';
import { takeFrom, takeFromAll } from '../limits/take.ts';
import { perMember } from '../limits/takes-of-caller.ts';
import { tellOfAccess } from './access-notice.ts';
import { requireConfirmation, requireHeldConfirmation } from './requires-confirmation.ts';
import { registered } from './signed-in.ts';

/** WAY-1. @throws Refusal `notAllowed` for a guest, who has no way of their own */
export const listWays: Handler<'listWays'> = async (call) => waysOf(call.db, registered(call));

/**
 * WAY-2. The sessions that the way began end, the caller's among them, and the owner is told by email. The answer is what is left, and the same whether
 * there was such a way or not.
 * @throws Refusal `notAllowed` for a guest, `confirmationNeeded` (CONFIRM-1), `lastWay`
 */
export const removeWay: Handler<'removeWay'> = async (call) => {
  const caller = registered(call);
  const { userId, sessionId, method } = caller;
  await takeFromAll(call, perMember(caller, POLICIES.wayRemovalCalls));
  if ((await findWay(call.db, userId, call.body.authMthd)) !== undefined) {
    await requireHeldConfirmation(call.db, call, caller, 'removeWay');
    await takeFrom(call, POLICIES.wayRemovalsPerAccount, userId);
  }
  const { ways, ended, isMailed, isOwn } = await transaction(call.db, async (tx) => {
    await lockCaller(tx, caller);
    const outcome = await requireConfirmation(tx, call, caller, 'removeWay');
    const before = await waysOf(tx, caller);
    const way = await findWay(tx, userId, call.body.authMthd);
    if (outcome === 'done' || way === undefined) return { ways: before, ended: 0, isMailed: false, isOwn: false };
    const news = { userId, sessionId, method, news: 'wayRemoved', endedWays: [way.method], removedWay: way } as const;
    // Told before: the email may be what goes.
    const isMailed = await tellOfAccess(call, tx, news);
    const ended = await removeWayOf(tx, call, userId, way);
    if ((await countWays(tx, call, userId)) === 0) throw new Refusal('lastWay');
    const isOwn = before.wayList.some(({ authMthd, isCurrent }) => isCurrent && authMthd === way.method);
    return { ways: await waysOf(tx, caller), ended, isMailed, isOwn };
  });
  call.metrics.sessionsEnded('ownerEnded', ended);
  if (isMailed) call.outbox.wake();
  if (isOwn) endHere(call, call.http);
  return ways;
};
