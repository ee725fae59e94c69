import { isProvider, type Method } from '#contract/methods.ts';
import { acceptedEmail, EMAIL, enabledMethod, findIdentity } from '../accounts/identities.ts';
import { type BroughtBack, exchangeCode, issueTicket, ticketAgain } from '../accounts/tickets.ts';
import { readFace } from '../accounts/users.ts';
import { isRepeat } from '../http/answer-lost.ts';
import type { CallContext, Handler } from '../http/call-context.ts';
import { AUTH_STATE_HEADER } from '../http/header-names.ts';
import { Refusal } from '../http/refusal.ts';
import { POLICIES } from '../limits/policies.ts';
import { takeFromAll } from '../limits/take.ts';
import { perVisit } from '../limits/takes-of-caller.ts';
import { requireVisit } from './requires-visit.ts';

/** API-6. `ncknm` is there when the email or the provider's person has an account; an email's tells only how the nickname begins. */
export const checkUser: Handler<'checkUser'> = async (call) => {
  const method = enabledMethod(call.config, call.body.authMthd);
  if (method.type === EMAIL) {
    const email = acceptedEmail(call.config, call.body.authId);
    await takeFromAll(call, [
      ...perVisit(call, POLICIES.emailChecksPerVisit),
      [POLICIES.emailChecksPerEmailAndAddress, `${email} ${call.address}`],
      [POLICIES.emailChecksPerAddress(call.config.emailCheckLimitPerHour), call.address],
      [POLICIES.emailChecksPerAddressAndDay(call.config.emailCheckLimitPerHour), call.address],
      [POLICIES.emailChecksPerEmail, email],
    ]);
    const account = await findIdentity(call.db, EMAIL, email);
    return account === undefined ? { authId: email } : { authId: email, ncknm: masked(account.nickname) };
  }
  if (!isProvider(method)) throw new Refusal('valueInvalid');
  requireVisit(call);
  const state = call.http.req.header(AUTH_STATE_HEADER) ?? '';
  const iss = call.http.req.query('iss');
  const earlier = isRepeat(call) ? await ticketAgain(call, method, { state }) : undefined;
  const { ticket, subject } = earlier ?? (await ticketFor(call, method, { code: call.body.authId, state, iss }));
  const account = await findIdentity(call.db, method.type, subject);
  // One's own is no other's: a link whose answer was lost may be made again.
  const isOthers = account !== undefined && account.user_id !== call.caller?.userId;
  return isOthers ? { authId: ticket, ncknm: account.nickname, owner: await readFace(call.db, account.user_id) } : { authId: ticket };
};

async function ticketFor(call: CallContext<'checkUser'>, method: Method, broughtBack: BroughtBack) {
  const person = await exchangeCode(call, method, broughtBack);
  return { subject: person.subject, ticket: await issueTicket(call, method, { ...person, state: broughtBack.state }) };
}

/** Anyone can ask about any email, so the answer must not say who is behind it. */
const masked = (nickname: string): string => `${[...nickname][0] ?? ''}***`;
