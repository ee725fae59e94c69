import type { ConfirmedAct } from '#contract/confirmed-acts.ts';
import type { Queryable, Tx } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { digest } from '../hashing.ts';
import { Refusal } from '../http/refusal.ts';
import { CONFIRMATION_VALIDITY, SIGN_IN_PROVES } from '../limits/policies.ts';
import { type Caller, signedInAt } from './sessions.ts';

/** What a confirmation is for: one act of one session. */
interface Purpose {
  readonly caller: Caller;
  readonly act: ConfirmedAct;
}

/** Keeps that the caller has proven to be the owner, for one act of this session. @returns what the act is sent with; `expiresAt` in ms since the epoch */
export async function keepConfirmation(
  db: Queryable,
  { clock, random }: Pick<Deps, 'clock' | 'random'>,
  { caller, act }: Purpose,
): Promise<{ readonly confirmation: string; readonly expiresAt: number }> {
  const confirmation = Buffer.from(random(32)).toString('base64url');
  const expiresAt = clock() + CONFIRMATION_VALIDITY;
  await db
    .insertInto('confirmations')
    .values({ confirmation_hash: digest(confirmation), session_id: caller.sessionId, act, expires_at: expiresAt, spent_at: null })
    .execute();
  return { confirmation, expiresAt };
}

/**
 * CONFIRM-1: uses up what proves that the owner does this; a sign-in of the last minutes proves it too. Call it in the act's transaction once the account
 * is locked: of several acts at once only one has it, and an act that fails leaves it.
 * @returns `done`: the client asks for a lost answer, and this very confirmation has done its act already
 * @throws Refusal `confirmationNeeded` (none, used, too old, of another session or for another act)
 */
export async function spendConfirmation(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  { caller, act }: Purpose,
  { confirmation, isRepeat }: { readonly confirmation: string | undefined; readonly isRepeat: boolean },
): Promise<'proven' | 'done'> {
  const now = clock();
  if (await hasJustSignedIn(tx, caller, now)) return 'proven';
  const spent = await tx
    .updateTable('confirmations')
    .set({ spent_at: now })
    .where('confirmation_hash', '=', digest(confirmation ?? ''))
    .where('session_id', '=', caller.sessionId)
    .where('act', '=', act)
    .where('expires_at', '>', now)
    .where('spent_at', 'is', null)
    .returning('act')
    .executeTakeFirst();
  if (spent !== undefined) return 'proven';
  if (isRepeat && (await wasSpent(tx, { caller, act }, confirmation, now))) return 'done';
  throw new Refusal('confirmationNeeded');
}

/**
 * CONFIRM-1: looks for what `spendConfirmation` is going to use up, and leaves it: for a call that only prepares the act.
 * @throws Refusal `confirmationNeeded` as that does
 */
export async function expectConfirmation(
  db: Queryable,
  { clock }: Pick<Deps, 'clock'>,
  { caller, act }: Purpose,
  confirmation: string | undefined,
): Promise<void> {
  const now = clock();
  if (await hasJustSignedIn(db, caller, now)) return;
  const kept = await db
    .selectFrom('confirmations')
    .select('act')
    .where('confirmation_hash', '=', digest(confirmation ?? ''))
    .where('session_id', '=', caller.sessionId)
    .where('act', '=', act)
    .where('expires_at', '>', now)
    .where('spent_at', 'is', null)
    .executeTakeFirst();
  if (kept === undefined) throw new Refusal('confirmationNeeded');
}

/** A way has left an account, by which some of what its sessions hold may have been proven: they prove it anew. What has served stays, for a lost answer. */
export async function dropConfirmationsOf(db: Queryable, userId: string): Promise<void> {
  await db
    .deleteFrom('confirmations')
    .where('spent_at', 'is', null)
    .where('session_id', 'in', (of) => of.selectFrom('sessions').select('session_id').where('user_id', '=', userId))
    .execute();
}

/** A way that was added since the person signed in proves nothing: a thief with the session would add their own. */
export async function isNewerThanSignIn(db: Queryable, { sessionId }: Caller, addedAt: number): Promise<boolean> {
  const signedIn = await signedInAt(db, sessionId);
  return signedIn === undefined || addedAt > signedIn;
}

async function hasJustSignedIn(db: Queryable, { sessionId }: Caller, now: number): Promise<boolean> {
  const signedIn = await signedInAt(db, sessionId);
  return signedIn !== undefined && signedIn >= now - SIGN_IN_PROVES;
}

const wasSpent = async (tx: Tx, { caller, act }: Purpose, confirmation: string | undefined, now: number): Promise<boolean> =>
  (await tx
    .selectFrom('confirmations')
    .select('act')
    .where('confirmation_hash', '=', digest(confirmation ?? ''))
    .where('session_id', '=', caller.sessionId)
    .where('act', '=', act)
    .where('expires_at', '>', now)
    .where('spent_at', 'is not', null)
    .executeTakeFirst()) !== undefined;
