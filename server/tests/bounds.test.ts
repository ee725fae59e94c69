import { expect, it } from 'vitest';
import { isKnownDevice } from '#server/accounts/devices.ts';
import { DEVICES_MAX, EXPIRED_TOKEN_KEPT, SESSIONS_OF_ACCOUNT, SESSIONS_OF_VISIT, TOKENS_OF_SESSION } from '#server/limits/policies.ts';
import type { Browser } from './support/browser.ts';
import { describeApi } from './support/describe-api.ts';
import { becomeGuest, becomeMember, PASSWORD, providerJoin, ticketFor } from './support/people.ts';

describeApi('the storage of one client', (api, database) => {
  const rows = async (table: 'sessions' | 'access_tokens') => (await database.db.selectFrom(table).selectAll().execute()).length;

  it('a browser that signs in again and again has a few sessions, and the newest works', async () => {
    const browser = api.browser();
    await becomeGuest(browser);
    const first = browser.token ?? '';
    for (let times = 0; times < SESSIONS_OF_VISIT + 15; times += 1) {
      api.clock.now += 1000;
      browser.token = (await browser.ok('guestLogin')).user.access_token;
    }
    expect(await rows('sessions')).toBe(SESSIONS_OF_VISIT);
    await browser.ok('userInfo');
    await browser.ok('refreshAccessToken');
    await browser.refused('userInfo', 'unauthorized', undefined, { token: first });
  });

  it('an account has a number of sessions at most; the one that was used least recently ends', async () => {
    const [used, unused] = [api.browser(), api.browser()];
    used.token = (await used.ok('accountLinkJoin', providerJoin(await ticketFor(api, used, 'person')))).user.access_token;
    const signIn = async (browser: Browser) => {
      const authId = await ticketFor(api, browser, 'person');
      browser.token = (await browser.ok('snsLogin', { authMthd: 3, authId })).user.access_token;
    };
    await signIn(unused);
    for (let times = 0; times < SESSIONS_OF_ACCOUNT - 1; times += 1) {
      api.clock.now += 1000;
      used.token = (await used.ok('refreshAccessToken')).access_token;
      await signIn(api.browser());
    }
    expect(await rows('sessions')).toBe(SESSIONS_OF_ACCOUNT);
    await used.ok('userInfo');
    await unused.refused('userInfo', 'unauthorized');
  });

  it('[REFR-1] [REFR-3] a session that is refreshed again and again, in the grace too, keeps a number of tokens at most', async () => {
    const browser = api.browser();
    await becomeGuest(browser);
    for (let times = 0; times < TOKENS_OF_SESSION + 10; times += 1) {
      api.clock.now += 1000;
      const before = new Map(browser.cookies);
      browser.token = (await browser.ok('refreshAccessToken')).access_token;
      const tab = api.browser();
      for (const [name, cookie] of before) tab.cookies.set(name, cookie);
      await tab.ok('refreshAccessToken');
    }
    expect(await rows('access_tokens')).toBe(TOKENS_OF_SESSION);
    await browser.ok('userInfo');
  });

  it('[REFR-1] a refresh forgets tokens that ended long ago, but not the one that the client has', async () => {
    const browser = api.browser();
    await becomeGuest(browser);
    for (let times = 0; times < 3; times += 1) {
      api.clock.now += 2 * EXPIRED_TOKEN_KEPT;
      browser.token = (await browser.ok('refreshAccessToken')).access_token;
    }
    expect(await rows('access_tokens')).toBe(2);
  });

  it('[LOGIN-2] an account has a limited number of known devices: another one takes the place of the one that signed in least recently', async () => {
    const [other, owner] = [api.browser(), api.browser()];
    const otherEmail = (await becomeMember(api, other)).email;
    const { email } = await becomeMember(api, owner);
    const known = (browser: Browser, of = email) =>
      isKnownDevice(database.db, browser.cookies.get('madang_device')?.value.split('.')[0] ?? 'none', of);
    const signIn = async (browser: Browser) => {
      api.clock.now += 1000;
      await browser.ok('emailLogin', { authMthd: 1, authId: email, pswd: PASSWORD });
      return browser;
    };
    const second = await signIn(api.browser());
    const others: Browser[] = [];
    for (let times = 2; times < DEVICES_MAX; times += 1) others.push(await signIn(api.browser()));
    await signIn(owner);
    expect(await Promise.all([owner, second, ...others].map((each) => known(each)))).not.toContain(false);

    const another = await signIn(api.browser());
    expect(await known(second)).toBe(false);
    expect(await Promise.all([owner, another, ...others].map((each) => known(each)))).not.toContain(false);
    expect(await known(other, otherEmail)).toBe(true);
  });

  it('[AGR-5] an account that agrees and withdraws again and again is told to wait', async () => {
    const browser = api.browser();
    await becomeGuest(browser);
    const say = (agrmYn: 'Y' | 'N') => ({ agrm: [{ item: 'marketing', ver: '2022-11-30', agrmYn }] });
    for (let times = 0; times < 30; times += 1) await browser.ok('recordAgreements', say(times % 2 === 0 ? 'Y' : 'N'));
    const refused = await browser.refused('recordAgreements', 'tooManyRequests', say('Y'));
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    api.clock.now += 86_400_000;
    await browser.ok('refreshAccessToken').then(({ access_token }) => browser.ok('recordAgreements', say('Y'), { token: access_token }));
  });
});
