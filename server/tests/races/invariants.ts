import { sql } from 'kysely';
import { REQUIRED_ITEMS } from '#contract/agreement-items.ts';
import type { Db } from '#server/db/transaction.ts';

const REQUIRED = REQUIRED_ITEMS.map((item) => `'${item}'`).join();

/** What holds of all accounts at any time; each finds the rows that break it. */
const BREACHES: Readonly<Record<string, string>> = {
  'an account has no way to be signed in to': `
    select u.user_id from users u where deleted_at is null
      and not exists (select 1 from identities i where i.user_id = u.user_id)
      and not exists (select 1 from sessions s where s.user_id = u.user_id and s.method = 0)`,
  'a session is of a deleted account': `
    select s.session_id from sessions s join users u using (user_id) where u.deleted_at is not null`,
  'a session is by a way that its account does not have': `
    select s.session_id from sessions s where s.method <> 0
      and not exists (select 1 from identities i where i.user_id = s.user_id and i.method = s.method)`,
  'a member has a session as a guest': `
    select s.session_id from sessions s where s.method = 0 and exists (select 1 from identities i where i.user_id = s.user_id)`,
  'a deleted account keeps an identity': `
    select i.subject from identities i join users u using (user_id) where u.deleted_at is not null`,
  'an account that is there has identities put aside': `
    select d.subject from deleted_identities d join users u using (user_id) where u.deleted_at is null`,
  'a deleted account has no identity put aside': `
    select u.user_id from users u where deleted_at is not null
      and not exists (select 1 from deleted_identities d where d.user_id = u.user_id)`,
  'a deletion is not in the audit log once': `
    select u.user_id from users u where deleted_at is not null
      and (select count(*) from audit_log a where a.user_id = u.user_id and a.action = 'account-replaced') <> 1`,
  'the audit log has a deletion that was not': `
    select a.user_id from audit_log a where a.action = 'account-replaced' and not exists (select 1 from users u where u.user_id = a.user_id and u.deleted_at is not null)`,
  'an account that leaves has a session': `
    select s.session_id from sessions s join users u using (user_id) where u.leaving_at is not null`,
  'an account leaves, or stays, and the audit log does not say so': `
    select u.user_id from users u where (leaving_at is not null) <> coalesce((select action = 'deletion-asked' from audit_log a
      where a.user_id = u.user_id and action in ('deletion-asked', 'deletion-taken-back') order by audit_id desc limit 1), false)`,
  'a deleted account has a gateway code': `
    select c.code_hash from oauth_codes c join users u using (user_id) where u.deleted_at is not null`,
  'an account does not have the one image that it names': `
    select u.user_id from users u left join profile_images p using (user_id) group by u.user_id
      having count(p.name) > 1 or coalesce(max(u.image_path), '') <> coalesce('/media/profile/' || max(p.name), '')`,
  'the newest word on marketing is not what the account has': `
    select u.user_id from users u where marketing_agreed is distinct from coalesce((select agreed from agreements a
      where a.user_id = u.user_id and item = 'marketing' order by agreement_id desc limit 1), marketing_agreed)`,
  'a member has not agreed to what is required': `
    select u.user_id from users u where deleted_at is null and exists (select 1 from identities i where i.user_id = u.user_id)
      and (select count(distinct item) from agreements a where a.user_id = u.user_id and agreed and item in (${REQUIRED})) < ${REQUIRED_ITEMS.length}`,
  'a session has no token': `
    select s.session_id from sessions s where not exists (select 1 from access_tokens t where t.session_id = s.session_id)`,
};

const ALL = Object.entries(BREACHES)
  .map(([breach, rows]) => `select '${breach}' as breach, row_id::text from (${rows}) as broken (row_id)`)
  .join(' union all ');

/** What does not hold, with the row where; empty when all does. */
export async function breaches(db: Db): Promise<readonly string[]> {
  const { rows } = await sql.raw<{ breach: string; row_id: string }>(ALL).execute(db);
  return rows.map(({ breach, row_id }) => `${breach} (${row_id})`);
}
