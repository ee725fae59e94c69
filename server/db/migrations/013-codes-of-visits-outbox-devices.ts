import type { Migration } from './migration.ts';

export const migration013: Migration = {
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
};
