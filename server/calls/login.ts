import { isProvider, methodByType } from '#contract/methods.ts';
import { lockIdentity } from '../accounts/account-lock.ts';
import { keepWrongPassword } from '../accounts/activity.ts';
import { acceptedEmail, EMAIL, enabledMethod, findIdentity } from '../accounts/identities.ts';
import { spendTicket } from '../accounts/tickets.ts';
import type { CallContext, Handler } from '../http/call-context.ts';
import { deviceFamily } from '../http/device-family.ts';
import { Refusal } from '../http/refusal.ts';
import { takePasswordTry } from './password-tries.ts';
import { signIn } from './sign-in.ts';

/**
 * API-2. `authId` is the ticket that check-user gave for the provider's one-time code. A ticket for linking serves as well: a person who hears that
 * the account has an owner logs in to that one (SOC-4).
 */
export const snsLogin: Handler<'snsLogin'> = (call) => providerLogin(call, call.body.authMthd, call.body.authId, false);

/** API-4. `code` is such a ticket, too; `cmpsCode` has to be the school whose method it is. */
export const ssoLogin: Handler<'ssoLogin'> = async (call) => {
  const { cmpsCode, authMthd, code } = call.body;
  if (methodByType(authMthd)?.code !== cmpsCode) throw new Refusal('valueInvalid');
  return providerLogin(call, authMthd, code, true);
};

async function providerLogin(call: CallContext<'snsLogin'> | CallContext<'ssoLogin'>, type: number, ticket: string, sso: boolean) {
  const method = enabledMethod(call.config, type);
  if (!isProvider(method) || method.sso !== sso) throw new Refusal('valueInvalid');
  return signIn(call, async (tx) => {
    const {
      subject,
      account: name,
      providerToken,
    } = await spendTicket(tx, call, { visit: call.visit, method, purposes: ['login', 'link'], ticket });
    const account = await lockIdentity(tx, type, subject);
    // The refusal undoes the spending: with the same ticket the person can sign up (LOGIN-4).
    if (account === undefined) throw new Refusal('accountNotFound');
    return { userId: account.user_id, method: type, news: 'signedIn', account: name, providerToken };
  });
}

/** API-3. An unknown email and a wrong password have the same answer and take the same time. */
export const emailLogin: Handler<'emailLogin'> = async (call) => {
  const { authMthd, authId, pswd } = call.body;
  if (authMthd !== EMAIL) throw new Refusal('valueInvalid');
  enabledMethod(call.config, EMAIL);
  const email = acceptedEmail(call.config, authId);
  // Counted before the password is judged, which is dear, and so that tries at once cannot slip through.
  const tried = await takePasswordTry(call, email);
  const account = await findIdentity(call.db, EMAIL, email);
  if (!(await call.passwords.match(account?.password_hash ?? undefined, pswd, call.address)) || account === undefined) {
    await keepWrongPassword(call.db, call, email, deviceFamily(call.http.req.header('user-agent')));
    throw new Refusal('credentialsWrong');
  }
  await tried.wasRight();
  return signIn(call, async (tx) => {
    const current = await lockIdentity(tx, EMAIL, email);
    // The password was set anew while this one was judged: a reset ends every session, so none may begin by the earlier password.
    if (current?.password_hash !== account.password_hash) throw new Refusal('credentialsWrong');
    return { userId: current.user_id, method: EMAIL, news: 'signedIn' };
  });
};
