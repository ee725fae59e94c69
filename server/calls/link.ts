import type { RequestOf } from '#contract/calls.ts';
import { isProvider, methodByType } from '#contract/methods.ts';
import { lockCaller } from '../accounts/account-lock.ts';
import { refusalOfConflict } from '../accounts/conflicts.ts';
import { keepFollowed } from '../accounts/followed-sessions.ts';
import { namesOf, refuseGuessable } from '../accounts/guessable.ts';
import {
  acceptedEmail,
  acceptedPassword,
  addIdentity,
  EMAIL,
  enabledMethod,
  findIdentity,
  GUEST,
  type Identity,
} from '../accounts/identities.ts';
import { requireProof, spendProof } from '../accounts/proofs.ts';
import { endGoneWays } from '../accounts/provider-signals.ts';
import { replaceAccount } from '../accounts/replaced.ts';
import { type Caller, endSession, endSessionsOf, isSharedSession, signedInAt } from '../accounts/sessions.ts';
import { attemptOf } from '../accounts/sign-in-attempts.ts';
import { spendTicket } from '../accounts/tickets.ts';
import { emailOwner, ownerToTell } from '../accounts/told-owner.ts';
import { countWays, giveAgain } from '../accounts/ways.ts';
import type { Queryable, Tx } from '../db/transaction.ts';
import type { CallContext, Handler } from '../http/call-context.ts';
import { deviceFamily } from '../http/device-family.ts';
import { REPLACE_EXISTING_HEADER } from '../http/header-names.ts';
import { Refusal } from '../http/refusal.ts';
import { DELETED_ACCOUNT_KEPT, REPLACING_SIGN_IN_AGE } from '../limits/policies.ts';
import { replacedMail } from '../mail/replaced-mail.ts';
import { requireConfirmation, requireHeldConfirmation } from './requires-confirmation.ts';
import { signIn } from './sign-in.ts';
import { registered, signedIn } from './signed-in.ts';

type LinkContext = CallContext<'linkAccount'> | CallContext<'setUpAccount'>;

/** API-13. The guest becomes a member and keeps what they had; the guest's tokens end, in every browser. */
export const linkAccount: Handler<'linkAccount'> = async (call) => {
  const caller = signedIn(call);
  if (caller.method !== GUEST) throw new Refusal('notAllowed');
  return connect(call, caller, { prove: async () => {}, endEarlier: (tx, but) => endSessionsOf(tx, caller.userId, but) });
};

/**
 * API-14. Adds one more way to sign in to an account; a guest's first one may be a provider's (SOC-5), while an email is linked (EMAIL-7). A stranger
 * would sign in by the one that they have added, so the owner proves to be the owner; a guest has no way to prove it by, nor has an account whose ways are all gone.
 * @throws Refusal `confirmationNeeded` (CONFIRM-1)
 */
export const setUpAccount: Handler<'setUpAccount'> = async (call) => {
  if (call.body.authMthd === EMAIL) registered(call);
  const caller = signedIn(call);
  const { userId, sessionId, method } = caller;
  const isAsked = async (db: Queryable) => method !== GUEST && (await countWays(db, call, userId)) > 0;
  if (await isAsked(call.db)) await requireHeldConfirmation(call.db, call, caller, 'setUpAccount');
  const prove = async (tx: Tx) => {
    if (!(await isAsked(tx))) return;
    // A confirmation that has served for another way serves for none.
    if ((await requireConfirmation(tx, call, caller, 'setUpAccount')) === 'done') throw new Refusal('confirmationNeeded');
  };
  const endEarlier = async (tx: Tx, but: string | undefined) => {
    if (method === GUEST) return endSessionsOf(tx, userId, but);
    return but === undefined ? endSession(tx, sessionId) : 0;
  };
  return connect(call, caller, { prove, endEarlier });
};

interface Connecting {
  /** Throws where it is not the owner who gives the account another way; called once the account is locked. */
  readonly prove: (tx: Tx) => Promise<void>;
  readonly endEarlier: (tx: Tx, but: string | undefined) => Promise<number>;
}

/**
 * Gives an account the identity that the caller has proven to be theirs, and begins a new session, which is a guest's first by that identity.
 * @throws Refusal `unauthorized` when another call has ended the caller's session, as a logout or another link does
 */
