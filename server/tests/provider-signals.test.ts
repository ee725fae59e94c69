import { beforeEach, expect, it } from 'vitest';
import { POLICIES } from '#server/limits/policies.ts';
import { Authenticator } from './support/authenticator.ts';
import type { Browser } from './support/browser.ts';
import { describeApi } from './support/describe-api.ts';
import {
  becomeMember,
  emailCredentials,
  linkTicketFor,
  PASSWORD,
  proveEmail,
  providerJoin,
  ticketCredentials,
  ticketFor,
} from './support/people.ts';
import { appleSays, claimsOf, kakaoSays, postNotice, signed } from './support/provider-signals.ts';
import { KAKAO_ADMIN_KEY } from './support/signal-keys.ts';

const EMAIL = 'minji@madang.kr';
const [BY_EMAIL, GOOGLE, KAKAO, APPLE] = [1, 3, 4, 7];
const [AT_KAKAO, AT_APPLE] = ['4815162342', '001122.aa.3344'];

describeApi('signals of providers about their people', (api, database) => {
  let here: Browser;
  beforeEach(() => {
    here = api.browser();
  });

  const joinBy = async (browser: Browser, subject: string, method: number) => {
    const { user } = await browser.ok('accountLinkJoin', providerJoin(await ticketFor(api, browser, subject, method), method));
    browser.token = user.access_token;
  };
  const loginBy = async (subject: string, method: number) => {
    const browser = api.browser();
    const authId = await ticketFor(api, browser, subject, method);
    browser.token = (await browser.ok('snsLogin', { authMthd: method, authId })).user.access_token;
    return browser;
  };
  const link = async (browser: Browser, subject: string, method: number) => {
    const { user } = await browser.ok('setUpAccount', ticketCredentials(await linkTicketFor(api, browser, subject, method), method));
    browser.token = user.access_token;
  };
  const linkEmail = async (browser: Browser) => {
    const sqncNum = await proveEmail(api, browser, EMAIL);
    const { user } = await browser.ok('setUpAccount', emailCredentials(EMAIL, sqncNum));
    browser.token = user.access_token;
    return user;
  };
  /** An email, and a Kakao account beside it. */
  const becomeMemberWithKakao = async () => {
    await becomeMember(api, here, EMAIL);
    await link(here, AT_KAKAO, KAKAO);
    api.mails.length = 0;
  };
  const addPasskey = async (browser: Browser) => {
    const authenticator = new Authenticator();
    const { publicKey } = await browser.ok('passkeyCreationOptions', { mediation: 'optional' });
    await browser.ok('addPasskey', { credential: authenticator.create(publicKey) });
    return authenticator;
  };
  const waysOf = async (browser: Browser) => (await browser.ok('listWays')).wayList;
  const userOf = async (browser: Browser) => (await browser.ok('userInfo')).user;
  const isSignedOut = (browser: Browser) => browser.refused('userInfo', 'unauthorized');
  const activitiesOf = async (browser: Browser) => (await browser.ok('listActivity')).activityList.map(({ activity }) => activity);

  it.each(['GET', 'POST'] as const)(
    '[WAY-1] [SAFE-1] Kakao’s unlink by %s: its sessions end, the way stays and is marked, its owner is told',
    async (method) => {
      await becomeMemberWithKakao();
      const byKakao = await loginBy(AT_KAKAO, KAKAO);
      api.mails.length = 0;
      expect(await kakaoSays(api, 'UNLINK_FROM_APPS', AT_KAKAO, { method })).toBe(200);
      await isSignedOut(byKakao);
      expect(await waysOf(here)).toMatchObject([{ authMthd: BY_EMAIL }, { authMthd: KAKAO, withdrawnAt: api.clock.now }]);
      expect(api.mails).toMatchObject([{ to: EMAIL, subject: expect.stringContaining('Kakao') }]);
      expect((await activitiesOf(here))[0]).toBe('wayWithdrawn');
    },
  );

  it('[WAY-1] a person who agrees at the provider again is in the same account, and the mark is gone', async () => {
    await becomeMemberWithKakao();
    await kakaoSays(api, 'UNLINK_FROM_ADMIN', AT_KAKAO);
    const again = await loginBy(AT_KAKAO, KAKAO);
    expect((await userOf(again)).user_id).toBe((await userOf(here)).user_id);
    expect((await waysOf(here))[1]).not.toHaveProperty('withdrawnAt');
  });

  it('[WAY-1] [CONFIRM-1] a way that was withdrawn still proves who the owner is, who gives access again by that', async () => {
    await becomeMemberWithKakao();
    // A way that is newer than the sign-in proves nothing.
    api.clock.now += 1000;
    here.token = (await here.ok('emailLogin', { authMthd: BY_EMAIL, authId: EMAIL, pswd: PASSWORD })).user.access_token;
    await kakaoSays(api, 'UNLINK_FROM_APPS', AT_KAKAO);
    expect((await waysOf(here))[1]).toHaveProperty('withdrawnAt');
    const authId = await ticketFor(api, here, AT_KAKAO, KAKAO);
    await here.ok('confirmIdentity', { act: 'exportData', authMthd: KAKAO, authId, pswd: '' });
    expect((await waysOf(here))[1]).not.toHaveProperty('withdrawnAt');
  });

  it('[WAY-2] [SAFE-1] an account that is gone at Kakao goes as its owner would remove it, with its sessions alone', async () => {
    await becomeMemberWithKakao();
    const [byKakao, byEmail] = [await loginBy(AT_KAKAO, KAKAO), api.browser()];
    byEmail.token = (await byEmail.ok('emailLogin', { authMthd: BY_EMAIL, authId: EMAIL, pswd: PASSWORD })).user.access_token;
    api.mails.length = 0;
    expect(await kakaoSays(api, 'ACCOUNT_DELETE', AT_KAKAO)).toBe(200);
    await isSignedOut(byKakao);
    for (const browser of [here, byEmail]) expect(await waysOf(browser)).toMatchObject([{ authMthd: BY_EMAIL }]);
    expect(api.mails).toMatchObject([{ to: EMAIL }]);
    expect((await activitiesOf(here))[0]).toBe('wayGone');
    expect(await userOf(here)).not.toHaveProperty('gone_auth_mthd');
  });

  it.each([
    ['a provider', (browser: Browser) => link(browser, 'minji', GOOGLE), 1],
    ['a passkey', addPasskey, 0],
  ] as const)('[WAY-2] a forced deletion at Kakao takes the way where %s is another', async (_, addWay, left) => {
    await joinBy(here, AT_KAKAO, KAKAO);
    await addWay(here);
    expect(await kakaoSays(api, 'FORCED_ACCOUNT_DELETE', AT_KAKAO)).toBe(200);
    expect(await database.db.selectFrom('identities').select('method').execute()).toHaveLength(left);
  });

  it.each(['account-delete', 'account-deleted'])(
    '[WAY-2] Apple’s %s of the only way: nothing goes, the sessions stay, and each visit says so',
    async (type) => {
      await joinBy(here, AT_APPLE, APPLE);
      expect(await appleSays(api, type, AT_APPLE)).toBe(200);
      expect(await userOf(here)).toMatchObject({ gone_auth_mthd: APPLE });
      expect(await waysOf(here)).toMatchObject([{ authMthd: APPLE, goneAt: api.clock.now }]);
      expect((await activitiesOf(here))[0]).toBe('wayGone');
      await here.refused('removeWay', 'lastWay', { authMthd: APPLE });
    },
  );

  it('[WAY-2] the email that is added then takes its place: the way goes, the person stays', async () => {
    await joinBy(here, AT_APPLE, APPLE);
    const elsewhere = await loginBy(AT_APPLE, APPLE);
    api.clock.now += 10 * 60_000;
    for (const browser of [here, elsewhere]) browser.token = (await browser.ok('refreshAccessToken')).access_token;
    await appleSays(api, 'account-delete', AT_APPLE);
    const user = await linkEmail(here);
    expect(user).toMatchObject({ auth_mthd: BY_EMAIL, auth_mthds: [BY_EMAIL] });
    expect(await userOf(here)).not.toHaveProperty('gone_auth_mthd');
    await isSignedOut(elsewhere);
  });

  it('[WAY-2] [PASSKEY-3] a passkey that is made then takes its place, and the person stays', async () => {
    await joinBy(here, AT_APPLE, APPLE);
    await appleSays(api, 'account-delete', AT_APPLE);
    await addPasskey(here);
    expect(await here.ok('listWays')).toMatchObject({ wayList: [], passkeyCount: 1 });
    expect(await userOf(here)).not.toHaveProperty('gone_auth_mthd');
  });

  it('[WAY-2] another account of the same provider takes the place of the one that is gone', async () => {
    await joinBy(here, AT_APPLE, APPLE);
    await appleSays(api, 'account-delete', AT_APPLE);
    await link(here, 'another-apple', APPLE);
    expect(await waysOf(here)).toMatchObject([{ authMthd: APPLE, account: 'an***@apple.test' }]);
    expect((await waysOf(here))[0]).not.toHaveProperty('goneAt');
  });

  it('[WAY-1] Apple’s consent-revoked ends the sessions of that way, and no others', async () => {
    await becomeMember(api, here, EMAIL);
    await link(here, AT_APPLE, APPLE);
    const byApple = await loginBy(AT_APPLE, APPLE);
    expect(await appleSays(api, 'consent-revoked', AT_APPLE)).toBe(200);
    await isSignedOut(byApple);
    expect((await waysOf(here))[1]).toMatchObject({ authMthd: APPLE, withdrawnAt: api.clock.now });
  });

  it('[SAFE-1] the relay mailbox of the account that is gone is written to no more', async () => {
    await becomeMember(api, here, 'abc123@privaterelay.appleid.com');
    await link(here, AT_APPLE, APPLE);
    api.mails.length = 0;
    await appleSays(api, 'account-delete', AT_APPLE);
    expect(api.mails).toEqual([]);
  });

  it.each(['email-disabled', 'email-enabled', 'something-new'])('[WAY-1] Apple’s %s is taken and changes nothing', async (type) => {
    await joinBy(here, AT_APPLE, APPLE);
    expect(await appleSays(api, type, AT_APPLE)).toBe(200);
    expect(Object.keys((await waysOf(here))[0] ?? {})).toEqual(['authMthd', 'account', 'linkedAt', 'usedAt', 'isCurrent']);
  });

  it('[WAY-1] an unfinished sign-up at Kakao and unknown people are answered as others, and change nothing', async () => {
    await joinBy(here, AT_KAKAO, KAKAO);
    expect(await kakaoSays(api, 'INCOMPLETE_SIGN_UP', AT_KAKAO)).toBe(200);
    expect(await kakaoSays(api, 'ACCOUNT_DELETE', '999')).toBe(200);
    expect(await appleSays(api, 'account-delete', AT_KAKAO)).toBe(200);
    expect(await appleSays(api, 'account-delete', 'a\0b')).toBe(200);
    expect(await waysOf(here)).toHaveLength(1);
    expect(await userOf(here)).not.toHaveProperty('gone_auth_mthd');
  });

  it('[SAFE-1] a forged notice changes nothing: signature, issuer, audience, time, algorithm, claims', async () => {
    await joinBy(here, AT_APPLE, APPLE);
    const claims = claimsOf(api, 'account-delete', AT_APPLE);
    const now = Math.floor(api.clock.now / 1000);
    const { exp: _, ...endless } = claims;
    const { jti: __, ...nameless } = claims;
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const forged = [
      await signed(claims, 'stranger'),
      await signed({ ...claims, iss: 'https://apple.example' }),
      await signed({ ...claims, aud: 'another.app' }),
      await signed({ ...claims, exp: now - 3600 }),
      await signed(endless),
      await signed(nameless),
      await signed({ ...claims, events: 'no JSON' }),
      `${part({ alg: 'none' })}.${part(claims)}.`,
      'no notice',
    ];
    for (const notice of forged) expect(await postNotice(api, notice)).toBe(401);
    for (const payload of [undefined, 7]) expect(await postNotice(api, payload)).toBe(400);
    expect(await userOf(here)).not.toHaveProperty('gone_auth_mthd');
  });

  it('[SAFE-1] a notice that is played again changes nothing, nor does one from before the last sign-in', async () => {
    await becomeMember(api, here, EMAIL);
    await link(here, AT_APPLE, APPLE);
    const notice = await signed(claimsOf(api, 'consent-revoked', AT_APPLE));
    expect(await postNotice(api, notice)).toBe(200);
    api.clock.now += 60_000;
    const again = await loginBy(AT_APPLE, APPLE);
    expect(await postNotice(api, notice)).toBe(200);
    await again.ok('userInfo');
    api.clock.now += 10 * 60_000;
    const later = await loginBy(AT_APPLE, APPLE);
    const old = claimsOf(api, 'consent-revoked', AT_APPLE, {}, api.clock.now - 9 * 60_000);
    expect(await postNotice(api, await signed(old))).toBe(200);
    await later.ok('userInfo');
  });

  it('[SAFE-1] the same news in another notice is told once', async () => {
    await becomeMemberWithKakao();
    for (let times = 0; times < 3; times += 1) await kakaoSays(api, 'UNLINK_FROM_APPS', AT_KAKAO);
    expect(api.mails).toHaveLength(1);
    expect((await activitiesOf(here)).filter((activity) => activity === 'wayWithdrawn')).toHaveLength(1);
  });

  it('[SAFE-1] a caller without Kakao’s key is refused, and soon not heard; Kakao is heard all the same', async () => {
    await joinBy(here, AT_KAKAO, KAKAO);
    const wrong = { authorization: 'KakaoAK a-guess', address: '203.0.113.9' };
    for (const authorization of ['', 'KakaoAK', `Bearer ${KAKAO_ADMIN_KEY}`, `KakaoAK ${KAKAO_ADMIN_KEY}x`]) {
      expect(await kakaoSays(api, 'ACCOUNT_DELETE', AT_KAKAO, { ...wrong, authorization })).toBe(401);
    }
    for (let tries = 4; tries < POLICIES.wrongProviderSignals.max; tries += 1) await kakaoSays(api, 'ACCOUNT_DELETE', AT_KAKAO, wrong);
    expect(await kakaoSays(api, 'ACCOUNT_DELETE', AT_KAKAO, { ...wrong, authorization: `KakaoAK ${KAKAO_ADMIN_KEY}` })).toBe(429);
    expect(await userOf(here)).not.toHaveProperty('gone_auth_mthd');
    expect(await kakaoSays(api, 'ACCOUNT_DELETE', AT_KAKAO)).toBe(200);
    expect(JSON.stringify(api.logged)).not.toContain(KAKAO_ADMIN_KEY);
  });

  it('[WAY-1] a ticket from before the withdrawal begins no session any more', async () => {
    await joinBy(here, AT_KAKAO, KAKAO);
    const browser = api.browser();
    const authId = await ticketFor(api, browser, AT_KAKAO, KAKAO);
    await kakaoSays(api, 'UNLINK_FROM_APPS', AT_KAKAO);
    await browser.refused('snsLogin', 'proofExpired', { authMthd: KAKAO, authId });
  });

  it('[WAY-1] [WAY-2] signals at once with a sign-in, a removal and the deletion of the account leave no session of that way', async () => {
    await becomeMemberWithKakao();
    const browser = api.browser();
    const authId = await ticketFor(api, browser, AT_KAKAO, KAKAO);
    const [withdrawn, removed, gone, login, deleted] = await Promise.all([
      kakaoSays(api, 'UNLINK_FROM_APPS', AT_KAKAO),
      here.call('removeWay', { authMthd: KAKAO }),
      kakaoSays(api, 'ACCOUNT_DELETE', AT_KAKAO),
      browser.call('snsLogin', { authMthd: KAKAO, authId }),
      here.call('deleteAccount'),
    ]);
    expect([withdrawn, gone]).toEqual([200, 200]);
    // Whichever comes first decides what the others find, and none is a defect.
    for (const { status } of [removed, login, deleted]) expect(status).toBeLessThan(500);
    expect(await database.db.selectFrom('identities').select('method').execute()).toEqual([{ method: BY_EMAIL }]);
    const sessions = await database.db.selectFrom('sessions').select('session_id').where('method', '=', KAKAO).execute();
    expect(sessions).toEqual([]);
  });
});
