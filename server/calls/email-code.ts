import { RESEND_COOL_DOWN } from '../../machines/limits.ts';
import { checkAuthCode } from '../../machines/values/auth-code.ts';
import { confirmCode, replaceCode, requireCooledDown, withdrawCode } from '../accounts/email-codes.ts';
import { acceptedEmail, EMAIL, enabledMethod, findIdentity } from '../accounts/identities.ts';
import type { Handler } from '../http/call-context.ts';
import { Refusal } from '../http/refusal.ts';
import { POLICIES } from '../limits/policies.ts';
import { giveBack, takeFrom } from '../limits/take.ts';
import { codeMail } from '../mail/code-mail.ts';
import { requireVisit } from './requires-visit.ts';

/** API-16. A code can be confirmed by the visit that asked for it only. What the code will be good for is settled now: to link an email that is free, to reset the password of one that is not. */
export const requestEmailCode: Handler<'requestEmailCode'> = async (call) => {
  enabledMethod(call.config, EMAIL);
  const email = acceptedEmail(call.config, call.body.authWay);
  requireVisit(call);
  const purpose = (await findIdentity(call.db, EMAIL, email)) === undefined ? 'link' : 'reset';
  await requireCooledDown(call, email);
  await takeFrom(call, POLICIES.codesPerEmail, email);
  await takeFrom(call, POLICIES.codesPerAddress(call.config.emailCheckLimitPerHour), call.address);
  const sent = await replaceCode(call, { email, visit: call.visit, purpose });
  try {
    await call.mailer.send({
      to: email,
      ...codeMail({ code: sent.code, purpose, language: call.language, siteUrl: call.addresses.siteUrl }),
    });
  } catch (error) {
    // Nothing went out: the person can ask again as soon as mail works.
    await withdrawCode(call, email, sent);
    await giveBack(call, POLICIES.codesPerEmail, email);
    console.error(`An email could not be sent: ${error instanceof Error ? error.message : error}`);
    throw new Refusal('failed');
  }
  return { expiresAt: sent.expiresAt, resendAt: sent.sentAt + RESEND_COOL_DOWN, serverTime: call.clock() };
};

/** API-17. */
export const confirmEmailCode: Handler<'confirmEmailCode'> = async (call) => {
  const email = acceptedEmail(call.config, call.body.authWay);
  const code = checkAuthCode(call.body.authCode);
  if (!code.ok) throw new Refusal('codeWrong');
  // The cookie of the visit that asked is gone, and the code with it; the right one must not be called wrong.
  if (call.visitIsNew) throw new Refusal('codeExpired');
  return { sqncNum: await confirmCode(call, email, call.visit, code.value) };
};
