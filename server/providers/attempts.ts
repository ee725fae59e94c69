import type { ProviderPurpose } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { digest, sign } from '../hashing.ts';
import { PROVIDER_ATTEMPT_VALIDITY } from '../limits/policies.ts';
import type { Round } from './provider.ts';

type AttemptDeps = Pick<Deps, 'db' | 'clock' | 'secret'>;

/** One round of one browser at one provider. */
export interface Attempt {
  readonly visit: string;
  readonly method: number;
  readonly purpose: ProviderPurpose;
  /** The school of the generic method; null: the proxy asks (CAMPUS-3). */
  readonly school: string | null;
  /** 256 random bits that the client made, base64url. */
  readonly state: string;
}

export const isState = (text: string): boolean => /^[\w-]{43}$/.test(text);

/**
 * Notes that a round begins. Opening the same window's address again goes on with the same round; a state that was used, or that another
 * browser, provider or purpose has, is refused.
 */
export async function beginAttempt({ db, clock }: AttemptDeps, { state, ...about }: Attempt): Promise<boolean> {
  const now = clock();
  const noted = await db
    .insertInto('provider_attempts')
    .values({ state_hash: digest(state), ...about, expires_at: now + PROVIDER_ATTEMPT_VALIDITY })
    .onConflict((conflict) =>
      conflict
        .column('state_hash')
        // Nothing changes; the row comes back only if it is this very round.
        .doUpdateSet({ purpose: about.purpose })
        .where('provider_attempts.visit', '=', about.visit)
        .where('provider_attempts.method', '=', about.method)
        .where('provider_attempts.purpose', '=', about.purpose)
        .where((row) => row('provider_attempts.school', 'is not distinct from', about.school))
        .where('provider_attempts.expires_at', '>', now)
        .where('provider_attempts.used_at', 'is', null)
        .where('provider_attempts.posted_at', 'is', null),
    )
    .returning('state_hash')
    .executeTakeFirst();
  return noted !== undefined;
}

/** Uses a round up, and says what and which school it was for; of several calls at once only one is told. */
export async function finishAttempt(
  { db, clock }: AttemptDeps,
  { visit, method, state }: Omit<Attempt, 'purpose' | 'school'>,
): Promise<Pick<Attempt, 'purpose' | 'school'> | undefined> {
  return db
    .updateTable('provider_attempts')
    .set({ used_at: clock() })
    .where('state_hash', '=', digest(state))
    .where('visit', '=', visit)
    .where('method', '=', method)
    .where('used_at', 'is', null)
    .where('expires_at', '>', clock())
    .returning(['purpose', 'school'])
    .executeTakeFirst();
}

/** Notes that a provider has posted its answer; `false` when it did so before, or no attempt waits for it. A post brings no cookie, so only the state tells. */
export async function takePost({ db, clock }: AttemptDeps, { method, state }: Pick<Attempt, 'method' | 'state'>): Promise<boolean> {
  const taken = await db
    .updateTable('provider_attempts')
    .set({ posted_at: clock() })
    .where('state_hash', '=', digest(state))
    .where('method', '=', method)
    .where('posted_at', 'is', null)
    .where('used_at', 'is', null)
    .where('expires_at', '>', clock())
    .returning('state_hash')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Verifier and nonce are signatures over visit and state: no client can make them, and they need not be stored. */
export const roundOf = ({ secret }: AttemptDeps, visit: string, state: string): Round => ({
  state,
  codeVerifier: sign(secret, 'code-verifier', visit, state),
  nonce: sign(secret, 'nonce', visit, state),
});
