import type { CallName, DataOf } from '#contract/calls.ts';
import type { PayloadOf } from '#src/api/client.ts';

export const SAMPLE_USER: DataOf<'userInfo'>['user'] = {
  user_id: 'u-1',
  ncknm: '민지',
  uvrs_id: 'minji_2024',
  uvrs_id_chng_dtm: null,
  auth_mthd: 1,
  gndr: 'F',
  prfl_img_path: null,
  acnt_open_yn: 'Y',
  uvrs_pont: 30,
  bons_pont: 12,
  gold: 5,
  mrkt_infr_rcpt_agrm_yn: 'N',
};

type SampleSession = DataOf<'listSessions'>['sessionList'][number];
export const SAMPLE_SESSIONS: [SampleSession, SampleSession] = [
  {
    sessionId: 'this-session',
    device: 'Chrome, Windows',
    network: '203.0.113.*',
    authMthd: 1,
    begunAt: 1_700_000_000_000,
    usedAt: 1_700_000_600_000,
    isCurrent: true,
    isShared: false,
  },
  {
    sessionId: 'phone-session',
    device: 'Safari, iPhone',
    authMthd: 4,
    begunAt: 1_699_000_000_000,
    usedAt: 1_699_900_000_000,
    isCurrent: false,
    isShared: false,
  },
];

type SampleWay = DataOf<'listWays'>['wayList'][number];
export const SAMPLE_WAYS: [SampleWay, SampleWay] = [
  { authMthd: 1, account: 'minji@campus.ac.kr', linkedAt: 1_690_000_000_000, usedAt: 1_700_000_000_000, isCurrent: true },
  { authMthd: 4, account: 'mi***@kakao.example', linkedAt: 1_695_000_000_000, usedAt: null, isCurrent: false },
];

type SampleConsent = DataOf<'listConsents'>['consentList'][number];
export const SAMPLE_CONSENTS: [SampleConsent, SampleConsent] = [
  {
    clntId: 'meeting',
    clientName: 'Campus Meetings',
    agreedAt: 1_699_000_000_000,
    usedAt: 1_700_000_000_000,
    coversEmail: true,
    purpose: 'Shows your name in meetings.',
    about: {
      logo: '/campus-marks/yonsei.svg',
      retention: 'One year after your last meeting',
      privacyUrl: 'https://meet.partner.example/privacy',
      contact: 'privacy@meet.partner.example',
    },
  },
  { clntId: 'library', clientName: 'Library', agreedAt: 1_690_000_000_000, usedAt: null, coversEmail: false, purpose: null },
];

type SampleActivity = DataOf<'listActivity'>['activityList'][number];
export const SAMPLE_ACTIVITY: [SampleActivity, SampleActivity] = [
  { at: 1_700_000_000_000, activity: 'signedIn', authMthd: 1, device: 'Chrome, Windows', partner: null },
  { at: 1_699_000_000_000, activity: 'partnerAllowed', authMthd: 1, device: 'Safari, iPhone', partner: 'Campus Meetings' },
];

type SamplePasskey = DataOf<'listPasskeys'>['passkeyList'][number];
export const SAMPLE_PASSKEYS: [SamplePasskey, SamplePasskey] = [
  { passkeyId: 'cGhvbmU', name: 'iCloud Keychain', madeAt: 1_700_000_000_000, usedAt: 1_700_000_600_000 },
  { passkeyId: 'bGFwdG9w', name: 'Windows Hello', madeAt: 1_699_000_000_000, usedAt: null },
];
/** What goes with a list of passkeys. */
const passkeys = { rpId: 'localhost', userHandle: 'dXNlcg' };

/** `toJSON` of a `PublicKeyCredential` that was made, and of one that signs in (WebAuthn Level 3, 5.1.8). */
export const CREATED_CREDENTIAL = {
  id: 'cGhvbmU',
  rawId: 'cGhvbmU',
  type: 'public-key' as const,
  response: { clientDataJSON: 'e30', attestationObject: 'oA', transports: ['internal'] },
};
export const ASSERTED_CREDENTIAL = {
  id: 'cGhvbmU',
  rawId: 'cGhvbmU',
  type: 'public-key' as const,
  response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA', userHandle: 'dXNlcg' },
};

