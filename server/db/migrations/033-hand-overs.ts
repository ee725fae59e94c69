import type { Migration } from './migration.ts';

/** HAND-1 to HAND-3: screens that a phone signs in. What a phone has read goes with its session. */
export const migration033: Migration = {
  name: '033-hand-overs',
  statements: [
    `create table hand_overs (
      secret_hash text primary key,
      code_hash text not null unique,
      visit text not null,
      device text not null,
      network text not null,
      state text not null,
      session_id text references sessions on delete cascade,
      digits text,
      choices text,
      created_at bigint not null,
      expires_at bigint not null
    )`,
    `create index hand_overs_session on hand_overs (session_id)`,
    `create index hand_overs_expires on hand_overs (expires_at)`,
  ],
};
