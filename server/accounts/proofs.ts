import type { Purpose } from '../db/schema.ts';
import type { Queryable } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { digest } from '../hashing.ts';
import { Refusal } from '../http/refusal.ts';
import { PROOF_VALIDITY } from '../limits/policies.ts';

/** An email that a visit has proven, and what for. */
export interface Proven {
  readonly email: string;
  readonly visit: string;
  readonly purpose: Purpose;
}

/** What a later call needs proven. API-8 has no place for a `sqncNum`: there any live proof of the visit will do. */
export interface Claim extends Proven {
  readonly sqncNum?: string;
}

/** Keeps a `sqncNum` that cannot be guessed; single use. */
export async function keepProof(
  db: Queryable,
  { clock }: Pick<Deps, 'clock'>,
  { sqncNum, ...proven }: Proven & { readonly sqncNum: string },
): Promise<void> {
  await db
    .insertInto('proofs')
    .values({ proof_hash: digest(sqncNum), ...proven, expires_at: clock() + PROOF_VALIDITY })
    .execute();
}

/**
 * Whether a claim is proven. Call it before hashing a password, which is dear and must not happen inside a transaction.
 * @throws Refusal `proofExpired`
 */
export async function requireProof(db: Queryable, deps: Pick<Deps, 'clock'>, claim: Claim): Promise<void> {
  if (!(await isProven(db, deps, claim))) throw new Refusal('proofExpired');
}

export async function isProven(db: Queryable, { clock }: Pick<Deps, 'clock'>, claim: Claim): Promise<boolean> {
  let query = db
    .selectFrom('proofs')
    .select('proof_hash')
    .where('email', '=', claim.email)
    .where('visit', '=', claim.visit)
    .where('purpose', '=', claim.purpose)
    .where('expires_at', '>', clock());
  if (claim.sqncNum !== undefined) query = query.where('proof_hash', '=', digest(claim.sqncNum));
  return (await query.executeTakeFirst()) !== undefined;
}

/**
 * Uses up what proves a claim; of several calls at once only one succeeds.
 * @throws Refusal `proofExpired`
 */
export async function spendProof(db: Queryable, { clock }: Pick<Deps, 'clock'>, claim: Claim): Promise<void> {
  let query = db
    .deleteFrom('proofs')
    .where('email', '=', claim.email)
    .where('visit', '=', claim.visit)
    .where('purpose', '=', claim.purpose)
    .where('expires_at', '>', clock());
  if (claim.sqncNum !== undefined) query = query.where('proof_hash', '=', digest(claim.sqncNum));
  const used = await query.returning('proof_hash').execute();
  if (used.length === 0) throw new Refusal('proofExpired');
}

/** All of an email: they were for what has just been done. */
export async function dropProofsOf(db: Queryable, email: string): Promise<void> {
  await db.deleteFrom('proofs').where('email', '=', email).execute();
}
