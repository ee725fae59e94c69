import * as z from 'zod/mini';
import * as a from './accepted.ts';
import { PROFILE_IMAGE_MEGABYTES, UVRS_ID_CHANGE_DAYS } from './limits.ts';
import * as s from './schemas.ts';

/** The product's own name on the wire: part of two paths and of `uvrsId`. */
const PRODUCT = 'uvrs';
export const API_BASE = '/api/v1';

/**
 * Whether a call needs the access token: `required` calls answer 401 without one, `optional` ones do more with one,
 * and `none` never look at it.
 */
export type TokenUse = 'required' | 'optional' | 'none';

/**
 * How the page learns the truth where the answer to a call is lost after the server may have done what was asked (API-25, EMAIL-7):
 * - `read`: nothing was to be done, and asking again does no harm
 * - `claim`: `claimSignIn` tells what became of the attempt, by its name
 * - `look`: `userInfo` shows whether it was done
 * - `repeat`: the same request once more, marked as a repeat, is answered as the first was, and does nothing twice
 */
export type WhenAnswerLost = 'read' | 'claim' | 'look' | 'repeat';

export interface Call<
  Request extends z.ZodMiniType = z.ZodMiniType,
  Data extends z.ZodMiniType = z.ZodMiniType,
  Accepted extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly requirement: string;
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Below `API_BASE`. */
  readonly path: string;
  readonly summary: string;
  readonly token: TokenUse;
  readonly body: 'none' | 'json' | 'multipart';
  readonly whenAnswerLost: WhenAnswerLost;
  /** A success begins a session, which replaces the one that the browser had. */
  readonly beginsSession?: boolean;
  readonly request: Request;
  /** `data` of a successful answer of our own server. */
  readonly data: Data;
  /** The least that the pages need there, with what they use if it is there (API-26). */
  readonly accepted: Accepted;
}

type Described<Request extends z.ZodMiniType, Data extends z.ZodMiniType> = Omit<Call<Request, Data>, 'accepted'>;

/** Without `accepted`, the pages need all of `data`. */
function call<Request extends z.ZodMiniType, Data extends z.ZodMiniType, Accepted extends z.ZodMiniType>(
  described: Described<Request, Data> & { readonly accepted: Accepted },
): Call<Request, Data, Accepted>;
function call<Request extends z.ZodMiniType, Data extends z.ZodMiniType>(described: Described<Request, Data>): Call<Request, Data, Data>;
function call(described: Described<z.ZodMiniType, z.ZodMiniType> & { readonly accepted?: z.ZodMiniType }): Call {
  return { accepted: described.data, ...described };
}

const none = z.undefined();

/** API-13, API-14 and API-15 share their payload (section 7). `authCode` is empty where a proof stands in `sqncNum`. */
const credentials = z.strictObject({ authMthd: s.authMthd, authId: s.authId, sqncNum: s.sqncNum, pswd: s.pswd, authCode: s.authCode });

