import type { Migration } from './migration.ts';

export const migration007: Migration = {
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
};
