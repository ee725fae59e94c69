import { importJWK, SignJWT } from 'jose';
import { sql } from 'kysely';
import { AT_ONCE, type DueRows, dueRows, LEASE, pauseAfter } from '../db/due-rows.ts';
import type { Deps } from '../deps.ts';
import { OPENID_LOGOUT_KEPT } from '../limits/policies.ts';
import { type KeyDeps, SIGNING_ALGORITHM, type SigningKeys, signingKeys } from './keys.ts';
import { openidMetadataOf } from './openid-clients.ts';
import { issuerOf } from './openid-path.ts';

type LogoutDeps = KeyDeps & Pick<Deps, 'addresses' | 'log'>;

const SECOND = 1000;
/** How long a client may take to answer. */
const PATIENCE = 10 * SECOND;
/** s; short, as the token says what is so now (OpenID Connect Back-Channel Logout, 2.4), and two minutes more for a client whose clock is ahead. */
const TOKEN_VALIDITY = 240;
const LONGEST_PAUSE = OPENID_LOGOUT_KEPT / 24;
const EVENT = 'http://schemas.openid.net/event/backchannel-logout';

/**
 * Tells clients of sessions that have ended (OpenID Connect Back-Channel Logout 1.0). Whatever ended the session, the database has made a row of each
 * login that went with it. A client that does not answer 2xx is told again, later and later, for a day.
 */
export const createLogoutOutbox = (deps: LogoutDeps): DueRows =>
  dueRows({
    log: deps.log,
    notRead: 'openidLogoutsNotRead',
    claim: () => claimDue(deps),
    attempt: async (rows: readonly Row[]) => {
      const keys = await signingKeys(deps);
      await Promise.all(rows.map((row) => attempt(deps, keys, row)));
    },
  });

type Row = Awaited<ReturnType<typeof claimDue>>[number];

function claimDue({ db, clock, random }: LogoutDeps) {
  const now = clock();
  return db
    .with('due', (cte) =>
      cte
        .selectFrom('openid_logouts')
        .select('logout_id')
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .limit(AT_ONCE)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('openid_logouts')
    .from('due')
    .whereRef('openid_logouts.logout_id', '=', 'due.logout_id')
    .set({
      claim: Buffer.from(random(12)).toString('base64url'),
      due_at: now + LEASE,
      tries: sql<number>`openid_logouts.tries + 1`,
      expires_at: sql<number>`coalesce(openid_logouts.expires_at, ${now + OPENID_LOGOUT_KEPT}::bigint)`,
    })
    .returningAll('openid_logouts')
    .execute();
}

async function attempt(deps: LogoutDeps, keys: SigningKeys, row: Row): Promise<void> {
  const { db, clock, log } = deps;
  const address = (await openidMetadataOf(db, row.client_id))?.backchannelLogoutUri;
  const ours = () => ({ id: row.logout_id, claim: row.claim });
  const isTold = address === undefined || (await tell(address, await logoutToken(deps, keys, row)));
  if (isTold || (row.expires_at ?? 0) <= clock()) {
    if (!isTold) log.warn('openidLogoutGivenUp');
    await db.deleteFrom('openid_logouts').where('logout_id', '=', ours().id).where('claim', '=', ours().claim).execute();
    return;
  }
  await db
    .updateTable('openid_logouts')
    .set({ claim: null, due_at: clock() + pauseAfter(row.tries, LONGEST_PAUSE) })
    .where('logout_id', '=', ours().id)
    .where('claim', '=', ours().claim)
    .execute();
}

/** Whether the client has taken it. A redirect is no answer: the token goes to the registered address alone. */
async function tell(address: string, token: string): Promise<boolean> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE),
      body: new URLSearchParams({ logout_token: token }),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

async function logoutToken({ addresses, random, clock }: LogoutDeps, [key]: SigningKeys, row: Row): Promise<string> {
  if (key === undefined) throw new Error('no key signs');
  const now = Math.floor(clock() / SECOND);
  return new SignJWT({ sid: row.sid, events: { [EVENT]: {} } })
    .setProtectedHeader({ alg: SIGNING_ALGORITHM, kid: key.kid, typ: 'logout+jwt' })
    .setIssuer(issuerOf(addresses.siteUrl))
    .setSubject(row.user_id)
    .setAudience(row.client_id)
    .setIssuedAt(now)
    .setExpirationTime(now + TOKEN_VALIDITY)
    .setJti(Buffer.from(random(16)).toString('base64url'))
    .sign(await importJWK(key, SIGNING_ALGORITHM));
}
