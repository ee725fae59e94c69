import * as z from 'zod/mini';
import { ACTIVITIES } from './activities.ts';
import { CONFIRMED_ACTS } from './confirmed-acts.ts';
import { CLIENT_ID_MAX, RETURN_URL_MAX } from './limits.ts';
import { PARTNER_LOGIN_ID } from './values/gateway-request.ts';
import { PASSWORD_CONTENTS } from './values/password.ts';

// Trusted Types and a strict CSP forbid the compiled parsers that zod would otherwise probe for.
z.config({ jitless: true });

/** Longer than any honest value; what is longer is malformed rather than invalid. */
const text = (max: number) => z.string().check(z.maxLength(max));

export const yesOrNo = z.enum(['Y', 'N']);
export const gender = z.enum(['M', 'F']);
/** A type number of the method table (METHOD-1). */
export const authMthd = z.int().check(z.gte(0), z.lte(99));
/** An email, a one-time provider code or a ticket that check-user gave; empty for a guest. */
export const authId = text(2048);
export const ncknm = text(200);
export const uvrsId = text(200);
export const pswd = text(200);
export const sqncNum = text(200);
export const authCode = text(2048);
export const authWay = text(400);
export const cmpsCode = text(40);
export const clntId = text(CLIENT_ID_MAX);
export const redrUri = text(RETURN_URL_MAX);
/** What `/oidc` calls a login of a client that waits for the person (PARTNER-1). */
export const lgnId = z.string().check(z.regex(PARTNER_LOGIN_ID));

/** An address that a page may link to or leave for: never `javascript:`. */
export const webUrl = z.url({ protocol: /^https?$/ });

/** What a partner says of itself at the consent, in the person's language (PARTNER-3); it may say none of it. */
export const clientAbout = z.object({
  /** Path of its picture on the API's host, which keeps it: a page asks no partner for one. */
  logo: z.optional(z.string()),
  purpose: z.optional(z.string()),
  /** How long it keeps what it learns. */
  retention: z.optional(z.string()),
  privacyUrl: z.optional(webUrl),
  /** An email address. */
  contact: z.optional(z.string()),
});

/** The same of a partner with access, whose purpose stands beside it (PARTNER-5). */
export const consentAbout = z.omit(clientAbout, { purpose: true });

/** `data` of `POST /oauth/client`, and of the result `consentRequired` of `POST /oauth/code`: the partner's name (GW-2, GW-6). */
export const clientNameData = z.object({
  clientName: z.string(),
  /** The client learns the email, too; only where it asks for it (PARTNER-3). */
  email: z.optional(z.boolean()),
  about: z.optional(clientAbout),
});

/** What an `Authorization` header can carry (RFC 6750, 2.1), and short enough for a cookie. */
export const ACCESS_TOKEN = /^[\x21-\x7e]{1,4000}$/;
export const accessToken = z.string().check(z.regex(ACCESS_TOKEN));

/** Seconds that the access token beside it is good for (RFC 6749, 5.1): not of section 7, so an API may leave it out (API-26). */
export const expiresIn = z.optional(z.int().check(z.gte(1)));

/** Time as the server sees it, ms since the epoch. */
const time = z.int().check(z.gte(0));

/** What the user said last to one item of the agreement (AGR-5). */
const agreement = z.object({
  item: z.string(),
  /** The text's version: ISO 8601, the day it came into force. */
  ver: z.string(),
  agrm_yn: yesOrNo,
  /** ISO 8601 */
  agrm_dtm: z.string(),
});
export type Agreement = z.infer<typeof agreement>;
/** What a user says to one item: `ver` is the version that the page has shown. */
export const agreementWord = z.strictObject({ item: text(40), ver: text(40), agrmYn: yesOrNo });

/** A user as the server sends it (section 3). `gndr` is ours: the base image of an avatar needs it (AVATAR-1). */
export const user = z.object({
  user_id: z.string(),
  ncknm: z.string(),
  uvrs_id: z.string(),
  /** ISO 8601, or null when it was never changed. */
  uvrs_id_chng_dtm: z.nullable(z.string()),
  auth_mthd: authMthd,
  gndr: gender,
  prfl_img_path: z.nullable(z.string()),
  acnt_open_yn: yesOrNo,
  uvrs_pont: z.number(),
  bons_pont: z.number(),
  gold: z.number(),
  mrkt_infr_rcpt_agrm_yn: yesOrNo,
  /** Ours: where it is there, the API has the call `PUT /auth/agreements` (AGR-5, API-26). */
  agrm: z.optional(z.array(agreement)),
  /** Ours: the required items that have to be agreed to before the user goes on (AGR-5). */
  agrm_due: z.optional(z.array(z.string())),
  access_token: z.optional(z.string()),
  /** Ours: the type numbers of every way to sign in to the account (JOIN-5). */
  auth_mthds: z.optional(z.array(authMthd)),
  /** Ours: the provider of the only way into the account, where the person's account there is gone (WAY-1). */
  gone_auth_mthd: z.optional(authMthd),
  /** Ours: the email that is one of these ways; absent where there is none. Shown to its owner alone, in the profile. */
  auth_email: z.optional(z.string()),
  /** Ours: this sign-in has taken back that the account is deleted, which the page says (LEGAL-2). */
  dltn_cncl_yn: z.optional(yesOrNo),
  /** Ours: `cmps_code` of each university whose student this is (ROLE-1, ROLE-2), whichever way they signed in. */
  auth_cmps_codes: z.optional(z.array(z.string())),
});
export type User = z.infer<typeof user>;

