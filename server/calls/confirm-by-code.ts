import { checkAuthCode } from '#contract/values/auth-code.ts';
import { lockCaller } from '../accounts/account-lock.ts';
import { isNewerThanSignIn } from '../accounts/confirmations.ts';
import { canBeCode, confirmCode } from '../accounts/email-codes.ts';
import { EMAIL, enabledMethod } from '../accounts/identities.ts';
import { spendProof } from '../accounts/proofs.ts';
import type { Caller } from '../accounts/sessions.ts';
import type { Queryable, Tx } from '../db/transaction.ts';
import type { CallContext, Handler } from '../http/call-context.ts';
import { Refusal } from '../http/refusal.ts';
import { requireVisit } from './requires-visit.ts';
import { forgiveCode, sendCode } from './send-code.ts';
import { registered } from './signed-in.ts';

type ConfirmCall = CallContext<'sendConfirmationCode'> | CallContext<'confirmIdentity'>;

/** CONFIRM-1: mails a code to the account's own email, for one act of this visit. @throws Refusal `notAllowed` for a guest, `notOwnWay` where the account has no email, or one that was added in this session, `tooManyRequests` */
export const sendConfirmationCode: Handler<'sendConfirmationCode'> = async (call) => {
  enabledMethod(call.config, EMAIL);
  const caller = registered(call);
  requireVisit(call);
  return sendCode(call, { email: await ownEmail(call.db, caller), purpose: purposeOf(call) });
};

/** @throws Refusal `notOwnWay` as above, `codeWrong` (one for another act too), `codeExpired`, `codeTriesUsed`, `codeUsed` */
export async function confirmByCode(
  call: CallContext<'confirmIdentity'>,
  caller: Caller,
  typed: string,
): Promise<(tx: Tx) => Promise<void>> {
  const email = await ownEmail(call.db, caller);
  enabledMethod(call.config, EMAIL);
  const code = checkAuthCode(typed);
  if (!code.ok || !canBeCode(code.value)) throw new Refusal('codeWrong');
  // The cookie of the visit that asked is gone, and the code with it; the right one must not be called wrong.
  if (call.visitIsNew) throw new Refusal('codeExpired');
  const purpose = purposeOf(call);
  const { visit } = call;
  const { sqncNum } = await confirmCode(call, { email, visit, purpose }, code.value);
  await forgiveCode(call);
  return async (tx) => {
    await lockCaller(tx, caller);
    // The account may have lost its email while the code was judged.
    if ((await ownEmail(tx, caller)) !== email) throw new Refusal('notOwnWay');
    await spendProof(tx, call, { email, visit, purpose, sqncNum });
  };
}

const purposeOf = ({ body }: ConfirmCall) => `confirm ${body.act}` as const;

async function ownEmail(db: Queryable, caller: Caller): Promise<string> {
  const own = await db
    .selectFrom('identities')
    .select(['subject', 'created_at', 'changed_at'])
    .where('user_id', '=', caller.userId)
    .where('method', '=', EMAIL)
    .executeTakeFirst();
  if (own === undefined || (await isNewerThanSignIn(db, caller, own.changed_at ?? own.created_at))) throw new Refusal('notOwnWay');
  return own.subject;
}
