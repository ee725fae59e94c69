import type { Migration } from './migration.ts';

/** A person sees where the account is signed in (DEVICE-1): browser and system, in words of ours. Sessions of before have none. */
export const migration020: Migration = {
  name: '020-devices-of-sessions',
  statements: [`alter table sessions add column device text not null default ''`],
};
