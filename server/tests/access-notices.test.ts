import { expect, it } from 'vitest';
import { RESULT } from '#contract/result-codes.ts';
import { deviceFamily } from '#server/http/device-family.ts';
import { itFirst } from '../../tests/support/part.ts';
import { codeFor, type TestApi } from './support/api.ts';
import type { Browser } from './support/browser.ts';
import { describeApi } from './support/describe-api.ts';
import {
  becomeGuest,
  becomeMember,
  emailCredentials,
  linkTicketFor,
  PASSWORD,
  proveEmail,
  providerJoin,
  ticketCredentials,
  ticketFor,
} from './support/people.ts';

const GOOGLE = 3;
const PHONE =
  'Mozilla/5.0 (Linux; Android 14; SM-S911N) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36';

const logIn = (browser: Browser, authId: string, headers: Record<string, string> = {}) =>
  browser.ok('emailLogin', { authMthd: 1, authId, pswd: PASSWORD }, { headers });
const subjects = (api: TestApi) => api.mails.map(({ subject }) => subject);
/** The path that the link of the newest email leads to. */
const linkIn = (api: TestApi) => {
  const text = api.mails.at(-1)?.text ?? '';
  const path = /http:\/\/localhost:4000(\/api\/\S+)/.exec(text)?.[1];
  if (path === undefined) throw new Error(`no link in: ${text}`);
  return path;
};
/** As the page's form sends it. */
const press = (browser: Browser, link: string, headers: Record<string, string> = {}) =>
  browser.fetch('POST', link, undefined, {
    rawBody: 'end=Y',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
  });
/** A member whose Google is linked by someone else in an open browser, who has signed in by it elsewhere. */
async function withStranger(api: TestApi) {
  const owner = api.browser('192.0.2.1');
  const { email, ncknm } = await becomeMember(api, owner);
  const { token } = owner;
  api.mails.length = 0;
  const { user } = await owner.ok('setUpAccount', ticketCredentials(await linkTicketFor(api, owner, 'stranger')));
  expect(user.access_token).not.toBe(token);
  owner.token = user.access_token;
  const link = linkIn(api);
  const stranger = api.browser('203.0.113.66');
  const signedIn = await stranger.ok('snsLogin', { authMthd: GOOGLE, authId: await ticketFor(api, stranger, 'stranger') });
  stranger.token = signedIn.user.access_token;
  return { owner, stranger, email, ncknm, link };
}

