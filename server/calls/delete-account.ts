import { lockCaller } from '../accounts/account-lock.ts';
import { leave } from '../accounts/leaving.ts';
import { transaction } from '../db/transaction.ts';
import type { Handler } from '../http/call-context.ts';
import { beginVisit } from '../http/cookies.ts';
import { endHere } from '../http/end-here.ts';
import { tellOwner } from './leaving-notice.ts';
import { requireConfirmation } from './requires-confirmation.ts';
import { registered } from './signed-in.ts';

/**
 * LEGAL-2. Deletes the caller's account; signing in takes it back for the days of grace. A guest logs out instead, and is forgotten by that.
 * @throws Refusal `notAllowed` for a guest, `confirmationNeeded` (CONFIRM-1)
 */
export const deleteAccount: Handler<'deleteAccount'> = async (call) => {
  const caller = registered(call);
  const restorableUntil = await transaction(call.db, async (tx) => {
    await lockCaller(tx, caller);
    await requireConfirmation(tx, call, caller, 'deleteAccount');
    const until = await leave(call, tx, caller);
    await tellOwner(call, tx, { news: 'deletionAsked', userId: caller.userId, deletedAt: until });
    return until;
  });
  call.outbox.wake();
  endHere(call, call.http);
  beginVisit(call, call.http);
  return { restorableUntil };
};