async function connect(call: LinkContext, caller: Caller, { prove, endEarlier }: Connecting) {
  const identityIn = await provenIdentity(call, caller.userId);
  const signedInAgain = await signIn(call, async (tx) => {
    const identity = await identityIn(tx);
    const { method } = identity;
    const owner = mayReplace(call) ? await findIdentity(tx, method, identity.subject) : undefined;
    await lockCaller(tx, caller, owner === undefined ? [] : [owner.user_id]);
    const isNew = await freeIdentity(call, tx, { userId: caller.userId, identity, lockedOwner: owner?.user_id });
    if (isNew) await prove(tx);
    // Before the new one: an account has one identity of a provider.
    const gone = isNew ? await endGoneWays(tx, call, { ...caller, device: deviceFamily(call.http.req.header('user-agent')) }) : [];
    if (isNew) await addIdentity(call, tx, caller.userId, identity);
    else await giveAgain(tx, caller.userId, method);
    const isShared = await isSharedSession(tx, caller.sessionId);
    // To add a way says nothing of who the owner is: a stolen session that adds its thief's stays as old as it was (CONFIRM-1).
    const signedIn = caller.method === GUEST ? undefined : await signedInAt(tx, caller.sessionId);
    // A client that names its attempt uses the new session at once, and may ask for a lost answer: until then the caller's own is kept.
    const follows = attemptOf(call.http) === undefined ? undefined : caller.sessionId;
    const ended = await endEarlier(tx, follows);
    call.metrics.sessionsEnded('linked', follows === undefined ? ended : ended + 1);
    // A guest has no way of their own before. Any other is signed in as before, however many ways there are now (SEEN-3).
    const signedInBy = caller.method === GUEST || gone.includes(caller.method) ? method : caller.method;
    if (follows !== undefined) await keepFollowed(tx, { sessionId: follows, method: signedInBy, now: call.clock() });
    return {
      userId: caller.userId,
      method: signedInBy,
      follows,
      isShared,
      signedInAt: signedIn,
      ...(isNew && { news: 'wayLinked', newsOf: method }),
    };
  }).catch((error) => {
    throw refusalOfConflict(error, call.body.authMthd);
  });
  call.outbox.wake();
  return signedInAgain;
}

/** An identity, and when the caller proved it; ms since the epoch. */
interface ProvenIdentity extends Identity {
  readonly provenAt: number;
}

const mayReplace = (call: LinkContext): boolean => call.http.req.header(REPLACE_EXISTING_HEADER) === 'Y';

interface IdentityToFree {
  readonly userId: string;
  readonly identity: ProvenIdentity;
  /** The account that is locked for being replaced, if there is one. */
  readonly lockedOwner: string | undefined;
}

/**
 * SOC-4, SOC-6. An identity of a provider that belongs to another account is refused, unless the person has said that this account shall be
 * deleted, and has signed in to it a short time ago. What is deleted is the other account, and the caller's
 * gets no more than it gets by connecting an identity that is free.
 * One that is the caller's own already is linked: the answer to an earlier try may have been lost.
 * @returns whether it is still to be added
 * @throws Refusal `accountInUse`, `notAllowed` (this very account would be deleted), `signInTooOld`
 */
async function freeIdentity(call: LinkContext, tx: Tx, { userId, identity, lockedOwner }: IdentityToFree): Promise<boolean> {
  const { method, subject, provenAt } = identity;
  if (method === EMAIL) return true;
  const existing = await findIdentity(tx, method, subject);
  if (existing === undefined) return true;
  if (existing.user_id === userId) {
    if (mayReplace(call)) throw new Refusal('notAllowed');
    return false;
  }
  // Another account has got the identity while the locks were waited for: the person has not said that this one shall be deleted.
  if (!mayReplace(call) || existing.user_id !== lockedOwner) throw new Refusal('accountInUse');
  if (call.clock() - provenAt > REPLACING_SIGN_IN_AGE) throw new Refusal('signInTooOld');
  // Told before: its email goes with it.
  await tellReplaced(call, tx, existing.user_id, method);
  await replaceAccount(call, tx, { userId: existing.user_id, byUserId: userId, method });
  return true;
}

const DAY = 86_400_000;

/** SOC-4, SAFE-1: tells the owner of an account that is deleted, and by whose way in, while it can be brought back. */
async function tellReplaced(call: LinkContext, tx: Tx, userId: string, method: number): Promise<void> {
  const owner = await ownerToTell(tx, call, { userId, news: 'replaced', language: call.language });
  if (owner === undefined) return;
  const provider = methodByType(method)?.name ?? '';
  const { nickname, language } = owner;
  await emailOwner(tx, call, owner, {
    topic: 'replaced',
    mailTo: ({ isFormer }) =>
      replacedMail({ nickname, provider, days: DELETED_ACCOUNT_KEPT / DAY, isFormer, language, siteUrl: call.addresses.siteUrl }),
  });
}

type Credentials = RequestOf<'linkAccount'>;

/**
 * What the caller has proven to be theirs: an email by `sqncNum`, or a provider's person by the ticket in `authId`. Everything slow is done
 * here; what it returns uses the proof up, and is for the transaction that stores the identity.
 */
async function provenIdentity(call: LinkContext, userId: string): Promise<(tx: Tx) => Promise<ProvenIdentity>> {
  const { authMthd, authId, sqncNum, pswd }: Credentials = call.body;
  const method = enabledMethod(call.config, authMthd);
  if (isProvider(method)) {
    const use = { visit: call.visit, method, purposes: ['link'], ticket: authId } as const;
    return async (tx) => {
      const { subject, account, providerToken, issuedAt } = await spendTicket(tx, call, use);
      return { method: method.type, subject, account, providerToken, passwordHash: null, provenAt: issuedAt };
    };
  }
  if (method.type !== EMAIL) throw new Refusal('valueInvalid');
  const email = acceptedEmail(call.config, authId);
  const password = acceptedPassword(call.config, pswd);
  const claim = { email, visit: call.visit, purpose: 'link', sqncNum } as const;
  await requireProof(call.db, call, claim);
  refuseGuessable(password, [email, ...(await namesOf(call.db, userId))]);
  const passwordHash = await call.passwords.hash(password, call.address);
  return async (tx) => {
    await spendProof(tx, call, claim);
    return { method: EMAIL, subject: email, passwordHash, provenAt: call.clock() };
  };
}
