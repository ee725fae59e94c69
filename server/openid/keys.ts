import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Config } from '../config.ts';
import { type Db, transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { OPENID_KEY_KEPT, OPENID_KEY_PERIOD } from '../limits/policies.ts';
import { type KeyVault, keyVault } from './key-vault.ts';

/** RS256: the one algorithm that each client has to know (OpenID Connect Core, 15.1). */
export const SIGNING_ALGORITHM = 'RS256';

/** The keys of the door, the one that signs now first: then the next, which clients know before it signs, and the one before. */
export type SigningKeys = readonly (JWK & { readonly kid: string })[];

export type KeyDeps = Pick<Deps, 'db' | 'clock' | 'random'> & { readonly config: Pick<Config, 'openidKeySecrets'> };

/** Serializes what several processes decide about the keys at once. */
const KEYS_NAME = 'openid-keys';

/**
 * Reads the keys, after a rotation where it is time: a key signs for `OPENID_KEY_PERIOD`, is published as long before, and stays published for
 * `OPENID_KEY_KEPT` after it, so that what it has signed can be verified.
 * @throws StartError where they are encrypted with a secret that is not configured
 */
export async function signingKeys(deps: KeyDeps): Promise<SigningKeys> {
  const now = deps.clock();
  const vault = keyVault(deps);
  const known = await readKeys(deps.db, vault);
  if (isInOrder(known, now)) return published(known, now);
  // Generated before the transaction: it takes a while, and the embedded database has one connection.
  const made = [await newKey(deps), await newKey(deps)];
  const rows = await transaction(deps.db, async (tx) => {
    await tx
      .insertInto('settings')
      .values({ name: KEYS_NAME, value: '' })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: '' }))
      .execute();
    let rows = await readKeys(tx, vault);
    for (const key of made) {
      if (isInOrder(rows, now)) break;
      const active_from = rows.some((row) => row.active_from <= now) ? Math.max(now, latest(rows)) + OPENID_KEY_PERIOD : now;
      await tx
        .insertInto('openid_keys')
        .values({ kid: key.kid, private_key: vault.seal(key.kid, key.private_key), active_from })
        .execute();
      rows = await readKeys(tx, vault);
    }
    const kept = new Set(published(rows, now).map(({ kid }) => kid));
    const over = rows.filter(({ kid }) => !kept.has(kid)).map(({ kid }) => kid);
    if (over.length > 0) await tx.deleteFrom('openid_keys').where('kid', 'in', over).execute();
    return rows;
  });
  return published(rows, now);
}

type KeyRow = { readonly kid: string; readonly private_key: string; readonly active_from: number };

/** With their keys in clear. */
async function readKeys(db: Pick<Db, 'selectFrom'>, vault: KeyVault): Promise<KeyRow[]> {
  const rows = await db.selectFrom('openid_keys').selectAll().orderBy('active_from').execute();
  return rows.map((row) => ({ ...row, private_key: vault.open(row.kid, row.private_key) }));
}

/**
 * For the start: encrypts keys that stand in clear, or under an older secret.
 * @throws StartError where they are encrypted with a secret that is not configured
 */
export async function sealSigningKeys(deps: Omit<KeyDeps, 'clock'>): Promise<void> {
  const vault = keyVault(deps);
  for (const { kid, private_key } of await deps.db.selectFrom('openid_keys').select(['kid', 'private_key']).execute()) {
    const key = vault.open(kid, private_key);
    if (vault.isCurrent(kid, private_key)) continue;
    await deps.db
      .updateTable('openid_keys')
      .set({ private_key: vault.seal(kid, key) })
      .where('kid', '=', kid)
      .execute();
  }
}

const latest = (rows: readonly KeyRow[]): number => Math.max(...rows.map(({ active_from }) => active_from));

/** One signs, and one will. */
const isInOrder = (rows: readonly KeyRow[], now: number): boolean =>
  rows.some(({ active_from }) => active_from <= now) && rows.some(({ active_from }) => active_from > now);

function published(rows: readonly KeyRow[], now: number): SigningKeys {
  const current = rows.findLast(({ active_from }) => active_from <= now);
  const next = rows.filter(({ active_from }) => active_from > now);
  const before = rows.filter(
    (row, index) => row !== current && row.active_from <= now && (rows[index + 1]?.active_from ?? 0) + OPENID_KEY_KEPT > now,
  );
  return [...(current === undefined ? [] : [current]), ...next, ...before].map(({ private_key }) => JSON.parse(private_key));
}

async function newKey({ random }: Pick<Deps, 'random'>): Promise<{ kid: string; private_key: string }> {
  const { privateKey } = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true });
  const kid = Buffer.from(random(12)).toString('base64url');
  return { kid, private_key: JSON.stringify({ ...(await exportJWK(privateKey)), kid, alg: SIGNING_ALGORITHM, use: 'sig' }) };
}
