import { sql } from 'kysely';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Deps } from '../deps.ts';
import { digest } from '../hashing.ts';
import { noteConsentUse } from '../oauth/consents.ts';
import type { OpenidLibrary } from './library.ts';
import { findOpenidClient } from './openid-clients.ts';
import { adapterOrUnavailable } from './unavailable.ts';

type EntryDeps = Pick<Deps, 'db' | 'clock'>;

/** ms; for what comes without a time of its own */
const LONGEST = 3_600_000;

/** The library's own view of the person's browser: not to be confused with a session of ours, to which each belongs once a person signed in. */
export const OP_SESSION = 'Session';
export const INTERACTION = 'Interaction';
const GRANT = 'Grant';
const ACCESS_TOKEN = 'AccessToken';

/**
 * Where the library keeps what it knows, for all processes on one database. An id that is a secret stands there as its hash alone. What was
 * given to a client belongs to a session of ours: it goes with it, and counts no more when that has run out.
 */
export const createEntries =
  (deps: EntryDeps, { errors }: Pick<OpenidLibrary, 'errors'>) =>
  (model: string): Adapter =>
    adapterOrUnavailable(model === 'Client' ? clients(deps) : entries(deps, model, () => new errors.InvalidGrant('already used')));

/** Registered by the operator's file alone, so nothing is written here. */
const clients = ({ db }: EntryDeps): Adapter => ({
  find: (id) => findOpenidClient(db, id),
  findByUid: async () => undefined,
  findByUserCode: async () => undefined,
  upsert: async () => undefined,
  consume: async () => undefined,
  destroy: async () => undefined,
  revokeByGrantId: async () => undefined,
});

function entries({ db, clock }: EntryDeps, model: string, alreadyUsed: () => Error): Adapter {
  const belongs = model !== INTERACTION;
  const stored = () =>
    db
      .selectFrom('openid_entries')
      .leftJoin('sessions', 'sessions.session_id', 'openid_entries.session_id')
      .select(['payload', 'consumed_at', 'openid_entries.session_id'])
      .where('model', '=', model)
      .where('openid_entries.expires_at', '>', clock())
      .where((is) => is.or([is('openid_entries.session_id', 'is', null), is('sessions.expires_at', '>', clock())]));
  const read = (row: { payload: string; consumed_at: number | null; session_id: string | null } | undefined, id?: string) => {
    if (row === undefined) return undefined;
    const payload: AdapterPayload = JSON.parse(row.payload);
    // A person who is signed in there is signed in here, too, or no more.
    if (model === OP_SESSION && payload.accountId !== undefined && row.session_id === null) return undefined;
    return { ...payload, ...(id !== undefined && { jti: id }), ...(row.consumed_at !== null && { consumed: row.consumed_at }) };
  };
  return {
    async upsert(id, payload, expiresIn) {
      const row = {
        model,
        id: digest(id),
        payload: JSON.stringify(withoutSecrets(model, payload)),
        // A login outlives the session that it began with: another account may be used (PARTNER-6).
        grant_id: payload.grantId === undefined || !belongs ? null : digest(payload.grantId),
        uid: payload.uid ?? null,
        created_at: clock(),
        expires_at: clock() + (expiresIn === undefined ? LONGEST : expiresIn * 1000),
      };
      const session_id = belongs ? await sessionOf({ db }, grantsOf(payload)) : null;
      // The session has ended meanwhile: nothing that it gave may outlive it.
      if (row.grant_id !== null && session_id === null) return;
      await db
        .insertInto('openid_entries')
        .values({ ...row, session_id, consumed_at: null })
        .onConflict((conflict) =>
          conflict.columns(['model', 'id']).doUpdateSet({
            payload: row.payload,
            expires_at: row.expires_at,
            session_id: sql`coalesce(excluded.session_id, openid_entries.session_id)`,
          }),
        )
        .execute();
      if (model === OP_SESSION && session_id !== null) await keepLogins({ db }, session_id, payload);
      const { clientId, accountId } = payload;
      if (model === ACCESS_TOKEN && clientId !== undefined && accountId !== undefined)
        await noteConsentUse(db, { clientId, userId: accountId, at: clock() });
    },
    find: async (id) => read(await stored().where('id', '=', digest(id)).executeTakeFirst(), id),
    // The library asks for its session alone by this, and changes none that it found so.
    findByUid: async (uid) => read(await stored().where('uid', '=', uid).executeTakeFirst()),
    findByUserCode: async () => undefined,
    // One of several at once, in whichever process, is the first.
    async consume(id) {
      const used = await db
        .updateTable('openid_entries')
        .set({ consumed_at: Math.floor(clock() / 1000) })
        .where('model', '=', model)
        .where('id', '=', digest(id))
        .where('consumed_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      if (used === undefined) throw alreadyUsed();
    },
    async destroy(id) {
      await db.deleteFrom('openid_entries').where('model', '=', model).where('id', '=', digest(id)).execute();
    },
    async revokeByGrantId(grantId) {
      await db.deleteFrom('openid_entries').where('grant_id', '=', digest(grantId)).execute();
    },
  };
}

/** The id of an entry opens it, and an interaction remembers that of the session. */
function withoutSecrets(model: string, payload: AdapterPayload): AdapterPayload {
  const { jti: _, ...kept } = payload;
  if (model !== INTERACTION || kept.session === undefined) return kept;
  const { cookie: __, ...session } = kept.session;
  return { ...kept, session } as AdapterPayload;
}

const grantsOf = ({ grantId, authorizations }: AdapterPayload): readonly string[] =>
  grantId !== undefined
    ? [grantId]
    : Object.values(authorizations ?? {}).flatMap((one) => (one.grantId === undefined ? [] : [one.grantId]));

async function sessionOf({ db }: Pick<Deps, 'db'>, grants: readonly string[]): Promise<string | null> {
  if (grants.length === 0) return null;
  const found = await db
    .selectFrom('openid_entries')
    .select('session_id')
    .where('model', '=', GRANT)
    .where('id', 'in', grants.map(digest))
    .where('session_id', 'is not', null)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return found?.session_id ?? null;
}

/** Says whose grant it is, before anything is given for it. */
export async function ofSession({ db }: Pick<Deps, 'db'>, grantId: string, sessionId: string): Promise<void> {
  await db
    .updateTable('openid_entries')
    .set({ session_id: sessionId })
    .where('model', '=', GRANT)
    .where('id', '=', digest(grantId))
    .execute();
}

async function keepLogins({ db }: Pick<Deps, 'db'>, session_id: string, { accountId, authorizations }: AdapterPayload): Promise<void> {
  const rows = Object.entries(authorizations ?? {}).flatMap(([client_id, { sid }]) =>
    sid === undefined || accountId === undefined ? [] : [{ session_id, client_id, user_id: accountId, sid }],
  );
  if (rows.length === 0) return;
  await db
    .insertInto('openid_logins')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
