import type { Migration } from './migration.ts';

/** PASSKEY-1 to PASSKEY-4: credentials of WebAuthn, and the challenges of ceremonies that are under way. */
export const migration025: Migration = {
  name: '025-passkeys',
  statements: [
    `create table passkeys (
      credential_id text primary key,
      user_id text not null references users on delete cascade,
      public_key bytea not null,
      counter bigint not null,
      is_backup_eligible boolean not null,
      is_backed_up boolean not null,
      transports text not null,
      name text not null,
      aaguid text not null,
      method integer not null,
      created_at bigint not null,
      used_at bigint
    )`,
    `create index passkeys_user on passkeys (user_id)`,
    `alter table sessions add column passkey_id text`,
    `create index sessions_passkey on sessions (passkey_id)`,
    `create table passkey_challenges (
      challenge_hash text primary key,
      ceremony text not null,
      visit text not null,
      session_id text references sessions on delete cascade,
      expires_at bigint not null
    )`,
    `create index passkey_challenges_session on passkey_challenges (session_id)`,
    `create index passkey_challenges_expires on passkey_challenges (expires_at)`,
  ],
};
