import type { Migration } from './migration.ts';

/** The email of an account is changed for another (EMAIL-10); the rows of deleted accounts are copies. */
export const migration036: Migration = {
  name: '036-emails-that-change',
  statements: [`alter table identities add column changed_at bigint`, `alter table deleted_identities add column changed_at bigint`],
};
