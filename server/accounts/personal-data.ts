import type { Language } from '#contract/languages.ts';
import { methodByType } from '#contract/methods.ts';
import type { Queryable } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { consentsOf } from '../oauth/consents.ts';
import { passkeysOf } from '../passkeys/passkey-store.ts';
import { activityOf } from './activity.ts';
import { sessionsOf } from './session-list.ts';
import type { Caller } from './sessions.ts';
import { readUser } from './users.ts';

const iso = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString());
const wayCode = (method: number): string => methodByType(method)?.code ?? String(method);

/**
 * What is kept of a person, as their file has it: times in ISO 8601, ways by their codes. Secrets are not in it: no password's hash, no token, no key of
 * a passkey; nor what the operator keeps to stop abuse.
 */
export async function personalDataOf(
  db: Queryable,
  deps: Pick<Deps, 'config' | 'clock' | 'secret'>,
  caller: Caller,
  language: Language,
): Promise<Record<string, unknown>> {
  const { userId } = caller;
  const words = await db
    .selectFrom('agreements')
    .select(['item', 'version', 'agreed', 'at'])
    .where('user_id', '=', userId)
    .orderBy('agreement_id')
    .execute();
  const ways = await db
    .selectFrom('identities')
    .select(['method', 'subject', 'account', 'created_at', 'used_at', 'changed_at', 'withdrawn_at', 'gone_at'])
    .where('user_id', '=', userId)
    .orderBy('method')
    .execute();
  return {
    account: await readUser(deps, db, caller),
    agreements: words.map(({ item, version, agreed, at }) => ({ item, version, agreed, at: iso(at) })),
    ways: ways.map(({ method, subject, account, created_at, used_at, changed_at, withdrawn_at, gone_at }) => ({
      way: wayCode(method),
      subject,
      account,
      linkedAt: iso(created_at),
      usedAt: iso(used_at),
      changedAt: iso(changed_at),
      withdrawnAt: iso(withdrawn_at),
      goneAt: iso(gone_at),
    })),
    passkeys: (await passkeysOf(db, userId)).map(({ name, created_at, used_at }) => ({
      name,
      madeAt: iso(created_at),
      usedAt: iso(used_at),
    })),
    sessions: (await sessionsOf(db, deps, caller)).map(({ device, authMthd, begunAt, usedAt, isCurrent, isShared }) => ({
      device,
      way: wayCode(authMthd),
      begunAt: iso(begunAt),
      usedAt: iso(usedAt),
      isCurrent,
      isShared,
    })),
    partners: (await consentsOf(db, userId, language)).map(({ clntId, clientName, agreedAt, usedAt, coversEmail, purpose }) => ({
      clientId: clntId,
      name: clientName,
      agreedAt: iso(agreedAt),
      usedAt: iso(usedAt),
      coversEmail,
      purpose,
    })),
    activity: (await activityOf(db, deps, userId)).map(({ at, activity, authMthd, device, partner }) => ({
      at: iso(at),
      activity,
      way: wayCode(authMthd),
      device,
      partner,
    })),
  };
}
