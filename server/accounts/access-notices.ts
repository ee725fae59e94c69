import type { Selectable } from 'kysely';
import type { AccessNews, AccessNoticesTable } from '../db/schema.ts';
import { type Db, type Queryable, type Tx, transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { digest } from '../hashing.ts';
import { ACCESS_NOTICE_VALIDITY } from '../limits/policies.ts';
import { PASSKEY } from '../passkeys/passkey-way.ts';
import { lockUsers } from './account-lock.ts';
import { forgetDevicesOf } from './devices.ts';
import { tellEmailIsBack } from './email-is-back.ts';
import { restoreEmail } from './emails.ts';
import { EMAIL, findIdentity } from './identities.ts';
import { dropProofsOf } from './proofs.ts';
import { endSessionsOf } from './sessions.ts';
import { type RemovedWay, restoreWay } from './ways.ts';

/** SAFE-1: what happened to an account, and by which way in. */
export interface Access {
  readonly userId: string;
  readonly news: AccessNews;
  readonly method: number;
  readonly device: string;
  /** Where the method is `PASSKEY`: its credential ID. */
  readonly passkeyId?: string | undefined;
  /** The way that was taken away; the email before, where it was changed. */
  readonly removedWay?: RemovedWay | undefined;
}

export type AccessNotice = Selectable<AccessNoticesTable>;

/** Keeps the notice to the owner, and returns what the link in the email names: 256 random bits, of which only the hash is kept. */
export async function issueNotice(tx: Tx, { clock, random }: Pick<Deps, 'clock' | 'random'>, access: Access): Promise<string | undefined> {
  const { userId, news, method, device, removedWay } = access;
  const subject = access.passkeyId ?? (await subjectOf(tx, userId, method));
  if (subject === undefined) return undefined;
  const token = Buffer.from(random(32)).toString('base64url');
  const at = clock();
  await tx
    .insertInto('access_notices')
    .values({
      notice_hash: digest(token),
      user_id: userId,
      news,
      method,
      subject,
      device,
      at,
      expires_at: at + ACCESS_NOTICE_VALIDITY,
      ended_at: null,
      removed_way: removedWay === undefined ? null : JSON.stringify(bare(removedWay)),
    })
    .execute();
  return token;
}

/** Nothing beside what brings it back is kept, a password least. */
const bare = ({ method, subject, account, created_at }: RemovedWay): RemovedWay => ({ method, subject, account, created_at });

async function subjectOf(tx: Tx, userId: string, method: number): Promise<string | undefined> {
  const way = await tx
    .selectFrom('identities')
    .select('subject')
    .where('user_id', '=', userId)
    .where('method', '=', method)
    .executeTakeFirst();
  return way?.subject;
}

/** `undefined`: there is none, or its time is over. */
export async function readNotice(db: Queryable, { clock }: Pick<Deps, 'clock'>, token: string): Promise<AccessNotice | undefined> {
  return db
    .selectFrom('access_notices')
    .selectAll()
    .where('notice_hash', '=', digest(token))
    .where('expires_at', '>', clock())
    .executeTakeFirst();
}

/**
 * The owner says that it was not them: every session ends, the account knows no device any more, and the way in is closed. A provider's is
 * taken away, a passkey too, which leaves the email; the email stays, and its password serves no more until a new one is set by the mailbox. A way that was
 * removed comes back first, and so does an email that was changed, of which the email in between is told. Ways and passkeys that came since go as well: a
 * stranger who was in may have brought them. Once.
 * @returns whether it was ended now; not when it was before
 */
export async function endAccess(
  deps: Pick<Deps, 'clock' | 'metrics' | 'secret' | 'addresses' | 'outbox'> & { readonly db: Db },
  notice: AccessNotice,
): Promise<boolean> {
  const { user_id: userId, method, subject } = notice;
  let isMailed = false;
  const isEnded = await transaction(deps.db, async (tx) => {
    await lockUsers(tx, [userId]);
    const used = await tx
      .updateTable('access_notices')
      .set({ ended_at: deps.clock() })
      .where('notice_hash', '=', notice.notice_hash)
      .where('ended_at', 'is', null)
      .returning('user_id')
      .executeTakeFirst();
    if (used === undefined) return false;
    deps.metrics.sessionsEnded('ownerEnded', await endSessionsOf(tx, userId));
    await forgetDevicesOf(tx, userId);
    if (notice.removed_way !== null) {
      const way: RemovedWay = JSON.parse(notice.removed_way);
      const from = notice.news === 'emailChanged' ? await subjectOf(tx, userId, EMAIL) : undefined;
      // Told before: the email that is told is the one that goes.
      if (from !== undefined && from !== way.subject) isMailed = await tellEmailIsBack(tx, deps, { userId, from, language: undefined });
      await bringBack(tx, deps, notice, way);
    }
    await tx
      .deleteFrom('identities')
      .where('user_id', '=', userId)
      .where('method', '<>', EMAIL)
      .where('created_at', '>=', notice.at)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('identities as email').select('email.method').where('email.user_id', '=', userId).where('email.method', '=', EMAIL),
        ),
      )
      .execute();
    await tx
      .deleteFrom('passkeys')
      .where('user_id', '=', userId)
      .where((is) => is.or([is('created_at', '>=', notice.at), is.and([is.val(method === PASSKEY), is('credential_id', '=', subject)])]))
      .execute();
    const ofWay = { user_id: userId, method, subject };
    if (method === EMAIL) {
      await tx
        .updateTable('identities')
        .set({ password_hash: null })
        .where((is) => is.and(ofWay))
        .execute();
      await dropProofsOf(tx, subject);
    } else if (await hasEmail(tx, userId))
      await tx
        .deleteFrom('identities')
        .where((is) => is.and(ofWay))
        .execute();
    return true;
  });
  if (isMailed) deps.outbox.wake();
  return isEnded;
}

/** Whether the account of a notice has the way again that went with it; another account may have it (EMAIL-10). */
export async function isBack(db: Queryable, { user_id: userId, removed_way }: AccessNotice): Promise<boolean> {
  if (removed_way === null) return false;
  const { method, subject }: RemovedWay = JSON.parse(removed_way);
  return (await findIdentity(db, method, subject))?.user_id === userId;
}

const bringBack = (tx: Tx, deps: Pick<Deps, 'clock'>, { news, user_id: userId, at }: AccessNotice, way: RemovedWay): Promise<void> =>
  news === 'emailChanged' ? restoreEmail(tx, deps, { userId, email: way, since: at }) : restoreWay(tx, userId, way);

/** Without one, as where another account has the email that was removed, the way would be the last that leads into the account. */
async function hasEmail(tx: Tx, userId: string): Promise<boolean> {
  return (await subjectOf(tx, userId, EMAIL)) !== undefined;
}