export const userData = z.object({ user });
/** Ours: `owner` is how the account looks that a provider's person has, told to who has just proven to be that person (SOC-4). */
export const checkedUserData = z.object({
  ncknm: z.optional(z.string()),
  authId: z.optional(z.string()),
  owner: z.optional(z.pick(user, { uvrs_id: true, gndr: true, prfl_img_path: true })),
});
export const signedInData = z.object({ user: z.extend(user, { access_token: accessToken }), expires_in: expiresIn });
/** A sign-in whose answer was lost; empty where nothing was done. */
export const claimedData = z.object({ user: z.optional(z.extend(user, { access_token: accessToken })), expires_in: z.optional(expiresIn) });

/**
 * All but `cmps_code` is ours. `lgn_need_yn`: with Y a visitor signs in first, and is led to the campus then (CAMPUS-4). `names` by language, `mark`
 * (address of a picture), `color` (`#rrggbb`) and `auth_mthd` (its own sign-on) are shown to a person who comes for it (CAMPUS-2).
 */
const listedCampus = z.object({
  cmps_code: z.string(),
  name: z.optional(z.string()),
  lgn_need_yn: z.optional(yesOrNo),
  names: z.optional(z.record(z.string(), z.optional(z.string()))),
  mark: z.optional(z.string()),
  color: z.optional(z.string()),
  auth_mthd: z.optional(authMthd),
});
export type CampusItem = z.infer<typeof listedCampus>;
export const campusListData = z.object({ campusList: z.array(listedCampus) });

/** When the code ends and when a person may ask for another; `serverTime` lets a client with a wrong clock count right (EMAIL-2). */
export const codeSentData = z.object({
  expiresAt: time,
  resendAt: time,
  serverTime: time,
  /** Ours: what the link in the email carries beside the code. A code whose link has it is sent by itself (EMAIL-5). */
  linkKey: z.optional(text(64)),
});

/** In the place of a session's name: all of the account but the caller's own (DEVICE-2). */
export const OTHER_SESSIONS = 'others';
/** What the owner of an account names one of its sessions by, or `OTHER_SESSIONS`. */
export const sessionId = text(100);

/** One session of an account, as its owner is shown it (DEVICE-1). */
const listedSession = z.object({
  sessionId: z.string(),
  /** Browser and system, `Chrome, Windows`; empty: unknown. */
  device: z.string(),
  /** The first part of the network that it was begun in, `203.0.113.*`; empty, or absent: unknown. */
  network: z.optional(z.string()),
  /** May be `PASSKEY_WAY`. */
  authMthd,
  begunAt: time,
  /** When its token was refreshed last. */
  usedAt: time,
  isCurrent: z.boolean(),
  /** The computer is one that several people use (DOOR-5). */
  isShared: z.boolean(),
});
export const sessionListData = z.object({ sessionList: z.array(listedSession) });

/** One linked way of an account, as its owner is shown it (WAY-1). */
const listedWay = z.object({
  authMthd,
  /** The email, or the provider’s account, masked; null: not known. */
  account: z.nullable(z.string()),
  linkedAt: time,
  usedAt: z.nullable(time),
  /** It began the session that asks. */
  isCurrent: z.boolean(),
  /** The person has taken our access back at the provider since; a login by it gives it again. */
  withdrawnAt: z.optional(time),
  /** The provider has no such account any more since: it is the only way, which could not go. */
  goneAt: z.optional(time),
});
export const wayListData = z.object({ wayList: z.array(listedWay), passkeyCount: z.int().check(z.gte(0)) });

/** One partner with access to an account (PARTNER-5). */
const listedConsent = z.object({
  clntId: z.string(),
  clientName: z.string(),
  agreedAt: time,
  usedAt: z.nullable(time),
  coversEmail: z.boolean(),
  /** What the partner needs it for, in its own words. */
  purpose: z.nullable(z.string()),
  about: z.optional(consentAbout),
});
export const consentListData = z.object({ consentList: z.array(listedConsent) });

