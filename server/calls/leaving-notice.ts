import { emailOwner, ownerToTell } from '../accounts/told-owner.ts';
import type { Tx } from '../db/transaction.ts';
import type { CallContext } from '../http/call-context.ts';
import { type LeavingNews, leavingMail } from '../mail/leaving-mail.ts';

type Context = Pick<CallContext<'deleteAccount'>, 'clock' | 'secret' | 'addresses' | 'language'>;

/**
 * LEGAL-2, SAFE-1: tells the owner of an account, if it has an email, in the account's language. What another person did in an open browser, its
 * owner hears of elsewhere. News that are older and not sent yet are replaced, and a day has few of each, so that no caller floods a mailbox by
 * deleting and signing in. To be sent, the outbox has to be woken after the transaction.
 */
export async function tellOwner(
  call: Context,
  tx: Tx,
  { news, userId, deletedAt = 0 }: { readonly news: LeavingNews; readonly userId: string; readonly deletedAt?: number },
): Promise<void> {
  const owner = await ownerToTell(tx, call, { userId, news, language: call.language });
  if (owner === undefined) return;
  const { nickname, language } = owner;
  await emailOwner(tx, call, owner, {
    topic: 'leaving',
    mailTo: ({ isFormer }) => leavingMail({ news, nickname, deletedAt, isFormer, language, siteUrl: call.addresses.siteUrl }),
  });
}
