import { EMAIL } from '../accounts/identities.ts';
import type { Tx } from '../db/transaction.ts';
import type { CallContext } from '../http/call-context.ts';
import { NOTICE_VALIDITY } from '../limits/policies.ts';
import { type LeavingNews, leavingMail } from '../mail/leaving-mail.ts';
import { enqueue } from '../mail/outbox.ts';

type Context = Pick<CallContext<'deleteAccount'>, 'clock' | 'secret' | 'addresses' | 'language'>;

/**
 * LEGAL-2: tells the owner of an account, if it has an email. What another person did in an open browser, its owner hears of elsewhere. News that
 * are older and not sent yet are replaced. To be sent, the outbox has to be woken after the transaction.
 */
export async function tellOwner(
  call: Context,
  tx: Tx,
  { news, userId, deletedAt = 0 }: { readonly news: LeavingNews; readonly userId: string; readonly deletedAt?: number },
): Promise<void> {
  const owner = await tx
    .selectFrom('users')
    .innerJoin('identities', 'identities.user_id', 'users.user_id')
    .select(['users.nickname', 'identities.subject as email'])
    .where('users.user_id', '=', userId)
    .where('identities.method', '=', EMAIL)
    .executeTakeFirst();
  if (owner === undefined) return;
  const { nickname, email } = owner;
  const mail = leavingMail({ news, nickname, deletedAt, language: call.language, siteUrl: call.addresses.siteUrl });
  await enqueue(tx, call, { mail: { to: email, ...mail }, topic: `leaving ${userId}`, expiresAt: call.clock() + NOTICE_VALIDITY });
}
