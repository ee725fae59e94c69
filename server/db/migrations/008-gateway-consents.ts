import type { Migration } from './migration.ts';

export const migration008: Migration = {
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
};
