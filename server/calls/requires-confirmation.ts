import type { ConfirmedAct } from '#contract/confirmed-acts.ts';
import { expectConfirmation, spendConfirmation } from '../accounts/confirmations.ts';
import type { Caller } from '../accounts/sessions.ts';
import type { Queryable, Tx } from '../db/transaction.ts';
import { chooseAccountNextTime } from '../http/account-choice-cookie.ts';
import { isRepeat } from '../http/answer-lost.ts';
import type { CallContext } from '../http/call-context.ts';
import { CONFIRMATION_HEADER } from '../http/header-names.ts';
import { Refusal } from '../http/refusal.ts';

/** The calls that prepare an act, or look first, and take its confirmation without using it up. */
type PreparingCall = CallContext<'passkeyCreationOptions' | 'changeEmail' | 'setUpAccount' | 'removeWay' | 'removePasskey'>;

/** A person who has to prove it at a provider is asked there who they are: a session there that is open proves little of who sits here. */
function askAtProvider(call: Pick<CallContext<ConfirmedAct>, 'addresses' | 'http'>, error: unknown): never {
  if (error instanceof Refusal && error.result === 'confirmationNeeded') chooseAccountNextTime(call, call.http);
  throw error;
}

/** See `spendConfirmation`; the confirmation is the one that the request came with. */
export const requireConfirmation = <Act extends ConfirmedAct>(
  tx: Tx,
  call: CallContext<Act>,
  caller: Caller,
  act: Act,
): Promise<'proven' | 'done'> =>
  spendConfirmation(tx, call, { caller, act }, { confirmation: call.http.req.header(CONFIRMATION_HEADER), isRepeat: isRepeat(call) }).catch(
    (error: unknown) => askAtProvider(call, error),
  );

/** See `expectConfirmation`. */
export const requireHeldConfirmation = (db: Queryable, call: PreparingCall, caller: Caller, act: ConfirmedAct): Promise<void> =>
  expectConfirmation(db, call, { caller, act }, call.http.req.header(CONFIRMATION_HEADER)).catch((error: unknown) =>
    askAtProvider(call, error),
  );
