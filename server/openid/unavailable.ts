import type { Adapter } from 'oidc-provider';
import { DatabaseUnavailable } from '../db/outage.ts';
import { isContention } from '../db/transaction.ts';

/** s; a client that waits as long finds the database tried again in between. */
export const TRY_AGAIN_IN = '5';
export const UNAVAILABLE = 'temporarily_unavailable';

/**
 * An outage of the database in the words of RFC 6749, 4.1.2.1. The library reads its errors by these properties: it answers 503, or leads back to the
 * client with the code, and takes it for no defect of its own.
 */
export class OpenidUnavailable extends DatabaseUnavailable {
  override readonly message = UNAVAILABLE;
  readonly error = UNAVAILABLE;
  readonly error_description = 'the service cannot answer at the moment; try again';
  readonly status = 503;
  readonly statusCode = 503;
  readonly expose = true;
  readonly allow_redirect = true;
}

const isOutage = (error: unknown): boolean => error instanceof DatabaseUnavailable || isContention(error);

/** @throws OpenidUnavailable where the database is away; what else `work` throws */
export async function orUnavailable<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw isOutage(error) ? new OpenidUnavailable(error) : error;
  }
}

export const adapterOrUnavailable = (adapter: Adapter): Adapter => ({
  upsert: (...about) => orUnavailable(async () => adapter.upsert(...about)),
  find: (id) => orUnavailable(async () => adapter.find(id)),
  findByUid: (uid) => orUnavailable(async () => adapter.findByUid(uid)),
  findByUserCode: (code) => orUnavailable(async () => adapter.findByUserCode(code)),
  consume: (id) => orUnavailable(async () => adapter.consume(id)),
  destroy: (id) => orUnavailable(async () => adapter.destroy(id)),
  revokeByGrantId: (id) => orUnavailable(async () => adapter.revokeByGrantId(id)),
});
