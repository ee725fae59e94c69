import type { Migration } from './migration.ts';

export const migration004: Migration = {
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
};
