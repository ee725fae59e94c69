import { bypass, type HttpHandler, HttpResponse } from 'msw';
import type { CallName } from '../../contract/calls.ts';
import type { FailureCode } from '../../machines/failures.ts';
import { USER_KEY } from '../../src/api/queries.ts';
import { type BareApi, EMAIL_CODE } from '../bare/bare-api.ts';
import type { OpenPage } from '../bare/open-page.tsx';
import { type FaultName, on, succeeds } from '../support/faults.ts';
import { pngHeader } from '../support/png.ts';
import { SAMPLE_USER, SAMPLES } from '../support/samples.ts';

const EMAIL = 'minji@campus.ac.kr';
const PASSWORD = 'maple-7leaf';
const NEW_PASSWORD = 'river-8stone';

/** What a person does that makes the page call the server, and what they read when that call fails. */
export interface Action {
  readonly call: CallName;
  /** Who is signed in when the page opens; a visitor without it. */
  readonly as?: 'member';
  /** What there is on the server before the page opens. */
  readonly prepare?: (api: BareApi) => void;
  /** What this API has beyond the specification (API-26). */
  readonly beyond?: readonly HttpHandler[];
  /** Leads the page to where the action can be taken; each call on the way is answered well. */
  readonly open: (page: OpenPage) => Promise<void>;
  /** Takes the action; the same again after a failure. */
  readonly act: (page: OpenPage) => Promise<void>;
  /** The text where the server’s answer has none. */
  readonly says: FailureCode;
  /** Faults that this action answers with a text of their own. */
  readonly saysAt?: Partial<Record<FaultName, FailureCode>>;
  /** Faults that are not tried here: what shows them instead, or why. */
  readonly elsewhere?: Partial<Record<FaultName | 'no answer', string>>;
  /** Why a person cannot leave before the answer. */
  readonly waitsBecause?: string;
  /** What stands in the fields, by their labels, before and after. */
  readonly typed?: Readonly<Record<string, string>>;
  /** Once the server answers well again. */
  readonly succeeds: (page: OpenPage) => Promise<unknown>;
}

async function agree(page: OpenPage): Promise<void> {
  page.open('welcome');
  await page.press(/^Create a new avatar/);
  await page.tick('Agree to all, including optional');
  await page.press('Agree and continue');
  await page.see('linkAccount', 'choosing');
}

async function fill(page: OpenPage, typed: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(typed)) await page.fill(label, text);
}

async function customise(page: OpenPage, typed: Readonly<Record<string, string>>): Promise<void> {
  await agree(page);
  await page.press('Change avatar');
  await fill(page, typed);
}

async function askForCode(page: OpenPage): Promise<void> {
  await page.fill('Email', EMAIL);
  await page.press('Send code');
  await page.see('emailVerification', 'codeSent');
}

async function toPassword(page: OpenPage): Promise<void> {
  await askForCode(page);
  await page.fill('Code', EMAIL_CODE);
  await page.see('emailVerification', 'settingPassword');
  await fill(page, PASSWORDS);
}

async function becomeGuest(page: OpenPage): Promise<void> {
  page.open('login');
  await page.press('Start as a guest');
  await page.see('linkAccount', 'choosing');
}

async function openProfile(page: OpenPage): Promise<void> {
  await isSignedIn(page, 'member');
  page.open('myProfile');
  await page.read('My profile');
}

const isSignedIn = (page: OpenPage, kind: 'guest' | 'member') =>
  page.until(() => {
    if (page.viewer().kind !== kind) throw new Error(`${page.viewer().kind} is no ${kind}`);
  });

const PASSWORDS = { 'New password': NEW_PASSWORD, 'Confirm password': NEW_PASSWORD };
const AVATAR = { 'Campus ID': 'haneul.kim', Nickname: 'Haneul' };
const LOGIN = { Email: EMAIL, Password: PASSWORD };
/** Then the nickname is chosen anew, with the server’s words at its field. */
const RENAMED = 'tests/machines/server-words.test.ts';
/** As the API answers, and that marketing was agreed to, on record. */
const agreedToMarketing = on('userInfo', async ({ request }) => {
  const { data, ...rest } = await (await fetch(bypass(request))).json();
  return HttpResponse.json({ ...rest, data: { user: { ...data.user, mrkt_infr_rcpt_agrm_yn: 'Y', agrm: [], agrm_due: [] } } });
});
const press = (name: string | RegExp) => (page: OpenPage) => page.press(name);
const member = (page: OpenPage) => isSignedIn(page, 'member');

