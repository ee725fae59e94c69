import type { Deps } from '../deps.ts';
import type { Taken } from '../limits/policies.ts';
import { takeAll } from '../limits/take.ts';
import { type Mailer, MailRefused } from './mailer.ts';
import { drop, postpone, type QueuedMail, recount } from './outbox.ts';

const SECOND = 1000;
/** The wait after the first failure; it doubles with each further one. */
const FIRST_WAIT = 5 * SECOND;
const LONGEST_WAIT = 300 * SECOND;

/** What an attempt works with. */
export interface Attempt extends Pick<Deps, 'db' | 'clock' | 'log'> {
  readonly mailer: Mailer;
}

/** Sends an email that this process has claimed, and drops it; or leaves it for later. Logs neither recipient nor content. */
export async function attempt({ db, clock, mailer, log }: Attempt, row: QueuedMail): Promise<void> {
  if (row.expires_at <= clock()) {
    log.error('mailTooLate');
    return drop(db, row);
  }
  const counted = row.is_counted ? row.taken : await countAgain({ db, clock }, row);
  if ('wait' in counted) return postpone(db, row, clock() + counted.wait, []);
  try {
    const { recipient: to, subject, text, html } = row;
    await mailer.send({ to, subject, text, html });
  } catch (error) {
    if (error instanceof MailRefused) {
      log.error('mailRefused', { error });
      return drop(db, row);
    }
    const wait = Math.min(FIRST_WAIT * 2 ** (row.tries - 1), LONGEST_WAIT);
    log.error('mailFailed', { error });
    return postpone(db, row, clock() + wait, counted);
  }
  return drop(db, row);
}

/** What failed was given back; before the next try it is counted again, so that no outage lets more out than the limits allow. */
async function countAgain(
  { db, clock }: Pick<Attempt, 'db' | 'clock'>,
  row: QueuedMail,
): Promise<readonly Taken[] | { readonly wait: number }> {
  const taken = await takeAll(db, clock(), row.taken);
  if ('wait' in taken) return taken;
  await recount(db, row, taken);
  return taken;
}
