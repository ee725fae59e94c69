import type { ColumnType, Generated } from 'kysely';
import type { AgreementItem } from '#contract/agreement-items.ts';
import type { ConfirmedAct } from '#contract/confirmed-acts.ts';
import type { Language } from '#contract/languages.ts';
import type { Taken } from '../limits/policies.ts';

/** The tables as Kysely sees them. All times are ms since the epoch, by the clock of the application and never by the database's. */
export interface Database {
  settings: { name: string; value: string };
  users: UsersTable;
  identities: IdentitiesTable;
  agreements: AgreementsTable;
  sessions: SessionsTable;
  access_tokens: AccessTokensTable;
  sign_in_attempts: SignInAttemptsTable;
  email_codes: EmailCodesTable;
  proofs: ProofsTable;
  confirmations: ConfirmationsTable;
  tickets: TicketsTable;
  provider_attempts: ProviderAttemptsTable;
  rate_limits: RateLimitsTable;
  outbox: OutboxTable;
  /** Which devices have signed in to which account: hashes of what their cookies say. */
  devices: { user_id: string; device_hash: string; seen_at: number };
  oauth_clients: OauthClientsTable;
  /** Which account has agreed to continue to which client (GW-6). */
  oauth_consents: OauthConsentsTable;
  partner_logos: PartnerLogosTable;
  oauth_codes: OauthCodesTable;
  oauth_secrets: { client_id: string; secret_hash: string };
  openid_entries: OpenidEntriesTable;
  /** Private keys as JSON Web Keys, encrypted where there is a secret for it (`KeyVault`); each signs from `active_from` until the next one does. */
  openid_keys: { kid: string; private_key: string; active_from: number };
  /** Clients that speak OpenID Connect, with what their registration says beyond `oauth_clients`, as JSON (`OpenidMetadata`). */
  openid_clients: { client_id: string; metadata: string };
  /** Which client knows a session of ours by which `sid`. A trigger makes a row of `openid_logouts` of each that goes. */
  openid_logins: { session_id: string; client_id: string; user_id: string; sid: string };
  openid_logouts: OpenidLogoutsTable;
  oauth_tokens: { token_hash: string; code_hash: string; expires_at: number };
  profile_images: ProfileImagesTable;
  campuses: { code: string; name: string; position: number };
  caught_mails: CaughtMailsTable;
  /** Files below `/static/` of recent builds, by their path (DOOR-8). */
  build_files: { path: string; media_type: string; bytes: Uint8Array; seen_at: number };
  deleted_identities: IdentitiesTable;
  audit_log: AuditLogTable;
  access_notices: AccessNoticesTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  hand_overs: HandOversTable;
  /** Notices of providers that were taken, by the hash of their `jti`: none is taken twice. */
  provider_notices: { notice_hash: string; expires_at: number };
  provider_revocations: ProviderRevocationsTable;
}

export interface UsersTable {
  user_id: string;
  nickname: string;
  /** What makes a nickname unique: see `nicknameKey`. */
  nickname_key: string;
  /** What no two nicknames that look alike share: see `nicknameSkeleton`. Null: the name is older than this rule, and another has it. */
  nickname_skeleton: string | null;
  uvrs_id: string;
  /** As `nickname_skeleton`: see `idSkeleton`. */
  uvrs_id_skeleton: string | null;
  uvrs_id_changed_at: number | null;
  gender: 'M' | 'F';
  image_path: string | null;
  account_open: Generated<boolean>;
  uvrs_points: Generated<number>;
  bonus_points: Generated<number>;
  gold: Generated<number>;
  marketing_agreed: boolean;
  created_at: number;
  /** Since when the account cannot be signed in to; it goes away for good `DELETED_ACCOUNT_KEPT` later. */
  deleted_at: Generated<number | null>;
  /** The language that its owner used last on a device that is theirs: that of emails about the account. */
  language: Generated<Language | null>;
  /** When its owner deleted it; signing in takes that back, and `DELETION_GRACE` later the account goes away for good. */
  leaving_at: Generated<number | null>;
}

