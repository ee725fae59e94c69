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
  changeProfileImage: { payload: new FormData(), data: { profileImagePath: '/media/profile/1.png' } },
  changeUvrsId: { payload: { uvrsId: 'minji_2024' }, data: user },
  changeAccountOpen: { payload: { acntOpenYn: 'N' }, data: user },
  deleteAccount: { payload: undefined, data: { restorableUntil: 1_700_000_000_000 } },
  recordAgreements: { payload: { agrm: [{ item: 'marketing', ver: '2022-11-30', agrmYn: 'Y' }] }, data: user },
};
