import { beforeEach, expect, it } from 'vitest';
import { POLICIES } from '#server/limits/policies.ts';
import type { Browser } from './support/browser.ts';
import { describeApi } from './support/describe-api.ts';
import { becomeGuest, becomeMember, emailCredentials, PASSWORD, proveEmail, providerJoin, ticketFor } from './support/people.ts';

const EMAIL = 'minji@madang.kr';
const KAKAO = 4;
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Mobile/15E148 Safari/604.1';

describeApi('the sessions of an account', (api, database) => {
  let here: Browser;
  beforeEach(async () => {
    here = api.browser();
    await becomeMember(api, here, EMAIL);
  });

  const login = async (headers: Record<string, string> = {}, address?: string) => {
    const browser = api.browser(address);
    browser.token = (await browser.ok('emailLogin', { authMthd: 1, authId: EMAIL, pswd: PASSWORD }, { headers })).user.access_token;
    return browser;
  };
  const listOf = async (browser: Browser) => (await browser.ok('listSessions')).sessionList;
  const isSignedOut = async (browser: Browser) => {
    await browser.refused('userInfo', 'unauthorized');
    await browser.refused('refreshAccessToken', 'unauthorized');
  };

  it('[DEVICE-1] the API says that it lists them', async () => {
    expect((await here.ok('configuration')).listsSessions).toBe(true);
  });

  it('[DEVICE-1] are listed with device, network, way, begin and last use, the caller’s own first', async () => {
    const begun = api.clock.now;
    api.clock.now += 60_000;
    await login({ 'User-Agent': PHONE, 'X-Shared-Computer': 'Y' }, '2001:db8:7:8::9');
    api.clock.now += 60_000;
    const list = await listOf(here);
    expect(list).toEqual([
      {
        sessionId: expect.any(String),
        device: '',
        network: expect.stringMatching(/^\d+\.\d+\.\d+\.\*$/),
        authMthd: 1,
        begunAt: begun,
        usedAt: begun,
        isCurrent: true,
        isShared: false,
      },
      {
        sessionId: expect.any(String),
        device: 'Safari, iPhone',
        network: '2001:db8:7:*',
        authMthd: 1,
        begunAt: begun + 60_000,
        usedAt: begun + 60_000,
        isCurrent: false,
        isShared: true,
      },
    ]);
    await here.ok('refreshAccessToken').then(({ access_token }) => {
      here.token = access_token;
    });
    expect((await listOf(here))[0]?.usedAt).toBe(api.clock.now);
  });

  it('[DEVICE-1] are named by what is worth nothing elsewhere: neither a session’s own ID nor a credential', async () => {
    await login();
    const text = JSON.stringify(await listOf(here));
    for (const { session_id, visit } of await database.db.selectFrom('sessions').select(['session_id', 'visit']).execute()) {
      expect(text).not.toContain(session_id);
      expect(text).not.toContain(visit);
    }
  });

  it('[DEVICE-1] one that has run out is not listed', async () => {
    const lab = await login({ 'X-Shared-Computer': 'Y' });
    api.clock.now += 13 * 3_600_000;
    await here.ok('refreshAccessToken').then(({ access_token }) => {
      here.token = access_token;
    });
    expect(await listOf(here)).toHaveLength(1);
    await lab.refused('refreshAccessToken', 'unauthorized');
  });

  it('[DEVICE-2] one ends at once, with what it was given, and the others stay', async () => {
    const [phone, tablet] = [await login({ 'User-Agent': PHONE }), await login()];
    const chosen = (await listOf(here)).find(({ device }) => device === 'Safari, iPhone');
    const { sessionList } = await here.ok('endSessions', { sessionId: chosen?.sessionId ?? '' });
    expect(sessionList).toEqual(await listOf(here));
    expect(sessionList).toHaveLength(2);
    await isSignedOut(phone);
    await tablet.ok('userInfo');
    await here.ok('userInfo');
  });

  it('[DEVICE-2] all others end at once, and the caller’s own stays', async () => {
    const others = [await login(), await login()];
    const { sessionList } = await here.ok('endSessions', { sessionId: 'others' });
    expect(sessionList.map(({ isCurrent }) => isCurrent)).toEqual([true]);
    for (const other of others) await isSignedOut(other);
    await here.ok('userInfo');
    // An answer that was lost: asked once more, it says the same.
    expect(await here.ok('endSessions', { sessionId: 'others' })).toEqual({ sessionList });
  });

  it('[DEVICE-2] another account’s session, one that has ended, one’s own and a made-up one are answered alike, and nothing ends', async () => {
    const stranger = api.browser();
    const { user } = await stranger.ok('accountLinkJoin', providerJoin(await ticketFor(api, stranger, 'stranger', KAKAO), KAKAO));
    stranger.token = user.access_token;
    const phone = await login();
    const list = await listOf(here);
    const own = list.find(({ isCurrent }) => isCurrent)?.sessionId ?? '';
    const ended = list.find(({ isCurrent }) => !isCurrent)?.sessionId ?? '';
    await phone.ok('logout');
    const theirs = (await listOf(stranger))[0]?.sessionId ?? '';
    const [row] = await database.db.selectFrom('sessions').select('session_id').where('user_id', '=', user.user_id).execute();
    for (const sessionId of [theirs, ended, own, 'made-up', '', row?.session_id ?? ''])
      expect(await here.ok('endSessions', { sessionId })).toEqual({ sessionList: await listOf(here) });
    expect(await listOf(here)).toHaveLength(1);
    await stranger.ok('userInfo');
  });

  it('[DEVICE-2] a session that a link has replaced is no session of its own, and ends with its successor', async () => {
    const phone = api.browser();
    await becomeGuest(phone);
    const sqncNum = await proveEmail(api, phone, 'jun@madang.kr');
    // The answer is lost: the session from before is still there.
    const named = { headers: { 'X-Sign-In-Attempt': 'attempt-of-a-link-00000001' } };
    await phone.ok('linkAccount', emailCredentials('jun@madang.kr', sqncNum), named);
    const login = { authMthd: 1, authId: 'jun@madang.kr', pswd: PASSWORD };
    const desk = api.browser();
    const { user } = await desk.ok('emailLogin', login);
    desk.token = user.access_token;
    const kept = () => database.db.selectFrom('sessions').select('session_id').where('user_id', '=', user.user_id).execute();
    expect(await kept()).toHaveLength(3);
    const list = await listOf(desk);
    expect(list).toHaveLength(2);
    await desk.ok('endSessions', { sessionId: list.find(({ isCurrent }) => !isCurrent)?.sessionId ?? '' });
    expect(await kept()).toHaveLength(1);
  });

  it('[DEVICE-2] of two that end each other at once, one stays: no session ends twice', async () => {
    const phone = await login();
    const replies = await Promise.all([here, phone].map((browser) => browser.call('endSessions', { sessionId: 'others' })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(await database.db.selectFrom('sessions').select('session_id').execute()).toHaveLength(1);
  });

  it('[DEVICE-1] [DEVICE-2] a guest has but one session, which ends by a logout', async () => {
    const guest = api.browser();
    await becomeGuest(guest);
    await guest.refused('listSessions', 'notAllowed');
    await guest.refused('endSessions', 'notAllowed', { sessionId: 'others' });
  });

  it('[DEVICE-2] are ended so often, and no more', async () => {
    for (let end = 0; end < POLICIES.sessionEnds.perSession.max; end += 1) await here.ok('endSessions', { sessionId: 'made-up' });
    await here.refused('endSessions', 'tooManyRequests', { sessionId: 'others' });
  });

  it('[DEVICE-2] a reset still ends what the list has', async () => {
    await login();
    const owner = api.browser();
    const sqncNum = await proveEmail(api, owner, EMAIL);
    const { user } = await owner.ok('resetPassword', emailCredentials(EMAIL, sqncNum, 'winter-2027?'));
    owner.token = user.access_token;
    expect(await listOf(owner)).toHaveLength(1);
  });
});
