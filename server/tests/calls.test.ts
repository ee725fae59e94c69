import { expect, it } from 'vitest';
import { CALLS } from '#contract/calls.ts';
import { METHODS } from '#contract/methods.ts';
import { configFromEnv } from '#server/config-from-env.ts';
import { codeFor, createTestApi, NOON } from './support/api.ts';
import { describeApi } from './support/describe-api.ts';
import {
  answerOf,
  becomeGuest,
  becomeMember,
  emailCredentials,
  emailJoin,
  linkTicketFor,
  PASSWORD,
  proveEmail,
  providerJoin,
  ticketCredentials,
  ticketFor,
  withState,
} from './support/people.ts';

// Every answer here is held against the contract by `Browser.call`.
describeApi('each call, when all is well', (api, database) => {
  it('[API-1] signs in as a new guest with a made-up name, and as the same guest on the same browser', async () => {
    const browser = api.browser();
    const { user } = await browser.ok('guestLogin');
    expect(user).toMatchObject({ auth_mthd: 0, acnt_open_yn: 'Y', uvrs_pont: 0, bons_pont: 0, gold: 0, prfl_img_path: null });
    expect(user.ncknm).toMatch(/^[A-Za-z]+\d+$/);
    expect(user.uvrs_id).toMatch(/^madang_[a-z2-9]{8}$/);
    expect((await browser.ok('guestLogin')).user.user_id).toBe(user.user_id);
    expect((await api.browser().ok('guestLogin')).user.user_id).not.toBe(user.user_id);
  });

  it('[API-1] names a guest in Korean for a Korean reader', async () => {
    const { user } = await api.browser().ok('guestLogin', undefined, { headers: { 'Accept-Language': 'ko-KR,ko;q=0.9' } });
    expect(user.ncknm).toMatch(/^[가-힣]+\d+$/);
  });

  it('[API-2] signs in with a social account, by the ticket of check-user', async () => {
    const joined = api.browser();
    const { user } = await joined.ok('accountLinkJoin', providerJoin(await ticketFor(api, joined, 'kim')));
    const browser = api.browser();
    const again = await browser.ok('snsLogin', { authMthd: 3, authId: await ticketFor(api, browser, 'kim') });
    expect(again.user).toMatchObject({ user_id: user.user_id, auth_mthd: 3 });
  });

  it('[API-3] signs in with email and password; the email in any case', async () => {
    const { user_id } = await becomeMember(api, api.browser(), 'kim@madang.kr');
    const { user } = await api.browser().ok('emailLogin', { authMthd: 1, authId: ' KIM@Madang.KR ', pswd: PASSWORD });
    expect(user).toMatchObject({ user_id, auth_mthd: 1 });
  });

  it('[API-4] signs in with a university account', async () => {
    const joined = api.browser();
    const { user } = await joined.ok('accountLinkJoin', providerJoin(await ticketFor(api, joined, 'student-1', 23), 23));
    const browser = api.browser();
    const again = await browser.ok('ssoLogin', { cmpsCode: 'yonsei', authMthd: 23, code: await ticketFor(api, browser, 'student-1', 23) });
    expect(again.user).toMatchObject({ user_id: user.user_id, auth_mthd: 23 });
  });

  it('[API-5] tells who is signed in', async () => {
    const browser = api.browser();
    const { access_token: _, ...user } = await becomeGuest(browser, '푸른고래');
    expect((await browser.ok('userInfo')).user).toEqual({ ...user, ncknm: '푸른고래' });
  });

  it('[API-6] tells of an email whether it has an account, and of that only how its nickname begins', async () => {
    await proveEmail(api, api.browser(), 'new@madang.kr');
    const browser = api.browser();
    expect(await browser.ok('checkUser', { authMthd: 1, authId: 'New@madang.kr' })).toEqual({ authId: 'new@madang.kr' });
    const { email, ncknm } = await becomeMember(api, api.browser());
    const found = await browser.ok('checkUser', { authMthd: 1, authId: email });
    expect(found).toEqual({ authId: email, ncknm: `${ncknm.charAt(0)}***` });
  });

  it('[API-6] gives a ticket for a provider code, with the nickname of whose account it is', async () => {
    const browser = api.browser();
    const ticket = await ticketFor(api, browser, 'lee');
    const { user } = await browser.ok('accountLinkJoin', providerJoin(ticket));
    const { code, state } = await answerOf(api, browser, 'lee');
    const found = await browser.ok('checkUser', { authMthd: 3, authId: code }, withState(state));
    expect(found.ncknm).toBe(user.ncknm);
    expect(found.authId).not.toMatch(/lee|code/);
  });

  it('[API-7] signs out: the token ends, a guest is forgotten, a member is not', async () => {
    const browser = api.browser();
    const { ncknm } = await becomeGuest(browser);
    await browser.refused('validateNickname', 'nicknameTaken', { ncknm }, { token: null });
    await browser.ok('logout');
    await browser.refused('userInfo', 'unauthorized');
    await browser.ok('validateNickname', { ncknm });
    expect([...browser.cookies.keys()]).not.toContain('madang_refresh');

    const member = await becomeMember(api, browser);
    await browser.ok('logout');
    await api.browser().ok('emailLogin', { authMthd: 1, authId: member.email, pswd: PASSWORD });
  });

  it('[API-8] joins as a guest and with a proven email, keeping what was chosen', async () => {
    const guest = await api.browser().ok('join', {
      authMthd: 0,
      authId: '',
      ncknm: ' ひらがな漢字ー ',
      gndr: 'M',
      pswd: '',
      uvrsId: 'My.Own_Id',
      mrktInfrRcptAgrmYn: 'Y',
    });
    expect(guest.user).toMatchObject({
      ncknm: 'ひらがな漢字ー',
      gndr: 'M',
      uvrs_id: 'my.own_id',
      mrkt_infr_rcpt_agrm_yn: 'Y',
      auth_mthd: 0,
    });
    const browser = api.browser();
    await proveEmail(api, browser, 'join@madang.kr');
    const { user } = await browser.ok('join', emailJoin('Join@madang.kr'));
    expect(user).toMatchObject({ auth_mthd: 1, mrkt_infr_rcpt_agrm_yn: 'N' });
  });

  it('[API-9] [API-10] says which ID and nickname are free; one’s own are', async () => {
    const browser = api.browser();
    const { ncknm, uvrs_id } = await becomeGuest(browser);
    await api.browser().ok('validateUvrsId', { uvrsId: 'free.id' });
    await api.browser().ok('validateNickname', { ncknm: '자유로운이름' });
    await api.browser().refused('validateUvrsId', 'uvrsIdTaken', { uvrsId: uvrs_id.toUpperCase() });
    await api.browser().refused('validateNickname', 'nicknameTaken', { ncknm });
    await browser.ok('validateUvrsId', { uvrsId: uvrs_id });
    await browser.ok('validateNickname', { ncknm });
  });

  it('[API-10] [VAL-1] takes a nickname in decomposed letters as the composed one', async () => {
    await becomeGuest(api.browser(), '한글이름'.normalize('NFD'));
    await api.browser().refused('validateNickname', 'nicknameTaken', { ncknm: '한글이름' });
  });

  it('[API-11] joins with a social or university account', async () => {
    const browser = api.browser();
    const { user } = await browser.ok('accountLinkJoin', providerJoin(await ticketFor(api, browser, 'park', 24), 24));
    expect(user).toMatchObject({ auth_mthd: 24 });
    expect(user.access_token).not.toBe('');
  });

  it('[API-13] links an email to a guest, who stays the same user with a new token', async () => {
    const browser = api.browser();
    const guest = await becomeGuest(browser);
    const sqncNum = await proveEmail(api, browser, 'linked@madang.kr');
    const { user } = await browser.ok('linkAccount', emailCredentials('linked@madang.kr', sqncNum));
    expect(user).toMatchObject({ user_id: guest.user_id, ncknm: guest.ncknm, auth_mthd: 1 });
    await browser.refused('userInfo', 'unauthorized');
    browser.token = user.access_token;
    await browser.ok('userInfo');
    await api.browser().ok('emailLogin', { authMthd: 1, authId: 'linked@madang.kr', pswd: PASSWORD });
  });

  it('[API-13] [SOC-5] links a social account to a guest', async () => {
    const browser = api.browser();
    const guest = await becomeGuest(browser);
    const { user } = await browser.ok('linkAccount', ticketCredentials(await linkTicketFor(api, browser, 'choi')));
    expect(user).toMatchObject({ user_id: guest.user_id, auth_mthd: 3 });
  });

  it('[API-14] [SEEN-3] adds a social account and an email to accounts that have another way in, and each is signed in as before', async () => {
    const browser = api.browser();
    const member = await becomeMember(api, browser);
    const added = await browser.ok('setUpAccount', ticketCredentials(await linkTicketFor(api, browser, 'jung', 4), 4));
    expect(added.user).toMatchObject({ user_id: member.user_id, auth_mthd: 1, auth_mthds: [1, 4] });

    const social = api.browser();
    const { user } = await social.ok('accountLinkJoin', providerJoin(await ticketFor(api, social, 'han')));
    social.token = user.access_token;
    const sqncNum = await proveEmail(api, social, 'han@madang.kr');
    const withEmail = await social.ok('setUpAccount', emailCredentials('han@madang.kr', sqncNum));
    expect(withEmail.user).toMatchObject({ user_id: user.user_id, auth_mthd: 3, auth_mthds: [1, 3] });
    social.token = withEmail.user.access_token;
    expect((await social.ok('userInfo')).user.auth_mthd).toBe(3);
  });

  it('[API-15] [RESET-2] sets a new password, ends every session, and begins one for the visit that proved the email', async () => {
    const member = api.browser();
    const { email, user_id } = await becomeMember(api, member);
    const person = api.browser();
    const sqncNum = await proveEmail(api, person, email);
    const { user } = await person.ok('resetPassword', emailCredentials(email, sqncNum, 'autumn-2026?'));
    expect(user).toMatchObject({ user_id, auth_mthd: 1 });
    await member.refused('userInfo', 'unauthorized');
    await member.refused('refreshAccessToken', 'unauthorized');
    person.token = user.access_token;
    expect((await person.ok('userInfo')).user.user_id).toBe(user_id);
    await person.ok('refreshAccessToken');
    await api.browser().refused('emailLogin', 'credentialsWrong', { authMthd: 1, authId: email, pswd: PASSWORD });
    await api.browser().ok('emailLogin', { authMthd: 1, authId: email, pswd: 'autumn-2026?' });
  });

  it('[API-15] [RESET-2] a proof signs in once', async () => {
    const { email } = await becomeMember(api, api.browser());
    const person = api.browser();
    const proof = emailCredentials(email, await proveEmail(api, person, email), 'autumn-2026?');
    await person.ok('resetPassword', proof);
    await person.refused('resetPassword', 'proofExpired', proof);
  });

  it('[RESET-2] a member who changes the password goes on where they do it, with the session of the answer, and nowhere else', async () => {
    const [here, there] = [api.browser(), api.browser()];
    const { email } = await becomeMember(api, here);
    there.token = (await there.ok('emailLogin', { authMthd: 1, authId: email, pswd: PASSWORD })).user.access_token;
    const sqncNum = await proveEmail(api, here, email);
    here.token = (await here.ok('resetPassword', emailCredentials(email, sqncNum, 'autumn-2026?'))).user.access_token;
    await here.ok('userInfo');
    await there.refused('userInfo', 'unauthorized');
  });

  it('[API-16] [EMAIL-2] sends a code that is good for an hour, in the reader’s language', async () => {
    const sent = await api.browser().ok('requestEmailCode', { authWay: 'Who@madang.kr' }, { headers: { 'Accept-Language': 'ko' } });
    expect(sent).toEqual({
      expiresAt: NOON + 3_600_000,
      resendAt: NOON + 60_000,
      serverTime: NOON,
      linkKey: expect.stringMatching(/^[\w-]{22}$/),
    });
    expect(api.mails).toHaveLength(1);
    const code = codeFor(api, 'who@madang.kr');
    expect(api.mails[0]).toMatchObject({ to: 'who@madang.kr', subject: `마당 이메일 인증 코드: ${code}` });
    expect(api.mails[0]?.html).toContain(code);
    await api.browser().ok('requestEmailCode', { authWay: 'other@madang.kr' }, { headers: { 'Accept-Language': 'ja' } });
    expect(api.mails[1]?.subject).toMatch(/^マダン メール認証コード/);
  });

  it('[API-17] [EMAIL-5] confirms a code, typed in any case', async () => {
    const browser = api.browser();
    await browser.ok('requestEmailCode', { authWay: 'who@madang.kr' });
    const { sqncNum } = await browser.ok('confirmEmailCode', {
      authWay: 'who@madang.kr',
      authCode: codeFor(api, 'who@madang.kr').toLowerCase(),
    });
    expect(Buffer.from(sqncNum, 'base64url')).toHaveLength(32);
  });

  it('[API-18] [CAMPUS-1] lists the campuses', async () => {
    const { campusList } = await api.browser().ok('campusList');
    expect(campusList.map((campus) => campus.cmps_code)).toEqual(['sookmyung', 'cju', 'yonsei', 'ewha']);
    expect(campusList.filter((campus) => 'lgn_need_yn' in campus)).toEqual([]);
  });

  it('[CAMPUS-2] [API-26] says of a campus what the operator has set, and of the others nothing', async () => {
    const campusLooks = [
      { code: 'yonsei', names: { en: 'Yonsei' }, mark: '/y.svg', color: '#003876' },
      { code: 'ewha', method: 'cju' as const },
    ];
    const { campusList } = await (await createTestApi(database.db, { campusLooks })).browser().ok('campusList');
    const look = ({ cmps_code, name, ...rest }: (typeof campusList)[number]) => [cmps_code, rest];
    expect(Object.fromEntries(campusList.map(look))).toEqual({
      sookmyung: {},
      cju: {},
      yonsei: { names: { en: 'Yonsei' }, mark: '/y.svg', color: '#003876', auth_mthd: 23 },
      ewha: { auth_mthd: 22 },
    });
  });

  it('[CAMPUS-4] names the campuses that ask for a sign-in first, as the operator has set', async () => {
    const { campusesSignInFirst } = configFromEnv({ CAMPUS_SIGN_IN_FIRST: 'yonsei' });
    const { campusList } = await (await createTestApi(database.db, { campusesSignInFirst })).browser().ok('campusList');
    expect(campusList.filter(({ lgn_need_yn }) => lgn_need_yn === 'Y').map(({ cmps_code }) => cmps_code)).toEqual(['yonsei']);
  });

  it('[API-19] [REFR-1] gives a new access token for the refresh cookie', async () => {
    const browser = api.browser();
    const { user_id, access_token } = await becomeGuest(browser);
    api.clock.now += 600_000;
    await browser.refused('userInfo', 'tokenExpired');
    const refreshed = await browser.ok('refreshAccessToken');
    expect(refreshed.access_token).not.toBe(access_token);
    browser.token = refreshed.access_token;
    expect((await browser.ok('userInfo')).user.user_id).toBe(user_id);
  });

  it('[API-20] [METHOD-2] tells the configuration, with the methods that are switched on', async () => {
    const limited = await createTestApi(database.db, { enabledMethods: [0, 1] });
    expect(await limited.browser().ok('configuration')).toMatchObject({
      serverTime: NOON,
      enabledMethods: [0, 1],
      worldUrl: 'http://localhost:4002',
      topLevelDomain: { min: 2, max: 3 },
      passwordPolicy: { min: 8, max: 15, rules: ['lowercase', 'digit', 'special'] },
    });
    const everything = METHODS.filter((method) => method.enabled).map((method) => method.type);
    expect((await api.browser().ok('configuration')).enabledMethods).toEqual(everything);
  });

  it('[API-21] [GW-2] gives a code for a registered partner', async () => {
    const browser = api.browser();
    await becomeMember(api, browser);
    const body = { clntId: 'demo-partner', redrUri: 'http://localhost:4004/signed-in' };
    await browser.ok('consentToClient', { clntId: body.clntId });
    const { code } = await browser.ok('oauthCode', body);
    expect(Buffer.from(code, 'base64url')).toHaveLength(32);
    expect((await browser.ok('oauthCode', body)).code).not.toBe(code);
  });

  it('names a requirement for each of the 24 calls', () => {
    const requirements = Object.values(CALLS).flatMap(({ requirement }) => (requirement.startsWith('API-') ? requirement : []));
    expect(new Set(requirements)).toEqual(new Set(Array.from({ length: 24 }, (_, index) => `API-${index + 1}`)));
  });
});
