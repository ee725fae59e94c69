import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Language } from '#contract/languages.ts';
import type { clientNameData } from '#contract/schemas.ts';
import { lockCaller } from '../accounts/account-lock.ts';
import { keepActivity } from '../accounts/activity.ts';
import { type Db, transaction } from '../db/transaction.ts';
import { digest } from '../hashing.ts';
import type { Handler } from '../http/call-context.ts';
import { deviceFamily } from '../http/device-family.ts';
import { Refusal } from '../http/refusal.ts';
import { OAUTH_CODE_VALIDITY } from '../limits/policies.ts';
import { aboutClient, type SaidByClient } from '../oauth/about-client.ts';
import { noteConsentUse } from '../oauth/consents.ts';
import { registered } from './signed-in.ts';

/**
 * API-21, GW-5. The code belongs to the session that asks, and ends with it. The pair must be registered exactly as it is sent (RFC 6749, 4.1.2.1; RFC 9700, 2.1).
 * @throws Refusal `clientUnknown`, `redirectNotRegistered`, `consentRequired` (GW-6), `notAllowed` (a guest), `unauthorized` (the session
 * has just ended)
 */
export const oauthCode: Handler<'oauthCode'> = async (call) => {
  const caller = registered(call);
  const { userId, sessionId } = caller;
  const { clntId, redrUri } = call.body;
  const registration = await registrationOf(call.db, clntId, redrUri);
  if (!registration.first_party && (await consentOf(call.db, clntId, userId)) === undefined) {
    throw new Refusal('consentRequired', { data: consentAsked(registration, call.language) });
  }
  const code = Buffer.from(call.random(32)).toString('base64url');
  const row = { code_hash: digest(code), client_id: clntId, redirect_uri: redrUri, user_id: userId, session_id: sessionId };
  await transaction(call.db, async (tx) => {
    await lockCaller(tx, caller);
    // Held until the code is stored: an end of the session at the same moment comes before it, or deletes it.
    const session = tx.selectFrom('sessions').select('session_id').where('session_id', '=', sessionId).forKeyShare();
    if ((await session.executeTakeFirst()) === undefined) throw new Refusal('unauthorized');
    const expires_at = call.clock() + OAUTH_CODE_VALIDITY;
    await tx
      .insertInto('oauth_codes')
      .values({ ...row, expires_at, used_at: null })
      .execute();
    await noteConsentUse(tx, { clientId: clntId, userId, at: call.clock() });
  });
  return { code };
};

/**
 * GW-2: whom the person signs in for. The pair is checked as for the code, so that a link with a false address names no partner.
 * @throws Refusal `clientUnknown`, `redirectNotRegistered`
 */
export const oauthClient: Handler<'oauthClient'> = async ({ db, body: { clntId, redrUri } }) => ({
  clientName: (await registrationOf(db, clntId, redrUri)).name,
});

/** GW-6: the person agrees to continue to this client, with this account, and to its learning the email if they are shown that; saying it again takes nothing back. */
export const consentToClient: Handler<'consentToClient'> = async (call) => {
  const caller = registered(call);
  const { clntId, email = false } = call.body;
  const [registration] = await registrationsOf(call.db, clntId);
  if (registration === undefined) throw new Refusal('clientUnknown');
  const said = JSON.stringify({ purpose: registration.purpose, about: registration.about } satisfies SaidByClient);
  await transaction(call.db, async (tx) => {
    await lockCaller(tx, caller);
    await tx
      .insertInto('oauth_consents')
      .values({ client_id: clntId, user_id: caller.userId, agreed_at: call.clock(), covers_email: email, said })
      .onConflict((conflict) =>
        conflict.columns(['client_id', 'user_id']).doUpdateSet({
          agreed_at: call.clock(),
          said,
          covers_email: sql<boolean>`oauth_consents.covers_email or excluded.covers_email`,
        }),
      )
      .execute();
    await keepActivity(tx, call, {
      userId: caller.userId,
      action: 'partner-allowed',
      method: caller.method,
      device: deviceFamily(call.http.req.header('user-agent')),
      detail: registration.name,
    });
  });
  return undefined;
};

const registrationsOf = (db: Db, clientId: string) =>
  db
    .selectFrom('oauth_clients')
    .leftJoin('partner_logos', 'partner_logos.client_id', 'oauth_clients.client_id')
    .select(['redirect_uri', 'oauth_clients.name', 'first_party', 'purpose', 'about', 'partner_logos.name as logo'])
    .where('oauth_clients.client_id', '=', clientId)
    .execute();

export async function registrationOf(db: Db, clientId: string, redirectUri: string) {
  const registrations = await registrationsOf(db, clientId);
  if (registrations.length === 0) throw new Refusal('clientUnknown');
  const registration = registrations.find(({ redirect_uri }) => redirect_uri === redirectUri);
  if (registration === undefined) throw new Refusal('redirectNotRegistered');
  return registration;
}

/** What the page shows where the person has to agree first (GW-6, PARTNER-3). */
export function consentAsked(registration: Awaited<ReturnType<typeof registrationOf>>, language: Language): z.infer<typeof clientNameData> {
  const about = aboutClient(registration, language);
  return { clientName: registration.name, ...(about !== undefined && { about }) };
}

/** What the account has agreed to for this client, and when it said so last; `undefined` where it has not. */
export const consentOf = (db: Db, clientId: string, userId: string) =>
  db
    .selectFrom('oauth_consents')
    .select(['agreed_at', 'covers_email'])
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
