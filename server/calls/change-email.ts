import { lockCaller } from '../accounts/account-lock.ts';
import { keepActivity } from '../accounts/activity.ts';
import { refusalOfConflict } from '../accounts/conflicts.ts';
import { tellEmailIsBack } from '../accounts/email-is-back.ts';
import { changeEmailOf, endLaterChanges, undoableEmailsOf } from '../accounts/emails.ts';
import { acceptedEmail, EMAIL, enabledMethod } from '../accounts/identities.ts';
import { requireProof, spendProof } from '../accounts/proofs.ts';
import { readUser } from '../accounts/users.ts';
import { findWay } from '../accounts/ways.ts';
import { type Tx, transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import type { CallContext, Handler } from '../http/call-context.ts';
import { deviceFamily } from '../http/device-family.ts';
import { Refusal } from '../http/refusal.ts';
import { POLICIES } from '../limits/policies.ts';
import { takeFrom } from '../limits/take.ts';
import { tellOfAccess } from './access-notice.ts';
import { requireConfirmation, requireHeldConfirmation } from './requires-confirmation.ts';
import { requireVisit } from './requires-visit.ts';
import { registered } from './signed-in.ts';

/** The email that the account had before comes back: what it could undo by its link. */
const isUndo = async (tx: Tx, call: Pick<Deps, 'clock'>, userId: string, email: string): Promise<boolean> =>
  (await undoableEmailsOf(tx, call, userId)).includes(email);

/** The email in between has no link: a stranger's would give it the account again, and for longer than the owner's own link is good. */
async function tellOfReturn(
  call: CallContext<'changeEmail'>,
  tx: Tx,
  { userId, from, to }: { readonly userId: string; readonly from: string; readonly to: string },
): Promise<boolean> {
  const device = deviceFamily(call.http.req.header('user-agent'));
  await keepActivity(tx, call, { userId, action: 'email-changed', method: EMAIL, device });
  await endLaterChanges(tx, call, userId, to);
  return tellEmailIsBack(tx, call, { userId, from, language: call.language });
}

/**
 * EMAIL-10. The password and the sessions stay: it is the same way in. The earlier email is told, with a link that undoes it. An account that has the
 * email already is answered as one that gets it.
 * @throws Refusal `notAllowed` for a guest and for an account without an email, `proofExpired`, `confirmationNeeded` (CONFIRM-1), `emailRegistered`,
 * `tooManyRequests`
 */
export const changeEmail: Handler<'changeEmail'> = async (call) => {
  enabledMethod(call.config, EMAIL);
  const caller = registered(call);
  const email = acceptedEmail(call.config, call.body.authWay);
  requireVisit(call);
  const { userId, sessionId, method } = caller;
  const claim = { email, visit: call.visit, purpose: 'link', sqncNum: call.body.sqncNum } as const;
  const earlier = await findWay(call.db, userId, EMAIL);
  if (earlier === undefined) throw new Refusal('notAllowed');
  if (earlier.subject !== email) {
    await requireHeldConfirmation(call.db, call, caller, 'changeEmail');
    await requireProof(call.db, call, claim);
    await takeFrom(call, POLICIES.emailChangesPerAccount, userId);
  }
  const changed = transaction(call.db, async (tx) => {
    await lockCaller(tx, caller);
    const before = await findWay(tx, userId, EMAIL);
    if (before === undefined) throw new Refusal('notAllowed');
    if (before.subject === email) return { isMailed: false, user: await readUser(call, tx, caller) };
    // A confirmation that has served for another change serves for none.
    if ((await requireConfirmation(tx, call, caller, 'changeEmail')) === 'done') throw new Refusal('confirmationNeeded');
    await spendProof(tx, call, claim);
    // Told before: the email that is told is the one that goes.
    const isMailed = (await isUndo(tx, call, userId, email))
      ? await tellOfReturn(call, tx, { userId, from: before.subject, to: email })
      : await tellOfAccess(call, tx, { userId, sessionId, method, news: 'emailChanged', removedWay: before });
    await changeEmailOf(tx, call, userId, { from: before.subject, to: email });
    return { isMailed, user: await readUser(call, tx, caller) };
  });
  const { isMailed, user } = await changed.catch((error) => {
    throw refusalOfConflict(error, EMAIL);
  });
  if (isMailed) call.outbox.wake();
  return { user };
};
