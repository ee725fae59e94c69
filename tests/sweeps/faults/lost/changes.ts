import { expect } from 'vitest';
import type { CallName } from '#contract/calls.ts';
import { emailJoin, proveEmail, providerJoin, ticketFor } from '#server/tests/support/people.ts';
import gateway from '#src/i18n/texts/gateway.json' with { type: 'json' };
import type { OpenPage } from '#tests/sweeps/bare/open-page.tsx';
import { ACTIONS } from '../actions.ts';
import { agree, EMAIL, isSignedIn, member, PASSWORD, toPassword } from '../steps.ts';
import type { LossyApi } from './lossy-api.ts';

/** What a person does that changes something on the server, and what is so once it is done. */
export interface Change {
  readonly as?: 'member';
  /** What the address asks for. */
  readonly path?: string;
  /** The page makes the call by itself, as it opens. */
  readonly isAtOnce?: boolean;
  /** What there is on the server before the page opens. */
  readonly prepare?: (lossy: LossyApi) => Promise<unknown>;
  readonly open: (page: OpenPage) => Promise<void>;
  readonly act: (page: OpenPage) => Promise<void>;
  /** How it is done once more after a lost answer, where that is not the same. */
  readonly again?: (page: OpenPage) => Promise<void>;
  /** What the person sees where it was done. */
  readonly succeeds: (page: OpenPage) => Promise<unknown>;
  /** How many of what must not be there twice; the same for an answer that came. */
  readonly once?: (lossy: LossyApi) => Promise<number> | number;
  /** What is seen while nothing comes through, where it is not that the answer was lost. */
  readonly whileAway?: (page: OpenPage) => Promise<unknown>;
}

const action = (name: string): Pick<Change, 'open' | 'act' | 'succeeds'> => {
  const found = ACTIONS[name];
  if (found === undefined) throw new Error(`there is no action "${name}"`);
  const { open, act, succeeds } = found;
  return { open, act, succeeds };
};

const users = async ({ db }: LossyApi) => (await db.selectFrom('users').select('user_id').execute()).length;
const mails = ({ api }: LossyApi) => api.mails.length;

/** A member who has joined in another browser. */
async function addMember({ api }: LossyApi): Promise<void> {
  const elsewhere = api.browser('192.0.2.9');
  await proveEmail(api, elsewhere, EMAIL);
  await elsewhere.ok('join', emailJoin(EMAIL, { pswd: PASSWORD }));
  // The pause between two codes is over.
  api.clock.now += 120_000;
}

/** One whose account a provider leads to, as the pages' provider signs in. */
const addMemberOf =
  (code: string, authMthd: number) =>
  async ({ api }: LossyApi): Promise<void> => {
    const elsewhere = api.browser('192.0.2.9');
    const ticket = await ticketFor(api, elsewhere, `person-of-${code}`, authMthd);
    await elsewhere.ok('accountLinkJoin', providerJoin(ticket, authMthd));
  };

/** Joins as a guest who agrees to all that is due. */
async function becomeGuest(page: OpenPage): Promise<void> {
  await agree(page);
  await page.press('Continue as a guest');
  await isSignedIn(page, 'guest');
  page.open('linkAccount');
  await page.see('linkAccount', 'choosing');
}

const PARTNER = '/sso/auth?clientId=demo-partner&returnUrl=http%3A%2F%2Flocalhost%3A4004%2Fsigned-in';

const leftForPartner = (page: OpenPage) => page.until(() => expect(page.left.join()).toContain('localhost:4004'));

