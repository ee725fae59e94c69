import { ALL_LANGUAGES, type Language } from '#contract/languages.ts';
import type { AccessNews } from '../db/schema.ts';
import type { Tx } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { sign } from '../hashing.ts';
import { NOTICE_VALIDITY, POLICIES } from '../limits/policies.ts';
import { takeAll } from '../limits/take.ts';
import type { LeavingNews } from '../mail/leaving-mail.ts';
import type { Mail } from '../mail/mailer.ts';
import { enqueue } from '../mail/outbox.ts';
import type { SignalKind } from '../mail/signal-mail.ts';
import { undoableEmailsOf } from './emails.ts';
import { EMAIL } from './identities.ts';

/** SAFE-1: everything that the owner of an account is emailed of; `server/tests/owner-mails.test.ts` has a line for each. */
export type OwnerNews = AccessNews | LeavingNews | SignalKind | 'replaced';

/** Each of them is told: a stranger who could use up the emails of a day would take the last way away unheard. */
const REMOVALS: readonly string[] = ['wayRemoved', 'passkeyRemoved'] satisfies readonly OwnerNews[];

export interface ToldOwner {
  readonly userId: string;
  readonly nickname: string;
  readonly language: Language;
  /** That of the account; undefined where it has none. */
  readonly email: string | undefined;
  /** Those that it had before, while their owners can still undo that: a stranger who took the email away would be the only one told (EMAIL-10). */
  readonly formerEmails: readonly string[];
}

type ToldDeps = Pick<Deps, 'clock' | 'secret'>;

/**
 * The owner who is to hear of `news`; `undefined` where no email is known, or where it was told often enough today, so that no caller floods a mailbox.
 * @param language in the place of the account’s, where that is not known
 */
export async function ownerToTell(
  tx: Tx,
  deps: ToldDeps,
  {
    userId,
    news,
    language = ALL_LANGUAGES.default,
  }: { readonly userId: string; readonly news: OwnerNews | 'emailIsBack'; readonly language: Language | undefined },
): Promise<ToldOwner | undefined> {
  const owner = await tx
    .selectFrom('users')
    .leftJoin('identities', (join) => join.onRef('identities.user_id', '=', 'users.user_id').on('identities.method', '=', EMAIL))
    .select(['users.nickname', 'users.language', 'identities.subject as email'])
    .where('users.user_id', '=', userId)
    .executeTakeFirst();
  if (owner === undefined) return undefined;
  const email = owner.email ?? undefined;
  const formerEmails = [...new Set(await undoableEmailsOf(tx, deps, userId))].filter((former) => former !== email);
  if (email === undefined && formerEmails.length === 0) return undefined;
  const policy = REMOVALS.includes(news) ? POLICIES.removalNoticesPerAccount : POLICIES.noticesPerAccount;
  const taken = await takeAll(tx, deps.clock(), [{ policy, subject: sign(deps.secret, 'limit', policy.name, `${userId} ${news}`) }]);
  if ('wait' in taken) return undefined;
  return { userId, nickname: owner.nickname, language: owner.language ?? language, email, formerEmails };
}

export interface Recipient {
  readonly to: string;
  /** Not the account’s any more: it is told how to get that undone, and nothing else is in its hands. */
  readonly isFormer: boolean;
}

/**
 * Emails the owner, at each of the addresses. An email of the same topic to the same mailbox that is not sent yet is replaced. To be sent, the outbox has to
 * be woken after the transaction.
 * @param topic within the account
 * @param mailTo `undefined`: this mailbox is not told
 * @returns whether there is an email to send
 */
export async function emailOwner(
  tx: Tx,
  deps: ToldDeps,
  { userId, email, formerEmails }: ToldOwner,
  { topic, mailTo }: { readonly topic: string; readonly mailTo: (recipient: Recipient) => Omit<Mail, 'to'> | undefined },
): Promise<boolean> {
  const recipients = [
    ...(email === undefined ? [] : [{ to: email, isFormer: false }]),
    ...formerEmails.map((former) => ({ to: former, isFormer: true })),
  ];
  let isMailed = false;
  for (const recipient of recipients) {
    const mail = mailTo(recipient);
    if (mail === undefined) continue;
    isMailed = true;
    const { to, isFormer } = recipient;
    // What told a mailbox of its own change has the link that undoes it: nothing later takes its place.
    const named = `${topic} ${userId} ${isFormer ? 'former ' : ''}${to}`;
    await enqueue(tx, deps, { mail: { to, ...mail }, topic: named, expiresAt: deps.clock() + NOTICE_VALIDITY });
  }
  return isMailed;
}
