import { checkHandOverCode } from '#contract/values/hand-over-code.ts';
import { lockCaller } from '../accounts/account-lock.ts';
import { beginHandOver as begin, claimHandOver as claim, decideHandOver, handOverOfScreen } from '../accounts/hand-overs.ts';
import { transaction } from '../db/transaction.ts';
import type { CallContext, Handler } from '../http/call-context.ts';
import { deviceFamily } from '../http/device-family.ts';
import { Refusal } from '../http/refusal.ts';
import { POLICIES } from '../limits/policies.ts';
import { takeFromAll } from '../limits/take.ts';
import { perVisit } from '../limits/takes-of-caller.ts';
import { requireVisit } from './requires-visit.ts';
import { registered } from './signed-in.ts';

/** HAND-1. @throws Refusal `cookiesRefused` */
export const beginHandOver: Handler<'beginHandOver'> = async (call) => {
  requireVisit(call);
  await takeFromAll(call, [...perVisit(call, POLICIES.handOversPerVisit), [POLICIES.handOversPerAddress, call.address]]);
  const device = deviceFamily(call.http.req.header('user-agent'));
  const begun = await begin(call, { visit: call.visit, address: call.address, device });
  return { ...begun, serverTime: call.clock() };
};

/** HAND-3. What was used up has run out for who asks again. @throws Refusal `handOverUnknown`: none of this browser's */
export const readHandOver: Handler<'readHandOver'> = async (call) => {
  const found = await handOverOfScreen(call.db, { visit: call.visit, secret: call.body.secret });
  if (found === undefined) throw new Refusal('handOverUnknown');
  const { state, digits, expires_at } = found;
  if (state === 'refused') return { stage: 'refused' };
  if (state === 'released' || expires_at <= call.clock()) return { stage: 'expired' };
  return state === 'claimed' ? { stage: 'claimed', ...(digits !== null && { digits }) } : { stage: state };
};

/**
 * HAND-1. Reading a code changes no way into the account, and lets no one in.
 * @throws Refusal `notAllowed` for a guest, `handOverUnknown`, `handOverTaken`, `handOverDecided`
 */
export const claimHandOver: Handler<'claimHandOver'> = async (call) => {
  const caller = registered(call);
  const { address } = call;
  await takeFromAll(call, [
    [POLICIES.handOverCodesPerAccount, caller.userId],
    [POLICIES.handOverCodesPerAddress, address],
  ]);
  const code = codeOf(call);
  const claimed = await transaction(call.db, async (tx) => {
    await lockCaller(tx, caller);
    return claim(tx, call, caller, { code, address });
  });
  return { ...claimed, serverTime: call.clock() };
};

/**
 * HAND-2. No proof by a way of the account is asked for (CONFIRM-1): no way comes or goes, and the screen's session counts from the sign-in of this one,
 * so that what this session may not do without a proof, that one may not either.
 * @throws Refusal `notAllowed` for a guest, `digitsWrong`, `handOverUnknown`, `handOverDecided`
 */
export const approveHandOver: Handler<'approveHandOver'> = (call) => decide(call, call.body.digits);

/** HAND-3. @throws Refusal `notAllowed` for a guest, `handOverUnknown`, `handOverDecided` */
export const refuseHandOver: Handler<'refuseHandOver'> = (call) => decide(call, null);

async function decide(call: CallContext<'approveHandOver'> | CallContext<'refuseHandOver'>, digits: string | null): Promise<undefined> {
  const caller = registered(call);
  const code = codeOf(call);
  const refusal = await transaction(call.db, async (tx) => {
    await lockCaller(tx, caller);
    return decideHandOver(tx, call, caller, { code, digits });
  });
  if (refusal !== undefined) throw refusal;
}

/** @throws Refusal `handOverUnknown`: no code of ours looks so */
function codeOf({ body }: { readonly body: { readonly code: string } }): string {
  const checked = checkHandOverCode(body.code);
  if (!checked.ok) throw new Refusal('handOverUnknown');
  return checked.value;
}
