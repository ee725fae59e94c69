import { lockIdentity } from '../accounts/account-lock.ts';
import { acceptedEmail, acceptedPassword, EMAIL, enabledMethod, findIdentity } from '../accounts/identities.ts';
import { requireProof, spendProof } from '../accounts/proofs.ts';
import { endSessionsOf } from '../accounts/sessions.ts';
import { transaction } from '../db/transaction.ts';
import { hashPassword } from '../hashing.ts';
import type { Handler } from '../http/call-context.ts';
import { Refusal } from '../http/refusal.ts';
import { POLICIES } from '../limits/policies.ts';
import { giveBack } from '../limits/take.ts';

/** API-15, RESET-2. Every session of the account ends, and nobody is signed in by it. */
export const resetPassword: Handler<'resetPassword'> = async (call) => {
  const { authMthd, authId, sqncNum, pswd } = call.body;
  if (authMthd !== EMAIL) throw new Refusal('valueInvalid');
  enabledMethod(call.config, EMAIL);
  const email = acceptedEmail(call.config, authId);
  const password = acceptedPassword(pswd);
  const claim = { email, visit: call.visit, purpose: 'reset', sqncNum } as const;
  await requireProof(call.db, call, claim);
  if ((await findIdentity(call.db, EMAIL, email)) === undefined) throw new Refusal('emailUnknown');
  const passwordHash = await hashPassword(password);
  await transaction(call.db, async (tx) => {
    await spendProof(tx, call, claim);
    const account = await lockIdentity(tx, EMAIL, email);
    if (account === undefined) throw new Refusal('emailUnknown');
    await tx
      .updateTable('identities')
      .set({ password_hash: passwordHash })
      .where('method', '=', EMAIL)
      .where('subject', '=', email)
      .execute();
    await endSessionsOf(tx, account.user_id);
  });
  await giveBack(call, POLICIES.wrongPasswordsPerEmail, email);
  return undefined;
};
