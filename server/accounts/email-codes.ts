import { AUTH_CODE_LENGTH, CODE_TRIES, CODE_VALIDITY, CONFIRMATION_CODE_VALIDITY, RESEND_COOL_DOWN } from '#contract/limits.ts';
import { AUTH_CODE_LETTERS } from '#contract/values/find-auth-code.ts';
import type { Purpose } from '../db/schema.ts';
import { type Tx, transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { sameText, sign } from '../hashing.ts';
import { Refusal } from '../http/refusal.ts';
import { isProven, keepProof } from './proofs.ts';

/** ms */
export const codeValidity = (purpose: Purpose): number =>
  purpose === 'link' || purpose === 'reset' ? CODE_VALIDITY : CONFIRMATION_CODE_VALIDITY;

/** Characters of base64url: 132 bits. */
const LINK_KEY_LENGTH = 22;

type CodeDeps = Pick<Deps, 'clock' | 'random' | 'secret'>;

/** A code belongs to the visit that asked for it: for one email several live at once, and no visit can end that of another. */
interface CodeKey {
  readonly email: string;
  readonly visit: string;
}

export interface NewCode {
  readonly code: string;
  /** For the link in the email alone, which no other page can guess: the page that asked knows by it that a link is of this email. */
  readonly linkKey: string;
  readonly sentAt: number;
  readonly expiresAt: number;
}

/**
 * The visit's code for this email that is still good, as it was sent: the answer to a request whose first answer was lost. The code itself is in the
 * email alone.
 */
export async function liveCode(
  { db, clock, secret }: Pick<Deps, 'db' | 'clock' | 'secret'>,
  key: CodeKey & { readonly purpose: Purpose },
): Promise<Omit<NewCode, 'code'> | undefined> {
  const { email, visit, purpose } = key;
  const live = await db
    .selectFrom('email_codes')
    .select(['sent_at', 'expires_at'])
    .where('email', '=', email)
    .where('visit', '=', visit)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', clock())
    .executeTakeFirst();
  if (live === undefined) return undefined;
  return { linkKey: linkKeyOf({ secret }, key, live.sent_at), sentAt: live.sent_at, expiresAt: live.expires_at };
}

/** @throws Refusal `tooManyRequests` while the visit's last code for this email is younger than the cool-down (EMAIL-4) */
export async function requireCooledDown({ db, clock }: Pick<Deps, 'db' | 'clock'>, { email, visit }: CodeKey): Promise<void> {
  const last = await db
    .selectFrom('email_codes')
    .select('sent_at')
    .where('email', '=', email)
    .where('visit', '=', visit)
    .executeTakeFirst();
  const wait = last === undefined ? 0 : last.sent_at + RESEND_COOL_DOWN - clock();
  if (wait > 0) throw new Refusal('tooManyRequests', { retryAfter: wait });
}

/**
 * Puts a new code in the place of the visit's earlier one for this email.
 * @throws Refusal `tooManyRequests` when another request has done so since `requireCooledDown`
 */
export async function replaceCode(tx: Tx, deps: CodeDeps, about: CodeKey & { readonly purpose: Purpose }): Promise<NewCode> {
  // A random byte picks one of 32 letters without favour.
  const code = Array.from(deps.random(AUTH_CODE_LENGTH), (byte) => AUTH_CODE_LETTERS.charAt(byte % AUTH_CODE_LETTERS.length)).join('');
  const sentAt = deps.clock();
  const expiresAt = sentAt + codeValidity(about.purpose);
  const row = { ...about, code_hash: hashOf(deps, about.email, code), tries: 0, sent_at: sentAt, expires_at: expiresAt };
  // One statement: of several requests at once, one finds the cool-down over.
  const replaced = await tx
    .insertInto('email_codes')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['email', 'visit'])
        .doUpdateSet(row)
        .where('email_codes.sent_at', '<=', sentAt - RESEND_COOL_DOWN),
    )
    .returning('email')
    .executeTakeFirst();
  if (replaced === undefined) throw new Refusal('tooManyRequests', { retryAfter: RESEND_COOL_DOWN });
  return { code, linkKey: linkKeyOf(deps, about, sentAt), sentAt, expiresAt };
}

