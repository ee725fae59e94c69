import { expect, it } from 'vitest';
import { standingOf } from '#server/accounts/standing.ts';
import { configFromEnv } from '#server/config-from-env.ts';
import { describeFirst } from '../../tests/support/part.ts';
import { createTestApi } from './support/api.ts';
import { describeApi } from './support/describe-api.ts';
import {
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
} from './support/people.ts';

const GUEST = 0;
const EMAIL = 1;
const KAKAO = 4;
const YONSEI = 23;
const EWHA = 24;

const schools = (domains: string) => configFromEnv({ SCHOOL_EMAIL_DOMAINS: domains });

describeApi('roles', (api, database) => {
  it('[ROLE-1] a guest and a member are no students, and every way to sign in is named', async () => {
    const browser = api.browser();
    expect(await becomeGuest(browser)).toMatchObject({ auth_mthd: GUEST, auth_mthds: [], auth_cmps_codes: [] });
    expect(await becomeMember(api, api.browser())).toMatchObject({ auth_mthd: EMAIL, auth_mthds: [EMAIL], auth_cmps_codes: [] });
  });

  it('[ROLE-1] [JOIN-5] a member who links a university’s account is its student, whichever way they sign in afterwards', async () => {
    const browser = api.browser();
    const { email } = await becomeMember(api, browser);
    const ticket = await linkTicketFor(api, browser, 'student-1', YONSEI);
    const { user } = await browser.ok('setUpAccount', ticketCredentials(ticket, YONSEI));
    const student = { auth_mthds: [EMAIL, YONSEI], auth_cmps_codes: ['yonsei'] };
    expect(user).toMatchObject({ auth_mthd: EMAIL, ...student });

    const elsewhere = api.browser();
    const again = await elsewhere.ok('emailLogin', { authMthd: EMAIL, authId: email, pswd: PASSWORD });
    expect(again.user).toMatchObject({ auth_mthd: EMAIL, ...student });
    elsewhere.token = again.user.access_token;
    expect((await elsewhere.ok('userInfo')).user).toMatchObject({ auth_mthd: EMAIL, ...student });
    expect((await elsewhere.ok('changeAccountOpen', { acntOpenYn: 'N' })).user).toMatchObject(student);
  });

  it('[ROLE-1] a person who joined with a university’s account and linked a social one stays a student', async () => {
    const browser = api.browser();
    const { user } = await browser.ok('accountLinkJoin', providerJoin(await ticketFor(api, browser, 'student-2', EWHA), EWHA));
    browser.token = user.access_token;
    const ticket = await linkTicketFor(api, browser, 'kakao-2', KAKAO);
    const linked = await browser.ok('setUpAccount', ticketCredentials(ticket, KAKAO));
    expect(linked.user).toMatchObject({ auth_mthd: EWHA, auth_mthds: [KAKAO, EWHA], auth_cmps_codes: ['ewha'] });
  });

  it('[JOIN-5] a member’s own answers name the email that they log in with, and no other way has one', async () => {
    const browser = api.browser();
    expect((await becomeMember(api, browser, 'ways@madang.kr')).auth_email).toBe('ways@madang.kr');
    expect((await browser.ok('userInfo')).user.auth_email).toBe('ways@madang.kr');
    const other = api.browser();
    const { user } = await other.ok('accountLinkJoin', providerJoin(await ticketFor(api, other, 'ways-1', KAKAO), KAKAO));
    expect(user).not.toHaveProperty('auth_email');
  });

  it('[ROLE-2] off by default: an email of a university makes no student', async () => {
    expect(await becomeMember(api, api.browser(), 'minji@yonsei.ac.kr')).toMatchObject({ auth_cmps_codes: [] });
  });

  it('[ROLE-2] a proven email of a listed domain makes its owner that university’s student, another domain does not', async () => {
    const { schoolEmailDomains } = schools('yonsei.ac.kr=yonsei, EWHA.ac.kr=ewha,ewhain.net=ewha');
    api = await createTestApi(database.db, { schoolEmailDomains });
    for (const [email, codes] of [
      ['minji@yonsei.ac.kr', ['yonsei']],
      ['Minji@Ewha.AC.kr', ['ewha']],
      ['minji@ewhain.net', ['ewha']],
      ['minji@notyonsei.ac.kr', []],
      ['minji@mail.yonsei.ac.kr', []],
      ['yonsei.ac.kr@gmail.com', []],
    ] as const) {
      const browser = api.browser();
      await proveEmail(api, browser, email.toLowerCase());
      const { user } = await browser.ok('join', emailJoin(email));
      expect([email, user.auth_cmps_codes]).toEqual([email, codes]);
    }
  });

  it('[ROLE-2] a guest becomes a student by proving the email, not before, and stays one when signed in by another way', async () => {
    api = await createTestApi(database.db, { schoolEmailDomains: schools('yonsei.ac.kr=yonsei').schoolEmailDomains });
    const browser = api.browser();
    await becomeGuest(browser);
    const proof = await proveEmail(api, browser, 'guest@yonsei.ac.kr');
    expect((await browser.ok('userInfo')).user.auth_cmps_codes).toEqual([]);
    const { user } = await browser.ok('linkAccount', emailCredentials('guest@yonsei.ac.kr', proof));
    expect(user).toMatchObject({ auth_mthd: EMAIL, auth_cmps_codes: ['yonsei'] });
    browser.token = user.access_token;
    const linked = await browser.ok('setUpAccount', ticketCredentials(await linkTicketFor(api, browser, 'kakao-3', KAKAO), KAKAO));
    expect(linked.user).toMatchObject({ auth_mthd: EMAIL, auth_cmps_codes: ['yonsei'] });
  });
});

