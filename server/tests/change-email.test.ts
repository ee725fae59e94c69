import { beforeEach, expect, it } from 'vitest';
import { POLICIES, SIGN_IN_PROVES } from '#server/limits/policies.ts';
import type { Browser } from './support/browser.ts';
import { describeApi } from './support/describe-api.ts';
import {
  becomeGuest,
  becomeMember,
  emailCredentials,
  linkTicketFor,
  PASSWORD,
  proveEmail,
  providerJoin,
  ticketCredentials,
  ticketFor,
} from './support/people.ts';

const OLD = 'minji@madang.kr';
const NEW = 'minji@new.kr';
const STRANGERS = 'stranger@evil.kr';
const [BY_EMAIL, GOOGLE, KAKAO] = [1, 3, 4];
const DAY = 86_400_000;

describeApi('the email of an account is changed', (api, database) => {
  let here: Browser;
  beforeEach(async () => {
    here = api.browser();
    await becomeMember(api, here, OLD);
    api.mails.length = 0;
  });

  const login = async (email: string, pswd = PASSWORD) => {
    const browser = api.browser();
    browser.token = (await browser.ok('emailLogin', { authMthd: BY_EMAIL, authId: email, pswd })).user.access_token;
    return browser;
  };
  const change = async (browser: Browser, email: string) =>
    browser.ok('changeEmail', { authWay: email, sqncNum: await proveEmail(api, browser, email) });
  const newsTo = (email: string) => api.mails.filter(({ to, subject }) => to === email && subject.includes('was changed'));
  /** Presses the button behind the link of the last email about a change of it; what an email before is told of later changes has none. */
  const undo = async (email: string) => {
    const path =
      /http:\/\/localhost:4000(\/api\/\S+)/.exec(newsTo(email).findLast(({ text }) => text?.includes('/api/'))?.text ?? '')?.[1] ?? '';
    const form = { rawBody: 'end=Y', headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Accept-Language': 'en' } };
    return (await api.browser().fetch('POST', path, undefined, form)).text();
  };
  const ways = () => database.db.selectFrom('identities').select(['method', 'subject']).orderBy('method').orderBy('subject').execute();
  const link = async (browser: Browser, subject: string, method: number) => {
    const { user } = await browser.ok('setUpAccount', ticketCredentials(await linkTicketFor(api, browser, subject, method), method));
    browser.token = user.access_token;
  };
  const isSignedOut = (browser: Browser) => browser.refused('userInfo', 'unauthorized');

  it('[EMAIL-10] the API announces it; the new email logs in with the same password, the old one does not, and sessions stay', async () => {
    expect((await here.ok('configuration')).changesEmail).toBe(true);
    const other = await login(OLD);
    expect((await change(here, NEW)).user.auth_email).toBe(NEW);
    for (const browser of [here, other]) expect((await browser.ok('userInfo')).user.auth_email).toBe(NEW);
    await login(NEW);
    await api.browser().refused('emailLogin', 'credentialsWrong', { authMthd: BY_EMAIL, authId: OLD, pswd: PASSWORD });
  });

  it('[EMAIL-10] only an email that this visit has proven, and once', async () => {
    const sqncNum = await proveEmail(api, here, NEW);
    await here.refused('changeEmail', 'proofExpired', { authWay: STRANGERS, sqncNum });
    const elsewhere = await login(OLD);
    await elsewhere.refused('changeEmail', 'proofExpired', { authWay: NEW, sqncNum });
    await here.ok('changeEmail', { authWay: NEW, sqncNum });
    expect(await database.db.selectFrom('proofs').select('email').execute()).toEqual([]);
    expect(await ways()).toEqual([{ method: BY_EMAIL, subject: NEW }]);
  });

  it('[EMAIL-10] [CONFIRM-1] a stolen session changes none, and the new mailbox proves nothing in the session that changed it', async () => {
    api.clock.now += SIGN_IN_PROVES;
    here.token = (await here.ok('refreshAccessToken')).access_token;
    const sqncNum = await proveEmail(api, here, NEW);
    await here.refused('changeEmail', 'confirmationNeeded', { authWay: NEW, sqncNum });
    const { confirmation } = await here.ok('confirmIdentity', { act: 'changeEmail', authMthd: BY_EMAIL, authId: '', pswd: PASSWORD });
    const proven = { headers: { 'X-Confirmation': confirmation } };
    await here.ok('changeEmail', { authWay: NEW, sqncNum }, proven);
    await here.refused('sendConfirmationCode', 'notOwnWay', { act: 'deleteAccount' });
    // The password is as old as it was.
    await here.ok('confirmIdentity', { act: 'deleteAccount', authMthd: BY_EMAIL, authId: '', pswd: PASSWORD });
    const another = await proveEmail(api, here, STRANGERS);
    await here.refused('changeEmail', 'confirmationNeeded', { authWay: STRANGERS, sqncNum: another }, proven);
  });

  it('[EMAIL-10] a lost answer is given again, and nothing happens twice', async () => {
    const body = { authWay: NEW, sqncNum: await proveEmail(api, here, NEW) };
    const first = await here.ok('changeEmail', body);
    expect(await here.ok('changeEmail', body, { headers: { 'X-Answer-Lost': 'Y' } })).toEqual(first);
    expect(newsTo(OLD)).toHaveLength(1);
  });

  it('[EMAIL-10] an email that another account has, and one that it gets meanwhile, are refused', async () => {
    const mine = { authWay: NEW, sqncNum: await proveEmail(api, here, NEW) };
    await becomeMember(api, api.browser(), NEW);
    await here.refused('changeEmail', 'emailRegistered', mine);
    await here.refused('changeEmail', 'proofExpired', { authWay: NEW, sqncNum: await proveEmail(api, here, NEW) });
    expect((await here.ok('userInfo')).user.auth_email).toBe(OLD);
  });

  it('[EMAIL-10] of two accounts that change to one email at once, one has it', async () => {
    const there = api.browser();
    await becomeMember(api, there);
    const mine = { authWay: NEW, sqncNum: await proveEmail(api, here, NEW) };
    const theirs = { authWay: NEW, sqncNum: await proveEmail(api, there, NEW) };
    const replies = await Promise.all([here.call('changeEmail', mine), there.call('changeEmail', theirs)]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await ways()).filter(({ subject }) => subject === NEW)).toHaveLength(1);
  });

  it('[EMAIL-10] [ROLE-1] a guest, and an account without an email, change none', async () => {
    const guest = api.browser();
    await becomeGuest(guest);
    await guest.refused('changeEmail', 'notAllowed', { authWay: NEW, sqncNum: 'none' });
    const byKakao = api.browser();
    const { user } = await byKakao.ok('accountLinkJoin', providerJoin(await ticketFor(api, byKakao, 'minji', KAKAO), KAKAO));
    byKakao.token = user.access_token;
    await byKakao.refused('changeEmail', 'notAllowed', { authWay: NEW, sqncNum: await proveEmail(api, byKakao, NEW) });
  });

  it('[EMAIL-10] [SAFE-1] the old email is told what, when and from where; opening its link changes nothing', async () => {
    await change(here, NEW);
    const [told] = newsTo(OLD);
    expect(told?.text).toContain('Way to log in: email and password');
    expect(told?.text).not.toContain(NEW);
    expect(newsTo(NEW)).toEqual([]);
    const path = /http:\/\/localhost:4000(\/api\/\S+)/.exec(told?.text ?? '')?.[1] ?? '';
    await api.browser().fetch('GET', path);
    expect(await ways()).toEqual([{ method: BY_EMAIL, subject: NEW }]);
  });

  it('[EMAIL-10] within seven days its button brings the email back without its password, and ends every session', async () => {
    const stranger = await login(OLD);
    await change(stranger, STRANGERS);
    api.clock.now += 7 * DAY - 60_000;
    expect(await undo(OLD)).toContain('Your email is back');
    for (const browser of [here, stranger]) await isSignedOut(browser);
    expect(await ways()).toEqual([{ method: BY_EMAIL, subject: OLD }]);
    for (const email of [OLD, STRANGERS])
      await api.browser().refused('emailLogin', 'credentialsWrong', { authMthd: BY_EMAIL, authId: email, pswd: PASSWORD });
  });

  it('[EMAIL-10] after seven days it undoes nothing', async () => {
    await change(here, NEW);
    api.clock.now += 7 * DAY;
    expect(await undo(OLD)).toContain('This link no longer works');
    expect(await ways()).toEqual([{ method: BY_EMAIL, subject: NEW }]);
  });

  it('[EMAIL-10] an undo takes back a stranger’s later acts too: their ways go, the owner’s come back, and their own links undo nothing', async () => {
    await link(here, 'minji', KAKAO);
    const stranger = await login(OLD);
    await change(stranger, STRANGERS);
    await link(stranger, 'stranger', GOOGLE);
    await stranger.ok('removeWay', { authMthd: KAKAO });
    api.clock.now += DAY;
    stranger.token = (await login(STRANGERS)).token;
    await change(stranger, 'second@evil.kr');
    await undo(OLD);
    const owners = [
      { method: BY_EMAIL, subject: OLD },
      { method: KAKAO, subject: 'minji' },
    ];
    expect(await ways()).toEqual(owners);
    await undo(STRANGERS);
    expect(await ways()).toEqual(owners);
  });

  it('[EMAIL-10] an email that another account has by then does not come back, and the page says so', async () => {
    await link(here, 'minji', KAKAO);
    await change(here, NEW);
    await becomeMember(api, api.browser(), OLD);
    expect(await undo(OLD)).toContain('Another account uses this email now');
    expect(await ways()).toEqual([
      { method: BY_EMAIL, subject: OLD },
      { method: KAKAO, subject: 'minji' },
    ]);
    await isSignedOut(here);
  });

  it('[EMAIL-10] [LEGAL-2] a deletion after it is told to both emails', async () => {
    await change(here, NEW);
    api.mails.length = 0;
    await here.ok('deleteAccount');
    expect(api.mails.map(({ to }) => to).sort()).toEqual([OLD, NEW]);
  });

  it('[EMAIL-10] no email waits in the place of one to another mailbox', async () => {
    const changes = [
      { authWay: NEW, sqncNum: await proveEmail(api, here, NEW) },
      { authWay: 'third@new.kr', sqncNum: await proveEmail(api, here, 'third@new.kr') },
    ];
    api.mail.broken = true;
    for (const change of changes) await here.ok('changeEmail', change);
    const waiting = await database.db.selectFrom('outbox').select('recipient').orderBy('recipient').execute();
    api.mail.broken = false;
    expect(waiting.map(({ recipient }) => recipient)).toEqual([OLD, OLD, NEW]);
  });

  it('[EMAIL-10] [DEVICE-4] the owner finds it in the list of what happened', async () => {
    await change(here, NEW);
    expect((await here.ok('listActivity')).activityList[0]).toMatchObject({ activity: 'emailChanged', authMthd: BY_EMAIL });
  });

  it('[EMAIL-10] is limited for a day, so that each change is told', async () => {
    const { max } = POLICIES.emailChangesPerAccount;
    expect(max).toBeLessThanOrEqual(POLICIES.noticesPerAccount.max);
    for (let at = 0; at < max; at += 1) await change(here, `minji${at}@new.kr`);
    const sqncNum = await proveEmail(api, here, NEW);
    await here.refused('changeEmail', 'tooManyRequests', { authWay: NEW, sqncNum });
  });

  it('[EMAIL-10] [EMAIL-5] a code and a reset of the old email that were under way end', async () => {
    const reset = api.browser();
    const proof = await proveEmail(api, reset, OLD);
    await change(here, NEW);
    await reset.refused('resetPassword', 'proofExpired', emailCredentials(OLD, proof, 'autumn-2026!'));
  });
});
