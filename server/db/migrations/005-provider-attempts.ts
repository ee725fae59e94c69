import type { Migration } from './migration.ts';

export const migration005: Migration = {
  name: '005-provider-attempts',
  statements: [
    `create table provider_attempts (
      state_hash text primary key,
      visit text not null,
      method integer not null,
      purpose text not null check (purpose in ('login', 'link')),
      expires_at bigint not null,
      posted_at bigint,
      used_at bigint
    )`,
    // Tickets live for minutes: earlier ones need no mark.
    `delete from tickets`,
    `alter table tickets add column purpose text not null check (purpose in ('login', 'link'))`,
  ],
};