/** A way into an account. The subject is an email, or what a provider calls the person; a guest has no row here. */
export interface IdentitiesTable {
  method: number;
  subject: string;
  user_id: string;
  password_hash: string | null;
  created_at: number;
  /** How the provider calls the account, masked (WAY-1); null: it has not said, or it is an email. */
  account: Generated<string | null>;
  used_at: Generated<number | null>;
  /** When this email took the place of another (EMAIL-10); null: it never did. */
  changed_at: Generated<number | null>;
  /** Since when the person has taken our access back at the provider; a sign-in by it gives it again. */
  withdrawn_at: Generated<number | null>;
  /** Since when the provider has no such account any more; kept only where no other way leads into ours. */
  gone_at: Generated<number | null>;
  /** The provider's refresh token, sealed (`tokenVault`): it serves to tell the provider that the way goes. Null: none is kept. */
  provider_token: Generated<string | null>;
}

export interface OauthClientsTable {
  client_id: string;
  redirect_uri: string;
  name: string;
  first_party: Generated<boolean>;
  /** What the partner needs a person's data for, as JSON: one text a language; null: it has not said. */
  purpose: Generated<string | null>;
  /** What else it says of itself, as JSON: `ClientStatements`; null: nothing. */
  about: Generated<string | null>;
}

export interface OauthConsentsTable {
  client_id: string;
  user_id: string;
  agreed_at: number;
  covers_email: Generated<boolean>;
  /** When the partner was given a code or a token last. */
  used_at: Generated<number | null>;
  /** What the partner said of itself then, as JSON: `purpose` and `about` of `oauth_clients`; null: not kept. */
  said: Generated<string | null>;
}

/** A partner's logo, drawn anew by this server; `source` is the hash of what it was drawn from. */
export interface PartnerLogosTable {
  client_id: string;
  name: string;
  source: string;
  media_type: string;
  bytes: Uint8Array;
}

/** AGR-5: one row for each time that a person agreed to an item or withdrew; rows are only added. */
export interface AgreementsTable {
  agreement_id: Generated<number>;
  user_id: string;
  item: AgreementItem;
  /** The text's: see `TEXT_VERSIONS`. */
  version: string;
  agreed: boolean;
  at: number;
}

/** One sign-in on one browser: the family of its refresh credentials. */
export interface SessionsTable {
  session_id: string;
  user_id: string;
  method: number;
  visit: string;
  generation: number;
  rotated_at: number;
  created_at: number;
  /** The sign-in that it goes on with, where that was before: see `signedInAt`; null: it began with one. */
  signed_in_at: number | null;
  expires_at: number;
  /** Several people use the computer: the cookies of the session end with the browser. */
  is_shared: Generated<boolean>;
  /** The session that ends with the first use of this one; null once it has. */
  follows: string | null;
  /** What is shown of the device that it began on: see `deviceFamily`. */
  device: Generated<string>;
  /** The network that it began in: see `networkHint`. */
  network: Generated<string>;
  /** The passkey that began it, which it ends with (PASSKEY-3). */
  passkey_id: Generated<string | null>;
}

/** What a client calls one try to sign in. Without a session it was discarded before it began one, and begins none any more. */
export interface SignInAttemptsTable {
  attempt: string;
  session_id: string | null;
  created_at: number;
}

export interface AccessTokensTable {
  token_hash: string;
  session_id: string;
  expires_at: number;
}

/** What an emailed code is good for: an email that is new, a new password, or the proof for one act (CONFIRM-1). */
export type Purpose = 'link' | 'reset' | `confirm ${ConfirmedAct}`;

/** What a person went to a provider for. */
export type ProviderPurpose = 'login' | 'link';

/** One pending code for each email and visit: asking again replaces it. */
export interface EmailCodesTable {
  email: string;
  visit: string;
  purpose: Purpose;
  code_hash: string;
  tries: number;
  sent_at: number;
  expires_at: number;
}

