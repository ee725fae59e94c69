import type { Migration } from './migration.ts';

/** What a partner says of itself at the consent, beside its purpose (PARTNER-3). */
export const migration031: Migration = {
  name: '031-what-partners-say',
  statements: [`alter table oauth_clients add column about text`],
};
