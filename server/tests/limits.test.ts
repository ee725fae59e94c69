import { expect, it } from 'vitest';
import { RESULT } from '#contract/result-codes.ts';
import { POLICIES } from '#server/limits/policies.ts';
import { codeFor, createTestApi, type TestApi } from './support/api.ts';
import { describeApi } from './support/describe-api.ts';
import {
  becomeGuest,
  becomeMember,
  emailCredentials,
  emailJoin,
  guestJoin,
  PASSWORD,
  proveEmail,
  providerJoin,
  ticketFor,
} from './support/people.ts';

const wrongCode = (right: string) => `${right.startsWith('A') ? 'B' : 'A'}${right.slice(1)}`;

describeApi('limits and races', (api, database) => {
  const confirm = (browser: ReturnType<TestApi['browser']>, authCode: string) =>
    browser.call('confirmEmailCode', { authWay: 'kim@madang.kr', authCode });

  it('[EMAIL-5] [ERR-18] [ERR-19] ends a code at the fifth wrong try; then the right one is refused too', async () => {
    const browser = api.browser();
    await browser.ok('requestEmailCode', { authWay: 'kim@madang.kr' });
    const right = codeFor(api, 'kim@madang.kr');
    for (let tries = 0; tries < 4; tries += 1) expect((await confirm(browser, wrongCode(right))).code).toBe(RESULT.codeWrong);
    expect((await confirm(browser, wrongCode(right))).code).toBe(RESULT.codeTriesUsed);
    expect((await confirm(browser, right)).code).toBe(RESULT.codeTriesUsed);
  });

  it('[VAL-5] [EMAIL-5] counts no try for what cannot be a code, finds the code in a text, and says how many tries are left', async () => {
    const browser = api.browser();
    await browser.ok('requestEmailCode', { authWay: 'kim@madang.kr' });
    const right = codeFor(api, 'kim@madang.kr');
    const cannotBe = ['인증코드:B', 'Hello,', 'АВС234', 'かな234', `${right}Z`, '0O1I01', 'PARST2 SECND3'];
    for (const text of [...cannotBe, ...cannotBe]) expect((await confirm(browser, text)).code).toBe(RESULT.codeWrong);
    const { tries } = await database.db.selectFrom('email_codes').select('tries').executeTakeFirstOrThrow();
    expect(tries).toBe(0);
    const said = [];
    for (let wrong = 0; wrong < 4; wrong += 1)
      said.push((await confirm(browser, wrongCode(right))).message?.match(/\d+ attempts|one attempt/)?.[0]);
    expect(said).toEqual(['4 attempts', '3 attempts', '2 attempts', 'one attempt']);
    expect((await confirm(browser, `Your Madang code: ${right}`)).code).toBe(RESULT.ok);
  });

  it('[EMAIL-5] judges no more than five of many tries at once', async () => {
    const browser = api.browser();
    await browser.ok('requestEmailCode', { authWay: 'kim@madang.kr' });
    const right = codeFor(api, 'kim@madang.kr');
    const replies = await Promise.all(Array.from({ length: 30 }, () => confirm(browser, wrongCode(right))));
    const codes = replies.map((reply) => reply.code);
    expect(codes.filter((code) => code === RESULT.codeWrong)).toHaveLength(4);
    expect(codes.filter((code) => code === RESULT.codeTriesUsed)).toHaveLength(26);
    const { tries } = await database.db.selectFrom('email_codes').select('tries').executeTakeFirstOrThrow();
    expect(tries).toBe(5);
  });

  it('[EMAIL-5] takes the right code once, and from the visit that asked for it only', async () => {
    const browser = api.browser();
    await browser.ok('requestEmailCode', { authWay: 'kim@madang.kr' });
    const right = codeFor(api, 'kim@madang.kr');
    for (let tries = 0; tries < 6; tries += 1) {
      const stranger = api.browser();
      await stranger.ok('configuration');
      expect((await confirm(stranger, right)).code).toBe(RESULT.codeWrong);
    }
    const replies = await Promise.all([confirm(browser, right), confirm(browser, right), confirm(browser, right)]);
    expect(replies.filter((reply) => reply.code === RESULT.ok)).toHaveLength(1);
    expect((await confirm(browser, right)).code).toBe(RESULT.codeUsed);
  });

  it('[EMAIL-3] [ERR-12] takes a code until its hour is over', async () => {
    const browser = api.browser();
    await browser.ok('requestEmailCode', { authWay: 'kim@madang.kr' });
    api.clock.now += 3_600_000;
    await browser.refused('confirmEmailCode', 'codeExpired', { authWay: 'kim@madang.kr', authCode: codeFor(api, 'kim@madang.kr') });
    await browser.ok('requestEmailCode', { authWay: 'kim@madang.kr' });
    api.clock.now += 3_599_999;
    await browser.ok('confirmEmailCode', { authWay: 'kim@madang.kr', authCode: codeFor(api, 'kim@madang.kr') });
  });

  it('[EMAIL-4] replaces the code on a resend, 60 seconds after the last at the earliest', async () => {
    const browser = api.browser();
    await browser.ok('requestEmailCode', { authWay: 'kim@madang.kr' });
    const first = codeFor(api, 'kim@madang.kr');
    api.clock.now += 59_000;
    const early = await browser.refused('requestEmailCode', 'tooManyRequests', { authWay: 'kim@madang.kr' });
    expect(early.headers.get('retry-after')).toBe('1');
    api.clock.now += 1_000;
    await browser.ok('requestEmailCode', { authWay: 'kim@madang.kr' });
    expect((await confirm(browser, first)).code).toBe(RESULT.codeWrong);
    expect((await confirm(browser, codeFor(api, 'kim@madang.kr'))).code).toBe(RESULT.ok);
  });

  it('[EMAIL-4] sends one email when one visit asks for many at once, which count as one', async () => {
    const browser = api.browser();
    await browser.ok('configuration');
    const ask = () => browser.call('requestEmailCode', { authWay: 'kim@madang.kr' });
    const replies = await Promise.all([ask(), ask(), ask(), ask(), ask()]);
    expect(replies.filter((reply) => reply.code === RESULT.ok)).toHaveLength(1);
    expect(api.mails).toHaveLength(1);
    for (let sent = 1; sent < 5; sent += 1) {
      api.clock.now += 5 * 60_000;
      await browser.ok('requestEmailCode', { authWay: 'kim@madang.kr' });
    }
  });

  it('[EMAIL-4] [EMAIL-5] a stranger’s requests neither end the owner’s code nor use up what the owner may ask for', async () => {
    const [owner, stranger] = [api.browser('192.0.2.1'), api.browser('198.51.100.7')];
    await owner.ok('requestEmailCode', { authWay: 'kim@madang.kr' });
    const mine = codeFor(api, 'kim@madang.kr');
    for (let sent = 0; sent < 5; sent += 1) {
      await stranger.ok('requestEmailCode', { authWay: 'kim@madang.kr' });
      await stranger.refused('confirmEmailCode', 'codeWrong', { authWay: 'kim@madang.kr', authCode: mine });
      api.clock.now += 5 * 60_000;
    }
    await stranger.refused('requestEmailCode', 'tooManyRequests', { authWay: 'kim@madang.kr' });
    expect((await confirm(owner, mine)).code).toBe(RESULT.ok);
    for (let sent = 1; sent < 5; sent += 1) {
      await owner.ok('requestEmailCode', { authWay: 'kim@madang.kr' });
      expect((await confirm(owner, codeFor(api, 'kim@madang.kr'))).code).toBe(RESULT.ok);
      api.clock.now += 5 * 60_000;
    }
  });

  it('[EMAIL-4] [API-6] [DOOR-6] a network that begins a visit for each request sends 6 emails to one mailbox in a day, ever more slowly', async () => {
    const began = api.clock.now;
    const sentAt: number[] = [];
    for (;;) {
      const { code, headers } = await api.browser('198.51.100.7').call('requestEmailCode', { authWay: 'kim@madang.kr' });
      const wait = Number(headers.get('retry-after') ?? 0) * 1000;
      if (code === RESULT.ok) sentAt.push((api.clock.now - began) / 60_000);
      else if (wait > 3_600_000) break;
      else api.clock.now += wait;
    }
    expect(sentAt).toEqual([0, 0, 0.5, 1.5, 3.5, 8.5]);
    await api.browser('192.0.2.1').ok('requestEmailCode', { authWay: 'kim@madang.kr' });
  });

  it('[EMAIL-4] [DOOR-6] five addresses send 100 emails to one mailbox neither in seconds nor in a day, and its owner’s known device asks all the same', async () => {
    const owner = api.browser();
    const { email } = await becomeMember(api, owner);
    const strangers = () => Array.from({ length: 5 }, (_, at) => api.browser(`198.51.100.${at}`));
    const flood = async () => {
      for (const stranger of strangers()) await stranger.call('requestEmailCode', { authWay: email });
    };
    const before = api.mails.length;
    for (let round = 0; round < 20; round += 1) await flood();
    expect(api.mails.length - before).toBe(7);
    for (let hour = 0; hour < 20; hour += 1) {
      api.clock.now += 3_600_000;
      await flood();
    }
    expect(api.mails.length - before).toBe(19);
    const refused = await api.browser('203.0.113.200').refused('requestEmailCode', 'tooManyRequests', { authWay: email });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3 * 3600);
    const { resendAt } = await owner.ok('requestEmailCode', { authWay: email });
    expect(resendAt).toBe(api.clock.now + 60_000);
  });

  it('[EMAIL-4] [DOOR-6] 100 requests at once from 50 addresses send 8 emails to one mailbox', async () => {
    const browsers = Array.from({ length: 100 }, (_, at) => api.browser(`198.51.100.${at % 50}`));
    await Promise.all(browsers.map((browser) => browser.ok('configuration')));
    await Promise.all(browsers.map((browser) => browser.call('requestEmailCode', { authWay: 'kim@madang.kr' })));
    expect(api.mails).toHaveLength(8);
  });

  it('[EMAIL-4] [DOOR-6] the answer says when the next code can be asked for: the pause grows, and what was said holds', async () => {
    const browser = api.browser();
    const pauses: number[] = [];
    for (let sent = 0; sent < 5; sent += 1) {
      const { resendAt, serverTime } = await browser.ok('requestEmailCode', { authWay: 'kim@madang.kr' });
      pauses.push((resendAt - serverTime) / 1000);
      if (sent === 4) break;
      api.clock.now = resendAt - 1000;
      const early = await browser.refused('requestEmailCode', 'tooManyRequests', { authWay: 'kim@madang.kr' });
      expect(early.headers.get('retry-after')).toBe('1');
      api.clock.now = resendAt;
    }
    expect(pauses).toEqual([60, 60, 60, 120, 300]);
  });

  it('[EMAIL-4] [DOOR-6] a known device of the owner has a growing pause and a cap of its own', async () => {
    const owner = api.browser();
    const { email } = await becomeMember(api, owner);
    const day = api.clock.now + 86_400_000;
    let sent = 0;
    while (api.clock.now < day - 60_000) {
      const { code, headers } = await owner.call('requestEmailCode', { authWay: email });
      if (code === RESULT.ok) sent += 1;
      else api.clock.now += Number(headers.get('retry-after')) * 1000;
    }
    expect(sent).toBe(10);
  });

  it('[RESET-2] a new password ends all other codes and proofs of its email', async () => {
    const { email } = await becomeMember(api, api.browser());
    const [one, other, third] = [api.browser(), api.browser(), api.browser()];
    const sqncNum = await proveEmail(api, one, email);
    const left = await proveEmail(api, other, email);
    api.clock.now += 60_000;
    await third.ok('requestEmailCode', { authWay: email });
    await one.ok('resetPassword', emailCredentials(email, sqncNum, 'autumn-2026?'));
    await other.refused('resetPassword', 'proofExpired', emailCredentials(email, left));
    await third.refused('confirmEmailCode', 'codeExpired', { authWay: email, authCode: codeFor(api, email) });
  });

  it('[EMAIL-4] sends five emails to one mailbox in an hour; a refused request leaves the last code good', async () => {
    const browser = api.browser();
    for (let sent = 0; sent < 5; sent += 1) {
      await browser.ok('requestEmailCode', { authWay: 'kim@madang.kr' });
      api.clock.now += 5 * 60_000;
    }
    const refused = await browser.refused('requestEmailCode', 'tooManyRequests', { authWay: 'kim@madang.kr' });
    expect(refused.headers.get('retry-after')).toBe(String(3600 - 5 * 300));
    expect((await confirm(browser, codeFor(api, 'kim@madang.kr'))).code).toBe(RESULT.ok);
    api.clock.now += (3600 - 5 * 300) * 1000;
    await browser.ok('requestEmailCode', { authWay: 'kim@madang.kr' });
  });

  it('[LOGIN-2] refuses the eleventh wrong password in 15 minutes even when it is right; the right one clears the count', async () => {
    const { email } = await becomeMember(api, api.browser());
    const logIn = (pswd: string) => api.browser().call('emailLogin', { authMthd: 1, authId: email, pswd });
    for (let tries = 0; tries < 9; tries += 1) expect((await logIn('wrong-2026!')).code).toBe(RESULT.credentialsWrong);
    expect((await logIn(PASSWORD)).code).toBe(RESULT.ok);
    for (let tries = 0; tries < 10; tries += 1) expect((await logIn('wrong-2026!')).code).toBe(RESULT.credentialsWrong);
    expect((await logIn(PASSWORD)).code).toBe(RESULT.tooManyRequests);
    api.clock.now += 15 * 60_000;
    expect((await logIn(PASSWORD)).code).toBe(RESULT.ok);
  });

  it('[LOGIN-2] judges no more than ten of many wrong passwords at once', async () => {
    const replies = await Promise.all(
      Array.from({ length: 14 }, () => api.browser().call('emailLogin', { authMthd: 1, authId: 'unknown@madang.kr', pswd: 'x' })),
    );
    expect(replies.filter((reply) => reply.code === RESULT.credentialsWrong)).toHaveLength(10);
  });

  it('[API-1] [API-8] [DOOR-6] lets one network make so many guests in an hour, and another its own', async () => {
    const limited = await createTestApi(database.db, { guestLimitPerHour: 2 });
    await limited.browser('198.51.100.7').ok('guestLogin');
    await limited.browser('198.51.100.7').ok('join', guestJoin());
    await limited.browser('198.51.100.7').refused('guestLogin', 'tooManyRequests');
    await limited.browser('198.51.100.7').refused('join', 'tooManyRequests', guestJoin());
    await limited.browser('198.51.100.8').ok('guestLogin');
    limited.clock.now += 3_600_000;
    await limited.browser('198.51.100.7').ok('guestLogin');
  });

  it('counts for the address that a trusted proxy saw, and believes no other sender', async () => {
    let lies = 0;
    const spoof = (settings: object) => async (seen: number) => {
      const limited = await createTestApi(database.db, { guestLimitPerHour: 1, ...settings });
      // The client's own word is another one each time.
      lies += 1;
      return limited
        .browser('203.0.113.5')
        .call('guestLogin', undefined, { headers: { 'X-Forwarded-For': `9.9.9.${lies}, 198.51.100.${seen}` } });
    };
    const trusting = spoof({ trustProxy: { hops: 1, networks: undefined } });
    expect([(await trusting(1)).status, (await trusting(2)).status, (await trusting(1)).status]).toEqual([200, 200, 429]);
    const plain = spoof({ trustProxy: undefined });
    expect([(await plain(3)).status, (await plain(4)).status]).toEqual([200, 429]);
  });

  it('[API-6] asks about one email 20 times in an hour from one network, and about many from one network as often as is set', async () => {
    for (let asked = 0; asked < 20; asked += 1) await api.browser().ok('checkUser', { authMthd: 1, authId: 'kim@madang.kr' });
    await api.browser().refused('checkUser', 'tooManyRequests', { authMthd: 1, authId: 'KIM@madang.kr' });
    await api.browser('198.51.100.7').ok('checkUser', { authMthd: 1, authId: 'KIM@madang.kr' });
    const limited = await createTestApi(database.db, { emailCheckLimitPerHour: 2 });
    for (const name of ['a', 'b']) await limited.browser('198.51.100.9').ok('checkUser', { authMthd: 1, authId: `${name}@madang.kr` });
    await limited.browser('198.51.100.9').refused('checkUser', 'tooManyRequests', { authMthd: 1, authId: 'c@madang.kr' });
  });

  it('[API-9] [API-10] checks 60 names a minute on one visit; made-up visits count for the network', async () => {
    const browser = api.browser();
    await browser.ok('configuration');
    for (let asked = 0; asked < 60; asked += 1) await browser.ok('validateNickname', { ncknm: '마당이름' });
    await browser.refused('validateUvrsId', 'tooManyRequests', { uvrsId: 'madang' });
    const other = api.browser();
    await other.ok('configuration');
    await other.ok('validateNickname', { ncknm: '마당이름' });
    for (let asked = 0; asked < 60; asked += 1) {
      const forger = api.browser('198.51.100.7');
      forger.cookies.set('madang_visit', { value: `visit${asked}.forged`, path: '/' });
      await forger.ok('validateNickname', { ncknm: '마당이름' });
    }
    await api.browser('198.51.100.7').refused('validateNickname', 'tooManyRequests', { ncknm: '마당이름' });
  });

  it('[API-9] [API-10] checks 2400 names a minute from one network, though each request brings a new visit', async () => {
    const fresh = async () => {
      const browser = api.browser('198.51.100.7');
      await browser.ok('configuration');
      return browser;
    };
    await (await fresh()).ok('validateNickname', { ncknm: '마당이름' });
    // As if 2398 more had come, from other visits.
    const { name } = POLICIES.availabilityChecksPerAddress;
    await database.db.updateTable('rate_limits').set({ count: 2399 }).where('policy', '=', name).execute();
    await (await fresh()).ok('validateNickname', { ncknm: '마당이름' });
    const refused = await (await fresh()).refused('validateNickname', 'tooManyRequests', { ncknm: '마당이름' });
    expect(refused.headers.get('retry-after')).toBe('60');
    await api.browser('198.51.100.8').ok('validateNickname', { ncknm: '마당이름' });
  });

  it('[CHAR-2] gives a name to one of many who want it at once', async () => {
    const replies = await Promise.all(Array.from({ length: 6 }, () => api.browser().call('join', guestJoin('인기많은이름'))));
    expect(replies.map((reply) => reply.code).sort()).toEqual([RESULT.ok, ...Array<number>(5).fill(RESULT.nicknameTaken)].sort());
  });

  it('[EMAIL-7] [SOC-5] lets one of several uses of a proof or a ticket at once succeed', async () => {
    const browser = api.browser();
    await proveEmail(api, browser, 'kim@madang.kr');
    const joined = await Promise.all(Array.from({ length: 3 }, () => browser.call('join', emailJoin('kim@madang.kr'))));
    expect(joined.filter((reply) => reply.code === RESULT.ok)).toHaveLength(1);
    expect(await database.db.selectFrom('proofs').selectAll().execute()).toEqual([]);
    const ticket = await ticketFor(api, browser, 'kim');
    const linked = await Promise.all(Array.from({ length: 3 }, () => browser.call('accountLinkJoin', providerJoin(ticket))));
    expect(linked.filter((reply) => reply.code === RESULT.ok)).toHaveLength(1);
  });

  it('[PROF-3] changes the ID once when it is asked for twice at once', async () => {
    const browser = api.browser();
    await becomeGuest(browser);
    const replies = await Promise.all(['first.id', 'second.id'].map((uvrsId) => browser.call('changeUvrsId', { uvrsId })));
    expect(replies.map((reply) => reply.code).sort()).toEqual([RESULT.ok, RESULT.uvrsIdTooEarly].sort());
  });
});
