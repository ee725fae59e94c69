import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Language } from '#contract/languages.ts';
import type { consentAbout } from '#contract/schemas.ts';
import type { Queryable, Tx } from '../db/transaction.ts';
import { aboutClient, type SaidByClient } from './about-client.ts';

/** A partner with access, as the person is shown it (PARTNER-5). Times are ms since the epoch. */
export interface ListedConsent {
  readonly clntId: string;
  readonly clientName: string;
  readonly agreedAt: number;
  /** Null: not since it is kept. */
  readonly usedAt: number | null;
  /** Whether it learns the email, besides what everybody in the world sees. */
  readonly coversEmail: boolean;
  /** What the partner needs it for, in its own words; null: it has said nothing. */
  readonly purpose: string | null;
  /** What else the consent has said of it, and its logo (PARTNER-3). */
  readonly about?: z.infer<typeof consentAbout>;
}

/** The newest consent first. One to a client that is registered no more gives it nothing, and is not listed. */
export async function consentsOf(db: Queryable, userId: string, language: Language): Promise<ListedConsent[]> {
  const rows = await db
    .selectFrom('oauth_consents')
    .innerJoin('oauth_clients', 'oauth_clients.client_id', 'oauth_consents.client_id')
    // A client has a row for each of its addresses.
    .distinct()
    .leftJoin('partner_logos', 'partner_logos.client_id', 'oauth_consents.client_id')
    .select(['oauth_consents.client_id', 'oauth_clients.name', 'agreed_at', 'used_at', 'covers_email'])
    .select(['purpose', 'about', 'said', 'partner_logos.name as logo'])
    .where('user_id', '=', userId)
    .orderBy('agreed_at', 'desc')
    .orderBy('oauth_consents.client_id')
    .execute();
  return rows.map((row) => {
    const agreed: SaidByClient = row.said === null ? row : JSON.parse(row.said);
    const { purpose = null, ...about } = aboutClient(row, language, agreed) ?? {};
    return {
      clntId: row.client_id,
      clientName: row.name,
      agreedAt: row.agreed_at,
      usedAt: row.used_at,
      coversEmail: row.covers_email,
      purpose,
      ...(Object.keys(about).length > 0 && { about }),
    };
  });
}

/** Keeps that a partner was given something for this account just now. */
export async function noteConsentUse(
  db: Queryable,
  { clientId, userId, at }: { readonly clientId: string; readonly userId: string; readonly at: number },
): Promise<void> {
  await db.updateTable('oauth_consents').set({ used_at: at }).where('client_id', '=', clientId).where('user_id', '=', userId).execute();
}

/**
 * Ends what a partner has of an account, which is locked: the consent, codes and tokens of `/sso`, grants, codes and tokens of `/oidc`. Where it knows of a
 * login, the database makes a row of `openid_logouts` of it, by which the partner is told. Sessions here stay.
 * @returns the partner's name; `undefined` where there was no consent
 */
export async function endConsentOf(tx: Tx, userId: string, clientId: string): Promise<string | undefined> {
  const ended = await tx
    .deleteFrom('oauth_consents')
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .returning('client_id')
    .executeTakeFirst();
  if (ended === undefined) return undefined;
  // Tokens go with their codes.
  await tx.deleteFrom('oauth_codes').where('client_id', '=', clientId).where('user_id', '=', userId).execute();
  await tx
    .deleteFrom('openid_entries')
    .where('session_id', 'in', (of) => of.selectFrom('sessions').select('session_id').where('user_id', '=', userId))
    .where(sql<boolean>`payload::jsonb ->> 'clientId' = ${clientId}`)
    .execute();
  await tx.deleteFrom('openid_logins').where('client_id', '=', clientId).where('user_id', '=', userId).execute();
  const client = await tx.selectFrom('oauth_clients').select('name').where('client_id', '=', clientId).executeTakeFirst();
  return client?.name ?? clientId;
}
