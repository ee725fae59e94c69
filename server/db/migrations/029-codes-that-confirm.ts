import type { Migration } from './migration.ts';

/** An emailed code proves again who the owner is: it is for one act (CONFIRM-1). */
export const migration029: Migration = {
  name: '029-codes-that-confirm',
  statements: ['email_codes', 'proofs'].map(
    (table) => `alter table ${table} drop constraint ${table}_purpose_check,
      add constraint ${table}_purpose_check check (purpose in ('link', 'reset') or purpose like 'confirm %')`,
  ),
};
