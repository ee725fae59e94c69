import { checkAuthCode } from '#contract/values/auth-code.ts';
import { canBeCode, confirmCode } from '../accounts/email-codes.ts';
import { acceptedEmail, EMAIL, enabledMethod, findIdentity } from '../accounts/identities.ts';
import { otherWaysOf } from '../accounts/other-ways.ts';
import { isRepeat } from '../http/answer-lost.ts';
import type { Handler } from '../http/call-context.ts';
import { Refusal } from '../http/refusal.ts';
import { requireVisit } from './requires-visit.ts';
import { forgiveCode, sendCode } from './send-code.ts';

/**
 * API-16. A code can be confirmed only by the visit that asked for it. What the code will be good for is settled now: to link an email that
 * is free, to reset the password of one that is not. The answer says that the email is accepted for delivery: the outbox sends it beside the
 * request, and tries again while the mail server does not take it. Where none comes, the person asks again when `resendAt` says so. A request
 * whose answer was lost sends no second email within the minute after its code.
 */
export const requestEmailCode: Handler<'requestEmailCode'> = async (call) => {
  enabledMethod(call.config, EMAIL);
  const email = acceptedEmail(call.config, call.body.authWay);
  requireVisit(call);
  const purpose = (await findIdentity(call.db, EMAIL, email)) === undefined ? 'link' : 'reset';
  return sendCode(call, { email, purpose });
};

/** API-17. What cannot be a code of ours is refused without a try: it is found in a text as the page finds it (VAL-5). */
export const confirmEmailCode: Handler<'confirmEmailCode'> = async (call) => {
  const email = acceptedEmail(call.config, call.body.authWay);
  const code = checkAuthCode(call.body.authCode);
  if (!code.ok || !canBeCode(code.value)) throw new Refusal('codeWrong');
  // The cookie of the visit that asked is gone, and the code with it; the right one must not be called wrong.
  if (call.visitIsNew) throw new Refusal('codeExpired');
  const { sqncNum, purpose } = await confirmCode(call, { email, visit: call.visit, isRepeat: isRepeat(call) }, code.value);
  await forgiveCode(call);
  return purpose === 'reset' ? { sqncNum, otherWays: [...(await otherWaysOf(call.db, email))] } : { sqncNum };
};
