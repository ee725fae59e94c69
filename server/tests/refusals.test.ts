import { expect, it } from 'vitest';
import { EVENTS } from '#server/log/events.ts';
import { createTestApi } from './support/api.ts';
import { describeApi } from './support/describe-api.ts';
import {
  answerOf,
  becomeGuest,
  becomeMember,
  emailCredentials,
  emailJoin,
  guestJoin,
  imageForm,
  linkTicketFor,
  openProvider,
  PASSWORD,
  proveEmail,
  providerJoin,
  ticketCredentials,
  ticketFor,
  withState,
} from './support/people.ts';

describeApi('refusals of each call', (api, database) => {
  const countUsers = async () => (await database.db.selectFrom('users').select('user_id').execute()).length;

  it('[LOGIN-4] [ERR-34] answers 404001 to a social or university account that no member has, and the ticket still serves to sign up', async () => {
    const browser = api.browser();
    const authId = await ticketFor(api, browser, 'a-new-person');
    const { code, status } = await browser.call('snsLogin', { authMthd: 3, authId });
    expect({ code, status }).toEqual({ code: 404_001, status: 404 });
    await browser.refused('snsLogin', 'accountNotFound', { authMthd: 3, authId });
    await browser.ok('accountLinkJoin', providerJoin(authId));
    const student = await ticketFor(api, browser, 'a-new-person', 24);
    await browser.refused('ssoLogin', 'accountNotFound', { cmpsCode: 'ewha', authMthd: 24, code: student });
  });

  it('[API-6] [ERR-27] refuses a provider code that the provider does not know, and one that was used', async () => {
    const browser = api.browser();
    await browser.refused('checkUser', 'providerFailed', { authMthd: 3, authId: 'made-up' }, withState(await openProvider(browser)));
    const { code, state } = await answerOf(api, browser, 'kim');
    await browser.ok('checkUser', { authMthd: 3, authId: code }, withState(state));
    await browser.refused('checkUser', 'providerFailed', { authMthd: 3, authId: code }, withState(await openProvider(browser)));
    expect(api.logged.filter(({ msg }) => msg === EVENTS.providerCodeRefused)).toHaveLength(2);
  });

  it('[API-2] [API-4] takes a ticket to sign in with, and no provider code', async () => {
    const browser = api.browser();
    const { code } = await answerOf(api, browser, 'kim');
    await browser.refused('snsLogin', 'proofExpired', { authMthd: 3, authId: code });
    await browser.refused('snsLogin', 'proofExpired', { authMthd: 3, authId: '' });
    await browser.refused('ssoLogin', 'proofExpired', { cmpsCode: 'cju', authMthd: 22, code });
  });

  it('[API-4] [SSO-1] refuses a school that is not the method’s', async () => {
    const browser = api.browser();
    const code = await ticketFor(api, browser, 'student', 23);
    await browser.refused('ssoLogin', 'valueInvalid', { cmpsCode: 'ewha', authMthd: 23, code });
    await browser.refused('ssoLogin', 'valueInvalid', { cmpsCode: 'google', authMthd: 3, code });
    await browser.refused('snsLogin', 'valueInvalid', { authMthd: 23, authId: code });
  });

  it('[METHOD-2] refuses a method that is switched off, or that there is not, wherever one is named', async () => {
    const limited = await createTestApi(database.db, { enabledMethods: [0, 3] });
    const browser = limited.browser();
    await becomeGuest(browser);
    await browser.refused('emailLogin', 'methodDisabled', { authMthd: 1, authId: 'a@b.kr', pswd: PASSWORD });
    await browser.refused('snsLogin', 'methodDisabled', { authMthd: 4, authId: 'code' });
    await browser.refused('ssoLogin', 'methodDisabled', { cmpsCode: 'ewha', authMthd: 24, code: 'code' });
    await browser.refused('checkUser', 'methodDisabled', { authMthd: 2, authId: '01000000000' });
    await browser.refused('join', 'methodDisabled', emailJoin('a@b.kr'));
    await browser.refused('accountLinkJoin', 'methodDisabled', providerJoin('ticket', 7));
    await browser.refused('linkAccount', 'methodDisabled', ticketCredentials('ticket', 5));
    await browser.refused('requestEmailCode', 'methodDisabled', { authWay: 'a@b.kr' });
    await browser.refused('checkUser', 'valueInvalid', { authMthd: 77, authId: 'x' });
    await browser.refused('checkUser', 'valueInvalid', { authMthd: 0, authId: '' });
    await browser.refused('join', 'valueInvalid', { ...guestJoin(), authMthd: 3, authId: 'ticket' });
  });

  it('[API-3] [ERR-16] [ERR-20] has one answer for an unknown email and a wrong password', async () => {
    const { email } = await becomeMember(api, api.browser());
    const wrong = await api.browser().refused('emailLogin', 'credentialsWrong', { authMthd: 1, authId: email, pswd: 'wrong-2026!' });
    const unknown = await api
      .browser()
      .refused('emailLogin', 'credentialsWrong', { authMthd: 1, authId: 'unknown@madang.kr', pswd: PASSWORD });
    expect(wrong.message).toBe(unknown.message);
    await api.browser().refused('emailLogin', 'emailInvalid', { authMthd: 1, authId: 'unknown', pswd: PASSWORD });
    await api.browser().refused('emailLogin', 'valueInvalid', { authMthd: 3, authId: email, pswd: PASSWORD });
  });

  it('[API-8] [EMAIL-7] refuses to join with an email that this visit has not proven', async () => {
    const proving = api.browser();
    await proveEmail(api, proving, 'mine@madang.kr');
    await api.browser().refused('join', 'proofExpired', emailJoin('mine@madang.kr'));
    await proving.refused('join', 'proofExpired', emailJoin('other@madang.kr'));
    api.clock.now += 600_000;
    await proving.refused('join', 'proofExpired', emailJoin('mine@madang.kr'));
    expect(await countUsers()).toBe(0);
  });

  it('[API-8] [API-11] refuses names and passwords that break a rule, and stores nothing', async () => {
    const browser = api.browser();
    await proveEmail(api, browser, 'rules@madang.kr');
    for (const ncknm of ['', '가', '이름이라고하기에는너무나도긴이름', 'with space', '이모지🙂'])
      await browser.refused('join', 'nicknameInvalid', { ...guestJoin(), ncknm });
    for (const uvrsId of ['abcd', 'a'.repeat(21), 'has-dash', '한글아이디'])
      await browser.refused('join', 'uvrsIdInvalid', { ...guestJoin(), uvrsId });
    for (const pswd of ['', 'short1!', 'too-long-2026-password', 'NOLOWER1!', 'no-digits!', 'nospecial1'])
      await browser.refused('join', 'passwordInvalid', emailJoin('rules@madang.kr', { pswd }));
    await browser.refused('join', 'valueInvalid', { ...guestJoin(), authId: 'x' });
    await browser.refused('join', 'valueInvalid', { ...guestJoin(), pswd: PASSWORD });
    expect(await countUsers()).toBe(0);
  });

  it('[CHAR-2] refuses names that are taken, in any case, and leaves the proof for another try', async () => {
    await becomeGuest(api.browser(), 'Minji');
    const { uvrs_id } = await becomeGuest(api.browser(), 'Other');
    const browser = api.browser();
    await proveEmail(api, browser, 'again@madang.kr');
    await browser.refused('join', 'nicknameTaken', emailJoin('again@madang.kr', { ncknm: 'MINJI' }));
    await browser.refused('join', 'uvrsIdTaken', emailJoin('again@madang.kr', { uvrsId: uvrs_id }));
    await browser.ok('join', emailJoin('again@madang.kr'));
    const guest = api.browser();
    await becomeGuest(guest);
    await guest.refused('changeNickname', 'nicknameTaken', { ncknm: 'minji' });
    await guest.refused('changeNickname', 'nicknameInvalid', { ncknm: '!' });
    await guest.refused('changeUvrsId', 'uvrsIdTaken', { uvrsId: uvrs_id });
    await guest.refused('changeUvrsId', 'uvrsIdInvalid', { uvrsId: 'no' });
    const other = api.browser();
    const ticket = await ticketFor(api, other, 'kim');
    await other.refused('accountLinkJoin', 'nicknameTaken', { ...providerJoin(ticket), ncknm: 'minji' });
    await other.ok('accountLinkJoin', providerJoin(ticket));
  });

  it('[API-23] [ERR-29] refuses the ID that one has', async () => {
    const browser = api.browser();
    const { uvrs_id } = await becomeGuest(browser);
    await browser.refused('changeUvrsId', 'valueInvalid', { uvrsId: uvrs_id });
  });

  it('[SOC-5] refuses a ticket that is made up, used, old, another visit’s or another provider’s', async () => {
    const browser = api.browser();
    await browser.refused('accountLinkJoin', 'proofExpired', providerJoin('google-subject-of-another-person'));
    const ticket = await ticketFor(api, browser, 'kim');
    await api.browser().refused('accountLinkJoin', 'proofExpired', providerJoin(ticket));
    await browser.refused('accountLinkJoin', 'proofExpired', providerJoin(ticket, 4));
    await browser.ok('accountLinkJoin', providerJoin(ticket));
    await browser.refused('accountLinkJoin', 'proofExpired', providerJoin(ticket));
    await browser.refused('snsLogin', 'proofExpired', { authMthd: 3, authId: ticket });
    const old = await ticketFor(api, browser, 'lee');
    api.clock.now += 600_000;
    await browser.refused('accountLinkJoin', 'proofExpired', providerJoin(old));
  });

  it('[API-13] [API-14] [SOC-4] refuses an account that another member has', async () => {
    const owner = api.browser();
    await owner.ok('accountLinkJoin', providerJoin(await ticketFor(api, owner, 'kim')));
    const guest = api.browser();
    await becomeGuest(guest);
    await guest.refused('linkAccount', 'accountInUse', ticketCredentials(await linkTicketFor(api, guest, 'kim')));
    expect((await guest.ok('userInfo')).user.auth_mthd).toBe(0);
    const member = api.browser();
    await becomeMember(api, member);
    await member.refused('setUpAccount', 'accountInUse', ticketCredentials(await linkTicketFor(api, member, 'kim')));
  });

  it('[ERR-13] refuses an email that was registered between its proof and its use', async () => {
    const [slow, fast] = [api.browser(), api.browser()];
    await proveEmail(api, slow, 'race@madang.kr');
    await proveEmail(api, fast, 'race@madang.kr');
    await fast.ok('join', emailJoin('race@madang.kr'));
    await slow.refused('join', 'emailRegistered', emailJoin('race@madang.kr'));
  });

  it('[API-13] [API-14] lets a guest link only, and a member set up only', async () => {
    const guest = api.browser();
    await becomeGuest(guest);
    // A guest's first account may be a provider's (SOC-5); an email is linked instead (EMAIL-7).
    await guest.refused('setUpAccount', 'notAllowed', emailCredentials('guest@madang.kr', 'no-proof'));
    const member = api.browser();
    await becomeMember(api, member);
    await member.refused('linkAccount', 'notAllowed', ticketCredentials(await linkTicketFor(api, member, 'kim')));
    const sqncNum = await proveEmail(api, member, 'second@madang.kr');
    await member.refused('setUpAccount', 'notAllowed', emailCredentials('second@madang.kr', sqncNum));
  });

  it('[EMAIL-6] refuses to finish without a proof, and with a code in its place', async () => {
    const guest = api.browser();
    await becomeGuest(guest);
    await guest.refused('linkAccount', 'proofExpired', emailCredentials('mine@madang.kr', ''));
    await guest.ok('requestEmailCode', { authWay: 'mine@madang.kr' });
    await guest.refused('linkAccount', 'proofExpired', { ...emailCredentials('mine@madang.kr', ''), authCode: 'ABC234' });
    const { email } = await becomeMember(api, api.browser());
    await api.browser().refused('resetPassword', 'proofExpired', emailCredentials(email, ''));
  });

  it('[EMAIL-5] binds a proof to its email, its purpose and its visit, and takes it once', async () => {
    const { email } = await becomeMember(api, api.browser());
    const browser = api.browser();
    const reset = await proveEmail(api, browser, email);
    await api.browser().refused('resetPassword', 'proofExpired', emailCredentials(email, reset));
    await browser.refused('resetPassword', 'proofExpired', emailCredentials('other@madang.kr', reset));
    await browser.refused('resetPassword', 'passwordInvalid', emailCredentials(email, reset, 'weak'));
    await becomeGuest(browser);
    await browser.refused('linkAccount', 'proofExpired', emailCredentials(email, reset));
    await browser.ok('resetPassword', emailCredentials(email, reset));
    await browser.refused('resetPassword', 'proofExpired', emailCredentials(email, reset));
    const link = await proveEmail(api, browser, 'free@madang.kr');
    await browser.refused('resetPassword', 'proofExpired', emailCredentials('free@madang.kr', link));
  });

  it('[API-15] resets the password of an email only', async () => {
    await api.browser().refused('resetPassword', 'valueInvalid', { ...emailCredentials('a@b.kr', 'x'), authMthd: 3 });
    await api.browser().refused('resetPassword', 'emailInvalid', emailCredentials('not an email', 'x'));
  });

  it('[ERR-15] [VAL-3] refuses an address that is none, wherever one is sent', async () => {
    const browser = api.browser();
    for (const email of ['', 'plain', 'a@b', 'a@x..kr', '.a@b.kr', 'a@b.info', 'a@b.kr\r\nBcc: c@d.kr', `${'a'.repeat(260)}@b.kr`]) {
      await browser.refused('requestEmailCode', 'emailInvalid', { authWay: email });
      await browser.refused('confirmEmailCode', 'emailInvalid', { authWay: email, authCode: 'ABC234' });
      await browser.refused('checkUser', 'emailInvalid', { authMthd: 1, authId: email });
    }
    expect(api.mails).toEqual([]);
    const wider = await createTestApi(database.db, { topLevelDomain: { min: 2, max: 63 } });
    await wider.browser().ok('requestEmailCode', { authWay: 'a@b.info' });
  });

  it('[API-21] [GW-5] refuses a guest, an unknown partner, and any address but the registered one', async () => {
    const redrUri = 'http://localhost:4004/signed-in';
    const guest = api.browser();
    await becomeGuest(guest);
    await guest.refused('oauthCode', 'notAllowed', { clntId: 'demo-partner', redrUri });
    const member = api.browser();
    await becomeMember(api, member);
    await member.refused('oauthCode', 'clientUnknown', { clntId: 'stranger', redrUri });
    for (const wrong of [
      '',
      `${redrUri}/`,
      `${redrUri}?x=1`,
      `${redrUri}#x`,
      `${redrUri}/../evil`,
      'http://localhost:4004@evil.test/signed-in',
      'HTTP://localhost:4004/signed-in',
      'http://localhost:4005/signed-in',
      'javascript:alert(1)',
      '//evil.test',
    ])
      await member.refused('oauthCode', 'redirectNotRegistered', { clntId: 'demo-partner', redrUri: wrong });
    expect(await database.db.selectFrom('oauth_codes').selectAll().execute()).toEqual([]);
  });

  it('[PROF-4] [ERR-31] [ERR-32] [ERR-33] refuses an upload that is missing, of another type, or too large', async () => {
    const guest = api.browser();
    await becomeGuest(guest);
    await guest.refused('changeProfileImage', 'notAllowed', undefined, { rawBody: imageForm('me.png') });
    await guest.refused('removeProfileImage', 'notAllowed');
    const member = api.browser();
    await becomeMember(api, member);
    const refused = (result: 'malformed' | 'typeNotSupported' | 'payloadTooLarge', rawBody: FormData | string) =>
      member.refused('changeProfileImage', result, undefined, { rawBody });
    expect((await refused('malformed', imageForm('me.png', { field: 'image' }))).message).toContain('prflImg');
    await refused('malformed', imageForm('me.png', { size: 0 }));
    await refused('malformed', 'not a form');
    await refused('typeNotSupported', imageForm('me.gif'));
    await refused('typeNotSupported', imageForm('me'));
    await refused('typeNotSupported', imageForm('me.png', { kind: 'html' }));
    expect((await refused('payloadTooLarge', imageForm('me.png', { size: 3_145_729 }))).message).toContain('3');
    await refused('payloadTooLarge', imageForm('me.png', { size: 9_000_000 }));
    expect((await member.ok('userInfo')).user.prfl_img_path).toBeNull();
  });

  it('[API-16] [EMAIL-4] accepts a request while the mail server is down; asking again after the cool-down uses up nothing', async () => {
    const browser = api.browser();
    api.mail.broken = true;
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await browser.ok('requestEmailCode', { authWay: 'a@b.kr' });
      api.clock.now += 60_000;
    }
    expect(api.logged.filter(({ msg }) => msg === EVENTS.mailFailed).length).toBeGreaterThan(0);
    api.mail.broken = false;
    await browser.ok('requestEmailCode', { authWay: 'a@b.kr' });
    expect(api.mails).toHaveLength(1);
  });

  it('answers 503 to every call while closed for maintenance', async () => {
    const closed = await createTestApi(database.db, { closed: true });
    const reply = await closed.browser().refused('guestLogin', 'closed');
    expect(reply.headers.get('retry-after')).toBe('300');
    await closed.browser().refused('configuration', 'closed');
    for (const [method, path] of [
      ['POST', '/api/v1/oauth/token'],
      ['GET', '/api/v1/oauth/userinfo'],
    ] as const) {
      expect((await closed.browser().fetch(method, path)).status).toBe(503);
    }
    expect(await countUsers()).toBe(0);
  });

  it('[API-25] [LANG-2] says why in the language that is asked for, and in English otherwise', async () => {
    const said = async (language: string) =>
      (await api.browser().refused('userInfo', 'unauthorized', undefined, { headers: { 'Accept-Language': language } })).message;
    expect(await said('ko-KR')).toBe('로그인이 필요해요.');
    expect(await said('fr;q=0.9,ja;q=0.8,en;q=0.1')).toBe('ログインが必要です。');
    expect(await said('fr')).toBe('Please log in first.');
    expect(await said('ko;q=0, en')).toBe('Please log in first.');
  });
});
