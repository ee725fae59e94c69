import { issueNotice } from '../accounts/access-notices.ts';
import { type ActivityAction, keepActivity } from '../accounts/activity.ts';
import { EMAIL } from '../accounts/identities.ts';
import { passkeyOfSession } from '../accounts/sessions.ts';
import { emailOwner, ownerToTell } from '../accounts/told-owner.ts';
import type { RemovedWay } from '../accounts/ways.ts';
import type { AccessNews } from '../db/schema.ts';
import type { Tx } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import type { CallContext } from '../http/call-context.ts';
import { networkHint } from '../http/client-address.ts';
import { deviceFamily } from '../http/device-family.ts';
import { ACCESS_NOTICE_VALIDITY } from '../limits/policies.ts';
import { accessMail } from '../mail/access-mail.ts';
import { noticeUrl } from '../pages/notice-url.ts';
import { PASSKEY } from '../passkeys/passkey-way.ts';

const DAY = 86_400_000;

interface Context
  extends Pick<Deps, 'clock' | 'random' | 'secret' | 'addresses'>,
    Pick<CallContext<'guestLogin'>, 'address' | 'language' | 'http'> {}

/** SAFE-1: which way in, of whose account. */
interface Access {
  readonly userId: string;
  readonly method: number;
  readonly news: AccessNews;
  /** Ways that were taken away with it. */
  readonly endedWays?: readonly number[];
  /** Where the method is `PASSKEY`: which one. */
  readonly passkeyId?: string | undefined;
  /** The session that did it: one that a passkey began is named by that, and not by the way that it counts as. */
  readonly sessionId?: string;
  /** Where the news is `wayRemoved`: which one. Where it is `emailChanged`: the email before. */
  readonly removedWay?: RemovedWay;
}

/** What its owner finds in the list of what happened (DEVICE-4), whether an email is known or not; a sign-in is written down by itself. */
const ACTIVITY_OF: Readonly<Record<Exclude<AccessNews, 'signedIn'>, ActivityAction>> = {
  wayLinked: 'way-linked',
  wayRemoved: 'way-removed',
  emailChanged: 'email-changed',
  passwordSet: 'password-set',
  passkeyMade: 'passkey-made',
  passkeyRemoved: 'passkey-removed',
};

/**
 * Tells the owner of an account by its email, if it has one: in the account's language, since a stranger may be the one who calls. An email of
 * the same news that is not sent yet is replaced, and a day has few of them, so that no stranger floods a mailbox: the link of any of them ends
 * all sessions.
 * @returns whether there is an email to send: the outbox has to be woken after the transaction
 */
export async function tellOfAccess(call: Context, tx: Tx, access: Access): Promise<boolean> {
  const { userId, news, endedWays = [], removedWay, sessionId } = access;
  const own = sessionId === undefined ? null : await passkeyOfSession(tx, sessionId);
  const { method, passkeyId } = own === null ? access : { method: PASSKEY, passkeyId: own };
  const device = deviceFamily(call.http.req.header('user-agent'));
  const way = news === 'passkeyRemoved' ? PASSKEY : (removedWay?.method ?? method);
  if (news !== 'signedIn') await keepActivity(tx, call, { userId, action: ACTIVITY_OF[news], method: way, device });
  const owner = await ownerToTell(tx, call, { userId, news, language: call.language });
  if (owner === undefined) return false;
  // An email that was just linked has been proven by its owner.
  const isNewEmail = news === 'wayLinked' && method === EMAIL;
  const isOwnTold = owner.email !== undefined && !isNewEmail;
  const token = isOwnTold ? await issueNotice(tx, call, { userId, news, method, device, passkeyId, removedWay }) : undefined;
  const { nickname, language } = owner;
  const { siteUrl } = call.addresses;
  // A provider's way that removed itself stays closed.
  const comesBack = method === EMAIL || removedWay?.method !== method;
  const about = {
    news,
    method,
    endedWays,
    device,
    network: networkHint(call.address),
    at: call.clock(),
    nickname,
    days: ACCESS_NOTICE_VALIDITY / DAY,
    comesBack,
    language,
    siteUrl,
  };
  return emailOwner(tx, call, owner, {
    // Each link closes what its own email is about: none takes the place of an email about another way or passkey.
    topic: ['access', news, method, passkeyId, removedWay?.method].filter((part) => part !== undefined).join(' '),
    mailTo: ({ isFormer }) => {
      if (isFormer) return accessMail({ ...about, url: undefined });
      return token === undefined ? undefined : accessMail({ ...about, url: noticeUrl(siteUrl, token) });
    },
  });
}
