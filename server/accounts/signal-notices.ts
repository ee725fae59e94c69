import type { Tx } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { type SignalKind, signalMail } from '../mail/signal-mail.ts';
import { emailOwner, ownerToTell } from './told-owner.ts';

type NoticeDeps = Pick<Deps, 'clock' | 'secret' | 'config' | 'addresses'>;

/** Apple's mailboxes that pass on: they are gone with the account that they belong to. */
const RELAY = '@privaterelay.appleid.com';

/**
 * SAFE-1: tells the owner of an account by its email, if it has one, in the account's language. A day has few of each kind.
 * @returns whether there is an email to send: the outbox has to be woken after the transaction
 */
export async function tellOfSignal(
  tx: Tx,
  deps: NoticeDeps,
  { userId, method, kind, at }: { readonly userId: string; readonly method: number; readonly kind: SignalKind; readonly at: number },
): Promise<boolean> {
  const owner = await ownerToTell(tx, deps, { userId, news: kind, language: deps.config.languages?.default });
  if (owner === undefined) return false;
  const { nickname, language } = owner;
  return emailOwner(tx, deps, owner, {
    topic: `signal ${kind} ${method}`,
    mailTo: ({ to, isFormer }) =>
      to.endsWith(RELAY) ? undefined : signalMail({ kind, method, at, isFormer, nickname, language, siteUrl: deps.addresses.siteUrl }),
  });
}
