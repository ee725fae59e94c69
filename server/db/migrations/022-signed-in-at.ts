import type { Migration } from './migration.ts';

/** When the person last proved who they are, where that was before the session began: a link begins a new session, and proves nothing (CONFIRM-1). */
export const migration022: Migration = {
  name: '022-signed-in-at',
  statements: ['alter table sessions add column signed_in_at bigint'],
};
