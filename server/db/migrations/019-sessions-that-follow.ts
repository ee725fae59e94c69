import type { Migration } from './migration.ts';

/** A session that a link begins names the one that it follows, which ends with the first use of the new one (SOC-5, EMAIL-7). */
export const migration019: Migration = {
  name: '019-sessions-that-follow',
  statements: ['alter table sessions add column follows text'],
};
