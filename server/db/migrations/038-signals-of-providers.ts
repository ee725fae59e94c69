import type { Migration } from './migration.ts';

/**
 * Providers say that a person has withdrawn or has left (WAY-1, WAY-2), and are told when an account or a way of it goes. The database itself notes what
 * they have to hear of, whatever deletes the row: 4 is Kakao, 6 Facebook, 7 Apple. What the provider has ended itself needs no word.
 */
export const migration038: Migration = {
  name: '038-signals-of-providers',
  statements: [
    ...['identities', 'deleted_identities'].flatMap((table) => [
      `alter table ${table} add column withdrawn_at bigint`,
      `alter table ${table} add column gone_at bigint`,
      `alter table ${table} add column provider_token text`,
    ]),
    `alter table tickets add column provider_token text`,
    `create table provider_notices (notice_hash text primary key, expires_at bigint not null)`,
    `create table provider_revocations (
      revocation_id bigint generated always as identity primary key,
      method integer not null,
      subject text not null,
      provider_token text,
      tries integer not null default 0,
      claim text,
      due_at bigint not null default 0,
      expires_at bigint
    )`,
    `create index provider_revocations_due on provider_revocations (due_at)`,
    `create function revoke_at_provider() returns trigger language plpgsql as $$
    begin
      insert into provider_revocations (method, subject, provider_token) values (old.method, old.subject, old.provider_token);
      return null;
    end $$`,
    ...['identities', 'deleted_identities'].map(
      (table) => `create trigger ${table}_over after delete on ${table} for each row
        when (old.method in (4, 6, 7) and old.withdrawn_at is null and old.gone_at is null) execute function revoke_at_provider()`,
    ),
  ],
};
