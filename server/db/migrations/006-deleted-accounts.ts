import type { Migration } from './migration.ts';

export const migration006: Migration = {
  name: '006-deleted-accounts',
  statements: [
    `alter table users add column deleted_at bigint`,
    `create table deleted_identities (
      user_id text not null references users on delete cascade,
      method integer not null,
      subject text not null,
      password_hash text,
      created_at bigint not null
    )`,
    `create index deleted_identities_user on deleted_identities (user_id)`,
    `create table audit_log (
      audit_id integer generated always as identity primary key,
      at bigint not null,
      action text not null,
      user_id text not null,
      by_user_id text not null,
      method integer not null
    )`,
  ],
};
