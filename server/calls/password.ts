import { lockIdentity } from '../accounts/account-lock.ts';
import { forgetDevicesOf } from '../accounts/devices.ts';
import { endCodesOf } from '../accounts/email-codes.ts';
import { namesOf, refuseGuessable } from '../accounts/guessable.ts';
import { acceptedEmail, acceptedPassword, EMAIL, enabledMethod, findIdentity } from '../accounts/identities.ts';
import { endOtherWays } from '../accounts/other-ways.ts';
import { dropProofsOf, requireProof, spendProof } from '../accounts/proofs.ts';
import { endSessionsOf } from '../accounts/sessions.ts';
import type { Handler } from '../http/call-context.ts';
import { END_OTHER_WAYS_HEADER } from '../http/header-names.ts';
import { Refusal } from '../http/refusal.ts';
import { forgetPasswordTries } from './password-tries.ts';
import { signIn } from './sign-in.ts';

/**
 * API-15, RESET-2. Every session of the account ends, with all codes and proofs of its email; it knows no device any more. Then a session begins for
 * the visit that has proven the email: the proof is used up by it. The other ways into the account end with it where the person has chosen so (WAY-3).
 */
export const resetPassword: Handler<'resetPassword'> = async (call) => {
  const { authMthd, authId, sqncNum, pswd } = call.body;
  if (authMthd !== EMAIL) throw new Refusal('valueInvalid');
  enabledMethod(call.config, EMAIL);
  const email = acceptedEmail(call.config, authId);
  const password = acceptedPassword(call.config, pswd);
  const claim = { email, visit: call.visit, purpose: 'reset', sqncNum } as const;
  await requireProof(call.db, call, claim);
  const found = await findIdentity(call.db, EMAIL, email);
  if (found === undefined) throw new Refusal('emailUnknown');
  refuseGuessable(password, [email, ...(await namesOf(call.db, found.user_id))]);
  const passwordHash = await call.passwords.hash(password, call.address);
  const signedIn = await signIn(call, async (tx) => {
    await spendProof(tx, call, claim);
    const account = await lockIdentity(tx, EMAIL, email);
    if (account === undefined) throw new Refusal('emailUnknown');
    await tx
      .updateTable('identities')
      .set({ password_hash: passwordHash })
      .where('method', '=', EMAIL)
      .where('subject', '=', email)
      .execute();
    call.metrics.sessionsEnded('passwordReset', await endSessionsOf(tx, account.user_id));
    const endsOthers = call.http.req.header(END_OTHER_WAYS_HEADER) === 'Y';
    const endedWays = endsOthers ? await endOtherWays(tx, account.user_id) : [];
    await endCodesOf(tx, call, email);
    await dropProofsOf(tx, email);
    await forgetDevicesOf(tx, account.user_id);
    return { userId: account.user_id, method: EMAIL, news: 'passwordSet', endedWays };
  });
  await forgetPasswordTries(call, email);
  return signedIn;
};
