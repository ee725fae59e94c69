import { beforeEach, describe, expect, it } from 'vitest';
import { type MemberPolicy, POLICIES, SIGN_IN_PROVES } from '#server/limits/policies.ts';
import { Authenticator } from './support/authenticator.ts';
import type { Browser } from './support/browser.ts';
import { describeApi } from './support/describe-api.ts';
import { challengedBrowser, makePasskey } from './support/passkey-steps.ts';
import { becomeMember, linkTicketFor, PASSWORD, proveEmail, ticketCredentials, ticketFor } from './support/people.ts';

const [OLD, STRANGERS, OTHER] = ['minji@madang.kr', 'stranger@evil.kr', 'minji@other.kr'];
const [BY_EMAIL, GOOGLE, KAKAO, NAVER] = [1, 3, 4, 5];
const DAY = 86_400_000;

/** What a stranger who was in an account leaves behind, and what its owner can still undo. */
describeApi('an account that a stranger was in', (api, database) => {
  let here: Browser;
  beforeEach(async () => {
    here = api.browser();
    await becomeMember(api, here, OLD);
    await link(here, 'minji', KAKAO);
    api.mails.length = 0;
  });

  const link = async (browser: Browser, subject: string, method: number) => {
    const credentials = ticketCredentials(await linkTicketFor(api, browser, subject, method), method);
    browser.token = (await browser.ok('setUpAccount', credentials)).user.access_token;
  };
  const login = async (email = OLD) => {
    const browser = api.browser('203.0.113.66');
    browser.token = (await browser.ok('emailLogin', { authMthd: BY_EMAIL, authId: email, pswd: PASSWORD })).user.access_token;
    return browser;
  };
  const loginByPasskey = async (authenticator: Authenticator) => {
    const { browser, publicKey } = await challengedBrowser(api);
    browser.token = (await browser.ok('passkeyLogin', { credential: authenticator.get(publicKey) })).user.access_token;
    return browser;
  };
  const change = async (browser: Browser, email: string) =>
    browser.ok('changeEmail', { authWay: email, sqncNum: await proveEmail(api, browser, email) });
  const linksTo = (email: string) =>
    api.mails.flatMap(({ to, text }) => (to === email ? (/http:\/\/localhost:4000(\/api\/\S+)/.exec(text ?? '')?.[1] ?? []) : []));
  const press = async (path = '') => {
    const form = { rawBody: 'end=Y', headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Accept-Language': 'en' } };
    return (await api.browser().fetch('POST', path, undefined, form)).text();
  };
  const ways = () => database.db.selectFrom('identities').select(['method', 'subject']).orderBy('method').execute();
  const passkeys = async () => (await database.db.selectFrom('passkeys').select('credential_id').execute()).length;
  const waiting = async () => (await database.db.selectFrom('outbox').select('recipient').execute()).length;

  /** As if those who made such a call had made all that the policy lets them. */
  const useUp = (policy: MemberPolicy, share: keyof MemberPolicy = 'perSession') =>
    database.db.updateTable('rate_limits').set({ count: policy[share].max }).where('policy', '=', policy[share].name).execute();

  describe('the email is changed back by its owner', () => {
    it('[EMAIL-10] the email in between is told without a link: a stranger’s would give it the account again once the owner’s has run out', async () => {
      await change(await login(), STRANGERS);
      api.clock.now += DAY;
      const owner = await login(STRANGERS);
      api.mails.length = 0;
      await change(owner, OLD);
      expect(api.mails.filter(({ to, subject }) => to === STRANGERS && subject.includes('has its earlier email again'))).toHaveLength(1);
      expect(linksTo(STRANGERS)).toEqual([]);
      expect((await owner.ok('listActivity')).activityList[0]).toMatchObject({ activity: 'emailChanged' });
    });

    it('[EMAIL-10] the links of later changes undo nothing any more', async () => {
      const stranger = await login();
      await change(stranger, STRANGERS);
      await change(stranger, OTHER);
      const [path] = linksTo(STRANGERS);
      await change(await login(OTHER), OLD);
      await press(path);
      expect((await ways())[0]).toEqual({ method: BY_EMAIL, subject: OLD });
    });
  });

  it('[EMAIL-10] [SAFE-1] the email that loses the account by the link is told: the earlier mailbox may be another’s by now', async () => {
    await change(here, OTHER);
    const [path] = linksTo(OLD);
    api.mails.length = 0;
    expect(await press(path)).toContain('Your email is back');
    expect(api.mails.map(({ to, subject }) => [to, subject])).toEqual([[OTHER, 'Your Madang account has its earlier email again']]);
    await press(path);
    expect(api.mails).toHaveLength(1);
  });

  describe('the session was begun by a passkey', () => {
    const authenticator = () => new Authenticator();

    it('[SAFE-1] [WAY-2] [PASSKEY-3] the email about a removed way names the passkey, and its link closes it', async () => {
      const own = authenticator();
      await makePasskey(here, own);
      api.clock.now += DAY;
      const stranger = await loginByPasskey(own);
      api.mails.length = 0;
      await stranger.ok('removeWay', { authMthd: KAKAO });
      expect(api.mails[0]?.text).toMatch(/Way to log in: a passkey/);
      await press(linksTo(OLD)[0]);
      expect(await passkeys()).toBe(0);
      expect(await ways()).toEqual([
        { method: BY_EMAIL, subject: OLD },
        { method: KAKAO, subject: 'minji' },
      ]);
    });

    it('[EMAIL-10] [PASSKEY-3] so does that about a changed email', async () => {
      const own = authenticator();
      await makePasskey(here, own);
      api.clock.now += DAY;
      const stranger = await loginByPasskey(own);
      await change(stranger, STRANGERS);
      await press(linksTo(OLD).at(-1));
      expect(await passkeys()).toBe(0);
    });

    it('[DEVICE-1] the list of devices says so', async () => {
      const own = authenticator();
      await makePasskey(here, own);
      await loginByPasskey(own);
      expect((await here.ok('listSessions')).sessionList.map(({ authMthd }) => authMthd).sort()).toEqual([BY_EMAIL, 90]);
    });
  });

  it('[SAFE-1] the link of a sign-in takes away the ways and passkeys that came since, and none that was there before', async () => {
    api.clock.now += 1000;
    const stranger = await login();
    const [path] = linksTo(OLD);
    await link(stranger, 'stranger', GOOGLE);
    await makePasskey(stranger, new Authenticator());
    await press(path);
    expect(await ways()).toEqual([
      { method: BY_EMAIL, subject: OLD },
      { method: KAKAO, subject: 'minji' },
    ]);
    expect(await passkeys()).toBe(0);
  });

  it('[SAFE-1] [WAY-2] a provider’s way that removed itself stays closed, and the email does not promise it back', async () => {
    const stranger = api.browser('203.0.113.66');
    const authId = await ticketFor(api, stranger, 'minji', KAKAO);
    stranger.token = (await stranger.ok('snsLogin', { authMthd: KAKAO, authId })).user.access_token;
    api.mails.length = 0;
    await stranger.ok('removeWay', { authMthd: KAKAO });
    expect(api.mails[0]?.text).toContain('blocks this way to log in');
    expect(api.mails[0]?.text).not.toContain('brings the removed way back');
    const [path = ''] = linksTo(OLD);
    expect(await (await api.browser().fetch('GET', path)).text()).not.toContain('comes back');
    await press(path);
    expect(await ways()).toEqual([{ method: BY_EMAIL, subject: OLD }]);
  });

  it('[SAFE-1] while the mail server is away no email takes the place of one about another way or passkey: each has the link that closes its own', async () => {
    await link(here, 'minji', NAVER);
    api.mail.broken = true;
    for (const authMthd of [KAKAO, NAVER]) await here.ok('removeWay', { authMthd });
    expect(await waiting()).toBe(2);
    for (const authenticator of [new Authenticator(), new Authenticator()]) await makePasskey(here, authenticator);
    expect(await waiting()).toBe(4);
    api.mail.broken = false;
  });

  it('[SAFE-1] [WAY-2] [PASSKEY-3] no day has more removals than emails about them: a stranger takes no last way away unheard', async () => {
    const { max } = POLICIES.removalNoticesPerAccount;
    for (const policy of [POLICIES.wayRemovalsPerAccount, POLICIES.passkeyRemovalsPerAccount]) {
      expect(policy.window).toBe(POLICIES.removalNoticesPerAccount.window);
      expect(2 * policy.max).toBeLessThanOrEqual(max);
    }
    for (let time = 0; time < 6; time += 1) {
      await link(here, `stranger${time}`, GOOGLE);
      await here.ok('removeWay', { authMthd: GOOGLE });
    }
    api.mails.length = 0;
    await here.ok('removeWay', { authMthd: KAKAO });
    expect(api.mails).toHaveLength(1);
    for (let time = 7; time < POLICIES.wayRemovalsPerAccount.max; time += 1) {
      await link(here, `stranger${time}`, GOOGLE);
      await here.ok('removeWay', { authMthd: GOOGLE });
    }
    await link(here, 'another', GOOGLE);
    await here.refused('removeWay', 'tooManyRequests', { authMthd: GOOGLE });
  });

  it('[CONFIRM-1] [DEVICE-2] [WAY-2] [PARTNER-5] a stranger in one session uses up what is that session’s: the owner goes on in another', async () => {
    const stranger = await login();
    const guess = { act: 'endSessions', authMthd: BY_EMAIL, authId: '', pswd: 'guess-2026!' };
    await stranger.refused('confirmIdentity', 'credentialsWrong', guess);
    await useUp(POLICIES.confirmations);
    await stranger.refused('confirmIdentity', 'tooManyRequests', { ...guess, pswd: PASSWORD });
    await here.ok('confirmIdentity', { ...guess, pswd: PASSWORD });
    await stranger.ok('removeWay', { authMthd: GOOGLE });
    await useUp(POLICIES.wayRemovalCalls);
    await stranger.refused('removeWay', 'tooManyRequests', { authMthd: KAKAO });
    await here.ok('removeWay', { authMthd: KAKAO });
    await stranger.ok('endConsent', { clntId: 'none' });
    await useUp(POLICIES.consentEnds);
    await stranger.refused('endConsent', 'tooManyRequests', { clntId: 'none' });
    await here.ok('endConsent', { clntId: 'none' });
    await stranger.ok('endSessions', { sessionId: 'none' });
    await useUp(POLICIES.sessionEnds);
    await stranger.refused('endSessions', 'tooManyRequests', { sessionId: 'others' });
    await here.ok('endSessions', { sessionId: 'others' });
    await stranger.refused('listSessions', 'unauthorized');
  });

  it('[CONFIRM-1] many sessions together use up what is the account’s', async () => {
    const [first, second] = [await login(), await login()];
    await first.ok('endConsent', { clntId: 'none' });
    await useUp(POLICIES.consentEnds);
    await second.ok('endConsent', { clntId: 'none' });
    await useUp(POLICIES.consentEnds, 'perAccount');
    await here.refused('endConsent', 'tooManyRequests', { clntId: 'none' });
  });

  it('[CONFIRM-1] a proof by a way that is gone serves no more, in no session', async () => {
    const stranger = await login();
    const own = await login();
    api.clock.now += SIGN_IN_PROVES + 1;
    for (const browser of [stranger, own]) browser.token = (await browser.ok('refreshAccessToken')).access_token;
    const prove = async (act: string) => {
      const { confirmation } = await stranger.ok('confirmIdentity', { act, authMthd: BY_EMAIL, authId: '', pswd: PASSWORD });
      return { headers: { 'X-Confirmation': confirmation } };
    };
    const held = await prove('deleteAccount');
    const byKakao = api.browser();
    const authId = await ticketFor(api, byKakao, 'minji', KAKAO);
    byKakao.token = (await byKakao.ok('snsLogin', { authMthd: KAKAO, authId })).user.access_token;
    await makePasskey(byKakao, new Authenticator());
    const [passkey] = (await byKakao.ok('listPasskeys')).passkeyList;
    await byKakao.ok('removePasskey', { passkeyId: passkey?.passkeyId });
    await stranger.refused('deleteAccount', 'confirmationNeeded', undefined, held);
  });

  it('[DEVICE-4] a flood of wrong passwords pushes nothing out of the list of what happened', async () => {
    const { user_id } = await database.db.selectFrom('users').select('user_id').executeTakeFirstOrThrow();
    const failed = { at: api.clock.now, action: 'sign-in-failed' as const, user_id, by_user_id: user_id, method: BY_EMAIL };
    await database.db
      .insertInto('audit_log')
      .values(Array.from({ length: 300 }, () => failed))
      .execute();
    const { activityList } = await here.ok('listActivity');
    expect(activityList.filter(({ activity }) => activity === 'signInFailed')).toHaveLength(100);
    expect(activityList.at(-1)).toMatchObject({ activity: 'signedIn' });
    expect(activityList.some(({ activity }) => activity === 'wayLinked')).toBe(true);
    const { data } = await here.ok('exportData');
    expect((data.activity as unknown[]).length).toBe(302);
  });

  it('[WAY-3] a reset names passkeys among the other ways, and ends them when asked to', async () => {
    await here.ok('removeWay', { authMthd: KAKAO });
    await makePasskey(here, new Authenticator());
    const owner = api.browser();
    api.clock.now += 60_000;
    await owner.ok('requestEmailCode', { authWay: OLD });
    const authCode = /\b[A-Z0-9]{6}\b/.exec(api.mails.findLast(({ subject }) => /code/i.test(subject))?.text ?? '')?.[0];
    const { sqncNum, otherWays } = await owner.ok('confirmEmailCode', { authWay: OLD, authCode });
    expect(otherWays).toEqual([90]);
    api.mails.length = 0;
    const reset = { authMthd: BY_EMAIL, authId: OLD, sqncNum, pswd: 'autumn-2026?', authCode: '' };
    await owner.ok('resetPassword', reset, { headers: { 'X-End-Other-Ways': 'Y' } });
    expect(api.mails[0]?.text).toContain('Ways to log in that no longer work: a passkey');
    expect(await passkeys()).toBe(0);
  });

  it('[SAFE-1] [LANG-1] the owner is written to in the language that the page speaks since, on a device that the account knows', async () => {
    await here.ok('userInfo', undefined, { headers: { 'Accept-Language': 'ja' } });
    await login();
    expect(api.mails.at(-1)?.subject).toBe('マダンのアカウントに新しい端末からログインがありました');
    const stolen = api.browser('203.0.113.7');
    await stolen.ok('userInfo', undefined, {
      headers: { 'Accept-Language': 'ko' },
      ...(here.token !== undefined && { token: here.token }),
    });
    api.mails.length = 0;
    await here.ok('removeWay', { authMthd: KAKAO });
    expect(api.mails[0]?.subject).toBe('マダンのアカウントのログイン方法が削除されました');
  });

  it('[CONFIRM-1] the file of a person has all that is kept: the account’s begin and language, image, devices, an email that can come back, and a consent to a partner that is gone', async () => {
    await change(here, OTHER);
    const { user_id } = await database.db.selectFrom('users').select('user_id').executeTakeFirstOrThrow();
    await database.db.insertInto('oauth_consents').values({ client_id: 'gone-partner', user_id, agreed_at: 0 }).execute();
    const bytes = Buffer.from('image');
    await database.db
      .insertInto('profile_images')
      .values({ name: 'image.png', user_id, media_type: 'image/png', bytes, created_at: 0 })
      .execute();
    const { data } = await here.ok('exportData');
    expect(data).toMatchObject({
      createdAt: expect.stringContaining('T'),
      language: 'en',
      deletionAskedAt: null,
      profileImage: `data:image/png;base64,${bytes.toString('base64')}`,
      knownDevices: [{ seenAt: expect.any(String) }],
      earlierEmails: [{ email: OLD, undoableUntil: expect.any(String) }],
      partners: [{ clientId: 'gone-partner', name: null }],
    });
  });
});
