import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { OutboxTable } from '../db/schema.ts';
import { type Db, type Tx, transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { sign } from '../hashing.ts';
import type { Taken } from '../limits/policies.ts';
import { giveBack } from '../limits/take.ts';
import type { Mail } from './mailer.ts';

/*
 * Emails between the transaction that decides on them and the mail server. Rows hold what will be sent, codes included, so they are deleted
 * as soon as they are of no more use: sent, refused for good, replaced, or past `expires_at`.
 */

/** How long an attempt has an email before another process may take it over; a live attempt renews it. ms */
export const LEASE = 60_000;

export type QueuedMail = Selectable<OutboxTable>;

export interface NewMail {
  readonly mail: Mail;
  /** ms since the epoch; the email is not sent from then on. */
  readonly expiresAt: number;
  /** An unsent email of the same topic is replaced by this one. */
  readonly topic?: string;
  /** What the email was counted for: given back while the mail server does not take it. */
  readonly taken?: readonly Taken[];
}

/** Stores an email together with what it tells of. To be sent, the outbox has to be woken after the transaction. */
export async function enqueue(tx: Tx, { clock, secret }: Pick<Deps, 'clock' | 'secret'>, about: NewMail): Promise<void> {
  const { mail, expiresAt, taken = [] } = about;
  const topic = about.topic === undefined ? null : sign(secret, 'mail-topic', about.topic);
  if (topic !== null) await dropReplaced(tx, topic, clock());
  await tx
    .insertInto('outbox')
    .values({
      recipient: mail.to,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      topic,
      taken: JSON.stringify(taken),
      is_counted: true,
      tries: 0,
      due_at: clock(),
      expires_at: expiresAt,
    })
    .execute();
}

/** What is with the mail server just now may arrive, so it stays counted. */
async function dropReplaced(tx: Tx, topic: string, now: number): Promise<void> {
  const dropped = await tx.deleteFrom('outbox').where('topic', '=', topic).returningAll().execute();
  for (const row of dropped) {
    if (row.is_counted && (row.claim === null || row.due_at <= now)) await giveBack(tx, row.taken);
  }
}

/** Takes up to `limit` emails that are due. Several processes at once share the rows. */
export async function claimDue(db: Db, now: number, claim: string, limit: number): Promise<readonly QueuedMail[]> {
  return db
    .with('due', (cte) =>
      cte.selectFrom('outbox').select('mail_id').where('due_at', '<=', now).orderBy('due_at').limit(limit).forUpdate().skipLocked(),
    )
    .updateTable('outbox')
    .from('due')
    .whereRef('outbox.mail_id', '=', 'due.mail_id')
    .set({ claim, due_at: now + LEASE, tries: sql<number>`outbox.tries + 1` })
    .returningAll('outbox')
    .execute();
}

/** For attempts that are still going on. */
export async function renewClaims(db: Db, now: number, rows: Iterable<QueuedMail>): Promise<void> {
  for (const row of rows)
    await ofAttempt(db, row)
      .set({ due_at: now + LEASE })
      .execute();
}

/** The email was sent, or never will be. */
export async function drop(db: Db, row: QueuedMail): Promise<void> {
  await db.deleteFrom('outbox').where('mail_id', '=', row.mail_id).where('claim', '=', row.claim).execute();
}

/** Leaves an email for later, in one transaction with giving back what it was counted for; if it still is this attempt's. */
export async function postpone(db: Db, row: QueuedMail, dueAt: number, takenNow: readonly Taken[]): Promise<void> {
  await transaction(db, async (tx) => {
    const kept = await ofAttempt(tx, row)
      // Once more at its end, to be deleted.
      .set({ claim: null, due_at: Math.min(dueAt, row.expires_at), is_counted: false })
      .returning('mail_id')
      .executeTakeFirst();
    if (kept !== undefined) await giveBack(tx, takenNow);
  });
}

/** Counts an email again that is about to be tried again. */
export async function recount(db: Db, row: QueuedMail, taken: readonly Taken[]): Promise<void> {
  await ofAttempt(db, row)
    .set({ taken: JSON.stringify(taken), is_counted: true })
    .execute();
}

const ofAttempt = (db: Db | Tx, { mail_id, claim }: QueuedMail) =>
  db.updateTable('outbox').where('mail_id', '=', mail_id).where('claim', '=', claim);
