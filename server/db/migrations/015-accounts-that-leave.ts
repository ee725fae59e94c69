import type { Migration } from './migration.ts';

export const migration015: Migration = {
  name: '015-accounts-that-leave',
  statements: [
    `alter table users add column leaving_at bigint`,
    `create index users_leaving on users (leaving_at) where leaving_at is not null`,
  ],
};
