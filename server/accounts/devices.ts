import { compiled, type PlaceOf } from '../db/compiled.ts';
import type { Queryable, Tx } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { digest } from '../hashing.ts';
import { DEVICES_MAX } from '../limits/policies.ts';
import { EMAIL } from './identities.ts';

/*
 * Which devices have signed in to which account, so that a stranger's wrong passwords do not lock its owner out there. `device` is what the
 * device cookie says (128 random bits); only its hash is kept.
 */

/** Whether a device has signed in to the account with this email. An unknown email takes the same query. */
export async function isKnownDevice(db: Queryable, device: string, email: string): Promise<boolean> {
  const known = await db
    .selectFrom('devices')
    .innerJoin('identities', 'identities.user_id', 'devices.user_id')
    .select('devices.user_id')
    .where('devices.device_hash', '=', digest(device))
    .where('identities.method', '=', EMAIL)
    .where('identities.subject', '=', email)
    .executeTakeFirst();
  return known !== undefined;
}

/** Whether a device has signed in to an account before. */
export async function knowsDevice(db: Queryable, device: string, userId: string): Promise<boolean> {
  const known = await db
    .selectFrom('devices')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('device_hash', '=', digest(device))
    .executeTakeFirst();
  return known !== undefined;
}

/** Keeps that a device has signed in to an account; of an account, the newest `DEVICES_MAX` are kept. */
export async function rememberDevice(tx: Tx, { clock }: Pick<Deps, 'clock'>, device: string, userId: string): Promise<void> {
  await seeDevice(tx, { userId, deviceHash: digest(device), now: clock() });
}

interface SeenDevice {
  readonly userId: string;
  readonly deviceHash: string;
  /** ms since the epoch */
  readonly now: number;
}

const seeDevice = compiled((db, place: PlaceOf<SeenDevice>) =>
  db
    .with('seen', (cte) =>
      cte
        .insertInto('devices')
        .values({ user_id: place('userId'), device_hash: place('deviceHash'), seen_at: place('now') })
        .onConflict((conflict) => conflict.columns(['user_id', 'device_hash']).doUpdateSet({ seen_at: place('now') })),
    )
    .deleteFrom('devices')
    .where('user_id', '=', place('userId'))
    // Both parts of the statement see the devices as they were before it.
    .where('device_hash', 'in', ({ selectFrom }) =>
      selectFrom('devices as older')
        .select('older.device_hash')
        .where('older.user_id', '=', place('userId'))
        .where('older.device_hash', '<>', place('deviceHash'))
        .orderBy('older.seen_at', 'desc')
        .offset(DEVICES_MAX - 1),
    ),
);

export async function forgetDevicesOf(db: Queryable, userId: string): Promise<void> {
  await db.deleteFrom('devices').where('user_id', '=', userId).execute();
}
