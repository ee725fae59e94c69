import { fillSkeletons } from './fill-skeletons.ts';
import type { Tx } from './transaction.ts';

/** A step of the database's history. Steps are only ever added; one that has shipped is never edited. */
export interface Migration {
  readonly name: string;
  readonly statements: readonly string[];
  /** What SQL cannot do, after the statements and in their transaction. */
  readonly fill?: (tx: Tx) => Promise<void>;
}

/** In PostgreSQL 15's dialect. Constraints that a person can run into have names: see `refusalOfConstraint`. */
export const MIGRATIONS: readonly Migration[] = [
  {
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
  },
  {
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
  },
  {
    name: '003-partners-images-campuses',
    statements: [
      `create table oauth_clients (client_id text not null, redirect_uri text not null, name text not null, primary key (client_id, redirect_uri))`,
      `create table oauth_codes (
        code_hash text primary key,
        client_id text not null,
        redirect_uri text not null,
        user_id text not null references users on delete cascade,
        expires_at bigint not null,
        used_at bigint
      )`,
      `create table profile_images (
        name text primary key,
        user_id text not null references users on delete cascade,
        media_type text not null,
        bytes bytea not null,
        created_at bigint not null
      )`,
      `create index profile_images_user on profile_images (user_id)`,
      `create table campuses (code text primary key, name text not null, position integer not null)`,
      `insert into campuses (code, name, position) values
        ('sookmyung', '숙명여자대학교', 1), ('cju', '충주대학교', 2), ('yonsei', '연세대학교', 3), ('ewha', '이화여자대학교', 4)`,
      `insert into oauth_clients (client_id, redirect_uri, name) values ('demo-partner', 'http://localhost:4003/signed-in', 'Demo partner')`,
    ],
  },
  {
    name: '004-caught-mails',
    statements: [
      `create table caught_mails (
        mail_id integer generated always as identity primary key,
        sender text not null,
        recipient text not null,
        subject text not null,
        text text not null,
        html text not null,
        received_at bigint not null
      )`,
    ],
  },
  {
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
      // Tickets live for minutes: those of before need not be told apart.
      `delete from tickets`,
      `alter table tickets add column purpose text not null check (purpose in ('login', 'link'))`,
    ],
  },
  {
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
  },
  {
    name: '007-partners-redeem-codes',
    statements: [
      `create table oauth_secrets (client_id text primary key, secret_hash text not null)`,
      `create table oauth_tokens (
        token_hash text primary key,
        code_hash text not null references oauth_codes on delete cascade,
        expires_at bigint not null
      )`,
      `create index oauth_tokens_code on oauth_tokens (code_hash)`,
      `update oauth_clients set redirect_uri = 'http://localhost:4004/signed-in' where redirect_uri = 'http://localhost:4003/signed-in'`,
    ],
  },
  {
    name: '008-gateway-consents',
    statements: [
      `alter table oauth_clients add column first_party boolean not null default false`,
      `create table oauth_consents (
        client_id text not null,
        user_id text not null references users on delete cascade,
        agreed_at bigint not null,
        primary key (client_id, user_id)
      )`,
      `create index oauth_consents_user on oauth_consents (user_id)`,
    ],
  },
  {
    name: '009-agreements',
    statements: [
      `create table agreements (
        agreement_id integer generated always as identity primary key,
        user_id text not null references users on delete cascade,
        item text not null,
        version text not null,
        agreed boolean not null,
        at bigint not null
      )`,
      `create index agreements_user on agreements (user_id, item, agreement_id)`,
      // Until now marketing was answered at the join only; of the other items there is no record, so they are asked for at the next sign-in.
      `insert into agreements (user_id, item, version, agreed, at) select user_id, 'marketing', '2022-11-30', true, created_at from users where marketing_agreed`,
    ],
  },
  {
    name: '010-sign-in-attempts',
    statements: [
      `create table sign_in_attempts (
        attempt text primary key,
        session_id text references sessions on delete cascade,
        created_at bigint not null
      )`,
      `create index sign_in_attempts_session on sign_in_attempts (session_id)`,
    ],
  },
  {
    name: '011-gateway-codes-of-sessions',
    statements: [
      // Codes live for a minute and their tokens for ten: of those of before nothing says which session they belong to.
      `delete from oauth_codes`,
      // Whatever ends a session ends its codes, and with them their tokens.
      `alter table oauth_codes add column session_id text not null references sessions on delete cascade`,
      `create index oauth_codes_session on oauth_codes (session_id)`,
    ],
  },
  {
    // Deleting an account looks for its gateway codes, and the hourly tidying for what has run out.
    name: '012-tidying',
    statements: [
      `create index sessions_expiry on sessions (expires_at)`,
      `create index access_tokens_expiry on access_tokens (expires_at)`,
      `create index users_deleted on users (deleted_at) where deleted_at is not null`,
      `create index proofs_email on proofs (email, visit)`,
      `create index proofs_expiry on proofs (expires_at)`,
      `create index tickets_expiry on tickets (expires_at)`,
      `create index provider_attempts_expiry on provider_attempts (expires_at)`,
      `create index oauth_codes_expiry on oauth_codes (expires_at)`,
      `create index oauth_codes_user on oauth_codes (user_id)`,
      `create index rate_limits_started on rate_limits (started_at)`,
      `create index audit_log_at on audit_log (at)`,
    ],
  },
  {
    name: '013-codes-of-visits-outbox-devices',
    statements: [
      `alter table email_codes drop constraint email_codes_pkey, add primary key (email, visit)`,
      `create table outbox (
        mail_id bigint generated always as identity primary key,
        recipient text not null,
        subject text not null,
        text text not null,
        html text not null,
        topic text,
        taken jsonb not null,
        is_counted boolean not null,
        tries integer not null,
        claim text,
        due_at bigint not null,
        expires_at bigint not null
      )`,
      `create index outbox_due on outbox (due_at)`,
      `create index outbox_topic on outbox (topic)`,
      `create table devices (
        user_id text not null references users on delete cascade,
        device_hash text not null,
        seen_at bigint not null,
        primary key (user_id, device_hash)
      )`,
    ],
  },
  {
    name: '014-names-that-look-alike',
    statements: [
      `alter table users
        add column nickname_skeleton text constraint users_nickname_skeleton_unique unique,
        add column uvrs_id_skeleton text constraint users_uvrs_id_skeleton_unique unique`,
    ],
    fill: fillSkeletons,
  },
];
