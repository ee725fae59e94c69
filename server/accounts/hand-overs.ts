import type { Selectable } from 'kysely';
import { HAND_OVER_CODE_LENGTH, HAND_OVER_VALIDITY } from '#contract/limits.ts';
import { HAND_OVER_LETTERS } from '#contract/values/hand-over-code.ts';
import type { HandOversTable } from '../db/schema.ts';
import type { Queryable, Tx } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { digest, sign } from '../hashing.ts';
import { Refusal } from '../http/refusal.ts';
import { HAND_OVER_TAKEN_WITHIN } from '../limits/policies.ts';
import { lockUsers } from './account-lock.ts';
import type { Caller } from './sessions.ts';

/*
 * A screen without a session shows a code, a phone with one reads it and says whether to let the screen in (HAND-1 to HAND-3). Two things decide:
 * the phone's session approves, by the digits that the screen shows; and the visit that began it, with a secret that is in no code, is signed in.
 */

type HandOverDeps = Pick<Deps, 'clock' | 'random' | 'secret'>;
export type HandOver = Selectable<HandOversTable>;

const CHOICES = 3;

const codeHash = ({ secret }: Pick<Deps, 'secret'>, code: string): string => sign(secret, 'hand-over', code);
const networkOf = ({ secret }: Pick<Deps, 'secret'>, address: string): string => sign(secret, 'hand-over network', address);

/** The screen that asks. */
interface Screen {
  readonly visit: string;
  readonly device: string;
  readonly address: string;
}

