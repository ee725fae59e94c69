import type { Kysely, Transaction } from 'kysely';
import type { Database } from './schema.ts';

export type Db = Kysely<Database>;
export type Tx = Transaction<Database>;
/** What a query can run on: the database, or a transaction of it. */
export type Queryable = Db | Tx;

const TRIES = 5;
/** serialization_failure and deadlock_detected: the database asks for the transaction to be run again. */
const RETRYABLE_SQLSTATES = new Set(['40001', '40P01']);
const UNIQUE_VIOLATION = '23505';

/**
 * Runs `work` in one transaction, and again when the database says so; so `work` must have no effect but on the database.
 * Never wait for mail or a password hash inside: the embedded database has one connection, and everybody waits for it.
 */
export async function transaction<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === TRIES || !isContention(error)) throw error;
    }
  }
}

/** Whether others were in the way: the same work may succeed a moment later. */
export const isContention = (error: unknown): boolean => RETRYABLE_SQLSTATES.has(stringField(error, 'code'));

/** The name of the unique constraint that an error is about, if it is about one. */
export const violatedConstraint = (error: unknown): string | undefined =>
  stringField(error, 'code') === UNIQUE_VIOLATION ? stringField(error, 'constraint') : undefined;

const stringField = (value: unknown, field: string): string => {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;
  return typeof found === 'string' ? found : '';
};
