import { RESEND_COOL_DOWN } from '#contract/limits.ts';
import { checkAuthCode } from '#contract/values/auth-code.ts';
import { isKnownDevice } from '../accounts/devices.ts';
import { canBeCode, confirmCode, liveCode, type NewCode, replaceCode, requireCooledDown } from '../accounts/email-codes.ts';
import { acceptedEmail, EMAIL, enabledMethod, findIdentity } from '../accounts/identities.ts';
import { otherWaysOf } from '../accounts/other-ways.ts';
import { transaction } from '../db/transaction.ts';
import { isRepeat } from '../http/answer-lost.ts';
import type { CallContext, Handler } from '../http/call-context.ts';
import { readDeviceCookie } from '../http/device-cookie.ts';
import { Refusal } from '../http/refusal.ts';
import { POLICIES, type Taken } from '../limits/policies.ts';
import { forgiveOne, giveBack, pauseAfter, takeFrom, takeFromAll } from '../limits/take.ts';
import { perVisit, type Use } from '../limits/takes-of-caller.ts';
import { codeMail } from '../mail/code-mail.ts';
import { enqueue } from '../mail/outbox.ts';
import { requireVisit } from './requires-visit.ts';

/**
 * API-16. A code can be confirmed only by the visit that asked for it. What the code will be good for is settled now: to link an email that
 * is free, to reset the password of one that is not. The answer says that the email is accepted for delivery: the outbox sends it beside the
 * request, and tries again while the mail server does not take it. Where none comes, the person asks again when `resendAt` says so. A request
 * whose answer was lost sends no second email while its code is good.
 */
export const requestEmailCode: Handler<'requestEmailCode'> = async (call) => {
  enabledMethod(call.config, EMAIL);
  const { visit, language } = call;
  const email = acceptedEmail(call.config, call.body.authWay);
  requireVisit(call);
  const earlier = isRepeat(call) ? await liveCode(call, { email, visit }) : undefined;
  // The pause may be longer: then the next request says so.
  if (earlier !== undefined) return answerOf(call, earlier, RESEND_COOL_DOWN);
  const purpose = (await findIdentity(call.db, EMAIL, email)) === undefined ? 'link' : 'reset';
  await requireCooledDown(call, { email, visit });
  const { taken, pause } = await takeCode(call, email);
  const sent = await transaction(call.db, async (tx) => {
    const fresh = await replaceCode(tx, call, { email, visit, purpose });
    const mail = {
      to: email,
      ...codeMail({ code: fresh.code, linkKey: fresh.linkKey, purpose, language, siteUrl: call.addresses.siteUrl }),
    };
    await enqueue(tx, call, { mail, topic: `email-code ${email} ${visit}`, expiresAt: fresh.expiresAt, taken });
    return fresh;
  }).catch(async (error: unknown) => {
    await giveBack(call.db, taken);
    throw error;
  });
  call.outbox.wake();
  return answerOf(call, sent, pause);
};

const answerOf = ({ clock }: Pick<CallContext<'requestEmailCode'>, 'clock'>, sent: Omit<NewCode, 'code'>, pause: number) => ({
  expiresAt: sent.expiresAt,
  resendAt: sent.sentAt + pause,
  serverTime: clock(),
  linkKey: sent.linkKey,
});

interface CodeUses {
  readonly taken: readonly Taken[];
  /** How long until the next one, ms. */
  readonly pause: number;
}

/**
 * Counts one code for the caller's visit and address, and for the email over all addresses, where a pause grows with each of a day. A device
 * that has signed in to the account before is not held up by what strangers have asked for: it has pauses and a day of its own. The outbox
 * gives back what the mail server does not take.
 * @throws Refusal `tooManyRequests`
 */
async function takeCode(call: CallContext<'requestEmailCode'>, email: string): Promise<CodeUses> {
  const { address, config } = call;
  const perHour = config.emailCheckLimitPerHour;
  await takeFrom(call, POLICIES.codeRequestsPerAddress(perHour), address);
  const device = readDeviceCookie(call, call.http);
  const isKnown = device !== undefined && (await isKnownDevice(call.db, device, email));
  const ofStranger: readonly Use[] = [
    [POLICIES.codesPerEmailAndVisit, `${email} ${call.visit}`],
    [POLICIES.codesPerEmail, email],
    [POLICIES.codesPerEmailAndAddress, `${email} ${address}`],
    ...perVisit(call, POLICIES.codesPerVisit),
    [POLICIES.codesPerAddress(perHour), address],
    [POLICIES.codesPerAddressAndDay(perHour), address],
  ];
  const taken = await takeFromAll(call, isKnown ? [[POLICIES.codesPerEmailAndDevice, `${email} ${device}`]] : ofStranger);
  return { taken, pause: Math.max(RESEND_COOL_DOWN, await pauseAfter(call.db, taken)) };
}

/** API-17. What cannot be a code of ours is refused without a try: it is found in a text as the page finds it (VAL-5). */
export const confirmEmailCode: Handler<'confirmEmailCode'> = async (call) => {
  const email = acceptedEmail(call.config, call.body.authWay);
  const code = checkAuthCode(call.body.authCode);
  if (!code.ok || !canBeCode(code.value)) throw new Refusal('codeWrong');
  // The cookie of the visit that asked is gone, and the code with it; the right one must not be called wrong.
  if (call.visitIsNew) throw new Refusal('codeExpired');
  const { sqncNum, purpose } = await confirmCode(call, { email, visit: call.visit, isRepeat: isRepeat(call) }, code.value);
  // The mailbox is the caller's own: its code was no flood from their network.
  const perHour = call.config.emailCheckLimitPerHour;
  for (const policy of [POLICIES.codesPerAddress(perHour), POLICIES.codesPerAddressAndDay(perHour)])
    await forgiveOne(call, policy, call.address);
  return purpose === 'reset' ? { sqncNum, otherWays: [...(await otherWaysOf(call.db, email))] } : { sqncNum };
};
