import { lockCaller } from '../accounts/account-lock.ts';
import { keepActivity } from '../accounts/activity.ts';
import { transaction } from '../db/transaction.ts';
import type { Handler } from '../http/call-context.ts';
import { deviceFamily } from '../http/device-family.ts';
import { POLICIES } from '../limits/policies.ts';
import { takeFromAll } from '../limits/take.ts';
import { perMember } from '../limits/takes-of-caller.ts';
import { consentsOf, endConsentOf } from '../oauth/consents.ts';
import { registered } from './signed-in.ts';

/** PARTNER-5. @throws Refusal `notAllowed` for a guest, who continues to no partner */
export const listConsents: Handler<'listConsents'> = async (call) => ({
  consentList: await consentsOf(call.db, registered(call).userId, call.language),
});

/** PARTNER-5. The answer is what is left, and the same whether there was such a consent or not. @throws Refusal `notAllowed` for a guest */
export const endConsent: Handler<'endConsent'> = async (call) => {
  const caller = registered(call);
  const { userId, method } = caller;
  await takeFromAll(call, perMember(caller, POLICIES.consentEnds));
  const consentList = await transaction(call.db, async (tx) => {
    await lockCaller(tx, caller);
    const detail = await endConsentOf(tx, userId, call.body.clntId);
    const device = deviceFamily(call.http.req.header('user-agent'));
    if (detail !== undefined) await keepActivity(tx, call, { userId, action: 'partner-ended', method, device, detail });
    return consentsOf(tx, userId, call.language);
  });
  return { consentList };
};
