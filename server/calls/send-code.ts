import { RESEND_COOL_DOWN } from '#contract/limits.ts';
import { isKnownDevice } from '../accounts/devices.ts';
import { liveCode, type NewCode, replaceCode, requireCooledDown } from '../accounts/email-codes.ts';
import type { Purpose } from '../db/schema.ts';
import { transaction } from '../db/transaction.ts';
import { isRepeat } from '../http/answer-lost.ts';
import type { CallContext } from '../http/call-context.ts';
import { readDeviceCookie } from '../http/device-cookie.ts';
import { POLICIES, type Taken } from '../limits/policies.ts';
import { forgiveOne, giveBack, pauseAfter, takeFrom, takeFromAll } from '../limits/take.ts';
import { perVisit, type Use } from '../limits/takes-of-caller.ts';
import { codeMail } from '../mail/code-mail.ts';
import { enqueue } from '../mail/outbox.ts';

type SendingCall = CallContext<'requestEmailCode'> | CallContext<'sendConfirmationCode'>;

/**
 * Mails the visit a code, in the place of its earlier one for this email; a request whose answer was lost sends no second email within the cool-down
 * (EMAIL-4). A code that is older may be an earlier one: the lost request never came.
 * @returns times in ms since the epoch, and the key of the mail's link
 * @throws Refusal `tooManyRequests`
 */
export async function sendCode(call: SendingCall, { email, purpose }: { readonly email: string; readonly purpose: Purpose }) {
  const { visit, language } = call;
  const earlier = isRepeat(call) ? await liveCode(call, { email, visit, purpose }) : undefined;
  // The pause may be longer: then the next request says so.
  if (earlier !== undefined && call.clock() < earlier.sentAt + RESEND_COOL_DOWN) return answerOf(call, earlier, RESEND_COOL_DOWN);
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
}

const answerOf = ({ clock }: Pick<SendingCall, 'clock'>, sent: Omit<NewCode, 'code'>, pause: number) => ({
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
async function takeCode(call: SendingCall, email: string): Promise<CodeUses> {
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

/** The mailbox is the caller's own: its code was no flood from their network. */
export async function forgiveCode(call: CallContext<'confirmEmailCode'> | CallContext<'confirmIdentity'>): Promise<void> {
  const perHour = call.config.emailCheckLimitPerHour;
  for (const policy of [POLICIES.codesPerAddress(perHour), POLICIES.codesPerAddressAndDay(perHour)])
    await forgiveOne(call, policy, call.address);
}
