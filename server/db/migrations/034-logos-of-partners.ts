import type { Migration } from './migration.ts';

/** Logos of partners as this server keeps and shows them, and what each consent has said (PARTNER-3). */
export const migration034: Migration = {
  name: '034-logos-of-partners',
  statements: [
    `create table partner_logos (
      client_id text primary key,
      name text not null unique,
      source text not null,
      media_type text not null,
      bytes bytea not null
    )`,
    `alter table oauth_consents add column said text`,
  ],
};
