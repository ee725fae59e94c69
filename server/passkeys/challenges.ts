import type { ConfirmedAct } from '#contract/confirmed-acts.ts';
import { lockCaller } from '../accounts/account-lock.ts';
import type { Caller } from '../accounts/sessions.ts';
import type { Ceremony } from '../db/schema.ts';
import { type Queryable, transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { digest } from '../hashing.ts';
import { Refusal } from '../http/refusal.ts';
import { PASSKEY_CHALLENGE_VALIDITY } from '../limits/policies.ts';

/** A ceremony belongs to the browser, one that makes a passkey or proves by one to the session too, and a proof to its act. */
export interface ChallengeOwner {
  readonly visit: string;
  readonly sessionId?: string;
  readonly act?: ConfirmedAct;
}

/** 256 random bits, of which only the hash is kept. */
export async function issueChallenge(
  { db, clock, random }: Pick<Deps, 'clock' | 'random'> & { readonly db: Queryable },
  { visit, sessionId, act }: ChallengeOwner,
  ceremony: Ceremony,
): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = Uint8Array.from(random(32));
  await db
    .insertInto('passkey_challenges')
    .values({
      challenge_hash: digest(Buffer.from(challenge).toString('base64url')),
      ceremony,
      visit,
      session_id: sessionId ?? null,
      act: act ?? null,
      expires_at: clock() + PASSKEY_CHALLENGE_VALIDITY,
    })
    .execute();
  return challenge;
}

/** For a ceremony of a session, which may end meanwhile. @throws Refusal `unauthorized` once it has */
export const issueChallengeToCaller = (
  deps: Pick<Deps, 'db' | 'clock' | 'random'>,
  caller: Caller,
  { visit, act }: Pick<ChallengeOwner, 'visit' | 'act'>,
  ceremony: Ceremony,
) =>
  transaction(deps.db, async (tx) => {
    await lockCaller(tx, caller);
    return issueChallenge({ ...deps, db: tx }, { visit, sessionId: caller.sessionId, ...(act && { act }) }, ceremony);
  });

/**
 * Uses a challenge up, and says what it was given for. To be called in the transaction that it is for, so that only a call that succeeds uses it
 * up: a person who is asked whether the account is to stay signs in with the same answer.
 * @param challenge base64url, as the browser repeats it
 * @throws Refusal `proofExpired` (used, too old, of another browser, session, ceremony or act, or none at all)
 */
export async function spendChallenge(
  db: Queryable,
  { clock }: Pick<Deps, 'clock'>,
  { visit, sessionId, act }: ChallengeOwner,
  ceremonies: readonly Ceremony[],
  challenge: string,
): Promise<Ceremony> {
  const used = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', digest(challenge))
    .where('ceremony', 'in', ceremonies)
    .where('visit', '=', visit)
    .where('session_id', 'is not distinct from', sessionId ?? null)
    .where('act', 'is not distinct from', act ?? null)
    .where('expires_at', '>', clock())
    .returning('ceremony')
    .executeTakeFirst();
  if (used === undefined) throw new Refusal('proofExpired');
  return used.ceremony;
}
