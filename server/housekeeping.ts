import { GUEST } from './accounts/identities.ts';
import type { Deps } from './deps.ts';
import { DELETED_ACCOUNT_KEPT, DEVICE_KEPT, SIGN_IN_ATTEMPT_KEPT } from './limits/policies.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * Deletes what has run out: sessions, guests that nobody can come back to, replaced accounts after their grace, codes, proofs, tickets,
 * rounds at providers, names of sign-in attempts, old counts, emails that were not sent in time, and devices after a year without a sign-in.
 * Says how many sessions there were.
 */
export async function tidy({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<{ readonly sessions: number }> {
  const now = clock();
  const sessions = await db.deleteFrom('sessions').where('expires_at', '<=', now).executeTakeFirstOrThrow();
  await db
    .deleteFrom('users')
    .where('created_at', '<=', now - HOUR)
    .where('deleted_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('identities').select('method').whereRef('identities.user_id', '=', 'users.user_id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('sessions').select('method').whereRef('sessions.user_id', '=', 'users.user_id').where('method', '=', GUEST))),
    )
    .execute();
  await db
    .deleteFrom('users')
    .where('deleted_at', '<=', now - DELETED_ACCOUNT_KEPT)
    .execute();
  await db
    .deleteFrom('email_codes')
    .where('expires_at', '<=', now - DAY)
    .execute();
  await db
    .deleteFrom('sign_in_attempts')
    .where('created_at', '<=', now - SIGN_IN_ATTEMPT_KEPT)
    .execute();
  await db.deleteFrom('proofs').where('expires_at', '<=', now).execute();
  await db.deleteFrom('tickets').where('expires_at', '<=', now).execute();
  await db.deleteFrom('provider_attempts').where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('oauth_codes')
    .where('expires_at', '<=', now - DAY)
    .execute();
  await db
    .deleteFrom('rate_limits')
    .where('started_at', '<=', now - DAY)
    .execute();
  await db.deleteFrom('outbox').where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('devices')
    .where('seen_at', '<=', now - DEVICE_KEPT)
    .execute();
  return { sessions: Number(sessions.numDeletedRows) };
}

/** Tidies up now and every hour, until the returned function is called. */
export function keepTidy(deps: Pick<Deps, 'db' | 'clock' | 'log' | 'metrics'>): () => void {
  const run = () => {
    tidy(deps).then(
      ({ sessions }) => deps.metrics.sessionsEnded('expired', sessions),
      (error: unknown) => deps.log.error('tidyingFailed', { error }),
    );
  };
  run();
  const timer = setInterval(run, HOUR);
  timer.unref();
  return () => clearInterval(timer);
}
