import { expect, it, vi } from 'vitest';
import { tidy } from '#server/housekeeping.ts';
import { codeFor } from './support/api.ts';
import { describeApi } from './support/describe-api.ts';
import {
  answerOf,
  becomeGuest,
  becomeMember,
  emailCredentials,
  emailJoin,
  guestJoin,
  PASSWORD,
  proveEmail,
  providerJoin,
  withState,
} from './support/people.ts';

const ATTEMPT = 'attempt-of-a-lost-answer-01';
const attempt = { headers: { 'X-Sign-In-Attempt': ATTEMPT } };
const REPEAT = { headers: { 'X-Answer-Lost': 'Y' } };
const MINUTE = 60_000;

describeApi('an answer that is lost after the server has done it', (api, database) => {
  const sessions = () => database.db.selectFrom('sessions').select(['session_id', 'method', 'follows']).orderBy('created_at').execute();

  /** A guest in a browser that never gets the answer to linking an email. */
  async function guestWhoseLinkIsLost(options: { readonly named?: boolean; readonly cut?: boolean } = {}) {
    const { named = true, cut = false } = options;
    const browser = api.browser();
    const guest = await becomeGuest(browser);
    const sqncNum = await proveEmail(api, browser, 'lost@madang.kr');
    const kept = new Map(browser.cookies);
    const token = browser.token;
    const connection = new AbortController();
    await browser.fetch('PUT', '/api/v1/auth/link/account', emailCredentials('lost@madang.kr', sqncNum), {
      signal: connection.signal,
      ...(named && attempt),
    });
    if (cut) connection.abort();
    browser.cookies.clear();
    for (const [name, cookie] of kept) browser.cookies.set(name, cookie);
    if (token !== undefined) browser.token = token;
    return { browser, guest };
  }

  it('[EMAIL-7] leaves the person signed in by what the browser still has, and shows the account as linked', async () => {
    const { browser, guest } = await guestWhoseLinkIsLost();
    // Copies of the guest's token end at once; the cookie that no script reads gives a new one.
    await browser.refused('userInfo', 'tokenExpired');
    browser.token = (await browser.ok('refreshAccessToken')).access_token;
    const { user } = await browser.ok('userInfo');
    expect(user).toMatchObject({ user_id: guest.user_id, auth_mthd: 1, auth_email: 'lost@madang.kr' });
  });

  it('[EMAIL-7] gives the answer once more to who asks by the name of the attempt; the session of before ends with it', async () => {
    const { browser, guest } = await guestWhoseLinkIsLost();
    const { user } = await browser.ok('claimSignIn', { attempt: ATTEMPT });
    expect(user).toMatchObject({ user_id: guest.user_id, auth_mthd: 1 });
    browser.token = user?.access_token ?? '';
    await browser.ok('userInfo');
    await browser.ok('refreshAccessToken');
    expect(await sessions()).toMatchObject([{ method: 1, follows: null }]);
  });

  it('[EMAIL-7] a cut connection does not end the only session that the browser has', async () => {
    const { browser } = await guestWhoseLinkIsLost({ cut: true });
    const lives = () => database.db.selectFrom('sessions').select('expires_at').where('follows', 'is', null).executeTakeFirst();
    await vi.waitFor(async () => expect(Number((await lives())?.expires_at)).toBeGreaterThan(api.clock.now + 20 * 24 * 60 * MINUTE));
    api.clock.now += 2 * 24 * 60 * MINUTE;
    browser.token = (await browser.ok('refreshAccessToken')).access_token;
    expect((await browser.ok('userInfo')).user.auth_mthd).toBe(1);
  });

  it('[API-13] a client that names no attempt cannot ask for a lost answer: its session ends with the link', async () => {
    const { browser } = await guestWhoseLinkIsLost({ named: false });
    await browser.refused('userInfo', 'unauthorized');
    await browser.refused('refreshAccessToken', 'unauthorized');
  });

  it('[EMAIL-7] [POP-5] a link that was left ends no session: either cookie that the browser may have serves', async () => {
    const browser = api.browser();
    await becomeGuest(browser);
    const sqncNum = await proveEmail(api, browser, 'left@madang.kr');
    const token = browser.token;
    await browser.ok('linkAccount', emailCredentials('left@madang.kr', sqncNum), attempt);
    await browser.ok('discardSignIn', { attempt: ATTEMPT });
    // The cookie of the answer has come, the token in it was thrown away: the guest's is shown.
    browser.token = (await browser.ok('refreshAccessToken', undefined, { token: token ?? null })).access_token;
    expect((await browser.ok('userInfo')).user.auth_mthd).toBe(1);
  });

  it('[EMAIL-7] the first use of the new session ends the one before', async () => {
    const browser = api.browser();
    await becomeGuest(browser);
    const [token, cookies] = [browser.token, new Map(browser.cookies)];
    const sqncNum = await proveEmail(api, browser, 'used@madang.kr');
    const { user } = await browser.ok('linkAccount', emailCredentials('used@madang.kr', sqncNum), attempt);
    expect(await sessions()).toHaveLength(2);
    await browser.ok('userInfo', undefined, { token: user.access_token });
    expect(await sessions()).toHaveLength(1);
    const earlier = api.browser();
    for (const [name, cookie] of cookies) earlier.cookies.set(name, cookie);
    await earlier.refused('refreshAccessToken', 'unauthorized', undefined, { token: token ?? null });
  });

  it('[JOIN-2] [RESET-2] [LOGIN-2] joins, a login and a new password are told once more, too', async () => {
    const email = 'told@madang.kr';
    const joining = api.browser();
    await proveEmail(api, joining, email);
    await joining.call('join', emailJoin(email), attempt);
    expect((await joining.ok('claimSignIn', { attempt: ATTEMPT })).user).toMatchObject({ auth_mthd: 1 });
    const login = { headers: { 'X-Sign-In-Attempt': 'attempt-of-a-lost-answer-02' } };
    await joining.call('emailLogin', { authMthd: 1, authId: email, pswd: PASSWORD }, login);
    expect((await joining.ok('claimSignIn', { attempt: 'attempt-of-a-lost-answer-02' })).user).toMatchObject({ auth_mthd: 1 });
  });

  it('[POP-5] where nothing was done it says so, and the attempt begins no session any more', async () => {
    const browser = api.browser();
    expect(await browser.ok('claimSignIn', { attempt: ATTEMPT })).toEqual({});
    await browser.refused('join', 'notAllowed', guestJoin(), attempt);
    expect(await sessions()).toEqual([]);
  });

  it('[POP-5] the name of an attempt is worth nothing in another browser, and after five minutes without a word', async () => {
    const browser = api.browser();
    await becomeMember(api, browser);
    await browser.ok('logout');
    const connection = new AbortController();
    await browser.fetch('POST', '/api/v1/auth/login', undefined, { signal: connection.signal, ...attempt });
    expect(await api.browser().ok('claimSignIn', { attempt: ATTEMPT })).toEqual({});
    connection.abort();
    await vi.waitFor(async () =>
      expect(await database.db.selectFrom('sessions').select('expires_at').executeTakeFirst()).toMatchObject({
        expires_at: api.clock.now + 5 * MINUTE,
      }),
    );
    api.clock.now += 5 * MINUTE;
    expect(await browser.ok('claimSignIn', { attempt: ATTEMPT })).toEqual({});
    await tidy({ db: database.db, clock: () => api.clock.now });
    expect(await sessions()).toEqual([]);
  });

  it('[EMAIL-2] [EMAIL-4] a code whose answer was lost is told once more, and no second email is sent', async () => {
    const browser = api.browser();
    const authWay = 'code@madang.kr';
    const sent = await browser.ok('requestEmailCode', { authWay });
    api.clock.now += MINUTE / 2;
    await browser.refused('requestEmailCode', 'tooManyRequests', { authWay });
    expect(await browser.ok('requestEmailCode', { authWay }, REPEAT)).toEqual({ ...sent, serverTime: api.clock.now });
    expect(api.mails).toHaveLength(1);
    // Another browser has asked for none: its request is the first.
    await api.browser().ok('requestEmailCode', { authWay }, REPEAT);
    expect(api.mails).toHaveLength(2);
  });

  it('[EMAIL-4] another code whose request never came is mailed at the next one, though the earlier code is still good', async () => {
    const browser = api.browser();
    const authWay = 'code@madang.kr';
    const sent = await browser.ok('requestEmailCode', { authWay });
    api.clock.now += MINUTE;
    const resent = await browser.ok('requestEmailCode', { authWay }, REPEAT);
    expect(api.mails).toHaveLength(2);
    expect(resent.expiresAt).toBeGreaterThan(sent.expiresAt);
  });

  it('[EMAIL-5] a confirmed code gives the same proof once more, until that is spent, and to no other visit', async () => {
    const browser = api.browser();
    const authWay = 'confirmed@madang.kr';
    await browser.ok('requestEmailCode', { authWay });
    const body = { authWay, authCode: codeFor(api, authWay) };
    const confirmed = await browser.ok('confirmEmailCode', body);
    await browser.refused('confirmEmailCode', 'codeUsed', body);
    expect(await browser.ok('confirmEmailCode', body, REPEAT)).toEqual(confirmed);
    await browser.refused('confirmEmailCode', 'codeExpired', { ...body, authCode: 'AAAAAA' }, REPEAT);
    const other = api.browser();
    await other.ok('configuration');
    await other.refused('confirmEmailCode', 'codeWrong', body, REPEAT);
    await browser.ok('join', emailJoin(authWay));
    await browser.refused('confirmEmailCode', 'codeExpired', body, REPEAT);
  });

  it('[SOC-4] a provider’s code that was exchanged gives the same ticket once more, until that is used, and to no other visit', async () => {
    const browser = api.browser();
    const { code, state } = await answerOf(api, browser, 'person-of-google');
    const body = { authMthd: 3, authId: code };
    const checked = await browser.ok('checkUser', body, withState(state));
    await browser.refused('checkUser', 'providerFailed', body, withState(state));
    const repeat = { headers: { ...withState(state).headers, ...REPEAT.headers } };
    expect(await browser.ok('checkUser', body, repeat)).toEqual(checked);
    const other = api.browser();
    await other.ok('configuration');
    await other.refused('checkUser', 'providerFailed', body, repeat);
    await browser.ok('accountLinkJoin', providerJoin(checked.authId ?? ''));
    await browser.refused('checkUser', 'providerFailed', body, repeat);
  });

  it('[API-26] tells the pages that it answers a repeat', async () => {
    expect((await api.browser().ok('configuration')).answersRepeats).toBe(true);
  });

  it('[API-26] tells the pages that it knows what became of an attempt', async () => {
    expect((await api.browser().ok('configuration')).claimsSignIns).toBe(true);
  });
});
