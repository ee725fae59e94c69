import { randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { Insertable } from 'kysely';
import { EMAIL } from '#server/accounts/identities.ts';
import { credentialOf } from '#server/accounts/sessions.ts';
import { nicknameColumns, uvrsIdColumns } from '#server/accounts/users.ts';
import { loadSecret } from '#server/db/migrate.ts';
import type { Database } from '#server/db/schema.ts';
import type { Db } from '#server/db/transaction.ts';
import { digest } from '#server/hashing.ts';

export const PASSWORD = 'spring-2026!';
const ROWS = 1000;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export interface Member {
  readonly email: string;
  readonly nickname: string;
  readonly uvrsId: string;
  readonly userId: string;
}

/** A session in a browser, as its pages know it. */
export interface Holder {
  readonly address: string;
  readonly sessionId: string;
  token: string;
  credential: string;
  /** A refresh of it is on its way. */
  isBusy: boolean;
}

/** What a member is called, without asking the database. */
export const memberOf = (number: number): Member => ({
  email: `member${number}@campus.ac.kr`,
  nickname: `마당회원${number}`,
  uvrsId: `campus.member${number}`,
  userId: `member${number}`.padEnd(22, '_'),
});

/** One of 16 million, so that limits by address count each person alone. */
export const addressOf = (number: number): string => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;

/** In statements of a thousand rows. */
export async function insertAll<Table extends keyof Database>(
  db: Db,
  table: Table,
  rows: readonly Insertable<Database[Table]>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS)
    await db
      .insertInto(table)
      .values(rows.slice(start, start + ROWS) as never)
      .execute();
}

/** Members with an email and the same password, `from` the first number. */
export async function fillMembers(db: Db, from: number, count: number): Promise<void> {
  const now = Date.now();
  const password_hash = await hash(PASSWORD);
  const members = Array.from({ length: count }, (_, index) => memberOf(from + index));
  const users = members.map(({ userId, nickname, uvrsId }) => ({
    user_id: userId,
    ...nicknameColumns(nickname),
    ...uvrsIdColumns(uvrsId),
    uvrs_id_changed_at: null,
    gender: 'F' as const,
    image_path: null,
    marketing_agreed: false,
    created_at: now,
  }));
  await insertAll(db, 'users', users);
  const identities = members.map(({ userId, email }) => ({
    method: EMAIL,
    subject: email,
    user_id: userId,
    password_hash,
    created_at: now,
  }));
  await insertAll(db, 'identities', identities);
}

/** Sessions that began an hour ago, each of a member and on a visit of its own, with one expired access token. */
export async function fillSessions(db: Db, count: number, members: number): Promise<Holder[]> {
  const now = Date.now();
  const secret = await loadSecret(db, randomBytes);
  const holders = Array.from({ length: count }, (_, index): Holder => {
    const sessionId = randomBytes(16).toString('base64url');
    const token = randomBytes(32).toString('base64url');
    return { address: addressOf(1_000_000 + index), sessionId, token, credential: credentialOf({ secret }, sessionId, 0), isBusy: false };
  });
  const sessions = holders.map(({ sessionId }, index) => ({
    session_id: sessionId,
    user_id: memberOf(index % members).userId,
    method: EMAIL,
    visit: randomBytes(16).toString('base64url'),
    generation: 0,
    rotated_at: now - 60 * MINUTE,
    created_at: now - 60 * MINUTE,
    expires_at: now + 30 * DAY,
  }));
  await insertAll(db, 'sessions', sessions);
  const tokens = holders.map(({ sessionId, token }) => ({ token_hash: digest(token), session_id: sessionId, expires_at: now - MINUTE }));
  await insertAll(db, 'access_tokens', tokens);
  return holders;
}
