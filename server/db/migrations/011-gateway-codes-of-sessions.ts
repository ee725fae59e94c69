import type { Migration } from './migration.ts';

export const migration011: Migration = {
  name: '011-gateway-codes-of-sessions',
  statements: [
    // Codes live for a minute and their tokens for ten: of those of before nothing says which session they belong to.
    `delete from oauth_codes`,
    // Whatever ends a session ends its codes, and with them their tokens.
    `alter table oauth_codes add column session_id text not null references sessions on delete cascade`,
    `create index oauth_codes_session on oauth_codes (session_id)`,
  ],
};