/** `authMthd` may be `PASSKEY_WAY`. `partner`: its name, where one is concerned. */
const listedActivity = z.object({
  at: time,
  activity: z.enum(ACTIVITIES),
  authMthd,
  device: z.string(),
  partner: z.nullable(z.string()),
});
export const activityListData = z.object({ activityList: z.array(listedActivity) });

/** What is to be done with a proof (CONFIRM-1). */
export const confirmedAct = z.enum(CONFIRMED_ACTS);
/** Serves for one act of this session, sent with it in `X-Confirmation`; ms since the epoch. */
export const confirmationData = z.object({ confirmation: z.string().check(z.minLength(1)), expiresAt: time });
/** base64url without padding, as WebAuthn writes bytes in JSON. */
const bytes = (max: number) => z.string().check(z.minLength(1), z.maxLength(max), z.regex(/^[\w-]+$/));
/** The browser's own; no server needs to know all of them, and ours only keeps names that it knows. */
const extensionResults = z.optional(z.looseObject({}));
const attachment = z.nullish(text(40));
/** base64url of at most 1023 bytes (WebAuthn Level 3, 4). */
export const passkeyId = bytes(1364);
/** What a person calls a passkey. */
export const passkeyName = text(200);
/** How a passkey is made: after a press, or silently (`conditional`) where a password has just signed in. */
export const passkeyMediation = z.enum(['optional', 'conditional']);
/** `RegistrationResponseJSON` of WebAuthn Level 3, 5.1.8. */
export const createdCredential = z.object({
  id: passkeyId,
  rawId: passkeyId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes(8000),
    attestationObject: bytes(32_000),
    transports: z.optional(z.array(text(40)).check(z.maxLength(20))),
  }),
  authenticatorAttachment: attachment,
  clientExtensionResults: extensionResults,
});
/** `AuthenticationResponseJSON` of WebAuthn Level 3, 5.1.8. */
export const assertedCredential = z.object({
  id: passkeyId,
  rawId: passkeyId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes(8000),
    authenticatorData: bytes(8000),
    signature: bytes(8000),
    userHandle: z.nullish(bytes(100)),
  }),
  authenticatorAttachment: attachment,
  clientExtensionResults: extensionResults,
});
/** `PublicKeyCredentialCreationOptionsJSON`, `PublicKeyCredentialRequestOptionsJSON`: for `PublicKeyCredential.parse…OptionsFromJSON`. */
export const passkeyOptionsData = z.object({ publicKey: z.looseObject({ challenge: z.string() }) });
/** One passkey of an account, as its owner is shown it (PASSKEY-3). */
const listedPasskey = z.object({ passkeyId, name: z.string(), madeAt: time, usedAt: z.nullable(time) });
/** `rpId` and `userHandle` are for the signal that says which passkeys are left (`signalAllAcceptedCredentials`). */
export const passkeyListData = z.object({ passkeyList: z.array(listedPasskey), rpId: z.string(), userHandle: z.string() });

/** What a screen shows for a phone to sign it in (HAND-1): `code` in a QR code and as text; `secret` stays in its page. */
export const begunHandOverData = z.object({ code: z.string(), secret: z.string(), expiresAt: time, serverTime: time });
export const handOverSecret = text(64);
export const handOverCode = text(100);
/** How far a hand-over is; `digits` is shown on the screen once a phone has read the code, for its person to find them there. */
export const HAND_OVER_STAGES = ['waiting', 'claimed', 'approved', 'refused', 'expired'] as const;
export const handOverStageData = z.object({ stage: z.enum(HAND_OVER_STAGES), digits: z.optional(z.string()) });
/** Two decimal digits. */
export const handOverDigits = text(10);
/** Which screen asks: see `ListedSession` for `device`. `isSameNetwork`: it has the phone’s own address. */
export const claimedHandOverData = z.object({
  device: z.string(),
  begunAt: time,
  expiresAt: time,
  serverTime: time,
  isSameNetwork: z.boolean(),
  /** One of them is what the screen shows. */
  choices: z.array(z.string()).check(z.minLength(2)),
});

/** Until when signing in takes the deletion back. */
export const deletionData = z.object({ restorableUntil: time });

/** A school of the operator's federation: what it is found and called by (CAMPUS-3). Beyond the specification. */
const listedSchool = z.object({
  cmpsCode,
  /** One name at least, by language. */
  names: z.record(z.string(), z.optional(z.string())),
  /** What else people call it. */
  aliases: z.optional(z.array(z.string())),
  readings: z.optional(z.object({ kana: z.optional(z.string()), romaji: z.optional(z.string()) })),
  /** Domains of its members' email addresses. */
  domains: z.optional(z.array(z.string())),
});
export type SchoolItem = z.infer<typeof listedSchool>;
export const schoolListData = z.object({ schoolList: z.array(listedSchool) });