export async function beginHandOver(
  deps: HandOverDeps & { readonly db: Queryable },
  { visit, device, address }: Screen,
): Promise<{ readonly code: string; readonly secret: string; readonly expiresAt: number }> {
  const code = Array.from({ length: HAND_OVER_CODE_LENGTH }, () => HAND_OVER_LETTERS[below(deps, HAND_OVER_LETTERS.length)]).join('');
  const secret = Buffer.from(deps.random(32)).toString('base64url');
  const now = deps.clock();
  const expiresAt = now + HAND_OVER_VALIDITY;
  await deps.db
    .insertInto('hand_overs')
    .values({
      secret_hash: digest(secret),
      code_hash: codeHash(deps, code),
      visit,
      device,
      network: networkOf(deps, address),
      state: 'waiting',
      session_id: null,
      digits: null,
      choices: null,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();
  return { code, secret, expiresAt };
}

/** The browser that shows the code asks; any other one has none. */
export const handOverOfScreen = (db: Queryable, { visit, secret }: { readonly visit: string; readonly secret: string }) =>
  db
    .selectFrom('hand_overs')
    .select(['state', 'digits', 'expires_at'])
    .where('secret_hash', '=', digest(secret))
    .where('visit', '=', visit)
    .executeTakeFirst();

export interface Claimed {
  readonly device: string;
  readonly begunAt: number;
  readonly expiresAt: number;
  readonly isSameNetwork: boolean;
  readonly choices: string[];
}

/**
 * The caller's device has read the code: the first that does is the only one that can answer, and hears the same whenever it reads it. To be called
 * once the account is locked.
 * @throws Refusal `handOverUnknown`, `handOverTaken`, `handOverDecided`
 */
export async function claimHandOver(
  tx: Tx,
  deps: HandOverDeps,
  { sessionId }: Caller,
  read: { code: string; address: string },
): Promise<Claimed> {
  const choices = differentDigits(deps);
  await tx
    .updateTable('hand_overs')
    .set({ state: 'claimed', session_id: sessionId, digits: choices[below(deps, CHOICES)] ?? '', choices: choices.join(',') })
    .where('code_hash', '=', codeHash(deps, read.code))
    .where('state', '=', 'waiting')
    .where('expires_at', '>', deps.clock())
    .execute();
  const found = await lockedHandOver(tx, deps, read.code);
  if (found === undefined || found.expires_at <= deps.clock()) throw new Refusal('handOverUnknown');
  if (found.session_id !== sessionId) throw new Refusal('handOverTaken');
  if (found.state !== 'claimed') throw new Refusal('handOverDecided');
  return {
    device: found.device,
    begunAt: found.created_at,
    expiresAt: found.expires_at,
    isSameNetwork: found.network === networkOf(deps, read.address),
    choices: (found.choices ?? '').split(','),
  };
}

/**
 * What the caller's device says to what it has claimed, once: a word that was said before is answered as it was then. `digits` null: not to let the
 * screen in. The refusal is returned, for the transaction to keep that wrong digits have ended it.
 */
export async function decideHandOver(
  tx: Tx,
  deps: HandOverDeps,
  { sessionId }: Caller,
  said: { readonly code: string; readonly digits: string | null },
): Promise<Refusal | undefined> {
  const found = await lockedHandOver(tx, deps, said.code);
  if (found === undefined || found.session_id !== sessionId) return new Refusal('handOverUnknown');
  const isRight = said.digits === found.digits;
  if (found.state === 'claimed') {
    const now = deps.clock();
    if (found.expires_at <= now) return new Refusal('handOverUnknown');
    const change = isRight ? { state: 'approved' as const, expires_at: now + HAND_OVER_TAKEN_WITHIN } : { state: 'refused' as const };
    await tx.updateTable('hand_overs').set(change).where('secret_hash', '=', found.secret_hash).execute();
    return isRight || said.digits === null ? undefined : new Refusal('digitsWrong');
  }
  const wasApproved = found.state !== 'refused';
  if (said.digits === null ? !wasApproved : wasApproved && isRight) return undefined;
  return new Refusal(wasApproved || isRight || said.digits === null ? 'handOverDecided' : 'digitsWrong');
}

/** What the phone was signed in by, which the screen is signed in by too. */
export interface Released {
  readonly userId: string;
  readonly method: number;
  readonly passkeyId: string | null;
  /** ms since the epoch: a hand-over proves nothing anew of its owner (CONFIRM-1). */
  readonly signedInAt: number;
}

/**
 * Uses up what was approved for this screen, and locks the account.
 * @throws Refusal `handOverUnknown`: nothing was, it was used or not taken in time, the phone's session has ended, or it is another browser's
 */
export async function releaseHandOver(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  { visit, secret }: { readonly visit: string; readonly secret: string },
): Promise<Released> {
  const owner = await tx
    .selectFrom('hand_overs')
    .innerJoin('sessions', 'sessions.session_id', 'hand_overs.session_id')
    .select('sessions.user_id')
    .where('secret_hash', '=', digest(secret))
    .where('hand_overs.visit', '=', visit)
    .executeTakeFirst();
  const locked = await lockUsers(tx, [owner?.user_id ?? '']);
  const released = await tx
    .updateTable('hand_overs')
    .set({ state: 'released' })
    .from('sessions')
    .whereRef('sessions.session_id', '=', 'hand_overs.session_id')
    .where('secret_hash', '=', digest(secret))
    .where('hand_overs.visit', '=', visit)
    .where('state', '=', 'approved')
    .where('hand_overs.expires_at', '>', clock())
    .where('sessions.expires_at', '>', clock())
    .returning(['sessions.user_id', 'sessions.method', 'sessions.passkey_id', 'sessions.created_at', 'sessions.signed_in_at'])
    .executeTakeFirst();
  if (released === undefined || !locked.has(released.user_id)) throw new Refusal('handOverUnknown');
  const { user_id: userId, method, passkey_id: passkeyId } = released;
  return { userId, method, passkeyId, signedInAt: released.signed_in_at ?? released.created_at };
}

/** Two words at once are heard one after the other. */
const lockedHandOver = (tx: Tx, deps: HandOverDeps, code: string): Promise<HandOver | undefined> =>
  tx.selectFrom('hand_overs').selectAll().where('code_hash', '=', codeHash(deps, code)).forUpdate().executeTakeFirst();

/** A whole number from 0 on, each as likely as any other. */
function below({ random }: Pick<Deps, 'random'>, end: number): number {
  const fair = 256 - (256 % end);
  for (;;) {
    const [byte = 0] = random(1);
    if (byte < fair) return byte % end;
  }
}

/** From 10 on, so that no number begins with a zero that is left out when it is read aloud. */
function differentDigits(deps: Pick<Deps, 'random'>): readonly string[] {
  const chosen = new Set<string>();
  while (chosen.size < CHOICES) chosen.add(String(10 + below(deps, 90)));
  return [...chosen];
}
