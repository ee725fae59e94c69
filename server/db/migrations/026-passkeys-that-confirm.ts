import type { Migration } from './migration.ts';

/** A passkey proves again who its owner is: the challenge is for one act (CONFIRM-1). Null for making one and for signing in. */
export const migration026: Migration = {
  name: '026-passkeys-that-confirm',
  statements: ['alter table passkey_challenges add column act text'],
};
