// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pngHeader } from '#tests/support/png.ts';
import { type BareApi, EMAIL_CODE, IMAGE_PATH, openBareApi } from './bare-api.ts';
import { type OpenPage, openPage } from './open-page.tsx';

const SITE = 'http://localhost:3000';
const WORLD = 'https://world.madang.example';
const EMAIL = 'minji@campus.ac.kr';
const PASSWORD = 'maple-7leaf';
const NEW_PASSWORD = 'river-8stone';

let api: BareApi;
let page: OpenPage;
beforeEach(async () => {
  api = await openBareApi(SITE);
});
afterEach(async () => {
  page.close();
  await api.close();
});

const visit = async (more: { path?: string; token?: string; settings?: object } = {}) => {
  page = await openPage({ ...more, settings: { apiBase: api.base, worldUrl: WORLD, ...more.settings } });
  return page;
};
const visitAs = (user: Parameters<BareApi['tokenOf']>[0], path = '/') => visit({ token: api.tokenOf(user), path });

async function agree() {
  await page.press(/^Create a new avatar/);
  await page.tick('Agree to all, including optional');
  await page.press('Agree and continue');
  await page.press('OK');
  await page.see('linkAccount', 'choosing');
}

async function proveEmail() {
  await page.fill('Email', EMAIL);
  await page.press('Send code');
  await page.fill('Code', EMAIL_CODE);
  await page.see('emailVerification', 'settingPassword');
}

async function setPassword(password: string) {
  await page.fill('New password', password);
  await page.fill('Confirm password', password);
  await page.press('Finish');
}