/** Each call with a message of its own on a screen, by every way that a person comes to it. */
export const ACTIONS: Readonly<Record<string, Action>> = {
  'checking an ID': {
    call: 'validateUvrsId',
    open: (page) => customise(page, AVATAR),
    act: press('Check Campus ID'),
    says: 'idCheckFailed',
    typed: AVATAR,
    succeeds: (page) => page.read('This ID is available.'),
  },
  'checking the nickname of an avatar': {
    call: 'validateNickname',
    open: (page) => customise(page, AVATAR),
    act: press('Check Nickname'),
    says: 'nicknameCheckFailed',
    typed: AVATAR,
    succeeds: (page) => page.read('This nickname is available.'),
  },
  'starting as a guest': {
    call: 'guestLogin',
    open: async (page) => page.open('login'),
    act: press('Start as a guest'),
    says: 'guestLoginFailed',
    succeeds: (page) => isSignedIn(page, 'guest'),
  },
  'logging in by email': {
    call: 'emailLogin',
    prepare: (api) => api.addMember('email', EMAIL, { pswd: PASSWORD }),
    open: async (page) => {
      page.open('emailLogin');
      await fill(page, LOGIN);
    },
    act: press('Log in'),
    says: 'loginFailed',
    typed: LOGIN,
    succeeds: member,
  },
  'logging in by Google': {
    call: 'snsLogin',
    prepare: (api) => api.addMember('google', 'code-of-google'),
    open: async (page) => page.open('login'),
    act: press('Continue with Google'),
    says: 'loginFailed',
    saysAt: { '404001': 'accountNotFound' },
    succeeds: member,
  },
  'logging in by a university': {
    call: 'ssoLogin',
    prepare: (api) => api.addMember('yonsei', 'code-of-yonsei'),
    open: async (page) => {
      page.open('login');
      await page.choose('yonsei');
    },
    act: press('Log in with Yonsei University'),
    says: 'loginFailed',
    saysAt: { '404001': 'accountDoesNotExist' },
    succeeds: member,
  },
  'checking a provider’s code': {
    call: 'checkUser',
    prepare: (api) => api.addMember('google', 'code-of-google'),
    open: async (page) => page.open('login'),
    act: press('Continue with Google'),
    says: 'authenticationFailed',
    succeeds: member,
  },
  'checking an email': {
    call: 'checkUser',
    prepare: (api) => api.addMember('email', EMAIL, { pswd: PASSWORD }),
    open: async (page) => {
      page.open('passwordReset');
      await page.fill('Email', EMAIL);
    },
    act: press('Send code'),
    says: 'emailCheckFailed',
    typed: { Email: EMAIL },
    succeeds: (page) => page.see('emailVerification', 'codeSent'),
  },
  'asking for a code': {
    call: 'requestEmailCode',
    prepare: (api) => api.addMember('email', EMAIL, { pswd: PASSWORD }),
    open: async (page) => {
      page.open('passwordReset');
      await page.fill('Email', EMAIL);
    },
    act: press('Send code'),
    says: 'codeNotSent',
    typed: { Email: EMAIL },
    succeeds: (page) => page.see('emailVerification', 'codeSent'),
  },
  'confirming a code': {
    call: 'confirmEmailCode',
    prepare: (api) => api.addMember('email', EMAIL, { pswd: PASSWORD }),
    open: async (page) => {
      page.open('passwordReset');
      await askForCode(page);
    },
    act: async (page) => {
      await page.fill('Code', '');
      await page.fill('Code', EMAIL_CODE);
    },
    says: 'codeConfirmFailed',
    typed: { Code: EMAIL_CODE },
    succeeds: (page) => page.see('emailVerification', 'settingPassword'),
  },
  'setting a new password': {
    call: 'resetPassword',
    prepare: (api) => api.addMember('email', EMAIL, { pswd: PASSWORD }),
    open: async (page) => {
      page.open('passwordReset');
      await toPassword(page);
    },
    act: press('Finish'),
    says: 'resetFailed',
    typed: PASSWORDS,
    succeeds: (page) => page.read('Password changed'),
  },
  'joining as a guest': {
    call: 'join',
    open: agree,
    act: press('Continue as a guest'),
    says: 'joinFailed',
    elsewhere: { '409': RENAMED },
    succeeds: (page) => isSignedIn(page, 'guest'),
  },
  'joining by email': {
    call: 'join',
    open: async (page) => {
      await agree(page);
      await page.press('Continue with email');
      await toPassword(page);
    },
    act: press('Finish'),
    says: 'joinFailed',
    elsewhere: { '409': RENAMED },
    typed: PASSWORDS,
    succeeds: member,
  },
  'joining by Google': {
    call: 'accountLinkJoin',
    open: agree,
    act: press('Continue with Google'),
    says: 'joinFailed',
    elsewhere: { '409': RENAMED },
    succeeds: member,
  },
  'linking an email': {
    call: 'linkAccount',
    open: async (page) => {
      await becomeGuest(page);
      await page.press('Link an email');
      await toPassword(page);
    },
    act: press('Finish'),
    says: 'linkFailed',
    typed: PASSWORDS,
    succeeds: member,
  },
  'linking Kakao': {
    call: 'setUpAccount',
    open: becomeGuest,
    act: press('Link Kakao'),
    says: 'setUpFailed',
    succeeds: member,
  },
  'checking a new nickname': {
    call: 'validateNickname',
    as: 'member',
    open: async (page) => {
      await openProfile(page);
      await page.press('Change nickname');
      await page.fill('New nickname', 'Haneul');
    },
    act: press('Save'),
    says: 'nicknameCheckFailed',
    typed: { 'New nickname': 'Haneul' },
    succeeds: (page) => page.read('Nickname changed'),
  },
  'changing the nickname': {
    call: 'changeNickname',
    as: 'member',
    open: async (page) => {
      await openProfile(page);
      await page.press('Change nickname');
      await page.fill('New nickname', 'Haneul');
    },
    act: press('Save'),
    says: 'nameChangeFailed',
    typed: { 'New nickname': 'Haneul' },
    succeeds: (page) => page.read('Nickname changed'),
  },
  'changing the ID': {
    call: 'changeUvrsId',
    as: 'member',
    open: async (page) => {
      await openProfile(page);
      await page.press(/^Change ID/);
      await page.fill('New ID', 'haneul.kim');
    },
    act: press('Save'),
    says: 'idChangeFailed',
    typed: { 'New ID': 'haneul.kim' },
    succeeds: (page) => page.read('ID changed'),
  },
  'closing the account to others': {
    call: 'changeAccountOpen',
    as: 'member',
    open: openProfile,
    act: async (page) => {
      await page.turn(/^Private account/);
    },
    says: 'accountOpenChangeFailed',
    succeeds: (page) => page.read('Your account is private'),
  },
  'changing the image': {
    call: 'changeProfileImage',
    as: 'member',
    open: async (page) => {
      await openProfile(page);
      await page.press('Change profile image');
      await page.upload(new File([new Uint8Array(pngHeader(8, 8))], 'me.png', { type: 'image/png' }));
    },
    act: press('Use this image'),
    says: 'imageChangeFailed',
    elsewhere: {
      'an answer cut off midway': 'msw breaks no answer to XMLHttpRequest off: tests/client/upload.test.ts',
      'no answer': 'msw does not hear XMLHttpRequest abort: tests/faults/drip.test.tsx',
    },
    succeeds: (page) => page.read('Profile image changed'),
  },
  'withdrawing the consent to marketing': {
    call: 'recordAgreements',
    as: 'member',
    beyond: [
      agreedToMarketing,
      succeeds('recordAgreements', { user: { ...SAMPLE_USER, mrkt_infr_rcpt_agrm_yn: 'N', agrm: [], agrm_due: [] } }),
    ],
    open: openProfile,
    act: async (page) => {
      await page.turn(/^Marketing/);
    },
    says: 'marketingChangeFailed',
    succeeds: (page) => page.read(/withdr/i),
  },
  'deleting the account': {
    call: 'deleteAccount',
    as: 'member',
    beyond: [succeeds('configuration', { ...SAMPLES.configuration.data, deletionGraceDays: 30 }), succeeds('deleteAccount')],
    open: async (page) => {
      await openProfile(page);
      await page.press(/^Delete my account/);
    },
    act: async (page) => {
      await page.press('Continue');
      await page.press('Delete');
    },
    says: 'deletionFailed',
    waitsBecause: 'until when the account can be restored is said all the same',
    succeeds: (page) => page.read('Your account will be deleted'),
  },
  'opening the profile': {
    call: 'userInfo',
    as: 'member',
    open: member,
    act: async (page) => {
      // What was loaded with the page is old by then.
      await page.services.queryClient.invalidateQueries({ queryKey: USER_KEY, refetchType: 'none' });
      page.open('myProfile');
    },
    says: 'infoFailed',
    succeeds: (page) => page.read('My profile'),
  },
};

/** Calls without an action above, and what shows their failures instead. */
export const SHOWN_ELSEWHERE: Partial<Record<CallName, string>> = {
  discardSignIn: 'nothing is said of it: tests/client/leaving.test.ts',
  logout: 'a person is signed out here all the same: tests/browser/tokens.test.ts',
  campusList: 'leads home: tests/machines/campus-path.test.ts',
  refreshAccessToken: 'the call that needed it fails: tests/client/token-refresh.test.ts',
  configuration: 'the defaults serve: tests/browser/shell.test.ts',
  oauthCode: 'one alert at the end of the way: tests/faults/gateway.test.tsx',
  oauthClient: 'the partner stays unnamed: tests/faults/gateway.test.tsx',
  consentToClient: 'one alert at the end of the way: tests/faults/gateway.test.tsx',
};
