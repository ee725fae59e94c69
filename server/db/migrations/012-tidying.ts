import type { Migration } from './migration.ts';

/** Deleting an account looks for its gateway codes, and the hourly tidying for what has run out. */
export const migration012: Migration = {
  name: '012-tidying',
  statements: [
    `create index sessions_expiry on sessions (expires_at)`,
    `create index access_tokens_expiry on access_tokens (expires_at)`,
    `create index users_deleted on users (deleted_at) where deleted_at is not null`,
    `create index proofs_email on proofs (email, visit)`,
    `create index proofs_expiry on proofs (expires_at)`,
    `create index tickets_expiry on tickets (expires_at)`,
    `create index provider_attempts_expiry on provider_attempts (expires_at)`,
    `create index oauth_codes_expiry on oauth_codes (expires_at)`,
    `create index oauth_codes_user on oauth_codes (user_id)`,
    `create index rate_limits_started on rate_limits (started_at)`,
    `create index audit_log_at on audit_log (at)`,
  ],
};
