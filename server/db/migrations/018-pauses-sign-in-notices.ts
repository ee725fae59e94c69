import type { Migration } from './migration.ts';

export const migration018: Migration = {
  name: '018-pauses-sign-in-notices',
  statements: [
    `alter table rate_limits add column last_at bigint not null default 0`,
    `alter table users add column language text`,
    `create table access_notices (
      notice_hash text primary key,
      user_id text not null references users on delete cascade,
      news text not null,
      method integer not null,
      subject text not null,
      device text not null,
      at bigint not null,
      expires_at bigint not null,
      ended_at bigint
    )`,
    `create index access_notices_user on access_notices (user_id)`,
    `create index access_notices_expires on access_notices (expires_at)`,
  ],
};
