import { lockCaller } from '../accounts/account-lock.ts';
import { personalDataOf } from '../accounts/personal-data.ts';
import { transaction } from '../db/transaction.ts';
import type { Handler } from '../http/call-context.ts';
import { POLICIES } from '../limits/policies.ts';
import { takeFrom } from '../limits/take.ts';
import { requireConfirmation } from './requires-confirmation.ts';
import { registered } from './signed-in.ts';

/** What is kept of the person. @throws Refusal `notAllowed` for a guest, `confirmationNeeded` (CONFIRM-1), `tooManyRequests` */
export const exportData: Handler<'exportData'> = async (call) => {
  const caller = registered(call);
  await takeFrom(call, POLICIES.exportsPerAccount, caller.userId);
  return transaction(call.db, async (tx) => {
    await lockCaller(tx, caller);
    await requireConfirmation(tx, call, caller, 'exportData');
    return { exportedAt: new Date(call.clock()).toISOString(), data: await personalDataOf(tx, call, caller, call.language) };
  });
};