/** What `sqncNum` stands for: this visit has confirmed a code that went to this email. */
/** What a session has proven again, for one act (CONFIRM-1). */
export interface ConfirmationsTable {
  confirmation_hash: string;
  session_id: string;
  /** See `CONFIRMED_ACTS`. */
  act: string;
  expires_at: number;
  /** Null until the act is done. */
  spent_at: number | null;
}

export interface ProofsTable {
  proof_hash: string;
  email: string;
  visit: string;
  purpose: Purpose;
  expires_at: number;
}

/** What the `authId` of check-user stands for: this visit has shown a one-time code of this person at this provider. */
export interface TicketsTable {
  ticket_hash: string;
  method: number;
  subject: string;
  visit: string;
  purpose: ProviderPurpose;
  expires_at: number;
  /** How the provider calls the account, masked; null: it has not said. */
  account: Generated<string | null>;
  /** As in `identities`. */
  provider_token: Generated<string | null>;
}

/** One round at a provider, by the `state` that the client made for it. */
export interface ProviderAttemptsTable {
  state_hash: string;
  visit: string;
  method: number;
  purpose: ProviderPurpose;
  /** The school that was chosen for the generic method; null: the proxy asks (CAMPUS-3). */
  school: string | null;
  expires_at: number;
  /** When its answer came by `form_post`. */
  posted_at: Generated<number | null>;
  /** When its code was exchanged. */
  used_at: Generated<number | null>;
}

export type AuditAction =
  | 'account-replaced'
  | 'account-deleted'
  | 'deletion-asked'
  | 'deletion-taken-back'
  | 'signed-in'
  | 'handed-over'
  | 'sign-in-failed'
  | 'confirmation-failed'
  | 'way-linked'
  | 'way-removed'
  | 'way-withdrawn'
  | 'way-gone'
  | 'email-changed'
  | 'password-set'
  | 'passkey-made'
  | 'passkey-removed'
  | 'sessions-ended'
  | 'partner-allowed'
  | 'partner-ended';

/** What was done to an account: by a person who signed in to another one, by its owner or a stranger, or by the end of its grace. */
export interface AuditLogTable {
  audit_id: Generated<number>;
  at: number;
  action: AuditAction;
  user_id: string;
  by_user_id: string;
  method: number;
  /** What is shown of the device: see `deviceFamily`. */
  device: Generated<string>;
  /** The name of the partner that it is about. */
  detail: Generated<string | null>;
}

/** SAFE-1: a way that came or went, another email, a new password, a sign-in on a new device, or a passkey that came or went. */
export type AccessNews = 'wayLinked' | 'wayRemoved' | 'emailChanged' | 'passwordSet' | 'signedIn' | 'passkeyMade' | 'passkeyRemoved';

/** SAFE-1: emailed notices to the owner of an account, by the hash of their link. */
export interface AccessNoticesTable {
  notice_hash: string;
  user_id: string;
  news: AccessNews;
  /** The way in that it is about, as in `identities`; a passkey has the number `PASSKEY` and its credential ID. */
  method: number;
  subject: string;
  /** What is shown of the device: see `deviceFamily`. */
  device: string;
  at: number;
  expires_at: number;
  ended_at: number | null;
  /** The way that was removed, or the email before its change, as JSON (`RemovedWay`): the link brings it back. */
  removed_way: Generated<string | null>;
}

/** PASSKEY-1: a credential record (WebAuthn Level 3, 4). */
export interface PasskeysTable {
  /** base64url */
  credential_id: string;
  user_id: string;
  /** COSE key. */
  public_key: Uint8Array;
  /** The signature counter; 0 where the authenticator has none. */
  counter: number;
  is_backup_eligible: boolean;
  is_backed_up: boolean;
  /** Separated by commas, as the browser named them. */
  transports: string;
  name: string;
  /** The authenticator's model, as a UUID. */
  aaguid: string;
  /** Type number of the way of the session that made it. */
  method: number;
  created_at: number;
  used_at: number | null;
}

/** What a challenge was given for: to make a passkey after a press or silently (`mediation: conditional`), to sign in, or to prove who signed in (CONFIRM-1). */
export type Ceremony = 'create' | 'createSilently' | 'get' | 'confirm';