/** The 24 calls of section 7, and what we add to them (API-26), each described once: the client, the server, the fault handlers and the OpenAPI document read it. */
export const CALLS = {
  guestLogin: call({
    requirement: 'API-1',
    method: 'POST',
    path: '/auth/login',
    summary: 'Sign in as a guest',
    token: 'none',
    body: 'none',
    whenAnswerLost: 'claim',
    beginsSession: true,
    request: none,
    data: s.signedInData,
    accepted: a.signedInData,
  }),
  snsLogin: call({
    requirement: 'API-2',
    method: 'POST',
    path: '/auth/login/sns',
    summary: 'Sign in with a social account; 404001 when no user has linked it',
    token: 'none',
    body: 'json',
    whenAnswerLost: 'claim',
    beginsSession: true,
    request: z.strictObject({ authMthd: s.authMthd, authId: s.authId }),
    data: s.signedInData,
    accepted: a.signedInData,
  }),
  emailLogin: call({
    requirement: 'API-3',
    method: 'POST',
    path: '/auth/login/email',
    summary: 'Sign in with email and password',
    token: 'none',
    body: 'json',
    whenAnswerLost: 'claim',
    beginsSession: true,
    request: z.strictObject({ authMthd: s.authMthd, authId: s.authId, pswd: s.pswd }),
    data: s.signedInData,
    accepted: a.signedInData,
  }),
  ssoLogin: call({
    requirement: 'API-4',
    method: 'POST',
    path: '/auth/login/sso',
    summary: 'Sign in with a university account',
    token: 'none',
    body: 'json',
    whenAnswerLost: 'claim',
    beginsSession: true,
    request: z.strictObject({ cmpsCode: s.cmpsCode, authMthd: s.authMthd, code: s.authCode }),
    data: s.signedInData,
    accepted: a.signedInData,
  }),
  discardSignIn: call({
    requirement: 'POP-5',
    method: 'POST',
    path: '/auth/login/discard',
    summary:
      'End the session that a cancelled sign-in began, or keep it from beginning one. Beyond the specification: only where `discardsSignIns` of `/auth/config` is true',
    token: 'none',
    body: 'json',
    whenAnswerLost: 'repeat',
    request: z.strictObject({ attempt: s.attempt }),
    data: s.nothing,
  }),
  claimSignIn: call({
    requirement: 'EMAIL-7',
    method: 'POST',
    path: '/auth/login/claim',
    summary:
      'What became of a sign-in or a link whose answer was lost: its answer once more, or no `user` where nothing was done, and never will be. Beyond the specification: only where `claimsSignIns` of `/auth/config` is true',
    token: 'none',
    body: 'json',
    whenAnswerLost: 'repeat',
    request: z.strictObject({ attempt: s.attempt }),
    data: s.claimedData,
    accepted: a.claimedData,
  }),
  userInfo: call({
    requirement: 'API-5',
    method: 'GET',
    path: '/auth/info',
    summary: 'Who is signed in',
    token: 'required',
    body: 'none',
    whenAnswerLost: 'read',
    request: none,
    data: s.userData,
    accepted: a.userData,
  }),
  checkUser: call({
    requirement: 'API-6',
    method: 'POST',
    path: '/auth/check/user',
    summary: 'Is there an account? `ncknm` is present when there is one; `authId` is what later calls of this flow send',
    token: 'optional',
    body: 'json',
    whenAnswerLost: 'repeat',
    request: z.strictObject({ authMthd: s.authMthd, authId: s.authId }),
    data: s.checkedUserData,
    accepted: a.checkedUserData,
  }),
  logout: call({
    requirement: 'API-7',
    method: 'GET',
    path: '/auth/logout',
    summary: 'Sign out; a guest without a linked account is forgotten',
    token: 'required',
    body: 'none',
    whenAnswerLost: 'repeat',
    request: none,
    data: s.nothing,
    accepted: a.noData,
  }),
  join: call({
    requirement: 'API-8',
    method: 'POST',
    path: '/auth/join',
    summary: 'Join as a guest, or with an email that this visit has proven',
    token: 'none',
    body: 'json',
    whenAnswerLost: 'claim',
    beginsSession: true,
    request: z.strictObject({
      authMthd: s.authMthd,
      authId: s.authId,
      ncknm: s.ncknm,
      gndr: s.gender,
      pswd: s.pswd,
      uvrsId: s.uvrsId,
      mrktInfrRcptAgrmYn: s.yesOrNo,
    }),
    data: s.signedInData,
    accepted: a.signedInData,
  }),
  validateUvrsId: call({
    requirement: 'API-9',
    method: 'POST',
    path: `/auth/check/validate/${PRODUCT}-id`,
    summary: 'Is this ID well formed and free?',
    token: 'optional',
    body: 'json',
    whenAnswerLost: 'read',
    request: z.strictObject({ uvrsId: s.uvrsId }),
    data: s.nothing,
    accepted: a.noData,
  }),
  validateNickname: call({
    requirement: 'API-10',
    method: 'POST',
    path: '/auth/check/validate/nickname',
    summary: 'Is this nickname well formed and free?',
    token: 'optional',
    body: 'json',
    whenAnswerLost: 'read',
    request: z.strictObject({ ncknm: s.ncknm }),
    data: s.nothing,
    accepted: a.noData,
  }),
  accountLinkJoin: call({
    requirement: 'API-11',
    method: 'POST',
    path: '/auth/account-link/join',
    summary: 'Join with a social or university account',
    token: 'none',
    body: 'json',
    whenAnswerLost: 'claim',
    beginsSession: true,
    request: z.strictObject({
      authMthd: s.authMthd,
      authId: s.authId,
      ncknm: s.ncknm,
      gndr: s.gender,
      uvrsId: s.uvrsId,
      mrktInfrRcptAgrmYn: s.yesOrNo,
    }),
    data: s.signedInData,
    accepted: a.signedInData,
  }),
  changeNickname: call({
    requirement: 'API-12',
    method: 'PUT',
    path: '/auth/change/nickname',
    summary: 'Change the nickname',
    token: 'required',
    body: 'json',
    whenAnswerLost: 'look',
    request: z.strictObject({ ncknm: s.ncknm }),
    data: s.userData,
    accepted: a.changedData,
  }),
  linkAccount: call({
    requirement: 'API-13',
    method: 'PUT',
    path: '/auth/link/account',
    summary: 'Give a guest an account of their own; their history stays',
    token: 'required',
    body: 'json',
    whenAnswerLost: 'claim',
    beginsSession: true,
    request: credentials,
    data: s.signedInData,
    accepted: a.linkedData,
  }),
  setUpAccount: call({
    requirement: 'API-14',
    method: 'PUT',
    path: '/auth/set-up/account',
    summary: 'Add another way to sign in to an account',
    token: 'required',
    body: 'json',
    whenAnswerLost: 'claim',
    beginsSession: true,
    request: credentials,
    data: s.signedInData,
    accepted: a.linkedData,
  }),
  resetPassword: call({
    requirement: 'API-15',
    method: 'PUT',
    path: '/auth/password',
    summary: 'Set a new password with a proven email; every session ends, and one begins here',
    token: 'none',
    body: 'json',
    whenAnswerLost: 'claim',
    beginsSession: true,
    request: credentials,
    data: s.signedInData,
    accepted: a.resetData,
  }),
  requestEmailCode: call({
    requirement: 'API-16',
    method: 'POST',
    path: '/auth/occupancy/email-user',
    summary: 'Send a code to an email (`authWay`); it replaces any earlier one',
    token: 'optional',
    body: 'json',
    whenAnswerLost: 'repeat',
    request: z.strictObject({ authWay: s.authWay }),
    data: s.codeSentData,
    accepted: a.sentData,
  }),
  confirmEmailCode: call({
    requirement: 'API-17',
    method: 'PUT',
    path: '/auth/occupancy/email',
    summary:
      'Confirm the code; `sqncNum` proves it to the calls that follow. Beyond the specification: with `otherWays`, the methods besides the email that lead into the account whose password is set anew, 90 for its passkeys (WAY-3)',
    token: 'optional',
    body: 'json',
    whenAnswerLost: 'repeat',
    request: z.strictObject({ authWay: s.authWay, authCode: s.authCode }),
    data: z.object({ sqncNum: z.string().check(z.minLength(1)), otherWays: z.optional(z.array(s.authMthd)) }),
    accepted: a.confirmedData,
  }),
  campusList: call({
    requirement: 'API-18',
    method: 'GET',
    path: '/campus/list',
    summary: 'The campuses',
    token: 'none',
    body: 'none',
    whenAnswerLost: 'read',
    request: none,
    data: s.campusListData,
  }),
  listSchools: call({
    requirement: 'CAMPUS-3',
    method: 'GET',
    path: '/auth/schools',
    summary:
      'The schools of the operator’s federation, whose members sign in by the generic method. Beyond the specification: only where `/auth/config` has `schools`',
    token: 'none',
    body: 'none',
    whenAnswerLost: 'read',
    request: none,
    data: s.schoolListData,
  }),
  refreshAccessToken: call({
    requirement: 'API-19',
    method: 'PUT',
    path: '/auth/refresh/access-token',
    summary: 'A new access token for the refresh cookie; 401 or 409 end the session',
    token: 'none',
    body: 'none',
    whenAnswerLost: 'repeat',
    request: none,
    data: z.object({ access_token: s.accessToken, expires_in: s.expiresIn }),
    accepted: a.refreshedData,
  }),
  configuration: call({
    requirement: 'API-20',
    method: 'GET',
    path: '/auth/config',
    summary: 'Configuration for the client',
    token: 'none',
    body: 'none',
    whenAnswerLost: 'read',
    request: none,
    data: s.configData,
    accepted: a.configurationData,
  }),
  oauthCode: call({
    requirement: 'API-21',
    method: 'POST',
    path: '/oauth/code',
    summary: 'An authorization code for a registered partner; 403003 with `data.clientName` until the person has agreed to continue to it',
    token: 'required',
    body: 'json',
    whenAnswerLost: 'repeat',
    request: z.strictObject({ clntId: s.clntId, redrUri: s.redrUri }),
    data: z.object({ code: z.string().check(z.minLength(1)) }),
  }),
  oauthClient: call({
    requirement: 'GW-2',
    method: 'POST',
    path: '/oauth/client',
    summary:
      'The name of a registered partner, before the person signs in. Beyond the specification: without it the gateway names no partner',
    token: 'none',
    body: 'json',
    whenAnswerLost: 'read',
    request: z.strictObject({ clntId: s.clntId, redrUri: s.redrUri }),
    data: s.clientNameData,
  }),
  consentToClient: call({
    requirement: 'GW-6',
    method: 'POST',
    path: '/oauth/consent',
    summary: 'Record that the person agrees to continue to a partner. Beyond the specification: only after 403003 of `/oauth/code`',
    token: 'required',
    body: 'json',
    whenAnswerLost: 'repeat',
    request: z.strictObject({ clntId: s.clntId, email: z.optional(z.boolean()) }),
    data: s.nothing,
  }),
  finishPartnerLogin: call({
    requirement: 'PARTNER-1',
    method: 'POST',
    path: '/oauth/login/finish',
    summary:
      'Go on with a login that a client began at `/oidc`: where the browser goes next. 403003 as for `/oauth/code`; 403004 where the client wants a new sign-in. Beyond the specification: only for a page with `interaction` in its address',
    token: 'required',
    body: 'json',
    whenAnswerLost: 'repeat',
    request: z.strictObject({ clntId: s.clntId, redrUri: s.redrUri, lgnId: s.lgnId }),
    data: z.object({ next: z.url() }),
  }),
  refusePartnerLogin: call({
    requirement: 'PARTNER-1',
    method: 'POST',
    path: '/oauth/login/refuse',
    summary: 'The person does not go on with such a login: the client hears `access_denied`, where the browser goes next',
    token: 'none',
    body: 'json',
    whenAnswerLost: 'repeat',
    request: z.strictObject({ lgnId: s.lgnId }),
    data: z.object({ next: z.url() }),
  }),
  changeProfileImage: call({
    requirement: 'API-22',
    method: 'PUT',
    path: '/auth/change/profile',
    summary: `Change the profile image: multipart field \`prflImg\`, jpg or png, at most ${PROFILE_IMAGE_MEGABYTES} MB`,
    token: 'required',
    body: 'multipart',
    whenAnswerLost: 'look',
    request: none,
    data: z.object({ profileImagePath: z.string() }),
  }),
  removeProfileImage: call({
    requirement: 'PROF-4',
    method: 'PUT',
    path: '/auth/change/profile/default',
    summary:
      'Remove the profile image: the default image takes its place (AVATAR-1). Beyond the specification: only where `/auth/config` has `removesProfileImages`',
    token: 'required',
    body: 'none',
    whenAnswerLost: 'look',
    request: none,
    data: s.userData,
    accepted: a.userData,
  }),
  changeUvrsId: call({
    requirement: 'API-23',
    method: 'PUT',
    path: `/auth/change/${PRODUCT}-id`,
    summary: `Change the ID, once in ${UVRS_ID_CHANGE_DAYS} days`,
    token: 'required',
    body: 'json',
    whenAnswerLost: 'look',
    request: z.strictObject({ uvrsId: s.uvrsId }),
    data: s.userData,
    accepted: a.changedData,
  }),
  changeAccountOpen: call({
    requirement: 'API-24',
    method: 'PUT',
    path: '/auth/change/account-open',
    summary: 'Open the account to others, or close it',
    token: 'required',
    body: 'json',
    whenAnswerLost: 'look',
    request: z.strictObject({ acntOpenYn: s.yesOrNo }),
    data: s.userData,
    accepted: a.changedData,
  }),
  deleteAccount: call({
    requirement: 'LEGAL-2',
    method: 'POST',
    path: '/auth/account/delete',
    summary:
      'Delete the account: every session ends at once, the rest goes after the days of grace, unless its owner signs in before. Beyond the specification: only where `/auth/config` has `deletionGraceDays`',
    token: 'required',
    body: 'none',
    whenAnswerLost: 'look',
    request: none,
    data: s.deletionData,
  }),
  recordAgreements: call({
    requirement: 'AGR-5',
    method: 'PUT',
    path: '/auth/agreements',
    summary:
      'Agree to texts, or withdraw the consent to marketing; not of the specification: the pages call it only where an answer had `user.agrm`',
    token: 'required',
    body: 'json',
    whenAnswerLost: 'look',
    request: z.strictObject({ agrm: z.array(s.agreementWord).check(z.minLength(1), z.maxLength(10)) }),
    data: s.userData,
    accepted: a.userData,
  }),
  listSessions: call({
    requirement: 'DEVICE-1',
    method: 'GET',
    path: '/auth/sessions',
    summary:
      'Where the account is signed in: device family, way, begun and last used in ms, the caller’s own first. Beyond the specification: only where `/auth/config` has `listsSessions`',
    token: 'required',
    body: 'none',
    whenAnswerLost: 'read',
    request: none,
    data: s.sessionListData,
  }),
  endSessions: call({
    requirement: 'DEVICE-2',
    method: 'PUT',
    path: '/auth/sessions/end',
    summary:
      'End another session of the account, by `sessionId` of the list; `others`: all others. Answers what is left, whether there was such a session or not. Beyond the specification: only where `/auth/config` has `listsSessions`',
    token: 'required',
    body: 'json',
    whenAnswerLost: 'repeat',
    request: z.strictObject({ sessionId: s.sessionId }),
    data: s.sessionListData,
  }),
  listWays: call({
    requirement: 'WAY-1',
    method: 'GET',
    path: '/auth/ways',
    summary:
      'The ways that the account is linked with: the provider’s account as far as it is known, masked, linked and last used in ms, and how many passkeys there are. Beyond the specification: only where `/auth/config` has `removesWays`',
    token: 'required',
    body: 'none',
    whenAnswerLost: 'read',
    request: none,
    data: s.wayListData,
  }),
  removeWay: call({
    requirement: 'WAY-2',
    method: 'PUT',
    path: '/auth/ways/remove',
    summary:
      'Remove a way of the account, never the last; the sessions that it began end, the caller’s among them. Answers what is left, whether there was such a way or not. Beyond the specification: only where `/auth/config` has `removesWays`',
    token: 'required',
    body: 'json',
    whenAnswerLost: 'repeat',
    request: z.strictObject({ authMthd: s.authMthd }),
    data: s.wayListData,
  }),
  changeEmail: call({
    requirement: 'EMAIL-10',
    method: 'PUT',
    path: '/auth/change/email',
    summary:
      'Change the email of the account for one that the same visit has proven: `sqncNum` of API-17. The password stays; the earlier email is told, and its link undoes the change for seven days. Beyond the specification: only where `/auth/config` has `changesEmail`',
    token: 'required',
    body: 'json',
    whenAnswerLost: 'repeat',
    request: z.strictObject({ authWay: s.authWay, sqncNum: s.sqncNum }),
    data: s.userData,
    accepted: a.changedData,
  }),
  listConsents: call({
    requirement: 'PARTNER-5',
    method: 'GET',
    path: '/oauth/consents',
    summary:
      'The partners that the account continues to: since when, last used, and what they learn. Beyond the specification: only where `/auth/config` has `listsConsents`',
    token: 'required',
    body: 'none',
    whenAnswerLost: 'read',
    request: none,
    data: s.consentListData,
  }),
  endConsent: call({
    requirement: 'PARTNER-5',
    method: 'PUT',
    path: '/oauth/consents/end',
    summary:
      'End the access of a partner: consent, codes and tokens go, and the partner is told. Answers what is left, whether there was such a consent or not. Beyond the specification: only where `/auth/config` has `listsConsents`',
    token: 'required',
    body: 'json',
    whenAnswerLost: 'repeat',
    request: z.strictObject({ clntId: s.clntId }),
    data: s.consentListData,
  }),
  listActivity: call({
    requirement: 'DEVICE-4',
    method: 'GET',
    path: '/auth/activity',
    summary:
      'What happened with the account in the last 90 days, the newest first. Beyond the specification: only where `/auth/config` has `listsActivity`',
    token: 'required',
    body: 'none',
    whenAnswerLost: 'read',
    request: none,
    data: s.activityListData,
  }),
  exportData: call({
    requirement: 'CONFIRM-1',
    method: 'POST',
    path: '/auth/account/export',
    summary:
      'What is kept of the person: account, agreements, ways, passkeys, sessions, partners, and what happened in 90 days; no secret. Beyond the specification: only where `/auth/config` has `exportsData`',
    token: 'required',
    body: 'none',
    whenAnswerLost: 'repeat',
    request: none,
    data: z.object({ exportedAt: z.string(), data: z.record(z.string(), z.unknown()) }),
  }),
  confirmIdentity: call({
    requirement: 'CONFIRM-1',
    method: 'POST',
    path: '/auth/confirm',
    summary:
      'Prove by one of the account’s own ways that its owner is here: `pswd` for the email (`authMthd` 1), else the `authId` of check-user; the other one is empty. With `credential`, the answer to the options of this act, a passkey proves it, and with `authCode` the code that was mailed for it; both are empty then. The answer serves for one `act` of this session within five minutes, in `X-Confirmation`. Beyond the specification: only where `/auth/config` has `confirmsIdentity`',
    token: 'required',
    body: 'json',
    whenAnswerLost: 'repeat',
    request: z.strictObject({
      act: s.confirmedAct,
      authMthd: s.authMthd,
      authId: s.authId,
      pswd: s.pswd,
      credential: z.optional(s.assertedCredential),
      authCode: z.optional(s.authCode),
    }),
    data: s.confirmationData,
  }),
  sendConfirmationCode: call({
    requirement: 'CONFIRM-1',
    method: 'POST',
    path: '/auth/confirm/code',
    summary:
      'Mail a code to the account’s own email that proves its owner for one `act` of this visit; it replaces any earlier one. Beyond the specification: only where `/auth/config` has `confirmsByCode`',
    token: 'required',
    body: 'json',
    whenAnswerLost: 'repeat',
    request: z.strictObject({ act: s.confirmedAct }),
    data: s.codeSentData,
    accepted: a.sentData,
  }),
  confirmationOptions: call({
    requirement: 'CONFIRM-1',
    method: 'POST',
    path: '/auth/confirm/passkey/options',
    summary:
      'Options to prove with a passkey of the account that its owner is here, for one `act` of this session. Beyond the specification: only where `/auth/config` has `confirmsByPasskey`',
    token: 'required',
    body: 'json',
    whenAnswerLost: 'read',
    request: z.strictObject({ act: s.confirmedAct }),
    data: s.passkeyOptionsData,
  }),
  passkeyCreationOptions: call({
    requirement: 'PASSKEY-3',
    method: 'POST',
    path: '/auth/passkeys/options',
    summary:
      'Options to make a passkey with, for the proof of `addPasskey`, which stays good; 403006 where it is needed. Beyond the specification: only where `/auth/config` has `passkeys`',
    token: 'required',
    body: 'json',
    whenAnswerLost: 'read',
    request: z.strictObject({ mediation: s.passkeyMediation }),
    data: s.passkeyOptionsData,
  }),
  addPasskey: call({
    requirement: 'PASSKEY-3',
    method: 'POST',
    path: '/auth/passkeys',
    summary:
      'Keep a passkey that was made with these options; answers all of the account. Beyond the specification: only where `/auth/config` has `passkeys`',
    token: 'required',
    body: 'json',
    whenAnswerLost: 'repeat',
    request: z.strictObject({ credential: s.createdCredential }),
    data: s.passkeyListData,
  }),
  listPasskeys: call({
    requirement: 'PASSKEY-3',
    method: 'GET',
    path: '/auth/passkeys',
    summary:
      'The passkeys of the account: name, made and last used in ms. Beyond the specification: only where `/auth/config` has `passkeys`',
    token: 'required',
    body: 'none',
    whenAnswerLost: 'read',
    request: none,
    data: s.passkeyListData,
  }),
  renamePasskey: call({
    requirement: 'PASSKEY-3',
    method: 'PUT',
    path: '/auth/passkeys/name',
    summary: 'Name a passkey of the account. Beyond the specification: only where `/auth/config` has `passkeys`',
    token: 'required',
    body: 'json',
    whenAnswerLost: 'repeat',
    request: z.strictObject({ passkeyId: s.passkeyId, name: s.passkeyName }),
    data: s.passkeyListData,
  }),
  removePasskey: call({
    requirement: 'PASSKEY-3',
    method: 'PUT',
    path: '/auth/passkeys/remove',
    summary:
      'Remove a passkey of the account, never its last way; answers what is left, whether there was such a passkey or not. 403006 where it needs a proof. Beyond the specification: only where `/auth/config` has `passkeys`',
    token: 'required',
    body: 'json',
    whenAnswerLost: 'repeat',
    request: z.strictObject({ passkeyId: s.passkeyId }),
    data: s.passkeyListData,
  }),
  passkeyRequestOptions: call({
    requirement: 'PASSKEY-1',
    method: 'POST',
    path: '/auth/login/passkey/options',
    summary:
      'Options to sign in with a passkey, for whichever account it is of. Beyond the specification: only where `/auth/config` has `passkeys`',
    token: 'none',
    body: 'none',
    whenAnswerLost: 'read',
    request: none,
    data: s.passkeyOptionsData,
  }),
  passkeyLogin: call({
    requirement: 'PASSKEY-1',
    method: 'POST',
    path: '/auth/login/passkey',
    summary: 'Sign in with a passkey. Beyond the specification: only where `/auth/config` has `passkeys`',
    token: 'none',
    body: 'json',
    whenAnswerLost: 'claim',
    beginsSession: true,
    request: z.strictObject({ credential: s.assertedCredential }),
    data: s.signedInData,
    accepted: a.signedInData,
  }),
  beginHandOver: call({
    requirement: 'HAND-1',
    method: 'POST',
    path: '/auth/handover',
    summary:
      'A code that this screen shows, so that a signed-in phone can sign it in; `secret` belongs to this browser and stands in no QR code. Beyond the specification: only where `/auth/config` has `handsOver`',
    token: 'none',
    body: 'none',
    whenAnswerLost: 'read',
    request: none,
    data: s.begunHandOverData,
  }),
  readHandOver: call({
    requirement: 'HAND-3',
    method: 'POST',
    path: '/auth/handover/state',
    summary:
      'How far the hand-over of this browser is; once a phone has read the code, the two digits to show. Beyond the specification: only where `/auth/config` has `handsOver`',
    token: 'none',
    body: 'json',
    whenAnswerLost: 'read',
    request: z.strictObject({ secret: s.handOverSecret }),
    data: s.handOverStageData,
  }),
  claimHandOver: call({
    requirement: 'HAND-1',
    method: 'POST',
    path: '/auth/handover/claim',
    summary:
      'The phone has read a code: which screen asks, and three numbers, one of which that screen now shows. A code is claimed by one session. Beyond the specification: only where `/auth/config` has `handsOver`',
    token: 'required',
    body: 'json',
    whenAnswerLost: 'repeat',
    request: z.strictObject({ code: s.handOverCode }),
    data: s.claimedHandOverData,
  }),
  approveHandOver: call({
    requirement: 'HAND-2',
    method: 'POST',
    path: '/auth/handover/approve',
    summary:
      'Let the screen in that shows these digits; other digits end the hand-over at once (403013). Beyond the specification: only where `/auth/config` has `handsOver`',
    token: 'required',
    body: 'json',
    whenAnswerLost: 'repeat',
    request: z.strictObject({ code: s.handOverCode, digits: s.handOverDigits }),
    data: s.nothing,
  }),
  refuseHandOver: call({
    requirement: 'HAND-3',
    method: 'POST',
    path: '/auth/handover/refuse',
    summary: 'Do not let the screen in; it says so. Beyond the specification: only where `/auth/config` has `handsOver`',
    token: 'required',
    body: 'json',
    whenAnswerLost: 'repeat',
    request: z.strictObject({ code: s.handOverCode }),
    data: s.nothing,
  }),
  handOverLogin: call({
    requirement: 'HAND-2',
    method: 'POST',
    path: '/auth/login/handover',
    summary:
      'Sign in by what a phone has approved, once, on the browser that showed the code. Beyond the specification: only where `/auth/config` has `handsOver`',
    token: 'none',
    body: 'json',
    whenAnswerLost: 'claim',
    beginsSession: true,
    request: z.strictObject({ secret: s.handOverSecret }),
    data: s.signedInData,
    accepted: a.signedInData,
  }),
} as const;

export type CallName = keyof typeof CALLS;
export type RequestOf<Name extends CallName> = z.infer<(typeof CALLS)[Name]['request']>;
export type DataOf<Name extends CallName> = z.infer<(typeof CALLS)[Name]['data']>;
/** What the pages take from an answer, of our server or of another API (API-26). */
export type AcceptedOf<Name extends CallName> = z.infer<(typeof CALLS)[Name]['accepted']>;

/** The body of every answer (section 7): success is HTTP 200 with code 0. */
export const answer = z.object({ code: z.number(), message: z.nullish(z.string()), data: z.optional(z.unknown()) });
export type Answer = z.infer<typeof answer>;
