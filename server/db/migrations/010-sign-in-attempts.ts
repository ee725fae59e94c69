import type { Migration } from './migration.ts';

export const migration010: Migration = {
  name: '010-sign-in-attempts',
  statements: [
    `create table sign_in_attempts (
      attempt text primary key,
      session_id text references sessions on delete cascade,
      created_at bigint not null
    )`,
    `create index sign_in_attempts_session on sign_in_attempts (session_id)`,
  ],
};
