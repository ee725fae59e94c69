import { type ActivityName, PASSKEY_WAY } from '#contract/activities.ts';
import type { AuditAction } from '../db/schema.ts';
import type { Queryable } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { ACTIVITY_EXPORTED, ACTIVITY_KEPT, ACTIVITY_SHOWN, FAILED_TRIES_SHOWN } from '../limits/policies.ts';
import { EMAIL } from './identities.ts';

/** What its owner is shown of the record of an account (DEVICE-4), by what the wire calls it. */
const SHOWN = {
  'signed-in': 'signedIn',
  'handed-over': 'handedOver',
  'sign-in-failed': 'signInFailed',
  'confirmation-failed': 'confirmationFailed',
  'way-linked': 'wayLinked',
  'way-removed': 'wayRemoved',
  'way-withdrawn': 'wayWithdrawn',
  'way-gone': 'wayGone',
  'email-changed': 'emailChanged',
  'password-set': 'passwordSet',
  'passkey-made': 'passkeyMade',
  'passkey-removed': 'passkeyRemoved',
  'sessions-ended': 'sessionsEnded',
  'partner-allowed': 'partnerAllowed',
  'partner-ended': 'partnerEnded',
  'deletion-asked': 'deletionAsked',
  'deletion-taken-back': 'deletionTakenBack',
} as const satisfies Partial<Record<AuditAction, ActivityName>>;

export type ActivityAction = keyof typeof SHOWN;

const ACTIONS = Object.keys(SHOWN) as readonly ActivityAction[];

/** What the operator keeps of an account, also after it is gone (SOC-4, LEGAL-2); all else is its owner's alone. */
export const RECORD_ACTIONS = [
  'account-replaced',
  'account-deleted',
  'deletion-asked',
  'deletion-taken-back',
] as const satisfies readonly AuditAction[];

interface Activity {
  readonly userId: string;
  readonly action: ActivityAction;
  /** The way that it was done by, or that it is about; a passkey has the number `PASSKEY`. */
  readonly method: number;
  /** See `deviceFamily`. */
  readonly device: string;
  /** The partner's name. */
  readonly detail?: string;
}

/** Writes down what happened with an account, for its owner. */
export async function keepActivity(db: Queryable, { clock }: Pick<Deps, 'clock'>, activity: Activity): Promise<void> {
  const { userId, action, method, device, detail = null } = activity;
  await db.insertInto('audit_log').values({ at: clock(), action, user_id: userId, by_user_id: userId, method, device, detail }).execute();
}

/** A password that was wrong, if the email has an account. An email without one takes the same statement. */
export async function keepWrongPassword(db: Queryable, { clock }: Pick<Deps, 'clock'>, email: string, device: string): Promise<void> {
  await db
    .insertInto('audit_log')
    .columns(['at', 'action', 'user_id', 'by_user_id', 'method', 'device'])
    .expression((of) =>
      of
        .selectFrom('identities')
        .select((is) => [
          is.cast<number>(is.val(clock()), 'bigint').as('at'),
          is.val<AuditAction>('sign-in-failed').as('action'),
          'user_id',
          'user_id as by_user_id',
          'method',
          is.val(device).as('device'),
        ])
        .where('method', '=', EMAIL)
        .where('subject', '=', email),
    )
    .execute();
}

/** A passkey that was refused, if it is one of an account. Another takes the same statement. */
export async function keepRefusedPasskey(
  db: Queryable,
  { clock }: Pick<Deps, 'clock'>,
  credentialId: string,
  device: string,
): Promise<void> {
  await db
    .insertInto('audit_log')
    .columns(['at', 'action', 'user_id', 'by_user_id', 'method', 'device'])
    .expression((of) =>
      of
        .selectFrom('passkeys')
        .select((is) => [
          is.cast<number>(is.val(clock()), 'bigint').as('at'),
          is.val<AuditAction>('sign-in-failed').as('action'),
          'user_id',
          'user_id as by_user_id',
          is.cast<number>(is.val(PASSKEY_WAY), 'integer').as('method'),
          is.val(device).as('device'),
        ])
        .where('credential_id', '=', credentialId),
    )
    .execute();
}

/** What strangers bring about without a way in. */
const FAILED = ['sign-in-failed', 'confirmation-failed'] as const satisfies readonly ActivityAction[];
const DONE = ACTIONS.filter((action) => !FAILED.some((failed) => failed === action));

/** How much of it: of what was done, and of tries that failed, which take no place of the others. */
interface Share {
  /** ms since the epoch */
  readonly since: number;
  readonly done: number;
  readonly failed: number;
}

/** DEVICE-4: the newest first. */
export const activityOf = (db: Queryable, { clock }: Pick<Deps, 'clock'>, userId: string) =>
  readActivity(db, userId, { since: clock() - ACTIVITY_KEPT, done: ACTIVITY_SHOWN, failed: FAILED_TRIES_SHOWN });

/** All that is kept, for the person's own file. */
export const allActivityOf = (db: Queryable, userId: string) =>
  readActivity(db, userId, { since: 0, done: ACTIVITY_EXPORTED, failed: ACTIVITY_EXPORTED });

async function readActivity(db: Queryable, userId: string, { since, done, failed }: Share) {
  const newest = (actions: readonly ActivityAction[], limit: number) =>
    db
      .selectFrom('audit_log')
      .select(['audit_id', 'at', 'action', 'method', 'device', 'detail'])
      .where('user_id', '=', userId)
      .where('at', '>', since)
      .where('action', 'in', actions)
      .orderBy('audit_id', 'desc')
      .limit(limit)
      .execute();
  const rows = [...(await newest(DONE, done)), ...(await newest(FAILED, failed))].sort((one, other) => other.audit_id - one.audit_id);
  return rows.map(({ at, action, method, device, detail }) => ({
    at,
    activity: SHOWN[action as ActivityAction],
    authMthd: method,
    device,
    partner: detail,
  }));
}
