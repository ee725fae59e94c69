import type { ConfirmedAct } from '#contract/confirmed-acts.ts';
import { expectConfirmation, spendConfirmation } from '../accounts/confirmations.ts';
import type { Caller } from '../accounts/sessions.ts';
import type { Queryable, Tx } from '../db/transaction.ts';
import { isRepeat } from '../http/answer-lost.ts';
import type { CallContext } from '../http/call-context.ts';
import { CONFIRMATION_HEADER } from '../http/header-names.ts';

/** The calls that prepare an act, or look first, and take its confirmation without using it up. */
type PreparingCall = CallContext<'passkeyCreationOptions'> | CallContext<'changeEmail'>;

/** See `spendConfirmation`; the confirmation is the one that the request came with. */
export const requireConfirmation = <Act extends ConfirmedAct>(
  tx: Tx,
  call: CallContext<Act>,
  caller: Caller,
  act: Act,
): Promise<'proven' | 'done'> =>
  spendConfirmation(tx, call, { caller, act }, { confirmation: call.http.req.header(CONFIRMATION_HEADER), isRepeat: isRepeat(call) });

/** See `expectConfirmation`. */
export const requireHeldConfirmation = (db: Queryable, call: PreparingCall, caller: Caller, act: ConfirmedAct): Promise<void> =>
  expectConfirmation(db, call, { caller, act }, call.http.req.header(CONFIRMATION_HEADER));
