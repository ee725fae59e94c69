import type { Migration } from './migration.ts';

/** The school that a round of the generic method is for; null: the proxy asks (CAMPUS-3). */
export const migration032: Migration = {
  name: '032-schools-of-attempts',
  statements: [`alter table provider_attempts add column school text`],
};