describeFirst('school email domains', () => {
  it('[ROLE-2] are off by default', () => {
    expect(configFromEnv({}).schoolEmailDomains.size).toBe(0);
  });

  it.each([
    ['yonsei.ac.kr', 'SCHOOL_EMAIL_DOMAINS is "yonsei.ac.kr", but must be a domain and a university'],
    ['yonsei.ac.kr=harvard', 'the universities are sookmyung, cju, yonsei, ewha'],
    ['kr=yonsei', 'such as campus.ac.kr=sookmyung'],
    ['minji@yonsei.ac.kr=yonsei', 'must be a domain and a university'],
    ['yonsei.ac.kr=yonsei=ewha', 'must be a domain and a university'],
    ['yonsei.ac.kr=yonsei,YONSEI.ac.kr=ewha', 'SCHOOL_EMAIL_DOMAINS has "yonsei.ac.kr" twice; a domain belongs to one university.'],
  ])('[ROLE-2] "%s" is refused at start: %s', (domains, message) => {
    expect(() => schools(domains)).toThrow(message);
  });
});

describeFirst('the standing of an account', () => {
  const config = schools('yonsei.ac.kr=yonsei,ewha.ac.kr=ewha');
  const campusCodes = (...identities: readonly { readonly method: number; readonly subject: string }[]) =>
    standingOf(config, identities).auth_cmps_codes;

  it('[ROLE-2] an ID at a provider that looks like a school’s email proves no school', () => {
    expect(campusCodes({ method: KAKAO, subject: 'minji@yonsei.ac.kr' })).toEqual([]);
    expect(campusCodes({ method: EMAIL, subject: 'minji@yonsei.ac.kr' })).toEqual(['yonsei']);
  });

  it('[ROLE-1] names each of several schools once, in one order', () => {
    const email = { method: EMAIL, subject: 'minji@yonsei.ac.kr' };
    const [yonsei, ewha] = [
      { method: YONSEI, subject: '1' },
      { method: EWHA, subject: '2' },
    ];
    expect(campusCodes(email, yonsei, ewha)).toEqual(['ewha', 'yonsei']);
  });

  it('[ROLE-1] a way to sign in that this release does not know proves no school', () => {
    expect(campusCodes({ method: 99, subject: '1' })).toEqual([]);
  });
});
