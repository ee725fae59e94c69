import type { Migration } from './migration.ts';

export const migration016: Migration = {
  name: '016-shared-computers',
  statements: [`alter table sessions add column is_shared boolean not null default false`],
};