describe('the pages on an API that is built from the specification alone', () => {
  it('[API-26] [LOGIN-1] [POP-4] a guest logs in and goes to the campus; back on the page they are asked to link an account', async () => {
    await visit();
    page.open('login');
    await page.press('Continue as a guest');
    await page.see('popups', 'popup.enteringWorld');
    expect(page.left).toEqual([`${WORLD}/myroom`]);
    expect(page.viewer()).toMatchObject({ kind: 'guest', userId: '1' });
    const stored = page.services.tokenStore.read();
    page.close();
    await visit(stored.is === 'token' ? { token: stored.token } : {});
    await page.see('linkAccount', 'choosing');
  });

  it('[API-26] [EMAIL-7] [VAL-5] a visitor joins with an email: the code is sent as typed, and lasts an hour', async () => {
    await visit();
    page.open('welcome');
    await agree();
    await page.press('Continue with email');
    await page.fill('Email', EMAIL);
    await page.press('Send code');
    await page.read(/^(60:00|59:5\d)$/);
    await page.fill('Code', EMAIL_CODE.toUpperCase());
    await page.read('Wrong code.');
    await page.fill('Code', EMAIL_CODE);
    await setPassword(PASSWORD);
    await page.until(() => expect(page.left).toEqual([`${WORLD}/myroom`]));
    expect(api.callsOf('PUT /auth/occupancy/email').map(({ authCode }) => authCode)).toEqual([EMAIL_CODE.toUpperCase(), EMAIL_CODE]);
    expect(api.callsOf('POST /auth/join')).toEqual([expect.objectContaining({ authMthd: 1, authId: EMAIL, mrktInfrRcptAgrmYn: 'Y' })]);
    expect(page.viewer()).toMatchObject({ kind: 'member' });
  });

  it('[API-26] [LOGIN-2] [LOGIN-3] logs in by email; a wrong password is told in the server’s words', async () => {
    api.addMember('email', EMAIL, { pswd: PASSWORD });
    await visit();
    page.open('emailLogin');
    await page.fill('Email', EMAIL);
    await page.fill('Password', 'wrong');
    await page.press('Log in');
    await page.read('Wrong email or password.');
    await page.fill('Password', PASSWORD);
    await page.press('Log in');
    await page.until(() => expect(page.viewer().kind).toBe('member'));
  });

  it('[API-26] [SOC-1] [LOGIN-4] a social account without an account here is not found (404001), and joins', async () => {
    await visit();
    page.open('login');
    await page.press('Continue with Google');
    await page.see('providerLogin', 'alertingAccountNotFound');
    const [{ authId = '' } = {}] = api.callsOf('POST /auth/login/sns');
    await page.press('Sign up with this account');
    await page.tick('Agree to all, including optional');
    await page.press('Agree and continue');
    await page.press('OK');
    // Figure, nickname and ID are proposed, and kept (SEEN-3).
    await page.press('Next');
    await page.until(() => expect(page.viewer()).toMatchObject({ kind: 'member', authMethod: 3 }));
    expect(api.callsOf('POST /auth/check/user')).toEqual([{ authMthd: 3, authId: 'code-of-google' }]);
    // What check-user returned is what later calls send (SOC-5).
    expect(api.callsOf('POST /auth/account-link/join')).toEqual([expect.objectContaining({ authMthd: 3, authId })]);
    expect(page.left).toEqual([`${WORLD}/myroom`]);
  });

  it.each([
    ['google', 'Continue with Google', 3],
    ['naver', 'Log in with NAVER', 5],
  ] as const)('[API-26] [SOC-1] logs in with %s by the start address that /api/docs names', async (method, name, authMethod) => {
    api.addMember(method, `code-of-${method}`);
    await visit();
    page.open('login');
    await page.press(name);
    await page.until(() => expect(page.viewer()).toMatchObject({ kind: 'member', authMethod }));
  });

  it('[API-26] [EMAIL-7] a guest links an email, and is a member with the same token', async () => {
    await visit();
    page.open('login');
    await page.press('Continue as a guest');
    await page.see('popups', 'popup.enteringWorld');
    page.open('linkAccount');
    await page.see('linkAccount', 'choosing');
    const before = page.services.tokenStore.read();
    await page.press('Continue with email');
    await proveEmail();
    await setPassword(PASSWORD);
    await page.until(() => expect(page.viewer()).toMatchObject({ kind: 'member', authMethod: 1 }));
    expect(page.services.tokenStore.read()).toEqual(before);
    expect(api.callsOf('PUT /auth/link/account')).toEqual([{ authMthd: 1, authId: EMAIL, sqncNum: '1', pswd: PASSWORD, authCode: '' }]);
  });

  it('[API-26] [SOC-5] a guest links a social account', async () => {
    await visit();
    page.open('login');
    await page.press('Continue as a guest');
    await page.see('popups', 'popup.enteringWorld');
    page.open('linkAccount');
    await page.see('linkAccount', 'choosing');
    await page.press('Login with Kakao');
    await page.until(() => expect(page.viewer()).toMatchObject({ kind: 'member', authMethod: 4 }));
    expect(api.callsOf('PUT /auth/set-up/account')).toHaveLength(1);
  });

  it('[API-26] [RESET-2] a new password is set and serves', async () => {
    api.addMember('email', EMAIL, { pswd: PASSWORD });
    await visit();
    page.open('passwordReset');
    await proveEmail();
    await setPassword(NEW_PASSWORD);
    await page.press('Log in with email');
    await page.fill('Email', EMAIL);
    await page.fill('Password', NEW_PASSWORD);
    await page.press('Log in');
    await page.until(() => expect(page.viewer().kind).toBe('member'));
  });

  it('[API-26] [PROF-2] a member changes the nickname, and sees it at once', async () => {
    await visitAs(api.addMember('email', EMAIL));
    await page.until(() => expect(page.viewer().kind).toBe('member'));
    page.open('myProfile');
    await page.press('Change nickname');
    await page.fill('New nickname', 'Haneul');
    await page.press('Save');
    await page.read('Nickname changed.');
    expect(page.user()).toMatchObject({ ncknm: 'Haneul' });
  });

  it('[API-26] [PROF-3] a member changes the ID, and cannot change it again', async () => {
    await visitAs(api.addMember('email', EMAIL));
    await page.until(() => expect(page.viewer().kind).toBe('member'));
    page.open('myProfile');
    await page.press(/^Change ID/);
    await page.fill('New ID', 'haneul.kim');
    await page.press('Save');
    await page.read('ID changed.');
    expect(page.user()).toMatchObject({ uvrs_id: 'haneul.kim', uvrs_id_chng_dtm: expect.stringMatching(/^\d{4}-/) });
  });

  it('[API-26] [PROF-5] a member closes the account', async () => {
    await visitAs(api.addMember('email', EMAIL));
    await page.until(() => expect(page.viewer().kind).toBe('member'));
    page.open('myProfile');
    await page.turn(/^Private account/);
    await page.read('Others can’t see your profile now.');
    expect(page.user()).toMatchObject({ acnt_open_yn: 'N' });
  });

  it('[API-26] [PROF-4] a member changes the image', async () => {
    await visitAs(api.addMember('email', EMAIL));
    await page.until(() => expect(page.viewer().kind).toBe('member'));
    page.open('myProfile');
    await page.press('Change profile image');
    await page.upload(new File([new Uint8Array(pngHeader(8, 8))], 'me.png', { type: 'image/png' }));
    await page.press('Use this image');
    await page.read('Profile image changed.');
    expect(page.user()?.prfl_img_path).toBe(new URL(IMAGE_PATH, api.base).href);
  });

  it('[API-26] [REFR-1] a token that ran out is exchanged, and the request goes again', async () => {
    const member = api.addMember('email', EMAIL);
    const token = api.tokenOf(member);
    api.endTokens();
    await visit({ token });
    await page.until(() => expect(page.viewer()).toMatchObject({ kind: 'member', userId: member.user_id }));
    expect(page.services.tokenStore.read()).not.toEqual({ is: 'token', token });
  });

  it('[API-26] [OUT-1] a member logs out', async () => {
    await visitAs(api.addMember('email', EMAIL));
    await page.until(() => expect(page.viewer().kind).toBe('member'));
    page.logOut();
    await page.press('Log out');
    await page.until(() => expect(page.viewer().kind).toBe('visitor'));
    expect(page.services.tokenStore.read()).toEqual({ is: 'none' });
    expect(page.wentHome).toHaveBeenCalled();
    expect(api.callsOf('GET /auth/logout')).toHaveLength(1);
  });

  it.each([
    ['/sso/auth', {}, 'code=a-partner-code'],
    ['/sso', { partner: { id: 'meetings', key: 'label' } }, 'code=a-partner-code&partner_id=meetings&key=label&returnValue=room+1'],
  ])(
    '[API-26] [GW-2] [GW-3] [GW-6] %s leaves with a code, and asks for no consent that the API does not ask for',
    async (path, settings, query) => {
      const member = api.addMember('email', EMAIL);
      const request = new URLSearchParams({ clientId: 'meet', returnUrl: 'https://meet.example/back', returnValue: 'room 1' });
      await visit({ path: `${path}?${request}`, token: api.tokenOf(member), settings });
      await page.until(() => expect(page.left).toEqual([`https://meet.example/back?${query}`]));
      expect(api.callsOf('POST /oauth/code')).toEqual([{ clntId: 'meet', redrUri: 'https://meet.example/back' }]);
    },
  );

  it('[API-26] [CAMPUS-1] [ROUTE-8] a campus is entered by its code alone', async () => {
    await visit({ path: '/ewha' });
    await page.until(() => expect(page.left).toEqual([`${WORLD}/space/ewha`]));
  });
});
