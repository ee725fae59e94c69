import type { Migration } from './migration.ts';

/** The door that speaks OpenID Connect (PARTNER-1): what its library keeps, its keys and clients, and who has to hear of a logout. */
export const migration023: Migration = {
  name: '023-openid',
  statements: [
    `create table openid_entries (
      model text not null,
      id text not null,
      payload text not null,
      session_id text references sessions on delete cascade,
      grant_id text,
      uid text,
      created_at bigint not null,
      expires_at bigint not null,
      consumed_at bigint,
      primary key (model, id)
    )`,
    `create index openid_entries_session on openid_entries (session_id)`,
    `create index openid_entries_grant on openid_entries (grant_id)`,
    `create index openid_entries_uid on openid_entries (uid)`,
    `create index openid_entries_expiry on openid_entries (expires_at)`,
    `create table openid_keys (kid text primary key, private_key text not null, active_from bigint not null)`,
    `create table openid_clients (client_id text primary key, metadata text not null)`,
    `create table openid_logins (
      session_id text not null references sessions on delete cascade,
      client_id text not null,
      user_id text not null,
      sid text not null,
      primary key (session_id, client_id, sid)
    )`,
    `create table openid_logouts (
      logout_id bigint generated always as identity primary key,
      client_id text not null,
      user_id text not null,
      sid text not null,
      tries integer not null default 0,
      claim text,
      due_at bigint not null default 0,
      expires_at bigint
    )`,
    `create index openid_logouts_due on openid_logouts (due_at)`,
    // Whatever ends a session ends its logins at clients; the database itself sees to it that each of them hears of it.
    `create function tell_openid_logout() returns trigger language plpgsql as $$
    begin
      insert into openid_logouts (client_id, user_id, sid) values (old.client_id, old.user_id, old.sid);
      return null;
    end $$`,
    `create trigger openid_login_over after delete on openid_logins for each row execute function tell_openid_logout()`,
    `alter table oauth_consents add column covers_email boolean not null default false`,
  ],
};
