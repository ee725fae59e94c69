import { GUEST } from './accounts/identities.ts';
import type { Deps } from './deps.ts';
import { DELETED_ACCOUNT_KEPT } from './limits/policies.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * Deletes what has run out: sessions, guests that nobody can come back to, replaced accounts after their grace, codes, proofs, tickets,
 * rounds at providers and old counts.
 */
export async function tidy({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
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
}

/** Tidies up now and every hour, until the returned function is called, which waits for what is being tidied. */
export function keepTidy(deps: Pick<Deps, 'db' | 'clock'>): () => Promise<void> {
  let running: Promise<void>;
  const run = () => {
    running = tidy(deps).catch((error: unknown) => console.error('Tidying up failed; it will be tried again in an hour.', error));
    return running;
  };
  running = run();
  const timer = setInterval(run, HOUR);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
