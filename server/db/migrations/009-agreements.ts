import type { Migration } from './migration.ts';

export const migration009: Migration = {
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
    // Until now marketing was answered at the join only; the other items have no record, so the next sign-in asks for them.
    `insert into agreements (user_id, item, version, agreed, at) select user_id, 'marketing', '2022-11-30', true, created_at from users where marketing_agreed`,
  ],
};
