import { beforeEach, expect, it } from 'vitest';
import { tidy } from '#server/housekeeping.ts';
import { POLICIES, SIGN_IN_PROVES } from '#server/limits/policies.ts';
import { Authenticator } from './support/authenticator.ts';
import type { Browser } from './support/browser.ts';
import { describeApi } from './support/describe-api.ts';
import { becomeGuest, becomeMember, linkTicketFor, PASSWORD, providerJoin, ticketCredentials, ticketFor } from './support/people.ts';

const EMAIL = 'minji@madang.kr';
const [BY_EMAIL, GOOGLE, KAKAO] = [1, 3, 4];

describeApi('the ways of an account', (api, database) => {
  let here: Browser;
  beforeEach(async () => {
    here = api.browser();
    await becomeMember(api, here, EMAIL);
    await link('minji', KAKAO);
    api.mails.length = 0;
  });

  const link = async (subject: string, method: number) => {
    const { user } = await here.ok('setUpAccount', ticketCredentials(await linkTicketFor(api, here, subject, method), method));
    here.token = user.access_token;
  };
  const login = async () => {
    const browser = api.browser();
    browser.token = (await browser.ok('emailLogin', { authMthd: BY_EMAIL, authId: EMAIL, pswd: PASSWORD })).user.access_token;
    return browser;
  };
  const loginBy = async (subject: string, method: number) => {
    const browser = api.browser();
    const authId = await ticketFor(api, browser, subject, method);
    browser.token = (await browser.ok('snsLogin', { authMthd: method, authId })).user.access_token;
    return browser;
  };
  const addPasskey = async (browser: Browser) => {
    const authenticator = new Authenticator();
    const { publicKey } = await browser.ok('passkeyCreationOptions', { mediation: 'optional' });
    await browser.ok('addPasskey', { credential: authenticator.create(publicKey) });
    return authenticator;
  };
  const refresh = async (browser: Browser) => {
    browser.token = (await browser.ok('refreshAccessToken')).access_token;
  };
  const waysOf = async (browser: Browser) => (await browser.ok('listWays')).wayList.map(({ authMthd }) => authMthd);
  const isSignedOut = (browser: Browser) => browser.refused('userInfo', 'unauthorized');

  it('[WAY-1] the API says that it lists and removes them', async () => {
    expect((await here.ok('configuration')).removesWays).toBe(true);
  });

  it('[WAY-1] each says which account of the provider it is, masked, since when, last used, and which one is in use here', async () => {
    const linkedAt = api.clock.now;
    api.clock.now += 60_000;
    await loginBy('minji', KAKAO);
    expect(await here.ok('listWays')).toEqual({
      wayList: [
        { authMthd: BY_EMAIL, account: EMAIL, linkedAt, usedAt: linkedAt, isCurrent: true },
        { authMthd: KAKAO, account: 'mi***@kakao.test', linkedAt, usedAt: linkedAt + 60_000, isCurrent: false },
      ],
      passkeyCount: 0,
    });
  });

  it('[WAY-1] [ROLE-1] a guest has none, and another account sees its own alone', async () => {
    const guest = api.browser();
    await becomeGuest(guest);
    await guest.refused('listWays', 'notAllowed');
    await guest.refused('removeWay', 'notAllowed', { authMthd: KAKAO });
    const stranger = api.browser();
    const { user } = await stranger.ok('accountLinkJoin', providerJoin(await ticketFor(api, stranger, 'stranger', KAKAO), KAKAO));
    stranger.token = user.access_token;
    expect((await stranger.ok('listWays')).wayList).toMatchObject([{ authMthd: KAKAO, account: 'st***@kakao.test', isCurrent: true }]);
  });

  it('[WAY-2] one is removed with the sessions that it began, and those of other ways stay', async () => {
    const [byKakao, byEmail] = [await loginBy('minji', KAKAO), await login()];
    expect((await here.ok('removeWay', { authMthd: KAKAO })).wayList).toHaveLength(1);
    await isSignedOut(byKakao);
    for (const browser of [here, byEmail]) await browser.ok('userInfo');
    const back = api.browser();
    const authId = await ticketFor(api, back, 'minji', KAKAO);
    await back.refused('snsLogin', 'accountNotFound', { authMthd: KAKAO, authId });
  });

  it('[WAY-2] the one that began the session here ends it, and the refresh cookie goes', async () => {
    const byKakao = await loginBy('minji', KAKAO);
    await byKakao.ok('removeWay', { authMthd: KAKAO });
    await isSignedOut(byKakao);
    await byKakao.refused('refreshAccessToken', 'unauthorized');
    await here.ok('userInfo');
  });

  it('[WAY-2] the last one stays, by whichever it is asked', async () => {
    await here.ok('removeWay', { authMthd: KAKAO });
    await here.refused('removeWay', 'lastWay', { authMthd: BY_EMAIL });
    expect(await waysOf(here)).toEqual([BY_EMAIL]);
    await here.ok('userInfo');
  });

  it('[WAY-2] [PASSKEY-3] a passkey is a way: with one the last linked way goes, and then the passkey stays', async () => {
    const authenticator = await addPasskey(here);
    const browser = api.browser();
    const { publicKey } = await browser.ok('passkeyRequestOptions');
    browser.token = (await browser.ok('passkeyLogin', { credential: authenticator.get(publicKey) })).user.access_token;
    await browser.ok('removeWay', { authMthd: KAKAO });
    expect(await browser.ok('removeWay', { authMthd: BY_EMAIL })).toMatchObject({ wayList: [], passkeyCount: 1 });
    await browser.ok('userInfo');
    await isSignedOut(here);
    await browser.refused('removePasskey', 'lastWay', { passkeyId: authenticator.passkeys[0]?.id });
  });

  it('[WAY-2] a way that the account does not have, and one that is gone, are answered as one that goes', async () => {
    const left = (await here.ok('removeWay', { authMthd: GOOGLE })).wayList;
    expect(left).toHaveLength(2);
    const gone = await here.ok('removeWay', { authMthd: KAKAO });
    expect(await here.ok('removeWay', { authMthd: KAKAO })).toEqual(gone);
    expect(api.mails).toHaveLength(1);
  });

  it('[WAY-2] of two removals at once one is done, and a way is left', async () => {
    const tab = api.browser();
    tab.token = (await loginBy('minji', KAKAO)).token;
    const replies = await Promise.all([
      here.call('removeWay', { authMthd: KAKAO }),
      tab.call('removeWay', { authMthd: BY_EMAIL }),
      here.call('removeWay', { authMthd: BY_EMAIL }),
    ]);
    expect(replies.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(2);
    expect(await database.db.selectFrom('identities').select('method').execute()).toHaveLength(1);
  });

  it('[WAY-2] a way and a passkey removed at once: one of them is left', async () => {
    const authenticator = await addPasskey(here);
    await here.ok('removeWay', { authMthd: KAKAO });
    const tab = await login();
    await Promise.all([
      here.call('removeWay', { authMthd: BY_EMAIL }),
      tab.call('removePasskey', { passkeyId: authenticator.passkeys[0]?.id }),
    ]);
    const left = await database.db.selectFrom('identities').select('method').execute();
    const passkeys = await database.db.selectFrom('passkeys').select('credential_id').execute();
    expect(left.length + passkeys.length).toBe(1);
  });

  it('[WAY-2] [CONFIRM-1] a stolen session removes none: it needs a proof', async () => {
    api.clock.now += SIGN_IN_PROVES + 1;
    await refresh(here);
    await here.refused('removeWay', 'confirmationNeeded', { authMthd: KAKAO });
    expect(await waysOf(here)).toEqual([BY_EMAIL, KAKAO]);
    const { confirmation } = await here.ok('confirmIdentity', { act: 'removeWay', authMthd: BY_EMAIL, authId: '', pswd: PASSWORD });
    await here.ok('removeWay', { authMthd: KAKAO }, { headers: { 'X-Confirmation': confirmation } });
    expect(await waysOf(here)).toEqual([BY_EMAIL]);
  });

  it('[SAFE-1] [WAY-2] the owner hears which way went, and by whom', async () => {
    await here.ok('removeWay', { authMthd: KAKAO });
    expect(api.mails).toHaveLength(1);
    expect(api.mails[0]).toMatchObject({ to: EMAIL, subject: 'A way to log in to your Madang account was removed' });
    expect(api.mails[0]?.text).toContain('Ways to log in that no longer work: Kakao');
    expect(api.mails[0]?.text).toContain('Way to log in: email and password');
  });

  it('[SAFE-1] [WAY-2] an email that a stranger removed is told, opening its link changes nothing, and its button brings the email back without its password', async () => {
    const stranger = await loginBy('minji', KAKAO);
    api.mails.length = 0;
    await stranger.ok('removeWay', { authMthd: BY_EMAIL });
    const text = api.mails.find(({ to }) => to === EMAIL)?.text ?? '';
    const path = /http:\/\/localhost:4000(\/api\/\S+)/.exec(text)?.[1] ?? '';
    const owner = api.browser();
    await owner.fetch('GET', path);
    expect(await waysOf(stranger)).toEqual([KAKAO]);
    const rawBody = 'end=Y';
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    await owner.fetch('POST', path, undefined, { rawBody, headers });
    await isSignedOut(stranger);
    const left = await database.db.selectFrom('identities').select(['method', 'password_hash']).execute();
    expect(left).toEqual([{ method: BY_EMAIL, password_hash: null }]);
    await owner.refused('emailLogin', 'credentialsWrong', { authMthd: BY_EMAIL, authId: EMAIL, pswd: PASSWORD });
  });

  it('[SAFE-1] a removed email that another account has by then does not come back, and the last way of this one stays', async () => {
    const stranger = await loginBy('minji', KAKAO);
    api.mails.length = 0;
    await stranger.ok('removeWay', { authMthd: BY_EMAIL });
    const path = /http:\/\/localhost:4000(\/api\/\S+)/.exec(api.mails.find(({ to }) => to === EMAIL)?.text ?? '')?.[1] ?? '';
    api.clock.now += 120_000;
    await becomeMember(api, api.browser(), EMAIL);
    await api
      .browser()
      .fetch('POST', path, undefined, { rawBody: 'end=Y', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } });
    const left = await database.db.selectFrom('identities').select(['method', 'subject']).orderBy('method').execute();
    expect(left).toEqual([
      { method: BY_EMAIL, subject: EMAIL },
      { method: KAKAO, subject: 'minji' },
    ]);
  });

  it('[WAY-2] is limited for an account', async () => {
    const { max } = POLICIES.wayRemovalCalls.perSession;
    for (let removal = 0; removal < max; removal += 1) await here.ok('removeWay', { authMthd: GOOGLE });
    await here.refused('removeWay', 'tooManyRequests', { authMthd: GOOGLE });
  });

  it('[DEVICE-4] the activity of 90 days is listed, the newest first, wrong passwords too', async () => {
    await api.browser().refused('emailLogin', 'credentialsWrong', { authMthd: BY_EMAIL, authId: EMAIL, pswd: 'wrong-2026!' });
    await api.browser().refused('emailLogin', 'credentialsWrong', { authMthd: BY_EMAIL, authId: 'nobody@madang.kr', pswd: 'wrong-2026!' });
    await here.ok('removeWay', { authMthd: KAKAO });
    const { activityList } = await here.ok('listActivity');
    expect(activityList.map(({ activity, authMthd }) => [activity, authMthd])).toEqual([
      ['wayRemoved', KAKAO],
      ['signInFailed', BY_EMAIL],
      ['wayLinked', KAKAO],
      ['signedIn', BY_EMAIL],
    ]);
    expect(await database.db.selectFrom('audit_log').select('audit_id').execute()).toHaveLength(4);
    api.clock.now += 90 * 86_400_000;
    await tidy({ db: database.db, clock: () => api.clock.now });
    expect(await database.db.selectFrom('audit_log').select('audit_id').execute()).toEqual([]);
  });

  it('[DEVICE-4] a proof that failed is told by its way, and changes nothing else', async () => {
    const wrong = { act: 'removeWay', authMthd: BY_EMAIL, authId: '', pswd: 'wrong-2026!' };
    await here.refused('confirmIdentity', 'credentialsWrong', wrong);
    const { activityList } = await here.ok('listActivity');
    expect(activityList[0]).toMatchObject({ activity: 'confirmationFailed', authMthd: BY_EMAIL });
    // What the server could not judge is no failed proof.
    await here.refused('confirmIdentity', 'valueInvalid', { ...wrong, authMthd: 0 }).catch(() => undefined);
    expect((await here.ok('listActivity')).activityList).toHaveLength(activityList.length);
  });

  it('[DEVICE-4] another account sees none of it, and a guest is refused', async () => {
    const stranger = api.browser();
    const { user } = await stranger.ok('accountLinkJoin', providerJoin(await ticketFor(api, stranger, 'stranger', KAKAO), KAKAO));
    stranger.token = user.access_token;
    expect((await stranger.ok('listActivity')).activityList).toMatchObject([{ activity: 'signedIn', authMthd: KAKAO }]);
    const guest = api.browser();
    await becomeGuest(guest);
    await guest.refused('listActivity', 'notAllowed');
  });
});
