import type { Language } from '#contract/languages.ts';
import type { Tx } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { emailIsBackMail } from '../mail/email-is-back-mail.ts';
import { emailOwner, ownerToTell } from './told-owner.ts';

/**
 * SAFE-1, EMAIL-10: an account has its earlier email again, and the one in between is told, which logs in no more. It is given no link: the earlier one
 * decides. To be called before the emails change.
 * @returns whether there is an email to send: the outbox has to be woken after the transaction
 */
export async function tellEmailIsBack(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'secret' | 'addresses'>,
  { userId, from, language: spoken }: { readonly userId: string; readonly from: string; readonly language: Language | undefined },
): Promise<boolean> {
  const owner = await ownerToTell(tx, deps, { userId, news: 'emailIsBack', language: spoken });
  if (owner === undefined) return false;
  const { nickname, language } = owner;
  const mail = emailIsBackMail({ nickname, at: deps.clock(), language, siteUrl: deps.addresses.siteUrl });
  return emailOwner(tx, deps, owner, { topic: 'emailIsBack', mailTo: ({ to }) => (to === from ? mail : undefined) });
}