/** What the code was asked for: one that proves who the owner is serves for its act alone, and for nothing else. */
const isFor = (asked: Purpose, wanted: Purpose | undefined): boolean =>
  wanted === undefined ? asked === 'link' || asked === 'reset' : asked === wanted;

/** A code that a visit has confirmed and asks about once more, since the answer was lost: while its proof is unspent, that answers again. */
interface Repeated {
  readonly isRepeat?: boolean;
  /** Default: any of API-16. */
  readonly purpose?: Purpose;
}

/** A proof, and what it is good for. */
export interface Confirmed {
  readonly sqncNum: string;
  readonly purpose: Purpose;
}

/**
 * Exchanges the right code for a `sqncNum`. The row is locked while a try is judged, so that tries at once are counted one by one.
 * @throws Refusal `codeWrong` (one for another purpose too), `codeExpired`, `codeTriesUsed`, `codeUsed` (EMAIL-3, EMAIL-5)
 */
export async function confirmCode(
  deps: CodeDeps & Pick<Deps, 'db'>,
  { email, visit, isRepeat = false, purpose: wanted }: CodeKey & Repeated,
  code: string,
): Promise<Confirmed> {
  const outcome = await transaction(deps.db, async (tx): Promise<Confirmed | Refusal> => {
    const pending = await tx
      .selectFrom('email_codes')
      .selectAll()
      .where('email', '=', email)
      .where('visit', '=', visit)
      .forUpdate()
      .executeTakeFirst();
    if (pending === undefined || !isFor(pending.purpose, wanted)) return new Refusal('codeWrong');
    const isRight = sameText(pending.code_hash, hashOf(deps, email, code));
    const { purpose } = pending;
    const proven = { email, visit, purpose, sqncNum: proofOf(deps, { email, visit }, pending.sent_at) };
    const isConfirmed = isRight && (await isProven(tx, deps, proven));
    if (isConfirmed) return isRepeat ? { sqncNum: proven.sqncNum, purpose } : new Refusal('codeUsed');
    if (pending.expires_at <= deps.clock()) return new Refusal('codeExpired');
    if (pending.tries >= CODE_TRIES) return new Refusal('codeTriesUsed');
    const update = tx.updateTable('email_codes').where('email', '=', email).where('visit', '=', visit);
    if (!isRight) {
      const tries = pending.tries + 1;
      await update.set({ tries }).execute();
      return tries >= CODE_TRIES ? new Refusal('codeTriesUsed') : new Refusal('codeWrong', { triesLeft: CODE_TRIES - tries });
    }
    // Kept, though it is used up: the cool-down goes on counting from it.
    await update.set({ expires_at: deps.clock() }).execute();
    await keepProof(tx, deps, proven);
    return { sqncNum: proven.sqncNum, purpose };
  });
  // Not thrown inside: the count has to stay.
  if (outcome instanceof Refusal) throw outcome;
  return outcome;
}

/** Ends the codes of all visits for an email: their purpose has been served. */
export async function endCodesOf(tx: Tx, { clock }: Pick<Deps, 'clock'>, email: string): Promise<void> {
  const now = clock();
  await tx.updateTable('email_codes').set({ expires_at: now }).where('email', '=', email).where('expires_at', '>', now).execute();
}

/** Whether it can be a code of ours at all: where it cannot, no try is counted. */
export const canBeCode = (code: string): boolean => [...code.toUpperCase()].every((letter) => AUTH_CODE_LETTERS.includes(letter));

/** The same for a code whenever it is asked for, so that a lost answer can be given again. */
const linkKeyOf = ({ secret }: Pick<Deps, 'secret'>, { email, visit }: CodeKey, sentAt: number) =>
  sign(secret, 'code-link', email, visit, sentAt).slice(0, LINK_KEY_LENGTH);
const proofOf = ({ secret }: Pick<Deps, 'secret'>, { email, visit }: CodeKey, sentAt: number) =>
  sign(secret, 'email-proof', email, visit, sentAt);

/** Our codes have capital letters only, so a person may type them in either case. */
const hashOf = ({ secret }: Pick<Deps, 'secret'>, email: string, code: string) => sign(secret, 'email-code', email, code.toUpperCase());
