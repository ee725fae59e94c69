import type { Selectable } from 'kysely';
import type { IdentitiesTable } from '../db/schema.ts';
import { type Tx, transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { digest } from '../hashing.ts';
import { PROVIDER_NOTICE_KEPT } from '../limits/policies.ts';
import type { SignalKind } from '../mail/signal-mail.ts';
import { type ProviderCode, providerTypeOf } from '../providers/provider-settings.ts';
import { lockIdentity } from './account-lock.ts';
import { keepActivity } from './activity.ts';
import type { Caller } from './sessions.ts';
import { tellOfSignal } from './signal-notices.ts';
import { dropTicketsOf } from './tickets.ts';
import { countWays, endSessionsBegunBy, removeWayOf } from './ways.ts';

/** What a provider's clock and ours may differ by: an event that seems a little older than the last sign-in counts; ms. */
const CLOCK_TOLERANCE = 5 * 60_000;

/** What a provider says of one of its people, verified. */
export interface ProviderSignal {
  readonly code: ProviderCode;
  readonly subject: string;
  readonly kind: SignalKind;
  /** When it happened there, ms since the epoch. */
  readonly at: number;
  /** What names the notice, which is taken once (RFC 7519, 4.1.7); absent where the provider sends no such name. */
  readonly noticeId?: string | undefined;
}

type SignalDeps = Pick<Deps, 'db' | 'clock' | 'secret' | 'config' | 'addresses' | 'metrics' | 'outbox'>;
type OwnIdentity = Selectable<IdentitiesTable>;

interface Done {
  readonly endedSessions: number;
  readonly isMailed: boolean;
}

const NOTHING: Done = { endedSessions: 0, isMailed: false };

/**
 * Takes what a provider says of a person: `withdrawn`, our access was taken back there, or `gone`, the account there is no more. An unknown person, a notice
 * that came before, and one from before the last sign-in change nothing (WAY-1, WAY-2, SAFE-1).
 */
export async function takeSignal(deps: SignalDeps, signal: ProviderSignal): Promise<void> {
  const { subject, kind, at } = signal;
  const method = providerTypeOf(signal.code);
  const { endedSessions, isMailed } = await transaction(deps.db, async (tx) => {
    if (signal.noticeId !== undefined && !(await isFirst(tx, deps, signal.code, signal.noticeId))) return NOTHING;
    // A person who was named before signs in by it no more; tickets are locked before accounts.
    await dropTicketsOf(tx, { method, subject, at: at + CLOCK_TOLERANCE });
    const found = await lockIdentity(tx, method, subject);
    if (found === undefined) return NOTHING;
    const own = await identityOf(tx, method, subject);
    if (Math.max(own.created_at, own.used_at ?? 0) > at + CLOCK_TOLERANCE) return NOTHING;
    return kind === 'gone' ? takeGone(tx, deps, own, at) : takeWithdrawn(tx, deps, own, at);
  });
  deps.metrics.sessionsEnded('ownerEnded', endedSessions);
  if (isMailed) deps.outbox.wake();
}

/** The second of two at once waits, and finds it taken. */
async function isFirst(tx: Tx, { clock }: SignalDeps, code: ProviderCode, noticeId: string): Promise<boolean> {
  const noted = await tx
    .insertInto('provider_notices')
    .values({ notice_hash: digest(`${code} ${noticeId}`), expires_at: clock() + PROVIDER_NOTICE_KEPT })
    .onConflict((conflict) => conflict.doNothing())
    .returning('notice_hash')
    .executeTakeFirst();
  return noted !== undefined;
}

const identityOf = (tx: Tx, method: number, subject: string): Promise<OwnIdentity> =>
  tx.selectFrom('identities').selectAll().where('method', '=', method).where('subject', '=', subject).executeTakeFirstOrThrow();

/** The way stays: a person who agrees at the provider again signs in to the same account. */
async function takeWithdrawn(
  tx: Tx,
  deps: SignalDeps,
  { user_id: userId, method, withdrawn_at, gone_at }: OwnIdentity,
  at: number,
): Promise<Done> {
  if (withdrawn_at !== null || gone_at !== null) return NOTHING;
  await mark(tx, { userId, method }, { withdrawn_at: at });
  const endedSessions = await endSessionsBegunBy(tx, { userId, method });
  return { endedSessions, isMailed: await tell(tx, deps, { userId, method, kind: 'withdrawn', at }) };
}

/** The only way stays, and its sessions: without them the person could never come back. Any other goes as its owner would remove it (WAY-2). */
async function takeGone(tx: Tx, deps: SignalDeps, own: OwnIdentity, at: number): Promise<Done> {
  const { user_id: userId, method, gone_at } = own;
  if (gone_at !== null) return NOTHING;
  // The mark also says that the provider need not be told.
  await mark(tx, { userId, method }, { gone_at: at });
  const isMailed = await tell(tx, deps, { userId, method, kind: 'gone', at });
  if ((await countWays(tx, deps, userId)) === 0) return { endedSessions: 0, isMailed };
  return { endedSessions: await removeWayOf(tx, deps, userId, own), isMailed };
}

const mark = async (
  tx: Tx,
  { userId, method }: { readonly userId: string; readonly method: number },
  since: { readonly withdrawn_at: number } | { readonly gone_at: number },
): Promise<void> => {
  await tx
    .updateTable('identities')
    .set({ ...since, provider_token: null })
    .where('user_id', '=', userId)
    .where('method', '=', method)
    .execute();
};

interface Told {
  readonly userId: string;
  readonly method: number;
  readonly kind: SignalKind;
  readonly at: number;
}

async function tell(tx: Tx, deps: SignalDeps, about: Told): Promise<boolean> {
  const { userId, method, kind } = about;
  await keepActivity(tx, deps, { userId, action: kind === 'gone' ? 'way-gone' : 'way-withdrawn', method, device: '' });
  return tellOfSignal(tx, deps, about);
}

/** Another way leads into the caller's account, which is locked: what its provider has no more goes; the caller's session stays. @returns the type numbers of what went */
export async function endGoneWays(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'metrics'>,
  { userId, sessionId, device }: Pick<Caller, 'userId' | 'sessionId'> & { readonly device: string },
): Promise<readonly number[]> {
  const gone = await tx
    .selectFrom('identities')
    .select(['method', 'subject'])
    .where('user_id', '=', userId)
    .where('gone_at', 'is not', null)
    .execute();
  for (const way of gone) {
    deps.metrics.sessionsEnded('ownerEnded', await removeWayOf(tx, deps, userId, { ...way, keptSession: sessionId }));
    await keepActivity(tx, deps, { userId, action: 'way-removed', method: way.method, device });
  }
  return gone.map(({ method }) => method);
}
