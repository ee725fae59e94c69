import { expect, it } from 'vitest';
import { API_BASE } from '#contract/calls.ts';
import { RESULT } from '#contract/result-codes.ts';
import { tidy } from '#server/housekeeping.ts';
import { EVENTS } from '#server/log/events.ts';
import { createTestApi } from './support/api.ts';
import type { Browser } from './support/browser.ts';
import { describeApi } from './support/describe-api.ts';
import {
  answerOf,
  becomeGuest,
  becomeMember,
  linkTicketFor,
  openProvider,
  PASSWORD,
  providerJoin,
  ticketCredentials,
  ticketFor,
  withState,
} from './support/people.ts';
import { newState } from './support/provider-window.ts';
import { recordOf } from './support/record.ts';

const DAY = 86_400_000;
const FIVE_MINUTES = 300_000;
const REPLACE = { headers: { 'X-Replace-Existing': 'Y' } };

describeApi('rounds at providers, their tickets, and accounts that are replaced', (api, database) => {
  const start = async (browser: Browser, code: string, query: Readonly<Record<string, string>>) => {
    const response = await browser.fetch('GET', `${API_BASE}/auth/provider/${code}/start?${new URLSearchParams(query)}`);
    return { status: response.status, location: response.headers.get('location'), headers: response.headers };
  };
  const callback = (code: string, query: string) => `http://localhost:4000/callback/${code}?${query}`;

  it('[METHOD-2] sends a window of a disabled method back at once, with its state', async () => {
    const limited = await createTestApi(database.db, { enabledMethods: [0, 1] });
    const state = newState();
    expect(await start(limited.browser(), 'google', { state, purpose: 'login' })).toMatchObject({
      status: 302,
      location: callback('google', `error=method_disabled&state=${state}`),
    });
    const yonsei = await limited.browser().fetch('GET', `${API_BASE}/auth/passni/yonsei/login?state=${state}&purpose=login`);
    expect(yonsei.headers.get('location')).toBe(callback('yonsei', `error=method_disabled&state=${state}`));
    expect(await database.db.selectFrom('provider_attempts').selectAll().execute()).toEqual([]);
  });

  it('[SOC-2] sends back a state or a purpose that is malformed, and echoes nothing that is not a state', async () => {
    for (const state of ['', 'short', 'x'.repeat(44), `${'x'.repeat(42)}<`, 'x'.repeat(4000)]) {
      const { location } = await start(api.browser(), 'naver', { state, purpose: 'login' });
      expect(location).toBe(callback('naver', 'error=method_disabled'));
    }
    const state = newState();
    expect((await start(api.browser(), 'naver', { state, purpose: 'reset' })).location).toBe(
      callback('naver', `error=method_disabled&state=${state}`),
    );
    for (const code of ['guest', 'email', 'mobile', 'line', '..']) {
      expect((await start(api.browser(), code, { state, purpose: 'login' })).status).toBe(404);
    }
  });

  it('[SOC-2] [STORE-1] goes on with the same round when its window is loaded anew, and keeps no state as it is', async () => {
    const browser = api.browser();
    const state = newState();
    const first = await start(browser, 'google', { state, purpose: 'login' });
    expect(first.location).toBe(`https://google.test/authorize?state=${state}`);
    expect(first.headers.get('referrer-policy')).toBe('no-referrer');
    expect(first.headers.get('cache-control')).toBe('no-store');
    expect((await start(browser, 'google', { state, purpose: 'login' })).location).toBe(first.location);
    const rows = await database.db.selectFrom('provider_attempts').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(state);
  });

  it('[SOC-2] begins no round with a state that another browser, provider or purpose has, or that was used', async () => {
    const browser = api.browser();
    const state = await openProvider(browser);
    const refused = callback('google', `error=invalid_request&state=${state}`);
    expect((await start(api.browser(), 'google', { state, purpose: 'login' })).location).toBe(refused);
    expect((await start(browser, 'google', { state, purpose: 'link' })).location).toBe(refused);
    expect((await start(browser, 'kakao', { state, purpose: 'login' })).location).toContain('error=invalid_request');
    api.providerCodes.set('3:code', 'kim');
    await browser.ok('checkUser', { authMthd: 3, authId: 'code' }, withState(state));
    expect((await start(browser, 'google', { state, purpose: 'login' })).location).toBe(refused);
  });

  it('[SOC-2] [API-6] exchanges no code without the state of a round of this visit and this provider', async () => {
    const browser = api.browser();
    const { code, state } = await answerOf(api, browser, 'kim');
    const body = { authMthd: 3, authId: code };
    await browser.refused('checkUser', 'providerFailed', body);
    await browser.refused('checkUser', 'providerFailed', body, withState(`${state.slice(0, -1)}!`));
    await browser.refused('checkUser', 'providerFailed', body, withState(newState()));
    const stranger = api.browser();
    await stranger.ok('configuration');
    await stranger.refused('checkUser', 'providerFailed', body, withState(state));
    await browser.refused('checkUser', 'providerFailed', { authMthd: 4, authId: code }, withState(state));
    await browser.ok('checkUser', body, withState(state));
    await browser.refused('checkUser', 'providerFailed', body, withState(state));
  });

  it('[SOC-2] exchanges once of many at once, and not after ten minutes', async () => {
    const browser = api.browser();
    const { code, state } = await answerOf(api, browser, 'kim');
    const many = Array.from({ length: 4 }, () => browser.call('checkUser', { authMthd: 3, authId: code }, withState(state)));
    expect((await Promise.all(many)).filter((reply) => reply.code === RESULT.ok)).toHaveLength(1);
    const late = await answerOf(api, browser, 'lee');
    api.clock.now += 600_000;
    await browser.refused('checkUser', 'providerFailed', { authMthd: 3, authId: late.code }, withState(late.state));
    await tidy({ db: database.db, clock: () => api.clock.now });
    expect(await database.db.selectFrom('provider_attempts').selectAll().execute()).toEqual([]);
  });

  it('[SOC-1] sends the window back when too many rounds are begun from one network', async () => {
    const browser = api.browser();
    await openProvider(browser);
    await database.db.updateTable('rate_limits').set({ count: 6000 }).where('policy', '=', 'provider-starts/address').execute();
    const state = newState();
    expect((await start(browser, 'google', { state, purpose: 'login' })).location).toBe(
      callback('google', `error=temporarily_unavailable&state=${state}`),
    );
  });

  it('[API-11] signs in with account-link/join where the identity has an account, and makes no second one', async () => {
    const owner = api.browser();
    const { user } = await owner.ok('accountLinkJoin', providerJoin(await ticketFor(api, owner, 'kim')));
    const browser = api.browser();
    const again = await browser.ok('accountLinkJoin', providerJoin(await linkTicketFor(api, browser, 'kim')));
    expect(again.user).toMatchObject({ user_id: user.user_id, ncknm: user.ncknm });
    expect(await database.db.selectFrom('users').selectAll().execute()).toHaveLength(1);
  });

  it('[SOC-5] takes a ticket for its purpose only: one to sign in with connects nothing', async () => {
    const guest = api.browser();
    await becomeGuest(guest);
    await guest.refused('linkAccount', 'proofExpired', ticketCredentials(await ticketFor(api, guest, 'kim')));
    const member = api.browser();
    await becomeMember(api, member);
    await member.refused('setUpAccount', 'proofExpired', ticketCredentials(await ticketFor(api, member, 'kim')));
  });

  it('[SOC-4] [SEEN-3] tells how the account looks that has it, to who proved to be its owner; with that ticket a guest logs in to it, and nothing is deleted', async () => {
    const owner = api.browser();
    const { user } = await owner.ok('accountLinkJoin', providerJoin(await ticketFor(api, owner, 'kim')));
    const guest = api.browser();
    const { user_id } = await becomeGuest(guest);
    const { code, state } = await answerOf(api, guest, 'kim', 3, 'link');
    const checked = await guest.ok('checkUser', { authMthd: 3, authId: code }, withState(state));
    const { uvrs_id, gndr, prfl_img_path } = user;
    expect(checked).toEqual({ authId: checked.authId, ncknm: user.ncknm, owner: { uvrs_id, gndr, prfl_img_path } });
    const loggedIn = await guest.ok('snsLogin', { authMthd: 3, authId: checked.authId ?? '' });
    expect(loggedIn.user).toMatchObject({ user_id: user.user_id, auth_mthd: 3 });
    const left = await database.db.selectFrom('users').select('user_id').execute();
    expect(left.map((each) => each.user_id).sort()).toEqual([user.user_id, user_id].sort());
    // An email can be anyone's: its answer has nothing more than how a nickname begins.
    const member = await becomeMember(api, api.browser(), 'known@madang.kr');
    expect(await guest.ok('checkUser', { authMthd: 1, authId: member.email })).toEqual({ authId: member.email, ncknm: expect.any(String) });
  });

  it('[SOC-5] leaves a ticket good when the call that it was for fails', async () => {
    const browser = api.browser();
    const ticket = await ticketFor(api, browser, 'kim');
    await becomeGuest(api.browser(), '이미있어요');
    await browser.refused('accountLinkJoin', 'nicknameTaken', { ...providerJoin(ticket), ncknm: '이미있어요' });
    await browser.refused('snsLogin', 'accountNotFound', { authMthd: 3, authId: ticket });
    await browser.ok('accountLinkJoin', providerJoin(ticket));
  });

  it('[SOC-4] replaces the existing account on the person’s word: it is gone, kept for 30 days, noted, and its owner told', async () => {
    const owner = api.browser();
    const old = await becomeMember(api, owner, 'old@madang.kr');
    const added = await owner.ok('setUpAccount', ticketCredentials(await linkTicketFor(api, owner, 'kim')));
    owner.token = added.user.access_token;
    api.mails.length = 0;

    const guest = api.browser();
    const { user_id } = await becomeGuest(guest);
    const ticket = await linkTicketFor(api, guest, 'kim');
    await guest.refused('linkAccount', 'accountInUse', ticketCredentials(ticket));
    expect((await owner.ok('userInfo')).user.user_id).toBe(old.user_id);
    const { user } = await guest.ok('linkAccount', ticketCredentials(ticket), REPLACE);
    expect(user).toMatchObject({ user_id, auth_mthd: 3 });

    await owner.refused('userInfo', 'unauthorized');
    await owner.refused('refreshAccessToken', 'unauthorized');
    await owner.refused('emailLogin', 'credentialsWrong', { authMthd: 1, authId: 'old@madang.kr', pswd: PASSWORD });
    const again = api.browser();
    const { user: found } = await again.ok('snsLogin', { authMthd: 3, authId: await ticketFor(api, again, 'kim') });
    expect(found.user_id).toBe(user_id);
    expect(api.mails.map((mail) => mail.to)).toEqual(['old@madang.kr']);
    expect(api.mails[0]?.text).toContain('30');
    const audit = await recordOf(database.db);
    expect(audit).toEqual([expect.objectContaining({ action: 'account-replaced', user_id: old.user_id, by_user_id: user_id, method: 3 })]);

    const isKept = async () => {
      await tidy({ db: database.db, clock: () => api.clock.now });
      const identities = await database.db.selectFrom('deleted_identities').selectAll().execute();
      const users = await database.db.selectFrom('users').selectAll().where('user_id', '=', old.user_id).execute();
      return [users.length, identities.map((identity) => identity.method).sort()];
    };
    api.clock.now += 30 * DAY - 1000;
    expect(await isKept()).toEqual([1, [1, 3]]);
    api.clock.now += 1000;
    expect(await isKept()).toEqual([0, []]);
  });

  it('[SOC-4] replaces on set-up, too, all or nothing, and never an account by itself', async () => {
    const owner = api.browser();
    await owner.ok('accountLinkJoin', providerJoin(await ticketFor(api, owner, 'kim')));
    const member = api.browser();
    const joined = await member.ok('accountLinkJoin', providerJoin(await ticketFor(api, member, 'lee')));
    member.token = joined.user.access_token;
    // A second Google account is not foreseen: the other account must not be gone for that.
    await member.refused('setUpAccount', 'notAllowed', ticketCredentials(await linkTicketFor(api, member, 'kim')), REPLACE);
    await member.refused('setUpAccount', 'notAllowed', ticketCredentials(await linkTicketFor(api, member, 'lee')), REPLACE);
    expect(await recordOf(database.db)).toEqual([]);
    expect(await database.db.selectFrom('identities').selectAll().execute()).toHaveLength(2);

    const other = api.browser();
    await other.ok('accountLinkJoin', providerJoin(await ticketFor(api, other, 'park', 4), 4));
    await member.refused('setUpAccount', 'accountInUse', ticketCredentials(await linkTicketFor(api, member, 'park', 4), 4), {
      headers: { 'X-Replace-Existing': 'true' },
    });
    const connected = await member.ok('setUpAccount', ticketCredentials(await linkTicketFor(api, member, 'park', 4), 4), REPLACE);
    expect(connected.user.user_id).toBe(joined.user.user_id);
    expect(api.mails).toEqual([]);
  });

  it.each(['linkAccount', 'setUpAccount'] as const)(
    '[SOC-6] %s deletes no account by a sign-in that is older than five minutes',
    async (call) => {
      const owner = api.browser();
      const { user: old } = await owner.ok('accountLinkJoin', providerJoin(await ticketFor(api, owner, 'kim')));
      const guest = api.browser();
      const { user_id } = await becomeGuest(guest);
      const ticket = await linkTicketFor(api, guest, 'kim');
      api.clock.now += FIVE_MINUTES + 1;
      const refused = await guest.refused(call, 'signInTooOld', ticketCredentials(ticket), REPLACE);
      expect(refused.message).toContain('5 minutes');
      expect(await recordOf(database.db)).toEqual([]);
      expect(await database.db.selectFrom('identities').select('user_id').execute()).toEqual([{ user_id: old.user_id }]);

      // A new sign-in at the provider is good for five minutes, to the last.
      const again = await linkTicketFor(api, guest, 'kim');
      api.clock.now += FIVE_MINUTES;
      guest.token = (await guest.ok('refreshAccessToken')).access_token;
      expect((await guest.ok(call, ticketCredentials(again), REPLACE)).user.user_id).toBe(user_id);
    },
  );

  it('[SOC-6] [CONFIRM-1] a member whose login is old proves to be the owner here, too, beside the sign-in to the account that goes', async () => {
    const owner = api.browser();
    await owner.ok('accountLinkJoin', providerJoin(await ticketFor(api, owner, 'kim')));
    const member = api.browser();
    const { user_id } = await becomeMember(api, member);
    api.clock.now += 10 * DAY;
    member.token = (await member.ok('refreshAccessToken')).access_token;
    const ticket = await linkTicketFor(api, member, 'kim');
    await member.refused('setUpAccount', 'confirmationNeeded', ticketCredentials(ticket), REPLACE);
    const { confirmation } = await member.ok('confirmIdentity', { act: 'setUpAccount', authMthd: 1, authId: '', pswd: PASSWORD });
    const proven = { headers: { ...REPLACE.headers, 'X-Confirmation': confirmation } };
    expect((await member.ok('setUpAccount', ticketCredentials(ticket), proven)).user.user_id).toBe(user_id);
  });

  it('[SOC-6] a sign-in of up to ten minutes still connects an account that has no owner', async () => {
    const guest = api.browser();
    await becomeGuest(guest);
    const ticket = await linkTicketFor(api, guest, 'kim');
    api.clock.now += FIVE_MINUTES + 1;
    await guest.ok('linkAccount', ticketCredentials(ticket));
  });

  it.each([
    ['ko', 'linkAccount', '마당 계정이 다른 계정으로 바뀌었어요'],
    ['en', 'setUpAccount', 'Your Madang account was replaced'],
    ['ja', 'linkAccount', 'マダンのアカウントが別のアカウントに置き換えられました'],
  ] as const)(
    '[SOC-6] [SAFE-1] the owner of the deleted account is told by email, in their own language (%s, %s)',
    async (language, call, subject) => {
      const owner = api.browser();
      const { ncknm } = await becomeMember(api, owner, 'old@madang.kr');
      const own = { headers: { 'Accept-Language': language } };
      await owner.ok('setUpAccount', ticketCredentials(await linkTicketFor(api, owner, 'kim')), own);
      const guest = api.browser();
      await becomeGuest(guest);
      const ticket = await linkTicketFor(api, guest, 'kim');
      api.mails.length = 0;
      await guest.ok(call, ticketCredentials(ticket), {
        headers: { ...REPLACE.headers, 'Accept-Language': language === 'ja' ? 'ko' : 'ja' },
      });
      expect(api.mails).toHaveLength(1);
      expect(api.mails[0]).toMatchObject({ to: 'old@madang.kr', subject });
      for (const named of [ncknm, 'Google', '30']) expect(api.mails[0]?.text).toContain(named);
      expect(api.mails[0]?.html).toContain(`lang="${language}"`);
    },
  );

  it('[SOC-4] replaces an account even when its owner cannot be told now, and tells them when the mail server is back', async () => {
    const owner = api.browser();
    await becomeMember(api, owner, 'old@madang.kr');
    await owner.ok('setUpAccount', ticketCredentials(await linkTicketFor(api, owner, 'kim')));
    const guest = api.browser();
    await becomeGuest(guest);
    api.mail.broken = true;
    await guest.ok('linkAccount', ticketCredentials(await linkTicketFor(api, guest, 'kim')), REPLACE);
    expect(api.logged).toContainEqual(
      expect.objectContaining({ msg: EVENTS.mailFailed, error: expect.objectContaining({ name: 'Error' }) }),
    );
    api.mails.length = 0;
    api.mail.broken = false;
    api.clock.now += 5_000;
    api.outbox.wake();
    await api.outbox.idle();
    expect(api.mails.map((mail) => mail.to)).toEqual(['old@madang.kr']);
  });
});