export const configData = z.object({
  serverTime: time,
  /** Type numbers of the methods that are offered. */
  enabledMethods: z.array(authMthd),
  /** How many letters the top-level domain of an email may have (VAL-3). */
  topLevelDomain: z.object({ min: z.int(), max: z.int() }),
  /** What a new password has to be (SAFE-2); VAL-4 where an API does not say it (API-26). */
  passwordPolicy: z.optional(
    z.object({ min: z.int().check(z.gte(1)), max: z.int().check(z.gte(1)), rules: z.readonly(z.array(z.enum(PASSWORD_CONTENTS))) }),
  ),
  /** The 3D host, without a path (ROUTE-8). */
  worldUrl: webUrl,
  links: z.object({
    faq: webUrl,
    membership: webUrl,
    partnership: webUrl,
    inquiry: webUrl,
    about: webUrl,
  }),
  phone: z.string(),
  /** What the meeting type of the gateway adds to the return address: public labels that grant nothing (GW-3). */
  partner: z.optional(z.object({ id: z.string(), key: z.string() })),
  /** The API has `discardSignIn`, and reads the name of an attempt with each call that begins a session (API-26). */
  discardsSignIns: z.optional(z.boolean()),
  /** The API reads `X-Shared-Computer` with each call that begins a session (DOOR-5, API-26). */
  sharedComputers: z.optional(z.boolean()),
  /** Type numbers of the universities that the API leads a person to, to log out there: `/auth/provider/{code}/logout` (DOOR-5, API-26). */
  providerLogouts: z.optional(z.array(authMthd)),
  /** The API has `claimSignIn`: a page can ask what became of an attempt whose answer was lost (API-26). */
  claimsSignIns: z.optional(z.boolean()),
  /** The API answers a call whose `whenAnswerLost` is `repeat` once more, where `X-Answer-Lost` says that the first answer never came (API-26). */
  answersRepeats: z.optional(z.boolean()),
  /** The API has `deleteAccount`, and takes a deletion back for so many days when its owner signs in (API-26). */
  deletionGraceDays: z.optional(z.int().check(z.gte(1))),
  /** The API reads `X-Ask-Before-Staying` with each call that begins a session: it refuses with 409012 where that would take a deletion back (LEGAL-2, API-26). */
  asksBeforeStaying: z.optional(z.boolean()),
  /** The API has `removeProfileImage` (PROF-4, API-26). */
  removesProfileImages: z.optional(z.boolean()),
  /** The API has `listSessions` and `endSessions` (DEVICE-1, API-26). */
  listsSessions: z.optional(z.boolean()),
  /** The API has `listWays` and `removeWay` (WAY-1, WAY-2, API-26). */
  removesWays: z.optional(z.boolean()),
  /** The API has `changeEmail` (EMAIL-10, API-26). */
  changesEmail: z.optional(z.boolean()),
  /** The API has `exportData` (API-26). */
  exportsData: z.optional(z.boolean()),
  /** The API has `listConsents` and `endConsent` (PARTNER-5, API-26). */
  listsConsents: z.optional(z.boolean()),
  /** The API has `listActivity` (DEVICE-4, API-26). */
  listsActivity: z.optional(z.boolean()),
  /** An act that changes who can sign in may be answered 403006, and `POST /auth/confirm` gives what it needs (CONFIRM-1). */
  confirmsIdentity: z.optional(z.boolean()),
  /** The API has the calls of passkeys, for pages on this host and below it (PASSKEY-1, API-26). */
  passkeys: z.optional(z.object({ rpId: z.string() })),
  /** The API has `confirmationOptions`, and takes a passkey for a proof (CONFIRM-1, API-26). */
  confirmsByPasskey: z.optional(z.boolean()),
  /** The API has `sendConfirmationCode`, and takes a mailed code for a proof (CONFIRM-1, API-26). */
  confirmsByCode: z.optional(z.boolean()),
  /** The API has `listSchools`, for so many schools of a federation; `few`: all of them, where they are few (CAMPUS-3, API-26). */
  schools: z.optional(z.object({ count: z.int().check(z.gte(1)), few: z.optional(z.array(listedSchool)) })),
  /** The API signs another screen in by a phone that is signed in (HAND-1, API-26). */
  handsOver: z.optional(z.boolean()),
});
export type Configuration = z.infer<typeof configData>;

/** What a client calls one try to sign in: random, at least 128 bits. */
export const ATTEMPT_PATTERN = /^[\w-]{22,64}$/;
export const attempt = z.string().check(z.regex(ATTEMPT_PATTERN));

export const nothing = z.optional(z.looseObject({}));
