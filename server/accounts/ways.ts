import type { Queryable, Tx } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { relyingPartyOf } from '../passkeys/relying-party.ts';
import { dropConfirmationsOf } from './confirmations.ts';
import { endCodesOf } from './email-codes.ts';
import { EMAIL } from './identities.ts';
import { dropProofsOf } from './proofs.ts';
import type { Caller } from './sessions.ts';

/** One linked way of an account, as its owner is shown it (WAY-1). Times are ms since the epoch. */
export interface ListedWay {
  readonly authMthd: number;
  /** The email, or the provider’s account, masked; null: the provider has not said. */
  readonly account: string | null;
  readonly linkedAt: number;
  /** Null: not since it is kept. */
  readonly usedAt: number | null;
  /** The session that asks was begun by it. */
  readonly isCurrent: boolean;
  /** As in `identities`; absent where the provider has said no such thing. */
  readonly withdrawnAt?: number;
  readonly goneAt?: number;
}

export interface ListedWays {
  readonly wayList: ListedWay[];
  readonly passkeyCount: number;
}

type WayDeps = Pick<Deps, 'config' | 'addresses'>;

/** A way that was taken away, as the link in the email to its owner brings it back; its password does not come back. */
export interface RemovedWay {
  readonly method: number;
  readonly subject: string;
  readonly account: string | null;
  readonly created_at: number;
}

const identitiesOf = (db: Queryable, userId: string) =>
  db
    .selectFrom('identities')
    .select(['method', 'subject', 'account', 'created_at', 'used_at', 'withdrawn_at', 'gone_at'])
    .where('user_id', '=', userId)
    .orderBy('method')
    .execute();

async function passkeyCountOf(db: Queryable, userId: string): Promise<number> {
  return (await db.selectFrom('passkeys').select('credential_id').where('user_id', '=', userId).execute()).length;
}

/** WAY-1. */
export async function waysOf(db: Queryable, { userId, sessionId }: Caller): Promise<ListedWays> {
  const session = await db.selectFrom('sessions').select(['method', 'passkey_id']).where('session_id', '=', sessionId).executeTakeFirst();
  const wayList = (await identitiesOf(db, userId)).map(({ method, subject, account, created_at, used_at, withdrawn_at, gone_at }) => ({
    authMthd: method,
    account: method === EMAIL ? subject : account,
    linkedAt: created_at,
    usedAt: used_at,
    isCurrent: session?.method === method && session.passkey_id === null,
    ...(withdrawn_at !== null && { withdrawnAt: withdrawn_at }),
    ...(gone_at !== null && { goneAt: gone_at }),
  }));
  return { wayList, passkeyCount: await passkeyCountOf(db, userId) };
}

/** How many ways lead into an account, which is locked: what this site does not offer, or the provider has no more, leads nowhere. */
export async function countWays(db: Queryable, deps: WayDeps, userId: string): Promise<number> {
  const linked = (await identitiesOf(db, userId)).filter(
    ({ method, gone_at }) => gone_at === null && deps.config.enabledMethods.includes(method),
  );
  return linked.length + (relyingPartyOf(deps) === undefined ? 0 : await passkeyCountOf(db, userId));
}

export async function findWay(db: Queryable, userId: string, method: number): Promise<RemovedWay | undefined> {
  return (await identitiesOf(db, userId)).find((way) => way.method === method);
}

/** Takes a way from an account, which is locked, with the sessions that it began, but the one that is kept. @returns how many ended */
export async function removeWayOf(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  userId: string,
  { method, subject, keptSession }: Pick<RemovedWay, 'method' | 'subject'> & { readonly keptSession?: string },
): Promise<number> {
  await tx.deleteFrom('identities').where('user_id', '=', userId).where('method', '=', method).execute();
  if (method === EMAIL) {
    await endCodesOf(tx, deps, subject);
    await dropProofsOf(tx, subject);
  }
  await dropConfirmationsOf(tx, userId);
  const ended = await endSessionsBegunBy(tx, { userId, method, keptSession });
  // A session by a passkey counts as of a way that the account has.
  const [other] = await identitiesOf(tx, userId);
  if (other !== undefined)
    await tx.updateTable('sessions').set({ method: other.method }).where('user_id', '=', userId).where('method', '=', method).execute();
  return ended;
}

/** @returns how many ended */
export async function endSessionsBegunBy(
  tx: Tx,
  { userId, method, keptSession }: { readonly userId: string; readonly method: number; readonly keptSession?: string | undefined },
): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('method', '=', method)
    .where('passkey_id', 'is', null)
    .$if(keptSession !== undefined, (ended) => ended.where('session_id', '<>', keptSession ?? ''))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Brings a removed way back, if no account has it now, and this one has no other account of the same provider. */
export async function restoreWay(tx: Tx, userId: string, way: RemovedWay): Promise<void> {
  await tx
    .insertInto('identities')
    .values({ ...way, user_id: userId, password_hash: null, used_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const GIVEN_AGAIN = { withdrawn_at: null, gone_at: null };

/** The person has shown an identity of the account that is linked already. */
export async function giveAgain(tx: Tx, userId: string, method: number): Promise<void> {
  await tx.updateTable('identities').set(GIVEN_AGAIN).where('user_id', '=', userId).where('method', '=', method).execute();
}

/** WAY-1: when a way was used last, and how its provider calls the account, where it says. A person who signs in by it has given access again. */
export async function noteWayUse(
  tx: Tx,
  {
    userId,
    method,
    account,
    providerToken,
    at,
  }: {
    readonly userId: string;
    readonly method: number;
    readonly account?: string | null;
    readonly providerToken?: string | null | undefined;
    readonly at: number;
  },
): Promise<void> {
  await tx
    .updateTable('identities')
    .set({
      used_at: at,
      ...GIVEN_AGAIN,
      ...(account != null && { account }),
      ...(providerToken != null && { provider_token: providerToken }),
    })
    .where('user_id', '=', userId)
    .where('method', '=', method)
    .execute();
}
