import { logUnlessAway } from '../db/unless-away.ts';
import type { Deps } from '../deps.ts';
import type { LogEvent } from '../log/events.ts';
import { type Attempt, attempt } from './attempt.ts';
import { claimDue, LEASE, type QueuedMail, renewClaims } from './outbox.ts';

const SECOND = 1000;
/** Emails that a process sends at once. */
const CONCURRENCY = 8;
/** How often an idle process looks for what is due: what failed before, and what a process that is gone has left. */
const POLL = 5 * SECOND;
/** What is being sent when the process stops has this long to finish. */
const PATIENCE = 5 * SECOND;

export interface Outbox {
  /** Begins to send what is due, beside whatever calls this. */
  wake(): void;
  /** Resolves when nothing that is due is left. */
  idle(): Promise<void>;
  /** Begins nothing more and waits a little for what is being sent; what is left stays for the next start. */
  close(): Promise<void>;
}

type OutboxDeps = Attempt & Pick<Deps, 'random'>;

/**
 * Sends the emails of the outbox beside the requests. An email that is sent has been claimed in the database before, and the claim is renewed
 * until the mail server has answered, so no other process sends it as well. Only where a process (or its database) dies between the mail
 * server's answer and the deletion of the row does the email go out a second time, after the claim's `LEASE`: SMTP cannot tell.
 */
export function createOutbox({ db, clock, random, mailer, log }: OutboxDeps): Outbox {
  const sending = new Map<QueuedMail, Promise<void>>();
  let round: Promise<void> | undefined;
  let again = false;
  let closed = false;
  let renewal: NodeJS.Timeout | undefined;

  const wake = (): void => {
    if (closed) return;
    again = round !== undefined;
    round ??= takeUp()
      .catch(logOnce('mailsNotRead'))
      .finally(() => {
        round = undefined;
        if (again) wake();
      });
  };

  const takeUp = async (): Promise<void> => {
    const free = CONCURRENCY - sending.size;
    if (free === 0) return;
    const claim = Buffer.from(random(12)).toString('base64url');
    for (const row of await claimDue(db, clock(), claim, free)) {
      const sent = attempt({ db, clock, mailer, log }, row)
        .catch(logOnce('mailNotMarked'))
        .finally(() => {
          sending.delete(row);
          if (sending.size === 0) clearInterval(renewal);
          wake();
        });
      if (sending.size === 0) renewal = setInterval(renew, LEASE / 3);
      sending.set(row, sent);
    }
    // The database answers again: a later failure is news.
    failing.clear();
  };

  const renew = () => {
    renewClaims(db, clock(), sending.keys()).catch(logOnce('mailClaimsNotRenewed'));
  };

  const failing = new Set<LogEvent>();
  /** One line for each outage and not one for each try. */
  const logOnce = (what: LogEvent) => (error: unknown) => {
    if (!failing.has(what)) logUnlessAway(log, what)(error);
    failing.add(what);
  };

  const idle = async (): Promise<void> => {
    while (round !== undefined || sending.size > 0) await Promise.all([round, ...sending.values()]);
  };

  return {
    wake,
    idle,
    close: async () => {
      closed = true;
      let impatient: NodeJS.Timeout | undefined;
      const enough = new Promise<void>((resolve) => {
        impatient = setTimeout(resolve, PATIENCE);
      });
      await Promise.race([idle(), enough]);
      clearTimeout(impatient);
      clearInterval(renewal);
    },
  };
}

/** Wakes an outbox now and again and again, until the returned function is called. */
export function keepSending(outbox: Pick<Outbox, 'wake'>): () => void {
  outbox.wake();
  const timer = setInterval(outbox.wake, POLL);
  timer.unref();
  return () => clearInterval(timer);
}
