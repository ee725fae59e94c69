import { OTHER_SESSIONS } from '#contract/schemas.ts';
import { lockCaller } from '../accounts/account-lock.ts';
import { keepActivity } from '../accounts/activity.ts';
import { endListed, sessionsOf } from '../accounts/session-list.ts';
import { endSessionsOf } from '../accounts/sessions.ts';
import { transaction } from '../db/transaction.ts';
import type { Handler } from '../http/call-context.ts';
import { deviceFamily } from '../http/device-family.ts';
import { POLICIES } from '../limits/policies.ts';
import { takeFromAll } from '../limits/take.ts';
import { perMember } from '../limits/takes-of-caller.ts';
import { requireConfirmation } from './requires-confirmation.ts';
import { registered } from './signed-in.ts';

/** DEVICE-1. @throws Refusal `notAllowed` for a guest, whose only session is the one that asks */
export const listSessions: Handler<'listSessions'> = async (call) => ({
  sessionList: [...(await sessionsOf(call.db, call, registered(call)))],
});

/**
 * DEVICE-2. Ends one other session of the account, or all others; what they were given for partners goes with them. The answer is what is left,
 * and the same whether there was such a session or not.
 * @throws Refusal `notAllowed` for a guest, `confirmationNeeded` (CONFIRM-1)
 */
export const endSessions: Handler<'endSessions'> = async (call) => {
  const caller = registered(call);
  const { sessionId } = call.body;
  await takeFromAll(call, perMember(caller, POLICIES.sessionEnds));
  const { ended, sessionList } = await transaction(call.db, async (tx) => {
    await lockCaller(tx, caller);
    const outcome = await requireConfirmation(tx, call, caller, 'endSessions');
    if (outcome === 'done') return { ended: 0, sessionList: [...(await sessionsOf(tx, call, caller))] };
    const count =
      sessionId === OTHER_SESSIONS
        ? await endSessionsOf(tx, caller.userId, caller.sessionId)
        : await endListed(tx, call, caller, sessionId);
    if (count > 0) {
      const device = deviceFamily(call.http.req.header('user-agent'));
      await keepActivity(tx, call, { userId: caller.userId, action: 'sessions-ended', method: caller.method, device });
    }
    return { ended: count, sessionList: [...(await sessionsOf(tx, call, caller))] };
  });
  call.metrics.sessionsEnded('ownerEnded', ended);
  return { sessionList };
};
