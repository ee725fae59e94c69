import { ALL_LANGUAGES } from '#contract/languages.ts';
import type { Tx } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { NOTICE_VALIDITY } from '../limits/policies.ts';
import { enqueue } from '../mail/outbox.ts';
import { type SignalKind, signalMail } from '../mail/signal-mail.ts';
import { ownerToTell } from './told-owner.ts';

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
  const owner = await ownerToTell(tx, deps, { userId, news: kind });
  if (owner === undefined || owner.email.endsWith(RELAY)) return false;
  const language = owner.language ?? deps.config.languages?.default ?? ALL_LANGUAGES.default;
  const mail = signalMail({ kind, method, at, nickname: owner.nickname, language, siteUrl: deps.addresses.siteUrl });
  const topic = `signal ${userId} ${kind} ${method}`;
  await enqueue(tx, deps, { mail: { to: owner.email, ...mail }, topic, expiresAt: deps.clock() + NOTICE_VALIDITY });
  return true;
}
