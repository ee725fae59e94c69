import type { Language } from '#contract/languages.ts';
import { methodByType } from '#contract/methods.ts';
import type { Queryable } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { consentsOf } from '../oauth/consents.ts';
import { passkeysOf } from '../passkeys/passkey-store.ts';
import { PASSKEY } from '../passkeys/passkey-way.ts';
import { allActivityOf } from './activity.ts';
import { openChangesOf } from './emails.ts';
import { EMAIL } from './identities.ts';
import { sessionsOf } from './session-list.ts';
import type { Caller } from './sessions.ts';
import { readUser } from './users.ts';

const iso = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString());
const wayCode = (method: number): string => (method === PASSKEY ? 'passkey' : (methodByType(method)?.code ?? String(method)));

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
  const kept = await db
    .selectFrom('users')
    .select(['created_at', 'language', 'leaving_at'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const devices = await db.selectFrom('devices').select('seen_at').where('user_id', '=', userId).orderBy('seen_at', 'desc').execute();
  const image = await db.selectFrom('profile_images').select(['media_type', 'bytes']).where('user_id', '=', userId).executeTakeFirst();
  const listed = await consentsOf(db, userId, language);
  const unlisted = await db
    .selectFrom('oauth_consents')
    .select(['client_id', 'agreed_at', 'used_at', 'covers_email'])
    .where('user_id', '=', userId)
    .where('client_id', 'not in', ['', ...listed.map(({ clntId }) => clntId)])
    .execute();
  return {
    account: await readUser(deps, db, caller),
    createdAt: iso(kept.created_at),
    language: kept.language,
    deletionAskedAt: iso(kept.leaving_at),
    profileImage: image === undefined ? null : `data:${image.media_type};base64,${Buffer.from(image.bytes).toString('base64')}`,
    knownDevices: devices.map(({ seen_at }) => ({ seenAt: iso(seen_at) })),
    earlierEmails: (await openChangesOf(db, deps, userId)).flatMap(({ way, expiresAt }) =>
      way.method === EMAIL ? [{ email: way.subject, undoableUntil: iso(expiresAt) }] : [],
    ),
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
    partners: [
      ...listed.map(({ clntId, clientName, agreedAt, usedAt, coversEmail, purpose }) => ({
        clientId: clntId,
        name: clientName,
        agreedAt: iso(agreedAt),
        usedAt: iso(usedAt),
        coversEmail,
        purpose,
      })),
      // Registered no more: it is given nothing, and what was agreed to is kept.
      ...unlisted.map(({ client_id, agreed_at, used_at, covers_email }) => ({
        clientId: client_id,
        name: null,
        agreedAt: iso(agreed_at),
        usedAt: iso(used_at),
        coversEmail: covers_email,
        purpose: null,
      })),
    ],
    activity: (await allActivityOf(db, userId)).map(({ at, activity, authMthd, device, partner }) => ({
      at: iso(at),
      activity,
      way: wayCode(authMthd),
      device,
      partner,
    })),
  };
}
