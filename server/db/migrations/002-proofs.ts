import type { Migration } from './migration.ts';

export const migration002: Migration = {
  name: '002-proofs',
  statements: [
    `create table email_codes (
      email text primary key,
      visit text not null,
      purpose text not null check (purpose in ('link', 'reset')),
      code_hash text not null,
      tries integer not null,
      sent_at bigint not null,
      expires_at bigint not null
    )`,
    `create table proofs (
      proof_hash text primary key,
      email text not null,
      visit text not null,
      purpose text not null check (purpose in ('link', 'reset')),
      expires_at bigint not null
    )`,
    `create table tickets (
      ticket_hash text primary key,
      method integer not null,
      subject text not null,
      visit text not null,
      expires_at bigint not null
    )`,
    `create table rate_limits (
      policy text not null,
      subject text not null,
      started_at bigint not null,
      count integer not null,
      primary key (policy, subject)
    )`,
  ],
};
