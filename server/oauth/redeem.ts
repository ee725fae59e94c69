import { type Tx, transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { digest, sameText } from '../hashing.ts';
import { OAUTH_TOKEN_VALIDITY } from '../limits/policies.ts';

type RedeemDeps = Pick<Deps, 'db' | 'clock' | 'random' | 'addresses'>;

/** What a partner learns of a person: what everybody in the world sees of them. */
export interface PublicUser {
  readonly user_id: string;
  readonly ncknm: string;
  readonly uvrs_id: string;
  /** An absolute URL. */
  readonly prfl_img_path: string | null;
}

export interface Redeemed {
  readonly access_token: string;
  /** s */
  readonly expires_in: number;
  readonly user: PublicUser;
}

interface Redemption {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly code: string;
}

/** Whether a partner is who it says; takes the same time for one that there is not. */
export async function isClient({ db }: Pick<Deps, 'db'>, clientId: string, secret: string): Promise<boolean> {
  const found = await db.selectFrom('oauth_secrets').select('secret_hash').where('client_id', '=', clientId).executeTakeFirst();
  return sameText(found?.secret_hash ?? '', digest(secret));
}

/**
 * Exchanges a gateway code, once, within its minute, while the session lasts that asked for it, and for the partner and address that it was
 * made for. A code that comes a second time has been copied: then what was given for it ends (RFC 6749, 4.1.2). `undefined` when it is not
 * accepted.
 */
export async function redeemCode(deps: RedeemDeps, { clientId, redirectUri, code }: Redemption): Promise<Redeemed | undefined> {
  const now = deps.clock();
  const codeHash = digest(code);
  return transaction(deps.db, async (tx) => {
    // A session that has ended has no codes any more.
    const issued = await tx
      .selectFrom('oauth_codes')
      .innerJoin('sessions', 'sessions.session_id', 'oauth_codes.session_id')
      .selectAll('oauth_codes')
      .select('sessions.expires_at as session_expires_at')
      .where('code_hash', '=', codeHash)
      .forUpdate('oauth_codes')
      .executeTakeFirst();
    if (issued === undefined) return undefined;
    if (issued.used_at !== null) {
      await tx.deleteFrom('oauth_tokens').where('code_hash', '=', codeHash).execute();
      return undefined;
    }
    await tx.updateTable('oauth_codes').set({ used_at: now }).where('code_hash', '=', codeHash).execute();
    const isOver = issued.expires_at <= now || issued.session_expires_at <= now;
    if (isOver || issued.client_id !== clientId || issued.redirect_uri !== redirectUri) return undefined;
    const user = await publicUser(tx, deps, issued.user_id);
    if (user === undefined) return undefined;
    const token = Buffer.from(deps.random(32)).toString('base64url');
    await tx
      .insertInto('oauth_tokens')
      .values({ token_hash: digest(token), code_hash: codeHash, expires_at: now + OAUTH_TOKEN_VALIDITY })
      .execute();
    return { access_token: token, expires_in: OAUTH_TOKEN_VALIDITY / 1000, user };
  });
}

/**
 * The owner of a partner's access token; `undefined` when it is over or revoked. It ends with the session that it came from: the partner acts for a
 * person who is signed in here. What the partner has read of them, and its own session, are the partner's.
 */
export async function userOfToken(deps: RedeemDeps, token: string): Promise<PublicUser | undefined> {
  return transaction(deps.db, async (tx) => {
    const found = await tx
      .selectFrom('oauth_tokens')
      .innerJoin('oauth_codes', 'oauth_codes.code_hash', 'oauth_tokens.code_hash')
      .innerJoin('sessions', 'sessions.session_id', 'oauth_codes.session_id')
      .select('oauth_codes.user_id')
      .where('sessions.expires_at', '>', deps.clock())
      .where('oauth_tokens.token_hash', '=', digest(token))
      .where('oauth_tokens.expires_at', '>', deps.clock())
      .executeTakeFirst();
    return found === undefined ? undefined : publicUser(tx, deps, found.user_id);
  });
}

async function publicUser(tx: Tx, { addresses }: Pick<Deps, 'addresses'>, userId: string): Promise<PublicUser | undefined> {
  const row = await tx
    .selectFrom('users')
    .select(['user_id', 'nickname', 'uvrs_id', 'image_path'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const image = row.image_path === null ? null : new URL(row.image_path, addresses.siteUrl).href;
  return { user_id: row.user_id, ncknm: row.nickname, uvrs_id: row.uvrs_id, prfl_img_path: image };
}
