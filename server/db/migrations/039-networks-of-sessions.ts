import type { Migration } from './migration.ts';

/** A person sees from which network each login came (DEVICE-1): its first part, no address. Sessions of before have none. */
export const migration039: Migration = {
  name: '039-networks-of-sessions',
  statements: [`alter table sessions add column network text not null default ''`],
};
