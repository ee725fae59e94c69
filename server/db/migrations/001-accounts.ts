import type { Migration } from './migration.ts';

export const migration001: Migration = {
  name: '001-accounts',
  statements: [
    `create table settings (name text primary key, value text not null)`,
    `create table users (
      user_id text primary key,
      nickname text not null,
      nickname_key text not null constraint users_nickname_unique unique,
      uvrs_id text not null constraint users_uvrs_id_unique unique,
      uvrs_id_changed_at bigint,
      gender text not null check (gender in ('M', 'F')),
      image_path text,
      account_open boolean not null default true,
      uvrs_points integer not null default 0,
      bonus_points integer not null default 0,
      gold integer not null default 0,
      marketing_agreed boolean not null,
      created_at bigint not null
    )`,
    `create table identities (
      method integer not null,
      subject text not null,
      user_id text not null references users on delete cascade,
      password_hash text,
      created_at bigint not null,
      constraint identities_subject_unique primary key (method, subject),
      constraint identities_method_unique unique (user_id, method)
    )`,
    `create table sessions (
      session_id text primary key,
      user_id text not null references users on delete cascade,
      method integer not null,
      visit text not null,
      generation integer not null,
      rotated_at bigint not null,
      created_at bigint not null,
      expires_at bigint not null
    )`,
    `create index sessions_user on sessions (user_id)`,
    `create index sessions_visit on sessions (visit)`,
    `create table access_tokens (
      token_hash text primary key,
      session_id text not null references sessions on delete cascade,
      expires_at bigint not null
    )`,
    `create index access_tokens_session on access_tokens (session_id)`,
  ],
};