describeApi('notices to the owner of an account', (api, database) => {
  it('[SAFE-1] [DEVICE-3] a sign-up and a second sign-in on the same device are no news; a new device is, once', async () => {
    const owner = api.browser();
    const { email, ncknm } = await becomeMember(api, owner);
    api.mails.length = 0;
    await logIn(owner, email);
    expect(api.mails).toEqual([]);
    const other = api.browser('203.0.113.9');
    await logIn(other, email, { 'User-Agent': PHONE });
    expect(api.mails).toMatchObject([{ to: email, subject: 'A new device logged in to your Madang account' }]);
    for (const part of [
      ncknm,
      'Way to log in: email and password',
      'Device: Samsung Internet, Android',
      'Network: 203.0.113.*',
      'Time: 20 November 2026 at 12:01',
    ])
      expect(api.mails[0]?.text).toContain(part);
    expect(api.mails[0]?.html).toContain(linkIn(api));
    await logIn(other, email);
    await other.ok('logout', undefined, { token: (await logIn(other, email)).user.access_token });
    await logIn(other, email);
    expect(api.mails).toHaveLength(1);
  });

  it('[SAFE-1] a new way in and a new password are news, and an account without an email hears nothing', async () => {
    const { owner, email } = await withStranger(api);
    expect(subjects(api)).toEqual(['A new way to log in to your Madang account', 'A new device logged in to your Madang account']);
    expect(api.mails[0]?.text).toContain('Way to log in: Google');
    api.mails.length = 0;
    await owner.ok('resetPassword', emailCredentials(email, await proveEmail(api, owner, email), 'autumn-2026?'));
    expect(subjects(api).slice(1)).toEqual(['Your Madang password was changed']);

    const guest = api.browser();
    await becomeGuest(guest);
    api.mails.length = 0;
    await guest.ok('linkAccount', ticketCredentials(await linkTicketFor(api, guest, 'no-email')));
    const elsewhere = api.browser('203.0.113.9');
    await elsewhere.ok('snsLogin', { authMthd: GOOGLE, authId: await ticketFor(api, elsewhere, 'no-email') });
    expect(api.mails).toEqual([]);
  });

  it('[SAFE-1] a sign-up with a provider’s account that has one already is a sign-in, and news on a new device', async () => {
    await withStranger(api);
    api.mails.length = 0;
    const other = api.browser('203.0.113.8');
    await other.ok('accountLinkJoin', providerJoin(await ticketFor(api, other, 'stranger')));
    expect(subjects(api)).toEqual(['A new device logged in to your Madang account']);
  });

  it('[SAFE-1] the email is in the language of the owner, not of who signs in', async () => {
    const owner = api.browser();
    const { email } = await becomeMember(api, owner);
    await logIn(owner, email, { 'Accept-Language': 'ko' });
    api.mails.length = 0;
    await logIn(api.browser('203.0.113.9'), email, { 'Accept-Language': 'ja' });
    expect(api.mails[0]?.subject).toBe('마당 계정에 새 기기에서 로그인했어요');
    expect(api.mails[0]?.text).toContain('2026년 11월 20일 12:01 (한국 시간)');
    await logIn(owner, email, { 'Accept-Language': 'ja' });
    await logIn(api.browser('203.0.113.10'), email, { 'Accept-Language': 'en' });
    expect(api.mails[1]?.subject).toBe('マダンのアカウントに新しい端末からログインがありました');
  });

  it('[SAFE-1] no stranger floods the mailbox: five emails about sign-ins in a day, and each link ends all sessions', async () => {
    const { email } = await becomeMember(api, api.browser());
    api.mails.length = 0;
    const sessions = [];
    for (let one = 0; one < 8; one += 1) sessions.push((await logIn(api.browser(`203.0.113.${one}`), email)).user.access_token);
    expect(api.mails).toHaveLength(5);
    await press(api.browser(), linkIn(api));
    for (const token of sessions) await api.browser().refused('userInfo', 'unauthorized', undefined, { token });
  });

  it('[SAFE-1] opening the link shows what happened and changes nothing, however often', async () => {
    const { stranger, link } = await withStranger(api);
    for (const method of ['GET', 'HEAD', 'GET']) {
      const opened = await api.browser().fetch(method, link);
      expect([opened.status, opened.headers.get('cache-control'), opened.headers.get('referrer-policy')]).toEqual([
        200,
        'no-store',
        // The address stays on this site, and the form below says where it comes from.
        'same-origin',
      ]);
      if (method === 'GET') {
        const text = await opened.text();
        expect(text).toContain('Google');
        expect(text).toContain('<form method="post">');
      }
    }
    await stranger.ok('userInfo');
  });

  it('[SAFE-1] the button takes the new way away and ends all sessions: the stranger gets in no more, and the owner by a new password', async () => {
    const { owner, stranger, email, ncknm, link } = await withStranger(api);
    const held = await ticketFor(api, stranger, 'stranger');
    const ended = await press(api.browser('198.51.100.1'), link);
    expect(await ended.text()).toContain('Google can no longer be used to log in');
    for (const browser of [owner, stranger]) await browser.refused('userInfo', 'unauthorized');
    expect((await stranger.call('refreshAccessToken')).code).not.toBe(RESULT.ok);
    await stranger.refused('snsLogin', 'accountNotFound', { authMthd: GOOGLE, authId: held });
    const again = await ticketFor(api, stranger, 'stranger');
    await stranger.refused('snsLogin', 'accountNotFound', { authMthd: GOOGLE, authId: again });
    expect((await logIn(api.browser(), email)).user.ncknm).toBe(ncknm);
  });

  it('[SAFE-1] the button of a sign-in with the password ends the password, too, until the mailbox sets a new one', async () => {
    const { email } = await becomeMember(api, api.browser());
    const stranger = api.browser('203.0.113.66');
    stranger.token = (await logIn(stranger, email)).user.access_token;
    await press(api.browser(), linkIn(api));
    await stranger.refused('userInfo', 'unauthorized');
    await stranger.refused('emailLogin', 'credentialsWrong', { authMthd: 1, authId: email, pswd: PASSWORD });
    const owner = api.browser();
    api.clock.now += 120_000;
    await owner.ok('resetPassword', emailCredentials(email, await proveEmail(api, owner, email), 'autumn-2026?'));
    await api.browser().ok('emailLogin', { authMthd: 1, authId: email, pswd: 'autumn-2026?' });
  });

  it('[SAFE-1] the link serves once: its owner’s later steps stay', async () => {
    const { owner, email, link } = await withStranger(api);
    await press(api.browser(), link);
    const { user } = await logIn(owner, email);
    owner.token = user.access_token;
    expect((await press(api.browser(), link)).status).toBe(200);
    expect((await api.browser().fetch('GET', link)).status).toBe(200);
    await owner.ok('userInfo');
  });

  it('[SAFE-1] the button works as browsers send it, also where they keep the origin of the page back', async () => {
    for (const origin of ['http://localhost:4000', 'null']) {
      const { stranger, link } = await withStranger(api);
      const opened = await api.browser().fetch('GET', link);
      const text = await opened.text();
      expect(text).toMatch(/<button [^>]*name="end" value="Y"/);
      const ended = await press(api.browser('198.51.100.1'), link, { Origin: origin, 'Sec-Fetch-Site': 'same-origin' });
      expect([origin, ended.status]).toEqual([origin, 200]);
      await stranger.refused('userInfo', 'unauthorized');
      await database.db.deleteFrom('users').execute();
    }
  });

  it('[SAFE-1] a scanner that posts to the link without the page’s button, or from a frame without an origin, ends nothing', async () => {
    const { stranger, link } = await withStranger(api);
    const scanned = await api.browser('198.51.100.1').fetch('POST', link);
    expect([scanned.status, (await scanned.text()).includes('<form method="post">')]).toEqual([200, true]);
    for (const site of ['cross-site', 'same-site', undefined])
      expect((await press(api.browser(), link, { Origin: 'null', ...(site && { 'Sec-Fetch-Site': site }) })).status).toBe(403);
    await stranger.ok('userInfo');
  });

  it('[SAFE-1] a page of another site, an unknown link and one of last week end nothing', async () => {
    const { stranger, link } = await withStranger(api);
    const foreign = await press(api.browser(), link, { Origin: 'https://evil.example' });
    expect(foreign.status).toBe(403);
    const unknown = await press(api.browser(), `${link.slice(0, -2)}xx`);
    expect(unknown.status).toBe(404);
    await stranger.ok('userInfo');
    api.clock.now += 7 * 86_400_000;
    const late = await press(api.browser('198.51.100.1'), link);
    expect([late.status, (await late.text()).includes('This link no longer works')]).toEqual([404, true]);
    expect(await database.db.selectFrom('identities').select('method').where('method', '=', GOOGLE).execute()).toHaveLength(1);
  });

  it('[WAY-3] a reset names the other ways into the account to who has proven the mailbox, and ends them when asked to', async () => {
    const { stranger, email } = await withStranger(api);
    const held = await ticketFor(api, stranger, 'stranger');
    const owner = api.browser('198.51.100.1');
    const reset = async (pswd: string, headers: Record<string, string> = {}) => {
      api.clock.now += 120_000;
      await owner.ok('requestEmailCode', { authWay: email });
      const confirmed = await owner.ok('confirmEmailCode', { authWay: email, authCode: codeFor(api, email) });
      const { user } = await owner.ok('resetPassword', emailCredentials(email, confirmed.sqncNum, pswd), { headers });
      owner.token = user.access_token;
      return confirmed.otherWays;
    };
    expect(await reset('autumn-2026?')).toEqual([GOOGLE]);
    await stranger.ok('snsLogin', { authMthd: GOOGLE, authId: await ticketFor(api, stranger, 'stranger') });
    expect(await reset('winter-2026?', { 'X-End-Other-Ways': 'Y' })).toEqual([GOOGLE]);
    expect(api.mails.at(-1)?.text).toContain('Ways to log in that no longer work: Google');
    for (const authId of [held, await ticketFor(api, stranger, 'stranger')])
      expect((await stranger.call('snsLogin', { authMthd: GOOGLE, authId })).code).not.toBe(RESULT.ok);
    await owner.ok('userInfo');
    expect(await reset('spring-2027?')).toEqual([]);
  });

  it('[WAY-3] a code to link an email names no ways', async () => {
    const browser = api.browser();
    await browser.ok('requestEmailCode', { authWay: 'new@madang.kr' });
    const { otherWays } = await browser.ok('confirmEmailCode', { authWay: 'new@madang.kr', authCode: codeFor(api, 'new@madang.kr') });
    expect(otherWays).toBeUndefined();
  });

  it('[SAFE-1] the database keeps no link', async () => {
    const { link } = await withStranger(api);
    const token = link.split('/').at(-1) ?? 'none';
    expect(JSON.stringify(await database.db.selectFrom('access_notices').selectAll().execute())).not.toContain(token);
  });
});

itFirst.each([
  [PHONE, 'Samsung Internet, Android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Version/17.4 Mobile/15E148 Safari/604.1', 'Safari, iPhone'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 KAKAOTALK 10.6.5', 'KakaoTalk, iPhone'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/120.0.0.0 Whale/3.24 Safari/537.36', 'Whale, Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox, Mac'],
  ['Call 02-1234 <b>now</b>', ''],
  [undefined, ''],
])('[SAFE-1] the notice names a device %s as %s, in words of ours', (userAgent, told) => {
  expect(deviceFamily(userAgent)).toBe(told);
});
