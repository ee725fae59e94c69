import { keepProof, type Proven } from '#server/accounts/proofs.ts';
import type { Queryable } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';

/** A new `sqncNum` without a code before it. */
export async function issueProof(db: Queryable, deps: Pick<Deps, 'clock' | 'random'>, proven: Proven): Promise<string> {
  const sqncNum = Buffer.from(deps.random(16)).toString('base64url');
  await keepProof(db, deps, { ...proven, sqncNum });
  return sqncNum;
}
