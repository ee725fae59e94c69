import { sql } from 'kysely';
import { methodByType } from '#contract/methods.ts';
import { AT_ONCE, type DueRows, dueRows, LEASE, pauseAfter } from '../db/due-rows.ts';
import type { Deps } from '../deps.ts';
import { REVOCATION_KEPT } from '../limits/policies.ts';
import { tokenName, tokenVault } from './token-vault.ts';

type RevocationDeps = Pick<Deps, 'db' | 'clock' | 'random' | 'log' | 'config' | 'providers'>;

const LONGEST_PAUSE = REVOCATION_KEPT / 24;

/**
 * Tells providers that a way by them is over. Whatever deleted the identity, the database has made a row of it. A provider that does not take it is told
 * again, later and later, for some days. Once more does no harm (RFC 7009, 2.2).
 */
export const createRevocationOutbox = (deps: RevocationDeps): DueRows =>
  dueRows({
    log: deps.log,
    notRead: 'revocationsNotRead',
    claim: () => claimDue(deps),
    attempt: (rows: readonly Row[]) => Promise.all(rows.map((row) => attempt(deps, row))),
  });

type Row = Awaited<ReturnType<typeof claimDue>>[number];

function claimDue({ db, clock, random }: RevocationDeps) {
  const now = clock();
  return db
    .with('due', (cte) =>
      cte
        .selectFrom('provider_revocations')
        .select('revocation_id')
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .limit(AT_ONCE)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('provider_revocations')
    .from('due')
    .whereRef('provider_revocations.revocation_id', '=', 'due.revocation_id')
    .set({
      claim: Buffer.from(random(12)).toString('base64url'),
      due_at: now + LEASE,
      tries: sql<number>`provider_revocations.tries + 1`,
      expires_at: sql<number>`coalesce(provider_revocations.expires_at, ${now + REVOCATION_KEPT}::bigint)`,
    })
    .returningAll('provider_revocations')
    .execute();
}

async function attempt(deps: RevocationDeps, row: Row): Promise<void> {
  const { db, clock, log } = deps;
  const isTold = (await isLinked(deps, row)) || (await tell(deps, row));
  const own = { revocation_id: row.revocation_id, claim: row.claim };
  if (isTold || (row.expires_at ?? 0) <= clock()) {
    if (!isTold) log.warn('revocationGivenUp', providerOf(row));
    await db
      .deleteFrom('provider_revocations')
      .where((is) => is.and(own))
      .execute();
    return;
  }
  await db
    .updateTable('provider_revocations')
    .set({ claim: null, due_at: Math.min(clock() + pauseAfter(row.tries, LONGEST_PAUSE), row.expires_at ?? 0) })
    .where((is) => is.and(own))
    .execute();
}

/** An account has the identity: another one got it, it was brought back, or its replaced account can still be (SOC-4, SAFE-1). */
async function isLinked({ db }: RevocationDeps, { method, subject }: Row): Promise<boolean> {
  const found = await Promise.all(
    (['identities', 'deleted_identities'] as const).map((table) =>
      db.selectFrom(table).select('user_id').where('method', '=', method).where('subject', '=', subject).executeTakeFirst(),
    ),
  );
  return found.some((one) => one !== undefined);
}

/** Whether the provider has taken it, or need not be told. */
async function tell(deps: RevocationDeps, row: Row): Promise<boolean> {
  const { method, subject, provider_token: sealed } = row;
  const code = methodByType(method)?.code;
  const revoke = code === undefined ? undefined : deps.providers.get(code)?.revoke;
  if (revoke === undefined) return true;
  const refreshToken = sealed === null ? undefined : tokenVault(deps).open(tokenName(method, subject), sealed);
  try {
    await revoke({ subject, refreshToken });
    return true;
  } catch (error) {
    deps.log.warn('revocationRefused', { error, ...providerOf(row) });
    return false;
  }
}

const providerOf = ({ method }: Row) => {
  const provider = methodByType(method)?.code;
  return provider === undefined ? {} : { provider };
};