const user = { user: SAMPLE_USER };
const signedIn = { user: { ...SAMPLE_USER, access_token: 'token-of-sign-in' } };
const credentials = { authMthd: 1, authId: 'minji@campus.ac.kr', sqncNum: 'proof', pswd: 'maple-7leaf', authCode: '' };
const joinData = { ncknm: '민지', gndr: 'F', uvrsId: '', mrktInfrRcptAgrmYn: 'N' } as const;

/** One good request and one good answer of every call. */
export const SAMPLES: { readonly [Name in CallName]: { readonly payload: PayloadOf<Name>; readonly data: DataOf<Name> } } = {
  guestLogin: { payload: undefined, data: signedIn },
  snsLogin: { payload: { authMthd: 3, authId: 'ticket' }, data: signedIn },
  emailLogin: { payload: { authMthd: 1, authId: 'minji@campus.ac.kr', pswd: 'maple-7leaf' }, data: signedIn },
  ssoLogin: { payload: { cmpsCode: 'ewha', authMthd: 24, code: 'code' }, data: signedIn },
  claimSignIn: { payload: { attempt: 'attempt-of-a-sign-in-000001' }, data: {} },
  discardSignIn: { payload: { attempt: 'attempt-of-a-sign-in-000001' }, data: undefined },
  userInfo: { payload: undefined, data: user },
  checkUser: { payload: { authMthd: 1, authId: 'minji@campus.ac.kr' }, data: { authId: 'minji@campus.ac.kr' } },
  logout: { payload: undefined, data: undefined },
  join: { payload: { authMthd: 0, authId: '', pswd: '', ...joinData }, data: signedIn },
  validateUvrsId: { payload: { uvrsId: 'minji_2024' }, data: undefined },
  validateNickname: { payload: { ncknm: '민지' }, data: undefined },
  accountLinkJoin: { payload: { authMthd: 3, authId: 'ticket', ...joinData }, data: signedIn },
  changeNickname: { payload: { ncknm: '민지' }, data: user },
  linkAccount: { payload: credentials, data: signedIn },
  setUpAccount: { payload: credentials, data: signedIn },
  resetPassword: { payload: credentials, data: signedIn },
  requestEmailCode: { payload: { authWay: 'minji@campus.ac.kr' }, data: { expiresAt: 3_600_000, resendAt: 60_000, serverTime: 0 } },
  confirmEmailCode: { payload: { authWay: 'minji@campus.ac.kr', authCode: '48A1ZQ' }, data: { sqncNum: 'proof' } },
  campusList: { payload: undefined, data: { campusList: [{ cmps_code: 'ewha' }] } },
  listSchools: { payload: undefined, data: { schoolList: [{ cmpsCode: 'hanbit', names: { ko: '한빛대학교' } }] } },
  refreshAccessToken: { payload: undefined, data: { access_token: 'token-of-refresh' } },
  configuration: {
    payload: undefined,
    data: {
      serverTime: 1_700_000_000_000,
      enabledMethods: [0, 1, 3],
      topLevelDomain: { min: 2, max: 3 },
      worldUrl: 'https://world.madang.example',
      links: {
        faq: 'https://support.madang.example/faq',
        membership: 'https://support.madang.example/membership',
        partnership: 'https://support.madang.example/partnership',
        inquiry: 'https://support.madang.example/inquiry',
        about: 'https://operator.example',
      },
      phone: '1600-0000',
    },
  },
  oauthCode: { payload: { clntId: 'meeting', redrUri: 'https://meeting.example/back' }, data: { code: 'partner-code' } },
  oauthClient: { payload: { clntId: 'meeting', redrUri: 'https://meeting.example/back' }, data: { clientName: 'Campus Meetings' } },
  consentToClient: { payload: { clntId: 'meeting' }, data: undefined },
  finishPartnerLogin: {
    payload: { clntId: 'meeting', redrUri: 'https://meeting.example/back', lgnId: 'login-1' },
    data: { next: 'https://madang.example/oidc/auth/login-1' },
  },
  refusePartnerLogin: { payload: { lgnId: 'login-1' }, data: { next: 'https://madang.example/oidc/auth/login-1' } },
  changeProfileImage: { payload: new FormData(), data: { profileImagePath: '/media/profile/1.png' } },
  removeProfileImage: { payload: undefined, data: user },
  changeUvrsId: { payload: { uvrsId: 'minji_2024' }, data: user },
  changeAccountOpen: { payload: { acntOpenYn: 'N' }, data: user },
  deleteAccount: { payload: undefined, data: { restorableUntil: 1_700_000_000_000 } },
  recordAgreements: { payload: { agrm: [{ item: 'marketing', ver: '2022-11-30', agrmYn: 'Y' }] }, data: user },
  listSessions: { payload: undefined, data: { sessionList: SAMPLE_SESSIONS } },
  listWays: { payload: undefined, data: { wayList: SAMPLE_WAYS, passkeyCount: 0 } },
  removeWay: { payload: { authMthd: 4 }, data: { wayList: SAMPLE_WAYS.slice(0, 1), passkeyCount: 0 } },
  exportData: { payload: undefined, data: { exportedAt: '2026-11-29T00:00:00.000Z', data: { account: { ncknm: '민지' } } } },
  changeEmail: { payload: { authWay: 'minji@new.kr', sqncNum: 'proof' }, data: user },
  listConsents: { payload: undefined, data: { consentList: SAMPLE_CONSENTS } },
  endConsent: { payload: { clntId: 'meeting' }, data: { consentList: SAMPLE_CONSENTS.slice(1) } },
  listActivity: { payload: undefined, data: { activityList: SAMPLE_ACTIVITY } },
  passkeyCreationOptions: { payload: { mediation: 'optional' }, data: { publicKey: { challenge: 'Y2hhbGxlbmdl' } } },
  addPasskey: { payload: { credential: CREATED_CREDENTIAL }, data: { ...passkeys, passkeyList: SAMPLE_PASSKEYS } },
  listPasskeys: { payload: undefined, data: { ...passkeys, passkeyList: SAMPLE_PASSKEYS } },
  renamePasskey: { payload: { passkeyId: 'cGhvbmU', name: 'Phone' }, data: { ...passkeys, passkeyList: SAMPLE_PASSKEYS } },
  removePasskey: { payload: { passkeyId: 'cGhvbmU' }, data: { ...passkeys, passkeyList: SAMPLE_PASSKEYS.slice(1) } },
  passkeyRequestOptions: { payload: undefined, data: { publicKey: { challenge: 'Y2hhbGxlbmdl', rpId: 'localhost' } } },
  passkeyLogin: { payload: { credential: ASSERTED_CREDENTIAL }, data: signedIn },
  beginHandOver: { payload: undefined, data: { code: 'KXR49WPT', secret: 'a-secret-of-this-browser', expiresAt: 120_000, serverTime: 0 } },
  readHandOver: { payload: { secret: 'a-secret-of-this-browser' }, data: { stage: 'claimed', digits: '47' } },
  claimHandOver: {
    payload: { code: 'KXR49WPT' },
    data: { device: 'Chrome, Windows', begunAt: 0, expiresAt: 120_000, serverTime: 0, isSameNetwork: true, choices: ['12', '47', '83'] },
  },
  approveHandOver: { payload: { code: 'KXR49WPT', digits: '47' }, data: undefined },
  refuseHandOver: { payload: { code: 'KXR49WPT' }, data: undefined },
  handOverLogin: { payload: { secret: 'a-secret-of-this-browser' }, data: signedIn },
  endSessions: { payload: { sessionId: 'others' }, data: { sessionList: SAMPLE_SESSIONS.slice(0, 1) } },
  confirmIdentity: {
    payload: { act: 'endSessions', authMthd: 1, authId: '', pswd: 'spring-2026!' },
    data: { confirmation: 'a-confirmation', expiresAt: 1_700_000_300_000 },
  },
  sendConfirmationCode: { payload: { act: 'endSessions' }, data: { expiresAt: 3_600_000, resendAt: 60_000, serverTime: 0 } },
  confirmationOptions: { payload: { act: 'endSessions' }, data: { publicKey: { challenge: 'Y2hhbGxlbmdl' } } },
};
