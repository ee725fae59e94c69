import { lockCaller } from '../accounts/account-lock.ts';
import { isSharedSession, signedInAt } from '../accounts/sessions.ts';
import { transaction } from '../db/transaction.ts';
import type { CallContext, Handler } from '../http/call-context.ts';
import { Refusal } from '../http/refusal.ts';
import { ofSession } from '../openid/entries.ts';
import { answerLogin, type WaitingLogin, waitingLogin } from '../openid/interactions.ts';
import { OPENID_SCOPES } from '../openid/provider.ts';
import { consentAsked, consentOf, registrationOf } from './oauth.ts';
import { registered } from './signed-in.ts';

/**
 * PARTNER-1: the login that a client began at the OpenID door goes on with this account. Client and address are those that the page shows, so
 * that no page can show one client and sign in for another.
 * @throws Refusal `loginOver`, `redirectNotRegistered`, `clientUnknown`, `signInTooOld` (the client wants a new sign-in), `consentRequired` (GW-6),
 * `notAllowed` (a guest), `unauthorized` (the session has just ended)
 */
export const finishPartnerLogin: Handler<'finishPartnerLogin'> = async (call) => {
  const caller = registered(call);
  const { provider, login } = await loginOf(call);
  const { clntId, redrUri } = call.body;
  if (login.clientId !== clntId || login.redirectUri !== redrUri) throw new Refusal('clientUnknown');
  const registration = await registrationOf(call.db, clntId, redrUri);
  const signedIn = await signedInAt(call.db, caller.sessionId);
  if (signedIn === undefined) throw new Refusal('unauthorized');
  if (login.signedInSince !== undefined && signedIn < login.signedInSince) throw new Refusal('signInTooOld');
  const asksForEmail = login.scopes.includes('email');
  const consent = await consentOf(call.db, clntId, caller.userId);
  const isAnswered = consent !== undefined && (!login.asksAnew || consent.agreed_at >= login.began);
  const isCovered = consent !== undefined && (!asksForEmail || consent.covers_email);
  const isAgreed = registration.first_party ? !login.asksAnew || isAnswered : isAnswered && isCovered;
  if (!isAgreed) {
    const data = { ...consentAsked(registration, call.language), ...(asksForEmail && { email: true }) };
    throw new Refusal('consentRequired', { data });
  }

  const grant = new provider.Grant({ accountId: caller.userId, clientId: clntId });
  // All that the person has agreed to, so that a request for less does not take anything back.
  const coversEmail = registration.first_party || consent?.covers_email === true;
  grant.addOIDCScope(OPENID_SCOPES.filter((scope) => scope !== 'email' || coversEmail).join(' '));
  const grantId = await grant.save();
  await transaction(call.db, async (tx) => {
    await lockCaller(tx, caller);
    // Held until the grant belongs to it: an end of the session at the same moment comes before, or takes the grant along.
    const held = tx.selectFrom('sessions').select('session_id').where('session_id', '=', caller.sessionId).forKeyShare();
    if ((await held.executeTakeFirst()) === undefined) throw new Refusal('unauthorized');
    await ofSession({ db: tx }, grantId, caller.sessionId);
  });
  const next = await answerLogin(call, provider, call.http, login, {
    sessionId: caller.sessionId,
    result: {
      login: {
        accountId: caller.userId,
        remember: !(await isSharedSession(call.db, caller.sessionId)),
        ts: Math.floor(signedIn / 1000),
      },
      consent: { grantId },
      select_account: {},
    },
  });
  if (next === undefined) throw new Refusal('loginOver');
  return { next };
};

/** PARTNER-1: the person does not go on, and the client hears `access_denied`. @throws Refusal `loginOver` */
export const refusePartnerLogin: Handler<'refusePartnerLogin'> = async (call) => {
  const { provider, login } = await loginOf(call);
  const next = await answerLogin(call, provider, call.http, login, {
    result: { error: 'access_denied', error_description: 'the person does not continue' },
  });
  if (next === undefined) throw new Refusal('loginOver');
  return { next };
};

async function loginOf<Name extends 'finishPartnerLogin' | 'refusePartnerLogin'>(call: CallContext<Name>) {
  if (call.openid === undefined) throw new Refusal('loginOver');
  const provider = await call.openid.provider();
  const login: WaitingLogin | undefined = await waitingLogin(call, provider, call.http, call.body.lgnId);
  if (login === undefined) throw new Refusal('loginOver');
  return { provider, login };
}
