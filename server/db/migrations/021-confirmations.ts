import type { Migration } from './migration.ts';

/** What a session has proven again, for one act (CONFIRM-1). It goes with its session. */
export const migration021: Migration = {
  name: '021-confirmations',
  statements: [
    `create table confirmations (
      confirmation_hash text primary key,
      session_id text not null references sessions (session_id) on delete cascade,
      act text not null,
      expires_at bigint not null,
      spent_at bigint)`,
    'create index confirmations_session on confirmations (session_id)',
    'create index confirmations_expiry on confirmations (expires_at)',
  ],
};