/** The calls that change something, by how a person comes to them, or where it is shown that a lost answer does no harm. */
export const CHANGES: Readonly<Partial<Record<CallName, Readonly<Record<string, Change>> | string>>> = {
  discardSignIn: 'no person waits for its answer: tests/src/api/leaving.test.ts',
  claimSignIn: 'it is what asks, up to three times: tests/src/api/lost-answers.test.ts',
  refreshAccessToken: 'the same credential serves again for a while: tests/page-and-server/lost-refresh-cookie.test.ts',
  guestLogin: { 'starting as a guest': { ...action('starting as a guest'), once: users } },
  snsLogin: { 'logging in by Google': { ...action('logging in by Google'), prepare: addMemberOf('google', 3), once: users } },
  ssoLogin: { 'logging in by a university': { ...action('logging in by a university'), prepare: addMemberOf('yonsei', 23), once: users } },
  emailLogin: { 'logging in by email': { ...action('logging in by email'), prepare: addMember, once: mails } },
  checkUser: {
    'checking a provider’s code': { ...action('checking a provider’s code'), prepare: addMemberOf('google', 3), once: users },
    'checking an email': { ...action('checking an email'), prepare: addMember, once: mails },
  },
  join: {
    'joining as a guest': { ...action('joining as a guest'), once: users },
    'joining by email': { ...action('joining by email'), once: users },
  },
  accountLinkJoin: {
    'joining by Google': {
      ...action('joining by Google'),
      // What became of the join is asked first, and the page goes on with the account that was made.
      again: (page) => page.press('Continue with Google'),
      once: users,
    },
  },
  linkAccount: {
    'linking an email': {
      ...action('linking an email'),
      open: async (page) => {
        await becomeGuest(page);
        await page.press('Continue with email');
        await toPassword(page);
      },
      once: users,
    },
  },
  setUpAccount: { 'linking Kakao': { ...action('linking Kakao'), open: becomeGuest, once: users } },
  resetPassword: {
    'setting a new password': { ...action('setting a new password'), prepare: addMember, succeeds: member, once: mails },
  },
  requestEmailCode: { 'asking for a code': { ...action('asking for a code'), prepare: addMember, once: mails } },
  confirmEmailCode: { 'confirming a code': { ...action('confirming a code'), prepare: addMember, once: mails } },
  changeNickname: { 'changing the nickname': { as: 'member', ...action('changing the nickname') } },
  changeUvrsId: { 'changing the ID': { as: 'member', ...action('changing the ID') } },
  changeAccountOpen: { 'closing the account to others': { as: 'member', ...action('closing the account to others') } },
  changeProfileImage: 'a form of jsdom does not reach the server: tests/src/api/lost-answers.test.ts',
  removeProfileImage: 'the picture to remove comes by that form: tests/src/api/lost-answers.test.ts',
  recordAgreements: {
    'agreeing to marketing': {
      as: 'member',
      ...action('withdrawing the consent to marketing'),
      succeeds: (page) => page.see('profile', 'alertingMarketing'),
      once: async ({ db }) => (await db.selectFrom('agreements').select('agreement_id').execute()).length,
    },
  },
  deleteAccount: { 'deleting the account': { as: 'member', ...action('deleting the account'), once: mails } },
  logout: {
    'logging out': {
      as: 'member',
      open: (page) => isSignedIn(page, 'member'),
      act: async (page) => {
        page.logOut();
        await page.press('Log out');
      },
      succeeds: (page) => page.until(() => expect(page.viewer().kind).toBe('visitor')),
      // The person is signed out here, whatever the server has heard.
      whileAway: (page) => page.until(() => expect(page.viewer().kind).toBe('visitor')),
    },
  },
  oauthCode: {
    'going on to a partner': {
      as: 'member',
      isAtOnce: true,
      path: PARTNER,
      open: async () => {},
      act: (page) => page.press(gateway.consent.agree.en),
      succeeds: leftForPartner,
      whileAway: (page) => page.read(/Authentication failed/),
    },
  },
  consentToClient: {
    'agreeing to continue to a partner': {
      as: 'member',
      path: PARTNER,
      open: async () => {},
      act: (page) => page.press(gateway.consent.agree.en),
      succeeds: leftForPartner,
      once: async ({ db }) => (await db.selectFrom('oauth_consents').select('client_id').execute()).length,
      whileAway: (page) => page.read(/Authentication failed/),
    },
  },
  passkeyLogin: 'claimed as each login is: tests/src/api/lost-answers.test.ts, “each claimed call begins a session”',
  handOverLogin: 'claimed as each login is: tests/src/api/lost-answers.test.ts, “each claimed call begins a session”',
  claimHandOver: 'no other screen there; the same request again is answered as the first: server/tests/hand-over.test.ts',
  approveHandOver: 'no other screen there; the same request again approves nothing more: server/tests/hand-over.test.ts',
  refuseHandOver: 'no other screen there; the same request again refuses nothing more: server/tests/hand-over.test.ts',
  finishPartnerLogin: 'the same answer is kept again until the browser takes it up: server/tests/openid.test.ts',
  refusePartnerLogin: 'the same answer is kept again until the browser takes it up: server/tests/openid.test.ts',
  sendConfirmationCode: 'the same request again sends no second email: server/tests/confirm-by-code.test.ts',
  confirmIdentity: 'the server keeps one more proof, which ends unused: server/tests/confirm.test.ts',
  addPasskey: 'no authenticator there; the same request again is answered with the list: server/tests/passkeys.test.ts',
  renamePasskey: 'the member has no passkey there; the same name again changes nothing: server/tests/passkeys.test.ts',
  removePasskey: 'the member has no passkey there; the same request again removes nothing more: server/tests/passkeys.test.ts',
  exportData: 'it changes nothing; the same request again is answered with the same data: server/tests/export-data.test.ts',
  changeEmail: 'the same request again changes nothing more, and is answered with the user: server/tests/change-email.test.ts',
  removeWay: 'the member has one way there, which stays; the same request again removes nothing more: server/tests/ways.test.ts',
  endConsent: 'the same request again ends nothing more: server/tests/consents.test.ts',
  endSessions: 'the member has no other session there; the same request again ends nothing more: server/tests/session-list.test.ts',
};