/** PASSKEY-4: challenges that nothing has answered yet. */
export interface PasskeyChallengesTable {
  challenge_hash: string;
  ceremony: Ceremony;
  visit: string;
  /** The session that makes a passkey or proves by one; null for a sign-in. */
  session_id: string | null;
  /** What the proof is for, of `CONFIRMED_ACTS`; null for every other ceremony. */
  act: string | null;
  expires_at: number;
}

/** How far a screen is that a phone is to sign in (HAND-2). */
export type HandOverState = 'waiting' | 'claimed' | 'approved' | 'refused' | 'released';

/** HAND-1: screens that show a code for a phone. */
export interface HandOversTable {
  secret_hash: string;
  /** A signature: a code has too few bits for a hash to keep it secret. */
  code_hash: string;
  /** The browser that shows it. */
  visit: string;
  /** What is shown of that device: see `deviceFamily`. */
  device: string;
  /** A signature of its network. */
  network: string;
  state: HandOverState;
  /** The phone's session, once it has read the code; the hand-over goes with it. */
  session_id: string | null;
  /** What the screen shows, and the numbers that the phone offers, separated by commas. */
  digits: string | null;
  choices: string | null;
  created_at: number;
  /** The end of the code; once it is approved, of the approval. */
  expires_at: number;
}

export interface RateLimitsTable {
  policy: string;
  subject: string;
  started_at: number;
  count: number;
  /** When the last use was counted. */
  last_at: Generated<number>;
}

/**
 * Emails that the mail server has not taken yet, as they will be sent: with the codes in them. A row goes as soon as the email is sent, has
 * run out, or is replaced by a newer one, so that the database never holds a code that was delivered.
 */
export interface OutboxTable {
  mail_id: Generated<number>;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  /** A newer email of the same topic replaces this one. A signature. */
  topic: string | null;
  /** The uses of limits that this email was counted for, and whether it is counted now: it is not while the mail server refuses it. */
  taken: ColumnType<readonly Taken[], string, string>;
  is_counted: boolean;
  tries: number;
  /** The attempt that has this row, until `due_at`; then its process counts as gone. */
  claim: string | null;
  due_at: number;
  expires_at: number;
}

export interface OauthCodesTable {
  code_hash: string;
  client_id: string;
  redirect_uri: string;
  user_id: string;
  /** The sign-in that asked for it: when that ends, the code goes, and the token that was given for it. */
  session_id: string;
  expires_at: number;
  used_at: number | null;
}

/** What the library of the OpenID door keeps (PARTNER-1): its sessions, interactions, grants, codes and tokens, by the hash of their id. */
export interface OpenidEntriesTable {
  model: string;
  id: string;
  /** JSON, without the id. */
  payload: string;
  /** The sign-in that it belongs to, and ends with; null before one. */
  session_id: string | null;
  grant_id: string | null;
  uid: string | null;
  created_at: number;
  expires_at: number;
  consumed_at: number | null;
}

/** A client that has to hear of a logout (back-channel logout); claimed as emails of the outbox are. */
export interface OpenidLogoutsTable {
  logout_id: Generated<number>;
  client_id: string;
  user_id: string;
  sid: string;
  tries: Generated<number>;
  claim: Generated<string | null>;
  due_at: Generated<number>;
  /** Set at the first try; after it the client is told no more. */
  expires_at: Generated<number | null>;
}

/** A provider that has to hear that a way by it is over; a trigger makes a row of each that goes, and they are claimed as emails of the outbox are. */
export interface ProviderRevocationsTable {
  revocation_id: Generated<number>;
  method: number;
  subject: string;
  /** As in `identities`. */
  provider_token: string | null;
  tries: Generated<number>;
  claim: Generated<string | null>;
  due_at: Generated<number>;
  /** Set at the first try; after it the provider is told no more. */
  expires_at: Generated<number | null>;
}

export interface ProfileImagesTable {
  name: string;
  user_id: string;
  media_type: string;
  bytes: Uint8Array;
  created_at: number;
}

export interface CaughtMailsTable {
  mail_id: Generated<number>;
  sender: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  received_at: number;
}
