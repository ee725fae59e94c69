import { type RawBuilder, sql } from 'kysely';
import { RECORD_ACTIONS } from './accounts/activity.ts';
import { GUEST } from './accounts/identities.ts';
import { deleteLeftAccounts } from './accounts/leaving.ts';
import type { Database } from './db/schema.ts';
import { type Db, transaction } from './db/transaction.ts';
import { logUnlessAway } from './db/unless-away.ts';
import type { Deps } from './deps.ts';
import {
  ACTIVITY_KEPT,
  AUDIT_KEPT,
  DELETED_ACCOUNT_KEPT,
  DEVICE_KEPT,
  EXPIRED_TOKEN_KEPT,
  GUEST_KEPT,
  RUN_OUT_KEPT,
  SIGN_IN_ATTEMPT_KEPT,
  WITHDRAWAL_KEPT,
} from './limits/policies.ts';

const HOUR = 3_600_000;

/** Rows that one statement deletes, so that none holds locks for long. */
const BATCH = 1000;
/** Fewer: accounts take their rows of other tables and their image with them. */
const ACCOUNTS_BATCH = 100;
/** Guests that one run deletes; more are left for the next. */
const GUESTS_OF_RUN = 20_000;

interface RunOut {
  readonly table: keyof Database;
  readonly is: RawBuilder<boolean>;
  readonly batch?: number;
}

/** What can go at `now`, in the order in which it goes. Gateway tokens, images and consents go with their codes and accounts. */
const runOutAt = (now: number): readonly RunOut[] => [
  { table: 'sessions', is: sql`expires_at <= ${now}` },
  {
    table: 'access_tokens',
    // The newest of a session is kept though expired: the client shows it, and the server must know it from one that never was.
    is: sql`expires_at <= ${now - EXPIRED_TOKEN_KEPT} and exists (
      select 1 from access_tokens newer where newer.session_id = access_tokens.session_id and newer.expires_at > access_tokens.expires_at)`,
  },
  { table: 'users', is: sql`deleted_at <= ${now - DELETED_ACCOUNT_KEPT}`, batch: ACCOUNTS_BATCH },
  { table: 'email_codes', is: sql`expires_at <= ${now - RUN_OUT_KEPT}` },
  { table: 'sign_in_attempts', is: sql`created_at <= ${now - SIGN_IN_ATTEMPT_KEPT}` },
  { table: 'outbox', is: sql`expires_at <= ${now}` },
  { table: 'devices', is: sql`seen_at <= ${now - DEVICE_KEPT}` },
  { table: 'access_notices', is: sql`expires_at <= ${now}` },
  { table: 'proofs', is: sql`expires_at <= ${now}` },
  { table: 'confirmations', is: sql`expires_at <= ${now}` },
  { table: 'tickets', is: sql`expires_at <= ${now}` },
  { table: 'passkey_challenges', is: sql`expires_at <= ${now}` },
  { table: 'hand_overs', is: sql`expires_at <= ${now - RUN_OUT_KEPT}` },
  { table: 'provider_attempts', is: sql`expires_at <= ${now}` },
  { table: 'provider_notices', is: sql`expires_at <= ${now}` },
  { table: 'oauth_codes', is: sql`expires_at <= ${now - RUN_OUT_KEPT}` },
  { table: 'openid_entries', is: sql`expires_at <= ${now}` },
  { table: 'rate_limits', is: sql`started_at <= ${now - RUN_OUT_KEPT}` },
  { table: 'audit_log', is: sql`at <= ${now - AUDIT_KEPT} and action = 'account-replaced'` },
  {
    table: 'audit_log',
    // What its owner was shown goes with an account.
    is: sql`action not in (${sql.join(RECORD_ACTIONS)}) and (at <= ${now - ACTIVITY_KEPT}
      or not exists (select 1 from users where users.user_id = audit_log.user_id))`,
  },
  { table: 'audit_log', is: sql`at <= ${now - WITHDRAWAL_KEPT}` },
];

/**
 * Deletes what has run out: sessions and tokens, guests without a session, replaced and deleted accounts after their grace, codes, proofs, confirmations, tickets, challenges, hand-overs, rounds
 * at providers, names of sign-in attempts, old counts and records, emails that were not sent in time, and devices after a year without a
 * sign-in. Several processes may do so at once: what one has locked, the others leave out. Says how many sessions there were.
 */
export async function tidy({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<{ readonly sessions: number }> {
  const now = clock();
  let sessions = 0;
  for (const runOut of runOutAt(now)) {
    const deleted = await deleteInBatches(db, runOut);
    if (runOut.table === 'sessions') sessions = deleted;
  }
  await deleteLeftAccounts(db, now, ACCOUNTS_BATCH);
  await deleteLeftGuests(db, now);
  return { sessions };
}

async function deleteInBatches(db: Db, { table, is, batch = BATCH }: RunOut): Promise<number> {
  const rows = sql.table(table);
  let deleted = 0;
  for (;;) {
    const { numAffectedRows = 0n } =
      await sql`delete from ${rows} where ctid = any(array(select ctid from ${rows} where ${is} limit ${batch} for update skip locked))`.execute(
        db,
      );
    deleted += Number(numAffectedRows);
    if (numAffectedRows < batch) return deleted;
  }
}

/**
 * Guests without a session. They are found without locks, then locked, and then looked at once more: one that has become a member meanwhile
 * stays.
 */
async function deleteLeftGuests(db: Db, now: number): Promise<void> {
  const left = sql<boolean>`users.created_at <= ${now - GUEST_KEPT} and users.deleted_at is null
    and not exists (select 1 from identities where identities.user_id = users.user_id)
    and not exists (select 1 from passkeys where passkeys.user_id = users.user_id)
    and not exists (select 1 from sessions where sessions.user_id = users.user_id and sessions.method = ${GUEST})`;
  const found = await db.selectFrom('users').select('user_id').where(left).limit(GUESTS_OF_RUN).execute();
  for (let start = 0; start < found.length; start += ACCOUNTS_BATCH) {
    const ids = found.slice(start, start + ACCOUNTS_BATCH).map(({ user_id }) => user_id);
    await transaction(db, async (tx) => {
      const locked = await tx.selectFrom('users').select('user_id').where('user_id', 'in', ids).forUpdate().skipLocked().execute();
      if (locked.length === 0) return;
      const lockedIds = locked.map(({ user_id }) => user_id);
      await tx.deleteFrom('users').where('user_id', 'in', lockedIds).where(left).execute();
    });
  }
}

/** Tidies up now and every hour, until the returned function is called, which waits for what is being tidied. */
export function keepTidy(deps: Pick<Deps, 'db' | 'clock' | 'log' | 'metrics'>): () => Promise<void> {
  let running: Promise<void>;
  const run = () => {
    running = tidy(deps).then(({ sessions }) => deps.metrics.sessionsEnded('expired', sessions), logUnlessAway(deps.log, 'tidyingFailed'));
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
