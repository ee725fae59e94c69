import { isProvider, type Method } from '#contract/methods.ts';
import { lockCaller } from '../accounts/account-lock.ts';
import { keepActivity } from '../accounts/activity.ts';
import { isNewerThanSignIn, keepConfirmation } from '../accounts/confirmations.ts';
import { EMAIL, enabledMethod, findIdentity } from '../accounts/identities.ts';
import type { Caller } from '../accounts/sessions.ts';
import { spendTicket } from '../accounts/tickets.ts';
import { giveAgain } from '../accounts/ways.ts';
import { type Queryable, type Tx, transaction } from '../db/transaction.ts';
import { accountChosen } from '../http/account-choice-cookie.ts';
import type { CallContext, Handler } from '../http/call-context.ts';
import { deviceFamily } from '../http/device-family.ts';
import { Refusal } from '../http/refusal.ts';
import { CONFIRMATION_VALIDITY, POLICIES } from '../limits/policies.ts';
import { takeFromAll } from '../limits/take.ts';
import { perMember } from '../limits/takes-of-caller.ts';
import { PASSKEY } from '../passkeys/passkey-way.ts';
import { confirmByCode } from './confirm-by-code.ts';
import { confirmByPasskey } from './confirm-by-passkey.ts';
import { registered } from './signed-in.ts';

type ConfirmContext = CallContext<'confirmIdentity'>;

/**
 * CONFIRM-1. The owner proves again who they are, by the password, a code mailed to the account's email, a sign-in at a provider of the last five minutes, or a passkey; the answer serves for one act of
 * this session. An account without a password takes as long to refuse one as an account with another.
 * @throws Refusal `credentialsWrong`, `notOwnWay` (someone else's account of the provider, one that is none's, or a way
 * that was added in this session), `proofExpired`, `passkeyRefused`, those of `confirmByCode`, `notAllowed` for a guest
 */
export const confirmIdentity: Handler<'confirmIdentity'> = async (call) => {
  const caller = registered(call);
  await takeFromAll(call, perMember(caller, POLICIES.confirmations));
  const confirmed = judge(call, caller).then((prove) =>
    transaction(call.db, async (tx) => {
      await prove(tx);
      return keepConfirmation(tx, call, { caller, act: call.body.act });
    }),
  );
  return confirmed.catch(async (error: unknown) => {
    if (error instanceof Refusal && FAILED_PROOFS.includes(error.result)) await keepFailedProof(call, caller);
    throw error;
  });
};

/** Refusals that say: this was not the owner's way. Its owner is told (DEVICE-4). */
const FAILED_PROOFS: readonly Refusal['result'][] = ['credentialsWrong', 'codeWrong', 'codeTriesUsed', 'passkeyRefused', 'notOwnWay'];

function keepFailedProof(call: ConfirmContext, { userId }: Caller): Promise<void> {
  const { authMthd, credential } = call.body;
  const device = deviceFamily(call.http.req.header('user-agent'));
  return keepActivity(call.db, call, {
    userId,
    action: 'confirmation-failed',
    method: credential === undefined ? authMthd : PASSKEY,
    device,
  });
}

/** What needs no transaction; what comes back judges the rest in one. */
async function judge(call: ConfirmContext, caller: Caller): Promise<(tx: Tx) => Promise<void>> {
  const { authMthd, authCode, credential } = call.body;
  if (credential !== undefined) return confirmByPasskey(call, caller, credential);
  if (authCode !== undefined) return confirmByCode(call, caller, authCode);
  const method = enabledMethod(call.config, authMthd);
  if (method.type === EMAIL) return byPassword(call, caller);
  const prove = byProvider(call, method, caller);
  return async (tx) => {
    await prove(tx);
    accountChosen(call, call.http);
  };
}

async function byPassword(call: ConfirmContext, caller: Caller): Promise<(tx: Tx) => Promise<void>> {
  const { hash, addedAt } = await passwordOf(call.db, caller.userId);
  if (addedAt !== undefined && (await isNewerThanSignIn(call.db, caller, addedAt))) throw new Refusal('notOwnWay');
  if (!(await call.passwords.match(hash, call.body.pswd, call.address))) throw new Refusal('credentialsWrong');
  return async (tx) => {
    await lockCaller(tx, caller);
    // The password was set anew while this one was judged.
    if ((await passwordOf(tx, caller.userId)).hash !== hash) throw new Refusal('credentialsWrong');
  };
}

function byProvider(call: ConfirmContext, method: Method, caller: Caller): (tx: Tx) => Promise<void> {
  if (!isProvider(method)) throw new Refusal('valueInvalid');
  const use = { visit: call.visit, method, purposes: ['login', 'link'] as const, ticket: call.body.authId };
  return async (tx) => {
    const { subject, issuedAt } = await spendTicket(tx, call, use);
    if (issuedAt < call.clock() - CONFIRMATION_VALIDITY) throw new Refusal('proofExpired');
    await lockCaller(tx, caller);
    // Another's and none's are answered alike.
    const identity = await findIdentity(tx, method.type, subject);
    if (identity?.user_id !== caller.userId || (await isNewerThanSignIn(tx, caller, identity.created_at))) throw new Refusal('notOwnWay');
    // A sign-in there gives access again, so that the next withdrawal is told (WAY-1).
    await giveAgain(tx, caller.userId, method.type);
  };
}

async function passwordOf(db: Queryable, userId: string): Promise<{ readonly hash?: string; readonly addedAt?: number }> {
  const own = await db
    .selectFrom('identities')
    .select(['password_hash', 'created_at'])
    .where('user_id', '=', userId)
    .where('method', '=', EMAIL)
    .executeTakeFirst();
  return own?.password_hash == null ? {} : { hash: own.password_hash, addedAt: own.created_at };
}
