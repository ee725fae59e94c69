import { expect, it } from 'vitest';
import { RESULT } from '#contract/result-codes.ts';
import { configFromEnv } from '#server/config-from-env.ts';
import { timesOf } from '#server/limits/known-networks.ts';
import { describeFirst } from '../../tests/support/part.ts';
import { codeFor, createTestApi } from './support/api.ts';
import { describeApi } from './support/describe-api.ts';
import { becomeMember, emailJoin, guestJoin, openProvider, PASSWORD, proveEmail, providerJoin, ticketFor } from './support/people.ts';

const SCHOOL = '203.0.113.5';
const HOUR = 3_600_000;
const { guestLimitPerHour, emailCheckLimitPerHour, wrongPasswordLimitPerHour } = configFromEnv({});
const DEFAULTS = { guestLimitPerHour, emailCheckLimitPerHour, wrongPasswordLimitPerHour };

describeApi('many people behind one address', (_, database) => {
  const openApi = (settings: object = {}) => createTestApi(database.db, { ...DEFAULTS, ...settings });

  it('[DOOR-6] 40 guests and 120 sign-ins of each kind succeed within a minute by the default limits', { timeout: 60_000 }, async () => {
    const api = await openApi();
    const began = api.clock.now;
    for (let pupil = 0; pupil < 40; pupil += 1) {
      const browser = api.browser(SCHOOL);
      await browser.ok('configuration');
      for (let typed = 0; typed < 5; typed += 1) await browser.ok('validateNickname', { ncknm: `학생${pupil}의${typed}` });
      await browser.ok('validateUvrsId', { uvrsId: `pupil.${pupil}` });
      const { user } = await browser.ok(pupil % 2 === 0 ? 'guestLogin' : 'join', pupil % 2 === 0 ? undefined : guestJoin());
      browser.token = user.access_token;
      await browser.ok('refreshAccessToken');
    }
    for (let pupil = 0; pupil < 120; pupil += 1) {
      const [browser, authId] = [api.browser(SCHOOL), `pupil${pupil % 20}@school.kr`];
      await browser.ok('configuration');
      if (pupil >= 40) {
        await openProvider(browser);
        await browser.ok('accountLinkJoin', providerJoin(await ticketFor(api, browser, `pupil-${pupil}`)));
      } else if (pupil >= 20) await browser.ok('emailLogin', { authMthd: 1, authId, pswd: PASSWORD });
      else {
        await browser.ok('checkUser', { authMthd: 1, authId });
        await browser.ok('requestEmailCode', { authWay: authId });
        await browser.ok('confirmEmailCode', { authWay: authId, authCode: codeFor(api, authId) });
        await browser.ok('join', emailJoin(authId));
      }
    }
    expect(api.clock.now - began).toBe(0);
  });

  it('[DOOR-6] a school of 600 does not lock itself out within ten minutes, by the default limits', { timeout: 60_000 }, async () => {
    const api = await openApi();
    const arrive = async (pupil: number) => {
      const browser = api.browser(SCHOOL);
      const authWay = `pupil${pupil}@school.kr`;
      await browser.ok('checkUser', { authMthd: 1, authId: authWay });
      await browser.ok('requestEmailCode', { authWay });
      await api.browser(SCHOOL).ok('guestLogin');
    };
    await arrive(1);
    // As if 598 more had come, on browsers of their own.
    await database.db.updateTable('rate_limits').set({ count: 599 }).where('policy', 'like', '%/address%').execute();
    await arrive(600);
  });

  it('[DOOR-6] those who mistype and then sign in use up nothing of their network', async () => {
    const api = await openApi({ wrongPasswordLimitPerHour: 6 });
    for (let pupil = 0; pupil < 6; pupil += 1) {
      const { email } = await becomeMember(api, api.browser('198.51.100.9'));
      const logIn = (pswd: string) => api.browser(SCHOOL).call('emailLogin', { authMthd: 1, authId: email, pswd });
      for (let tries = 0; tries < 3; tries += 1) expect((await logIn('wrong-2026!')).code).toBe(RESULT.credentialsWrong);
      expect((await logIn(PASSWORD)).code).toBe(RESULT.ok);
    }
  });

  it('[DOOR-6] [LOGIN-2] one who sprays passwords gains nothing by accounts of their own, nor by a new browser each time, in an hour or a day', async () => {
    const api = await openApi({ wrongPasswordLimitPerHour: 5 });
    const { email } = await becomeMember(api, api.browser('198.51.100.9'));
    const logIn = (authId: string, pswd: string) => api.browser(SCHOOL).call('emailLogin', { authMthd: 1, authId, pswd });
    let guesses = 0;
    for (let hour = 0; hour < 5; hour += 1) {
      for (let time = 0; time < 7; time += 1) {
        const { code } = await logIn(`victim${hour}-${time}@madang.kr`, 'spring-2027!');
        if (code === RESULT.credentialsWrong) guesses += 1;
        await logIn(email, PASSWORD);
      }
      api.clock.now += HOUR;
    }
    // Three hours of five, and then the day's cap.
    expect(guesses).toBe(15);
  });

  it('[DOOR-6] one browser makes ten guests in an hour, and looks up 60 emails; its network goes on', async () => {
    const api = await openApi();
    const browser = api.browser(SCHOOL);
    await browser.ok('configuration');
    for (let times = 0; times < 10; times += 1) await browser.ok('join', guestJoin());
    const refused = await browser.refused('join', 'tooManyRequests', guestJoin());
    expect(refused.message).toBe('Too many attempts. Please try again in 1 hour.');
    await api.browser(SCHOOL).ok('guestLogin');
    for (let times = 0; times < 60; times += 1) await browser.ok('checkUser', { authMthd: 1, authId: `one${times}@madang.kr` });
    await browser.refused('checkUser', 'tooManyRequests', { authMthd: 1, authId: 'one60@madang.kr' });
    await api.browser(SCHOOL).ok('checkUser', { authMthd: 1, authId: 'one60@madang.kr' });
  });

  it('[DOOR-6] guests of one network are bounded in a day, too, however many browsers they claim to be', async () => {
    const api = await openApi({ guestLimitPerHour: 4 });
    let guests = 0;
    for (let hour = 0; hour < 6; hour += 1) {
      for (let time = 0; time < 6; time += 1) if ((await api.browser(SCHOOL).call('guestLogin')).status === 200) guests += 1;
      api.clock.now += HOUR;
    }
    expect(guests).toBe(12);
  });

  it('[DOOR-6] a code that its mailbox has confirmed counts for no flood of its network', async () => {
    const api = await openApi({ emailCheckLimitPerHour: 2 });
    for (let pupil = 0; pupil < 6; pupil += 1) await proveEmail(api, api.browser(SCHOOL), `pupil${pupil}@school.kr`);
    for (const one of [1, 2]) await api.browser(SCHOOL).ok('requestEmailCode', { authWay: `victim${one}@madang.kr` });
    await api.browser(SCHOOL).refused('requestEmailCode', 'tooManyRequests', { authWay: 'victim3@madang.kr' });
  });

  it('[DOOR-6] [API-25] a refused pupil is told that it is the network, when to come back, and what a teacher can ask for', async () => {
    const api = await openApi({ guestLimitPerHour: 1, emailCheckLimitPerHour: 1 });
    await api.browser(SCHOOL).ok('guestLogin');
    await api.browser(SCHOOL).ok('checkUser', { authMthd: 1, authId: 'a@school.kr' });
    api.clock.now += HOUR - 3 * 60_000;
    const said = async (language: string, name: 'guestLogin' | 'checkUser') => {
      const body = name === 'guestLogin' ? undefined : { authMthd: 1, authId: 'b@school.kr' };
      const reply = await api.browser(SCHOOL).refused(name, 'tooManyRequests', body, { headers: { 'Accept-Language': language } });
      expect(reply.headers.get('retry-after')).toBe('180');
      return reply.message;
    };
    expect(await said('en', 'guestLogin')).toBe(
      'Many people have started as guests from this network. Please try again in 3 minutes, or log in if you have an account. For a class, a teacher can ask our customer centre for a higher limit.',
    );
    expect(await said('ko', 'guestLogin')).toMatch(/^같은 네트워크에서 .* 3분 뒤에 .*로그인.*선생님/);
    expect(await said('ja', 'guestLogin')).toMatch(/^同じネットワークから.*3分後に.*ログイン.*先生/);
    expect(await said('en', 'checkUser')).toMatch(
      /^Many people are using Madang from this network\. Please try again in 3 minutes\. For a class, a teacher/,
    );
    expect(await said('ko', 'checkUser')).toMatch(/3분 뒤에 .*선생님/);
    expect(await said('ja', 'checkUser')).toMatch(/3分後に.*先生/);
  });

  it('[DOOR-6] Retry-After is right where several limits are full: a person who waits so long is let in', async () => {
    const api = await openApi({ guestLimitPerHour: 1 });
    for (let hour = 0; hour < 3; hour += 1) {
      await api.browser(SCHOOL).ok('guestLogin');
      if (hour < 2) api.clock.now += HOUR;
    }
    const refused = await api.browser(SCHOOL).refused('guestLogin', 'tooManyRequests');
    api.clock.now += Number(refused.headers.get('retry-after')) * 1000;
    await api.browser(SCHOOL).ok('guestLogin');
  });

  it('[DOOR-6] a known network may do as many times more as the operator says', async () => {
    const { knownNetworks } = configFromEnv({ SCHOOL_NETWORKS: '203.0.113.0/24=3,2001:db8:5::/48' });
    const api = await openApi({ guestLimitPerHour: 1, knownNetworks });
    const guests = async (address: string) => {
      const replies = [];
      for (let time = 0; time < 12; time += 1) replies.push((await api.browser(address).call('guestLogin')).status);
      return replies.filter((status) => status === 200).length;
    };
    expect([await guests(SCHOOL), await guests('2001:db8:5:1::9'), await guests('198.51.100.1'), await guests('2001:db8:6::9')]).toEqual([
      3, 10, 1, 1,
    ]);
  });
});

describeFirst('SCHOOL_NETWORKS', () => {
  it('[DOOR-6] the largest of several networks counts', () => {
    const { knownNetworks } = configFromEnv({ SCHOOL_NETWORKS: '10.0.0.0/8=2, 10.1.0.0/16=5 ,::ffff:192.0.2.0/120' });
    expect(['10.2.0.1', '10.1.0.1', '192.0.2.9', '192.0.3.9', 'unknown'].map((address) => timesOf(knownNetworks, address))).toEqual([
      2, 5, 10, 1, 1,
    ]);
  });

  it.each(['school', '10.0.0.0/8=0', '10.0.0.0/8=1001', '10.0.0.0/8=many', '0.0.0.0/0=2', '10.0.0.0/40'])(
    '[DOOR-6] %s stops the start, and the error says what to write',
    (value) => {
      expect(() => configFromEnv({ SCHOOL_NETWORKS: value })).toThrow(
        /SCHOOL_NETWORKS is ".*", but must be the network of a school.*203\.0\.113\.0\/24=20/,
      );
    },
  );
});
