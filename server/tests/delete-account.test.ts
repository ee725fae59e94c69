import { beforeEach, expect, it } from 'vitest';
import { DELETION_GRACE } from '#contract/limits.ts';
import { longDate, OPERATOR_TIME_ZONE } from '#contract/long-date.ts';
import { tidy } from '#server/housekeeping.ts';
import { AUDIT_KEPT, WITHDRAWAL_KEPT } from '#server/limits/policies.ts';
import type { Browser } from './support/browser.ts';
import { describeApi } from './support/describe-api.ts';
import {
  becomeGuest,
  becomeMember,
  emailCredentials,
  emailJoin,
  imageForm,
  PASSWORD,
  proveEmail,
  providerJoin,
  ticketFor,
} from './support/people.ts';
import { recordOf } from './support/record.ts';

const EMAIL = 'leaving@madang.kr';
const KAKAO = 4;
const ASKS_FIRST = { headers: { 'X-Ask-Before-Staying': 'Y' } };

describeApi('an account that its owner deletes', (api, database) => {
  let browser: Browser;
  beforeEach(() => {
    browser = api.browser();
  });

  const tidyUp = () => tidy({ db: database.db, clock: () => api.clock.now });
  const loginByEmail = (on: Browser) => on.ok('emailLogin', { authMthd: 1, authId: EMAIL, pswd: PASSWORD });
  const audited = async () => (await recordOf(database.db)).map(({ action, user_id }) => `${action} ${user_id}`);

  it('[LEGAL-2] the API says that accounts can be deleted, and for how many days that can be taken back', async () => {
    expect(await browser.ok('configuration')).toMatchObject({ deletionGraceDays: 30, asksBeforeStaying: true });
  });

  it('[LEGAL-2] ends every session at once, and says until when it can be taken back', async () => {
    const member = await becomeMember(api, browser, EMAIL);
    const elsewhere = api.browser();
    elsewhere.token = (await loginByEmail(elsewhere)).user.access_token;
    expect(await browser.ok('deleteAccount')).toEqual({ restorableUntil: api.clock.now + DELETION_GRACE });
    for (const each of [browser, elsewhere]) {
      await each.refused('userInfo', 'unauthorized');
      await each.refused('refreshAccessToken', 'unauthorized');
    }
    expect(await audited()).toEqual([`deletion-asked ${member.user_id}`]);
  });

  it('[LEGAL-2] a sign-in within the thirty days takes it back, with all that the account had', async () => {
    const member = await becomeMember(api, browser, EMAIL);
    await browser.ok('deleteAccount');
    api.clock.now += DELETION_GRACE - 1;
    await tidyUp();
    const { user } = await loginByEmail(browser);
    expect(user).toMatchObject({ user_id: member.user_id, ncknm: member.ncknm, uvrs_id: member.uvrs_id, auth_email: EMAIL });
    api.clock.now += 2 * DELETION_GRACE;
    await tidyUp();
    expect((await loginByEmail(api.browser())).user.user_id).toBe(member.user_id);
    // A sign-in that takes nothing back is no record.
    expect(await audited()).toEqual([`deletion-asked ${member.user_id}`, `deletion-taken-back ${member.user_id}`]);
  });

  it('[LEGAL-2] a page that asks first hears when the account goes, and nothing is taken back or spent; the same call without the question takes it back, and says so', async () => {
    const member = await becomeMember(api, browser, EMAIL);
    await browser.ok('deleteAccount');
    const deletedAt = api.clock.now + DELETION_GRACE;
    api.clock.now += DELETION_GRACE - 1000;
    const mails = api.mails.length;
    const credentials = { authMthd: 1, authId: EMAIL, pswd: PASSWORD };
    for (let press = 0; press < 2; press++) {
      const refused = await browser.refused('emailLogin', 'accountLeaving', credentials, ASKS_FIRST);
      expect(refused.data).toEqual({ deletedAt });
      expect(refused.headers.getSetCookie().filter((cookie) => /refresh|madang_session/.test(cookie))).toEqual([]);
    }
    expect(await audited()).toEqual([`deletion-asked ${member.user_id}`]);
    expect(api.mails).toHaveLength(mails);
    expect(await database.db.selectFrom('sessions').selectAll().execute()).toEqual([]);

    expect((await loginByEmail(browser)).user).toMatchObject({ user_id: member.user_id, dltn_cncl_yn: 'Y' });
    // Nothing is taken back a second time, and nothing is asked of an account that stays.
    const again = await api.browser().ok('emailLogin', credentials, ASKS_FIRST);
    expect(again.user).not.toHaveProperty('dltn_cncl_yn');
  });

  it('[LEGAL-2] a provider’s ticket is good for the answer to the question, too; left alone, the account goes', async () => {
    const { user } = await browser.ok('accountLinkJoin', providerJoin(await ticketFor(api, browser, 'leaving', KAKAO), KAKAO));
    browser.token = user.access_token;
    await browser.ok('deleteAccount');
    const ticket = { authMthd: KAKAO, authId: await ticketFor(api, browser, 'leaving', KAKAO) };
    await browser.refused('snsLogin', 'accountLeaving', ticket, ASKS_FIRST);
    expect((await browser.ok('snsLogin', ticket)).user.dltn_cncl_yn).toBe('Y');

    browser.token = (
      await browser.ok('snsLogin', { ...ticket, authId: await ticketFor(api, browser, 'leaving', KAKAO) })
    ).user.access_token;
    await browser.ok('deleteAccount');
    const other = { authMthd: KAKAO, authId: await ticketFor(api, browser, 'leaving', KAKAO) };
    await browser.refused('snsLogin', 'accountLeaving', other, ASKS_FIRST);
    api.clock.now += DELETION_GRACE;
    await tidyUp();
    expect(await database.db.selectFrom('users').selectAll().execute()).toEqual([]);
  });

  it('[LEGAL-2] [API-11] a join by an account that there is asks, too; the ticket is good for the answer', async () => {
    const { user } = await browser.ok('accountLinkJoin', providerJoin(await ticketFor(api, browser, 'leaving', KAKAO), KAKAO));
    browser.token = user.access_token;
    await browser.ok('deleteAccount');
    const join = { ...providerJoin(await ticketFor(api, browser, 'leaving', KAKAO), KAKAO), ncknm: 'Whale', uvrsId: 'whale_01' };
    const refused = await browser.refused('accountLinkJoin', 'accountLeaving', join, ASKS_FIRST);
    expect(refused.data).toEqual({ deletedAt: api.clock.now + DELETION_GRACE });
    expect((await browser.ok('accountLinkJoin', join)).user).toMatchObject({ user_id: user.user_id, dltn_cncl_yn: 'Y' });
  });

  it('[LEGAL-2] [RESET-2] so does a new password: until it is answered the old one counts, and the proof is kept', async () => {
    const member = await becomeMember(api, browser, EMAIL);
    await browser.ok('deleteAccount');
    const reset = emailCredentials(EMAIL, await proveEmail(api, browser, EMAIL), 'autumn-2026?');
    await browser.refused('resetPassword', 'accountLeaving', reset, ASKS_FIRST);
    await browser.refused('emailLogin', 'accountLeaving', { authMthd: 1, authId: EMAIL, pswd: PASSWORD }, ASKS_FIRST);
    expect((await browser.ok('resetPassword', reset)).user).toMatchObject({ user_id: member.user_id, dltn_cncl_yn: 'Y' });
    await browser.refused('emailLogin', 'credentialsWrong', { authMthd: 1, authId: EMAIL, pswd: PASSWORD });
  });

  it('[LEGAL-2] so does a sign-in by a provider', async () => {
    const { user } = await browser.ok('accountLinkJoin', providerJoin(await ticketFor(api, browser, 'leaving', KAKAO), KAKAO));
    browser.token = user.access_token;
    await browser.ok('deleteAccount');
    const back = await browser.ok('snsLogin', { authMthd: KAKAO, authId: await ticketFor(api, browser, 'leaving', KAKAO) });
    expect(back.user.user_id).toBe(user.user_id);
  });

  it('[LEGAL-2] [EMAIL-2] its owner is told by email until when it can be taken back, and when a login has done so', async () => {
    const member = await becomeMember(api, browser, EMAIL);
    api.mails.length = 0;
    await browser.ok('deleteAccount');
    const until = longDate('en', new Date(api.clock.now + DELETION_GRACE), OPERATOR_TIME_ZONE);
    await expect.poll(() => api.mails.map(({ to, subject }) => [to, subject])).toEqual([[EMAIL, 'Your Madang account will be deleted']]);
    expect(api.mails[0]?.text).toContain(`Hello ${member.ncknm},`);
    expect(api.mails[0]?.text).toContain(`gone for good on ${until}`);
    await loginByEmail(browser);
    await expect.poll(() => api.mails.map(({ subject }) => subject).slice(1)).toEqual(['Your Madang account won’t be deleted']);
    // A login that takes nothing back is no news.
    await loginByEmail(browser);
    await becomeMember(api, api.browser(), 'other@madang.kr');
    expect(api.mails.filter(({ to }) => to === EMAIL)).toHaveLength(2);
  });

  it('[LEGAL-2] within the thirty days no other account gets its email, its nickname or its ID', async () => {
    const member = await becomeMember(api, browser, EMAIL);
    await browser.ok('deleteAccount');
    const other = api.browser();
    await other.refused('validateNickname', 'nicknameTaken', { ncknm: member.ncknm });
    await other.refused('validateUvrsId', 'uvrsIdTaken', { uvrsId: member.uvrs_id });
    expect((await other.ok('checkUser', { authMthd: 1, authId: EMAIL })).ncknm).toBeDefined();
  });

  it('[LEGAL-2] after them all of it goes, and email, nickname and ID are free; that an account left is kept for five years', async () => {
    const member = await becomeMember(api, browser, EMAIL);
    await browser.ok('changeProfileImage', undefined, { rawBody: imageForm('me.png') });
    await browser.ok('deleteAccount');
    api.clock.now += DELETION_GRACE;
    await tidyUp();
    for (const table of ['users', 'identities', 'profile_images', 'agreements'] as const)
      expect(await database.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
    await browser.refused('emailLogin', 'credentialsWrong', { authMthd: 1, authId: EMAIL, pswd: PASSWORD });
    await proveEmail(api, browser, EMAIL);
    const again = await browser.ok('join', emailJoin(EMAIL, { ncknm: member.ncknm, uvrsId: member.uvrs_id }));
    expect(again.user.user_id).not.toBe(member.user_id);

    const record = [`deletion-asked ${member.user_id}`, `account-deleted ${member.user_id}`];
    expect(await audited()).toEqual(record);
    api.clock.now += AUDIT_KEPT;
    await tidyUp();
    expect(await audited()).toEqual(record);
    api.clock.now += WITHDRAWAL_KEPT;
    await tidyUp();
    expect(await audited()).toEqual([]);
  });

  it('[LEGAL-2] a guest has nothing to delete but by logging out', async () => {
    await becomeGuest(browser);
    await browser.refused('deleteAccount', 'notAllowed');
  });

  it('[SAFE-1] [LEGAL-2] the emails are in the language of the owner, not of who deletes the account or takes it back', async () => {
    await becomeMember(api, browser, EMAIL);
    await browser.ok('emailLogin', { authMthd: 1, authId: EMAIL, pswd: PASSWORD }, { headers: { 'Accept-Language': 'ko' } });
    api.mails.length = 0;
    await browser.ok('deleteAccount', undefined, { headers: { 'Accept-Language': 'ja' } });
    const stranger = api.browser('203.0.113.66');
    await stranger.ok('emailLogin', { authMthd: 1, authId: EMAIL, pswd: PASSWORD }, { headers: { 'Accept-Language': 'ja' } });
    expect(api.mails.map(({ subject }) => subject)).toEqual(['마당 회원 탈퇴 신청을 받았어요', '마당 회원 탈퇴를 취소했어요']);
  });

  it('[SAFE-1] [LEGAL-2] a person who deletes the account and signs in again and again causes five emails of each kind in a day', async () => {
    await becomeMember(api, browser, EMAIL);
    api.mails.length = 0;
    for (let time = 0; time < 8; time += 1) {
      await browser.ok('deleteAccount');
      browser.token = (await loginByEmail(browser)).user.access_token;
    }
    expect(api.mails).toHaveLength(10);
    api.clock.now += 25 * 3_600_000;
    browser.token = (await loginByEmail(browser)).user.access_token;
    await browser.ok('deleteAccount');
    expect(api.mails).toHaveLength(11);
  });
});
