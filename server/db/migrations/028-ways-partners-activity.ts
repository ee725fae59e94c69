import type { Migration } from './migration.ts';

/** A person sees and ends what leads into the account: ways (WAY-1, WAY-2), partners (PARTNER-5), and what happened (DEVICE-4). */
export const migration028: Migration = {
  name: '028-ways-partners-activity',
  statements: [
    `alter table identities add column account text`,
    `alter table identities add column used_at bigint`,
    `alter table deleted_identities add column account text`,
    `alter table deleted_identities add column used_at bigint`,
    `alter table tickets add column account text`,
    `alter table access_notices add column removed_way text`,
    `alter table oauth_consents add column used_at bigint`,
    `alter table oauth_clients add column purpose text`,
    `alter table audit_log add column device text not null default ''`,
    `alter table audit_log add column detail text`,
    `create index audit_log_user on audit_log (user_id, audit_id)`,
  ],
};
