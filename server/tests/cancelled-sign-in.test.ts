import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { expect, it, vi } from 'vitest';
import { tidy } from '#server/housekeeping.ts';
import { POLICIES } from '#server/limits/policies.ts';
import { describeApi } from './support/describe-api.ts';
import { becomeGuest, becomeMember, emailCredentials, emailJoin, guestJoin, PASSWORD, proveEmail } from './support/people.ts';

const REFRESH = 'madang_refresh';
const ATTEMPT = 'attempt-of-a-sign-in-000001';
const attempt = { headers: { 'X-Sign-In-Attempt': ATTEMPT } };

describeApi('a sign-in that was cancelled', (api, database) => {
  const sessions = () => database.db.selectFrom('sessions').select(['session_id', 'user_id']).execute();
  const attempts = () => database.db.selectFrom('sign_in_attempts').selectAll().execute();

  it('[POP-5] [OUT-1] begins no session when the connection is gone before, and undoes what was done for it', async () => {
    const browser = api.browser();
    const email = 'cancelled@madang.kr';
    await proveEmail(api, browser, email);
    const gone = AbortSignal.abort();
    await browser.fetch('POST', '/api/v1/auth/join', emailJoin(email), { signal: gone });
    await browser.fetch('POST', '/api/v1/auth/login', undefined, { signal: gone });
    expect(await sessions()).toEqual([]);
    expect(await database.db.selectFrom('users').selectAll().execute()).toEqual([]);
    // The proof was not used up: the person can join after all.
    await browser.ok('join', emailJoin(email));
    expect(await sessions()).toHaveLength(1);
  });

  it('[POP-5] [OUT-1] ends the session when the connection is gone after, and before the answer has arrived', async () => {
    const browser = api.browser();
    const { user_id, email } = await becomeMember(api, browser);
    await browser.ok('logout');
    const leaving = new AbortController();
    // The test's own hands hold the answer, as a slow network would.
    await api
      .browser()
      .fetch('POST', '/api/v1/auth/login/email', { authMthd: 1, authId: email, pswd: PASSWORD }, { signal: leaving.signal });
    expect(await sessions()).toMatchObject([{ user_id }]);
    leaving.abort();
    await vi.waitFor(async () => expect(await sessions()).toEqual([]));
  });

  it('[POP-5] [OUT-1] ends the session of a real connection that is cut while the answer is made; one that is read stays', async () => {
    let cut = () => {};
    const listener = getRequestListener(async (request, { incoming }) => {
      const response = await api.fetch(request, incoming.socket.remoteAddress ?? '');
      cut();
      // The cut has to arrive before the answer goes out.
      if (cut !== keep) await new Promise((resolve) => incoming.socket.once('close', resolve));
      return response;
    });
    const keep = () => {};
    const server = createServer(listener);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const send = () => {
      const sent = request({
        port,
        host: '127.0.0.1',
        method: 'POST',
        path: '/api/v1/auth/login',
        headers: { 'X-Requested-With': 'madang' },
      });
      const ended = new Promise<void>((resolve) => {
        sent.on('response', (response) => response.resume().on('end', resolve));
        sent.on('error', () => resolve());
      });
      sent.end();
      return { sent, ended };
    };
    try {
      cut = keep;
      await send().ended;
      expect(await sessions()).toHaveLength(1);
      const begun = vi.fn();
      const second = send();
      cut = () => {
        begun();
        second.sent.destroy();
      };
      await second.ended;
      expect(begun).toHaveBeenCalledOnce();
      await vi.waitFor(async () => expect(await sessions()).toHaveLength(1));
    } finally {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  });

  it('[POP-5] [OUT-1] is discarded by the name of its attempt, and nothing else is', async () => {
    const other = api.browser();
    await becomeGuest(other);
    const browser = api.browser();
    const { user } = await browser.ok('join', guestJoin(), attempt);
    await browser.ok('userInfo', undefined, { token: user.access_token });
    // Without the cookies: those of an aborted answer may never have been kept.
    await api.browser().ok('discardSignIn', { attempt: ATTEMPT });
    await browser.refused('userInfo', 'unauthorized', undefined, { token: user.access_token });
    await browser.refused('refreshAccessToken', 'unauthorized');
    await other.ok('userInfo');
    expect(await sessions()).toHaveLength(1);
  });

  it('[POP-5] [OUT-1] begins no session when the word that it is discarded comes first', async () => {
    const browser = api.browser();
    const email = 'late@madang.kr';
    await proveEmail(api, browser, email);
    await browser.ok('discardSignIn', { attempt: ATTEMPT });
    await browser.refused('join', 'notAllowed', emailJoin(email), attempt);
    expect(await sessions()).toEqual([]);
    expect(await database.db.selectFrom('users').selectAll().execute()).toEqual([]);
    await browser.ok('join', emailJoin(email));
  });

  it('[POP-5] [OUT-1] leaves no session, whichever of the two comes first', async () => {
    for (let round = 0; round < 10; round += 1) {
      const named = `attempt-of-round-number-${round}`.padEnd(24, '0');
      await Promise.all([
        api.browser().call('guestLogin', undefined, { headers: { 'X-Sign-In-Attempt': named } }),
        api.browser().ok('discardSignIn', { attempt: named }),
      ]);
      expect(await sessions()).toEqual([]);
    }
  });

  it('[EMAIL-7] a link that was cancelled before it was done leaves the guest a guest, signed in', async () => {
    const browser = api.browser();
    await becomeGuest(browser);
    const sqncNum = await proveEmail(api, browser, 'link@madang.kr');
    await browser.ok('discardSignIn', { attempt: ATTEMPT });
    await browser.refused('linkAccount', 'notAllowed', emailCredentials('link@madang.kr', sqncNum), attempt);
    expect((await browser.ok('userInfo')).user.auth_mthd).toBe(0);
  });

  it('keeps the names of attempts for an hour, and answers 429 to who sends too many', async () => {
    const browser = api.browser();
    await browser.ok('guestLogin', undefined, attempt);
    await browser.ok('discardSignIn', { attempt: 'attempt-of-a-sign-in-000002' });
    await browser.refused('discardSignIn', 'malformed', { attempt: 'short' });
    expect(await attempts()).toHaveLength(2);
    api.clock.now += 3_600_000;
    await tidy({ db: database.db, clock: () => api.clock.now });
    expect(await attempts()).toEqual([]);
    expect(await sessions()).toHaveLength(1);
    await browser.ok('discardSignIn', { attempt: 'attempt-of-a-sign-in-000003' });
    const { name, max } = POLICIES.discardedSignInsPerAddress;
    await database.db.updateTable('rate_limits').set({ count: max }).where('policy', '=', name).execute();
    await browser.refused('discardSignIn', 'tooManyRequests', { attempt: 'attempt-of-a-sign-in-000004' });
    expect(await attempts()).toHaveLength(1);
  });

  it.each(['short', 'a name with spaces in it, of 38 letters'])('notes no attempt by a name that none could discard: %s', async (named) => {
    await api.browser().ok('guestLogin', undefined, { headers: { 'X-Sign-In-Attempt': named } });
    expect(await sessions()).toHaveLength(1);
    expect(await attempts()).toEqual([]);
  });

  it('[API-26] tells the pages that it discards sign-ins', async () => {
    expect((await api.browser().ok('configuration')).discardsSignIns).toBe(true);
  });

  it('[REFR-1] [STORE-1] a refresh that names a token is given one of the same session only; the cookie of another swaps no account', async () => {
    const browser = api.browser();
    const own = await becomeMember(api, browser);
    const token = own.access_token;
    const other = api.browser();
    await becomeMember(api, other);
    const planted = other.cookies.get(REFRESH);
    if (planted !== undefined) browser.cookies.set(REFRESH, planted);
    api.clock.now += 601_000;
    await browser.refused('refreshAccessToken', 'unauthorized', undefined, { token });
    // It is not used up, and stays with its owner.
    expect(browser.cookies.get(REFRESH)).toEqual(planted);
    other.token = (await other.ok('refreshAccessToken')).access_token;
    await other.ok('userInfo');
  });

  it('[REFR-1] a token that is none of ours, or whose session has ended, is given no other’s', async () => {
    const browser = api.browser();
    await becomeGuest(browser);
    const ended = (await becomeMember(api, api.browser())).access_token;
    await database.db.deleteFrom('sessions').where('method', '=', 1).execute();
    for (const token of [ended, 'made-up']) await browser.refused('refreshAccessToken', 'unauthorized', undefined, { token });
    expect(browser.cookies.has(REFRESH)).toBe(true);
    await browser.ok('refreshAccessToken', undefined, { token: null });
  });

  it('[REFR-1] a token that ran out days ago, with the tidying meanwhile, is refreshed', async () => {
    const browser = api.browser();
    await becomeMember(api, browser);
    for (let day = 0; day < 20; day += 1) {
      api.clock.now += 86_400_000;
      await tidy({ db: database.db, clock: () => api.clock.now });
    }
    browser.token = (await browser.ok('refreshAccessToken')).access_token;
    await browser.ok('userInfo');
  });
});
