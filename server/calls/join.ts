import { isProvider } from '#contract/methods.ts';
import { lockIdentity } from '../accounts/account-lock.ts';
import { recordAgreements, wordsOfJoin, wordsOfReturn } from '../accounts/agreements.ts';
import { refusalOfConflict } from '../accounts/conflicts.ts';
import { refuseGuessable } from '../accounts/guessable.ts';
import { acceptedEmail, acceptedPassword, addIdentity, EMAIL, enabledMethod, GUEST } from '../accounts/identities.ts';
import { requireProof, spendProof } from '../accounts/proofs.ts';
import { spendTicket } from '../accounts/tickets.ts';
import { acceptedNickname, acceptedUvrsId, createUser, type NewUser } from '../accounts/users.ts';
import type { Tx } from '../db/transaction.ts';
import type { CallContext, Handler } from '../http/call-context.ts';
import { Refusal } from '../http/refusal.ts';
import { signIn } from './sign-in.ts';
import { takeGuest } from './take-guest.ts';

/** API-8: as a guest, or with an email that this visit has proven. */
export const join: Handler<'join'> = async (call) => {
  const method = enabledMethod(call.config, call.body.authMthd);
  const newUser = newUserOf(call);
  if (method.type === GUEST) return joinAsGuest(call, newUser);
  if (method.type === EMAIL) return joinWithEmail(call, newUser);
  throw new Refusal('valueInvalid');
};

async function joinAsGuest(call: CallContext<'join'>, newUser: NewUser) {
  if (call.body.authId !== '' || call.body.pswd !== '') throw new Refusal('valueInvalid');
  await takeGuest(call);
  return signIn(call, async (tx) => ({ userId: await createJoined(call, tx, newUser), method: GUEST })).catch(rethrowConflict);
}

async function joinWithEmail(call: CallContext<'join'>, newUser: NewUser) {
  const email = acceptedEmail(call.config, call.body.authId);
  const password = acceptedPassword(call.config, call.body.pswd);
  refuseGuessable(password, [email, call.body.ncknm, call.body.uvrsId]);
  const claim = { email, visit: call.visit, purpose: 'link' } as const;
  await requireProof(call.db, call, claim);
  const passwordHash = await call.passwords.hash(password, call.address);
  return signIn(call, async (tx) => {
    // In the same transaction: a name that turns out to be taken leaves the proof for the next try.
    await spendProof(tx, call, claim);
    const userId = await createJoined(call, tx, newUser);
    await addIdentity(call, tx, userId, { method: EMAIL, subject: email, passwordHash });
    return { userId, method: EMAIL };
  }).catch(rethrowConflict);
}

/** API-11: with a social or university account, by the ticket that check-user gave. One that has an account already is signed in to it. */
export const accountLinkJoin: Handler<'accountLinkJoin'> = async (call) => {
  const method = enabledMethod(call.config, call.body.authMthd);
  if (!isProvider(method)) throw new Refusal('valueInvalid');
  const newUser = newUserOf(call);
  return signIn(call, async (tx) => {
    const {
      subject,
      account: name,
      providerToken,
    } = await spendTicket(tx, call, {
      visit: call.visit,
      method,
      purposes: ['login', 'link'],
      ticket: call.body.authId,
    });
    const account = await lockIdentity(tx, method.type, subject);
    if (account !== undefined) {
      await recordAgreements(call, tx, account.user_id, wordsOfReturn(newUser.marketingAgreed));
      return { userId: account.user_id, method: method.type, news: 'signedIn', account: name, providerToken };
    }
    const userId = await createJoined(call, tx, newUser);
    await addIdentity(call, tx, userId, { method: method.type, subject, passwordHash: null, account: name, providerToken });
    return { userId, method: method.type };
  }).catch((error) => rethrowConflict(error, method.type));
};

/** AGR-5: the account and what its owner agreed to are stored together or not at all. */
async function createJoined(call: CallContext<'join'> | CallContext<'accountLinkJoin'>, tx: Tx, newUser: NewUser): Promise<string> {
  const userId = await createUser(call, tx, newUser);
  await recordAgreements(call, tx, userId, wordsOfJoin(newUser.marketingAgreed));
  return userId;
}

const newUserOf = ({ config, body }: Pick<CallContext<'accountLinkJoin'>, 'config' | 'body'>): NewUser => ({
  nickname: acceptedNickname(config, body.ncknm),
  uvrsId: body.uvrsId.trim() === '' ? '' : acceptedUvrsId(config, body.uvrsId),
  gender: body.gndr,
  marketingAgreed: body.mrktInfrRcptAgrmYn === 'Y',
});

function rethrowConflict(error: unknown, method: number = EMAIL): never {
  throw refusalOfConflict(error, method);
}
