import { beforeEach, describe, expect, it } from 'vitest';
import type { OwnerNews } from '#server/accounts/told-owner.ts';
import { Authenticator } from './support/authenticator.ts';
import type { Browser } from './support/browser.ts';
import { describeApi } from './support/describe-api.ts';
import { becomeMember, emailCredentials, linkTicketFor, PASSWORD, proveEmail, ticketCredentials, ticketFor } from './support/people.ts';
import { kakaoSays } from './support/provider-signals.ts';

const [OLD, NEW, THIRD] = ['minji@madang.kr', 'minji@new.kr', 'minji@third.kr'];
const [BY_EMAIL, GOOGLE, KAKAO] = [1, 3, 4];
const AT_KAKAO = '4815162342';
const REPLACE = { headers: { 'X-Replace-Existing': 'Y' } };
const DAY = 86_400_000;
/** Said last to an address that the account has no more. */
const FORMER = 'This address recently stopped being the email of the account.';

describeApi('emails to the owner of an account', (api) => {
  let here: Browser;
  /** A member with a Kakao account beside the email. */
  beforeEach(async () => {
    here = api.browser();
    await becomeMember(api, here, OLD);
    await link(AT_KAKAO, KAKAO);
  });

  const link = async (subject: string, method: number, browser = here, options = {}) => {
    const ticket = await linkTicketFor(api, browser, subject, method);
    browser.token = (await browser.ok('setUpAccount', ticketCredentials(ticket, method), options)).user.access_token;
  };
  const login = async (browser: Browser, authId: string) => {
    browser.token = (await browser.ok('emailLogin', { authMthd: BY_EMAIL, authId, pswd: PASSWORD })).user.access_token;
  };
  const proven = async (email: string) => ({ authWay: email, sqncNum: await proveEmail(api, here, email) });
  const addPasskey = async () => {
    const { publicKey } = await here.ok('passkeyCreationOptions', { mediation: 'optional' });
    await here.ok('addPasskey', { credential: new Authenticator().create(publicKey) });
  };
  const heard = async (act: () => Promise<unknown>) => {
    api.mails.length = 0;
    await act();
    return api.mails.map(({ to }) => to).sort();
  };

  type Act = () => Promise<unknown>;
  /** What leads to each of the news: prepared, then done. A kind of news without a line is an error of types. */
  const NEWS: Readonly<Record<OwnerNews, () => Promise<Act>>> = {
    wayLinked: async () => {
      const ticket = await linkTicketFor(api, here, 'minji', GOOGLE);
      return () => here.ok('setUpAccount', ticketCredentials(ticket, GOOGLE));
    },
    wayRemoved: async () => () => here.ok('removeWay', { authMthd: KAKAO }),
    emailChanged: async () => {
      const third = await proven(THIRD);
      return () => here.ok('changeEmail', third);
    },
    passwordSet: async () => {
      const sqncNum = await proveEmail(api, here, NEW);
      return () => here.ok('resetPassword', emailCredentials(NEW, sqncNum, 'autumn-2026?'));
    },
    signedIn: async () => () => login(api.browser('203.0.113.9'), NEW),
    passkeyMade: async () => addPasskey,
    passkeyRemoved: async () => {
      await addPasskey();
      const [passkey] = (await here.ok('listPasskeys')).passkeyList;
      return () => here.ok('removePasskey', { passkeyId: passkey?.passkeyId });
    },
    deletionAsked: async () => () => here.ok('deleteAccount'),
    deletionTakenBack: async () => {
      await here.ok('deleteAccount');
      return () => login(here, NEW);
    },
    withdrawn: async () => () => kakaoSays(api, 'UNLINK_FROM_APPS', AT_KAKAO),
    gone: async () => () => kakaoSays(api, 'ACCOUNT_DELETE', AT_KAKAO),
    replaced: async () => {
      const other = api.browser('203.0.113.9');
      await becomeMember(api, other, 'other@madang.kr');
      return () => link(AT_KAKAO, KAKAO, other, REPLACE);
    },
  };
  const CASES = Object.entries(NEWS);
  /** The owner of the other account hears what it got. */
  const besides = (to: string) => to !== 'other@madang.kr';

  describe.each(CASES)('news: %s', (_, prepare) => {
    it('[SAFE-1] the address of the account is told', async () => {
      await here.ok('changeEmail', await proven(NEW));
      api.clock.now += 7 * DAY;
      await login(here, NEW);
      const act = await prepare();
      expect((await heard(act)).filter(besides)).toEqual([NEW]);
    });

    it('[SAFE-1] [EMAIL-10] the address before is told, too, while it can undo the change; the link of then stays its only one', async () => {
      await here.ok('changeEmail', await proven(NEW));
      const act = await prepare();
      expect((await heard(act)).filter(besides)).toEqual([OLD, NEW]);
      const [toOld, toNew] = [OLD, NEW].map((email) => api.mails.find(({ to }) => to === email)?.text ?? '');
      expect(toOld).toContain(FORMER);
      expect(toOld).not.toContain('/api/');
      expect(toNew).not.toContain(FORMER);
    });
  });

  it('[SAFE-1] [EMAIL-10] the undo makes the email before the only one again', async () => {
    await here.ok('changeEmail', await proven(NEW));
    const path = /http:\/\/localhost:4000(\/api\/\S+)/.exec(api.mails.findLast(({ to }) => to === OLD)?.text ?? '')?.[1] ?? '';
    const form = { rawBody: 'end=Y', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } };
    await api.browser().fetch('POST', path, undefined, form);
    expect(await heard(() => kakaoSays(api, 'UNLINK_FROM_APPS', AT_KAKAO))).toEqual([OLD]);
  });

  it('[SAFE-1] [WAY-2] an email that was removed hears of what follows for seven days, of the one in its place first', async () => {
    const byKakao = api.browser('203.0.113.9');
    const authId = await ticketFor(api, byKakao, AT_KAKAO, KAKAO);
    byKakao.token = (await byKakao.ok('snsLogin', { authMthd: KAKAO, authId })).user.access_token;
    await byKakao.ok('removeWay', { authMthd: BY_EMAIL });
    const credentials = emailCredentials(THIRD, await proveEmail(api, byKakao, THIRD));
    const linkThird = async () => {
      byKakao.token = (await byKakao.ok('setUpAccount', credentials)).user.access_token;
    };
    expect(await heard(linkThird)).toEqual([OLD]);
    expect(await heard(() => kakaoSays(api, 'UNLINK_FROM_APPS', AT_KAKAO))).toEqual([OLD, THIRD]);
    api.clock.now += 7 * DAY;
    expect(await heard(() => login(api.browser('203.0.113.10'), THIRD))).toEqual([THIRD]);
  });
});
