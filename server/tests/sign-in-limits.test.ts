import { expect, it } from 'vitest';
import { RESULT } from '#contract/result-codes.ts';
import { POLICIES } from '#server/limits/policies.ts';
import { createTestApi } from './support/api.ts';
import type { Browser } from './support/browser.ts';
import { describeApi } from './support/describe-api.ts';
import { becomeMember, emailCredentials, PASSWORD, proveEmail } from './support/people.ts';

const HOME = '192.0.2.1';
const MINUTE = 60_000;

describeApi('limits on sign-in with a password', (api, database) => {
  const logIn = (browser: Browser, authId: string, pswd = PASSWORD) => browser.call('emailLogin', { authMthd: 1, authId, pswd });
  const guess = async (browser: Browser, email: string, times = 1) => {
    const codes: number[] = [];
    for (let tries = 0; tries < times; tries += 1) codes.push((await logIn(browser, email, 'wrong-2026!')).code);
    return codes;
  };
  const wrong = (times: number) => Array<number>(times).fill(RESULT.credentialsWrong);
  /** As if 99 more wrong passwords had come, from so many networks that none of them met its own limit. */
  const besiege = async (email: string) => {
    expect(await guess(api.browser('198.51.100.1'), email)).toEqual(wrong(1));
    await database.db
      .updateTable('rate_limits')
      .set({ count: POLICIES.wrongPasswordsPerEmail.max })
      .where('policy', '=', POLICIES.wrongPasswordsPerEmail.name)
      .execute();
  };

  it('[LOGIN-2] lets one network try so many emails in an hour, known or not, and another its own', async () => {
    const limited = await createTestApi(database.db, { wrongPasswordLimitPerHour: 20 });
    const { email } = await becomeMember(limited, limited.browser('2001:db8:9::1'));
    for (let tried = 0; tried < 20; tried += 1) {
      expect(await guess(limited.browser(`2001:db8:1:2::${tried}`), `student${tried}@madang.kr`)).toEqual(wrong(1));
    }
    const refused = await logIn(limited.browser('2001:db8:1:2:ffff::9'), 'student20@madang.kr');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
    expect((await logIn(limited.browser('2001:db8:1:2::9'), email)).status).toBe(429);
    expect((await logIn(limited.browser('2001:db8:1:3::9'), email)).status).toBe(200);
    limited.clock.now += 60 * MINUTE;
    expect((await logIn(limited.browser('2001:db8:1:2::9'), email)).status).toBe(200);
  });

  it('[LOGIN-2] ten wrong passwords at one address leave sign-in at other addresses open', async () => {
    const { email } = await becomeMember(api, api.browser(HOME));
    expect(await guess(api.browser('198.51.100.7'), email, 12)).toEqual([...wrong(10), RESULT.tooManyRequests, RESULT.tooManyRequests]);
    expect((await logIn(api.browser(HOME), email)).code).toBe(RESULT.ok);
    expect((await logIn(api.browser('203.0.113.9'), email)).code).toBe(RESULT.ok);
  });

  it('[LOGIN-2] wrong passwords from many networks stop unknown devices; one that signed in before has its own ten', async () => {
    const owner = api.browser(HOME);
    const { email } = await becomeMember(api, owner);
    await owner.ok('logout');
    owner.token = undefined;
    await besiege(email);
    expect((await logIn(api.browser(HOME), email)).code).toBe(RESULT.tooManyRequests);
    expect((await logIn(api.browser('203.0.113.9'), email)).code).toBe(RESULT.tooManyRequests);
    expect(await guess(owner, email, 9)).toEqual(wrong(9));
    expect((await logIn(owner, email)).code).toBe(RESULT.ok);
    expect(await guess(owner, email, 11)).toEqual([...wrong(10), RESULT.tooManyRequests]);
    api.clock.now += 15 * MINUTE;
    expect((await logIn(owner, email)).code).toBe(RESULT.ok);
  });

  it('[LOGIN-2] a known device gets in from a network that has used up its tries', async () => {
    const limited = await createTestApi(database.db, { wrongPasswordLimitPerHour: 5 });
    const owner = limited.browser(HOME);
    const { email } = await becomeMember(limited, owner);
    await guess(limited.browser(HOME), 'other@madang.kr', 5);
    expect((await logIn(limited.browser(HOME), email)).code).toBe(RESULT.tooManyRequests);
    expect((await logIn(owner, email)).code).toBe(RESULT.ok);
  });

  it('[LOGIN-2] a device is known to its own account only, by a signed cookie, and not after a reset', async () => {
    const [owner, other] = [api.browser(HOME), api.browser('203.0.113.9')];
    const { email } = await becomeMember(api, owner);
    await becomeMember(api, other);
    await besiege(email);
    expect((await logIn(other, email)).code).toBe(RESULT.tooManyRequests);
    const forger = api.browser('203.0.113.10');
    const value = owner.cookies.get('madang_device')?.value ?? 'none';
    forger.cookies.set('madang_device', { value: `${value.slice(0, -1)}${value.endsWith('A') ? 'Q' : 'A'}`, path: '/' });
    expect((await logIn(forger, email)).code).toBe(RESULT.tooManyRequests);
    expect(JSON.stringify(await database.db.selectFrom('devices').selectAll().execute())).not.toContain(value.split('.')[0]);

    const mailbox = api.browser('203.0.113.11');
    const sqncNum = await proveEmail(api, mailbox, email);
    await mailbox.ok('resetPassword', emailCredentials(email, sqncNum, 'autumn-2026?'));
    await besiege(email);
    expect((await logIn(owner, email, 'autumn-2026?')).code).toBe(RESULT.tooManyRequests);
  });

  it('[LOGIN-2] a right password takes back its own try, and of the tries of others nothing', async () => {
    const limited = await createTestApi(database.db, { wrongPasswordLimitPerHour: 3 });
    const { email } = await becomeMember(limited, limited.browser('203.0.113.9'));
    const unknownDevice = () => limited.browser(HOME);
    expect(await guess(unknownDevice(), 'other@madang.kr', 2)).toEqual(wrong(2));
    for (let times = 0; times < 4; times += 1) expect((await logIn(unknownDevice(), email)).code).toBe(RESULT.ok);
    expect(await guess(unknownDevice(), 'other@madang.kr', 2)).toEqual([RESULT.credentialsWrong, RESULT.tooManyRequests]);
    expect((await logIn(unknownDevice(), email)).code).toBe(RESULT.tooManyRequests);
  });

  it('[LOGIN-2] an unknown email meets the same limits at the same tries as a known one', async () => {
    const { email } = await becomeMember(api, api.browser('203.0.113.9'));
    const answers = async (address: string) => {
      const replies = [];
      for (let tries = 0; tries < 12; tries += 1) replies.push(await logIn(api.browser(HOME), address, 'wrong-2026!'));
      return replies.map(({ code, message, headers }) => ({ code, message, wait: headers.get('retry-after') }));
    };
    expect(await answers('unknown@madang.kr')).toEqual(await answers(email));
  });

  it('[LOGIN-2] [API-25] says when to come back, in words and in Retry-After', async () => {
    await guess(api.browser(HOME), 'kim@madang.kr', 10);
    api.clock.now += 10 * MINUTE + 1;
    const said = async (language: string) => {
      const headers = { 'Accept-Language': language };
      const body = { authMthd: 1, authId: 'kim@madang.kr', pswd: PASSWORD };
      const reply = await api.browser(HOME).refused('emailLogin', 'tooManyRequests', body, { headers });
      return [reply.headers.get('retry-after'), reply.message];
    };
    expect(await said('ko')).toEqual(['300', '요청이 너무 많아요. 5분 뒤에 다시 시도해 주세요.']);
    expect(await said('en')).toEqual(['300', 'Too many attempts. Please try again in 5 minutes.']);
    expect(await said('ja')).toEqual(['300', 'リクエストが多すぎます。5分後にもう一度お試しください。']);
  });
});
