import { HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { REFRESH_LOCK_TIMEOUT } from '../../contract/limits.ts';
import { PortError } from '../../machines/failures.ts';
import { REFRESH_LOCK } from '../../src/app/provide/token-refresh.ts';
import type { TokenChange } from '../../src/ports/token-store.ts';
import { createLocks, createProfile } from '../support/browser-fakes.ts';
import { answered, fails, on, succeeds } from '../support/faults.ts';
import { SAMPLES } from '../support/samples.ts';
import { openSignedIn, openTab } from './open-client.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  vi.useRealTimers();
  vi.restoreAllMocks();
});
afterAll(() => server.close());

interface Api {
  readonly valid?: string;
  readonly refresh?: () => Response | Promise<Response>;
  /** So many requests are there before the refresh is answered. */
  readonly atOnce?: number;
}

/** A server that takes one token at a time; a refresh gives the next one. Counts what it is asked. */
function startApi({ valid = 'token-2', refresh, atOnce = 1 }: Api = {}) {
  const asked = { info: 0, refresh: 0 };
  const allAsked = gate();
  server.use(
    on('userInfo', ({ request }) => {
      asked.info += 1;
      if (asked.info === atOnce) allAsked.resolve();
      if (request.headers.get('Authorization') !== `Bearer ${valid}`) return answered('tokenExpired');
      return answered('ok', undefined, SAMPLES.userInfo.data);
    }),
    on('refreshAccessToken', async () => {
      asked.refresh += 1;
      await allAsked.promise;
      return refresh?.() ?? answered('ok', undefined, { access_token: valid });
    }),
  );
  return asked;
}

/** A promise and what ends it. */
function gate() {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve: () => resolve() };
}

describe('a token that expired', () => {
  test('[REFR-1] is refreshed, the new one is stored, and the request is sent once more', async () => {
    const asked = startApi();
    const { client, tokenStore } = openSignedIn();
    await expect(client.call('userInfo', undefined)).resolves.toEqual(SAMPLES.userInfo.data);
    expect(asked).toEqual({ info: 2, refresh: 1 });
    expect(tokenStore.read()).toEqual({ is: 'token', token: 'token-2' });
  });

  test('[REFR-1] the body is sent again as it was', async () => {
    const bodies: unknown[] = [];
    server.use(
      succeeds('refreshAccessToken'),
      on('validateNickname', async ({ request }) => {
        bodies.push(await request.json());
        return bodies.length === 1 ? answered('tokenExpired') : answered('ok');
      }),
    );
    await openSignedIn().client.call('validateNickname', { ncknm: '민지' });
    expect(bodies).toEqual([{ ncknm: '민지' }, { ncknm: '민지' }]);
  });

  test('[REFR-1] 419 again after a refresh is a failure, not a loop', async () => {
    const asked = startApi({ refresh: () => answered('ok', undefined, { access_token: 'token-of-another-server' }) });
    await expect(openSignedIn().client.call('userInfo', undefined)).rejects.toBeInstanceOf(PortError);
    expect(asked).toEqual({ info: 2, refresh: 1 });
  });

  test('[REFR-3] 20 requests at once cause one refresh and one repetition each', async () => {
    const asked = startApi({ atOnce: 20 });
    const { client } = openSignedIn();
    await Promise.all(Array.from({ length: 20 }, () => client.call('userInfo', undefined)));
    expect(asked).toEqual({ info: 40, refresh: 1 });
  });

  test('[REFR-3] 5 tabs with 6 requests each cause one refresh', async () => {
    const asked = startApi({ atOnce: 30 });
    const profile = createProfile();
    const tabs = [openSignedIn(profile), ...Array.from({ length: 4 }, () => openTab(profile))];
    await Promise.all(tabs.flatMap(({ client }) => Array.from({ length: 6 }, () => client.call('userInfo', undefined))));
    expect(asked).toEqual({ info: 60, refresh: 1 });
  });

  test('[REFR-3] a late 419 about a token that was replaced long ago causes none', async () => {
    const asked = startApi();
    const { client, tokenStore } = openSignedIn();
    const late = gate();
    server.use(
      on('checkUser', async ({ request }) => {
        if (request.headers.get('Authorization') === 'Bearer token-2') return answered('ok', undefined, SAMPLES.checkUser.data);
        await late.promise;
        return answered('tokenExpired');
      }),
    );
    const slow = client.call('checkUser', SAMPLES.checkUser.payload);
    await client.call('userInfo', undefined);
    late.resolve();
    await expect(slow).resolves.toEqual(SAMPLES.checkUser.data);
    expect(asked.refresh).toBe(1);
    expect(tokenStore.read()).toEqual({ is: 'token', token: 'token-2' });
  });

  test('[REFR-3] without Web Locks it is refreshed all the same', async () => {
    const asked = startApi();
    const profile = createProfile();
    const withoutLocks = openSignedIn({ ...profile, locks: undefined as never });
    await withoutLocks.client.call('userInfo', undefined);
    expect(asked.refresh).toBe(1);
  });

  test('[REFR-3] without Web Locks tabs that ask at once are given tokens of one session, and go on with the one stored first', async () => {
    let asked = 0;
    const allAsked = gate();
    const given: string[] = [];
    server.use(
      on('userInfo', ({ request }) =>
        given.some((token) => request.headers.get('Authorization') === `Bearer ${token}`)
          ? answered('ok', undefined, SAMPLES.userInfo.data)
          : answered('tokenExpired'),
      ),
      on('refreshAccessToken', async () => {
        asked += 1;
        const token = `token-of-one-session-${asked}`;
        if (asked === 3) allAsked.resolve();
        await allAsked.promise;
        given.push(token);
        return answered('ok', undefined, { access_token: token });
      }),
    );
    const profile = { ...createProfile(), locks: undefined as never };
    const tabs = [openSignedIn(profile), openTab(profile), openTab(profile)];
    for (const answer of await Promise.all(tabs.map(({ client }) => client.call('userInfo', undefined)))) {
      expect(answer).toEqual(SAMPLES.userInfo.data);
    }
    expect(given).toHaveLength(3);
    expect(tabs[0]?.tokenStore.read()).toMatchObject({ is: 'token', token: expect.stringMatching(/^token-of-one-session-/) });
  });

  test('[REFR-3] a tab that never lets go of the lock holds the others up for ten seconds, no longer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const asked = startApi();
    const locks = createLocks();
    void locks.request(REFRESH_LOCK, {}, () => new Promise(() => {}));
    const { client } = openSignedIn({ ...createProfile(), locks });
    const user = client.call('userInfo', undefined);
    await vi.waitFor(() => expect(asked.info).toBe(1));
    await vi.advanceTimersByTimeAsync(REFRESH_LOCK_TIMEOUT - 1000);
    expect(asked.refresh).toBe(0);
    await vi.advanceTimersByTimeAsync(1000);
    await vi.waitFor(() => expect(asked.refresh).toBe(1));
    await expect(user).resolves.toEqual(SAMPLES.userInfo.data);
  });

  test.each([
    ['refreshed', () => answered('ok', undefined, { access_token: 'token-2' })],
    ['rejected', () => answered('unauthorized')],
    ['failed', () => answered('failed')],
    ['cut off', () => HttpResponse.error()],
  ])('[REFR-3] the lock is free again after it was %s', async (_, refresh) => {
    const asked = startApi({ refresh });
    const locks = createLocks();
    const { client } = openSignedIn({ ...createProfile(), locks });
    await client.call('userInfo', undefined).catch(() => undefined);
    expect(asked.refresh).toBe(1);
    await vi.waitFor(() => expect(locks.held()).toBe(0));
  });

  test('[REFR-3] the lock is held until the new token has arrived in the other tabs, which Firefox brings there a moment later', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const asked = startApi();
    const locks = createLocks();
    const { client } = openSignedIn({ ...createProfile(), locks });
    await client.call('userInfo', undefined);
    expect(asked.refresh).toBe(1);
    expect(locks.held()).toBe(1);
    await vi.advanceTimersByTimeAsync(100);
    expect(locks.held()).toBe(0);
  });
});

describe('a refresh that the server refuses', () => {
  test.each([
    ['401', 'unauthorized'],
    ['409', 'refreshConflict'],
  ] as const)('[REFR-2] %s clears the token, in every tab, and is told once', async (_, result) => {
    startApi({ refresh: () => answered(result) });
    const profile = createProfile();
    const { client, tokenStore } = openSignedIn(profile);
    const other = openTab(profile);
    const heard: TokenChange[] = [];
    other.tokenStore.subscribe((change) => heard.push(change));
    const calls = await Promise.allSettled(Array.from({ length: 5 }, () => client.call('userInfo', undefined)));
    for (const call of calls) expect(call).toMatchObject({ status: 'rejected', reason: { name: 'PortError', reason: 'unauthorized' } });
    expect(tokenStore.read()).toEqual({ is: 'none' });
    expect(other.tokenStore.read()).toEqual({ is: 'none' });
    expect(heard).toEqual([{ is: 'signedOut', here: false }]);
  });

  test.each([
    '500',
    '503, the database is away',
    'network error',
    '502 of a proxy, in HTML',
    '429',
    '200 with data of another shape',
    '419, again and again',
  ] as const)('[REFR-2] %s keeps the session, and the next action tries again', async (fault) => {
    const asked = startApi();
    server.use(fails('refreshAccessToken', fault));
    const { client, tokenStore } = openSignedIn();
    await expect(client.call('userInfo', undefined)).rejects.toMatchObject({ name: 'PortError', reason: undefined });
    expect(tokenStore.read()).toEqual({ is: 'token', token: 'token-1' });
    server.resetHandlers();
    startApi();
    await expect(client.call('userInfo', undefined)).resolves.toEqual(SAMPLES.userInfo.data);
    expect(asked.info).toBe(1);
  });

  test.each(['', 'two words', 'line\nbreak'])('[REFR-1] a new token that is none (%j) is a failure and not stored', async (token) => {
    startApi({ refresh: () => answered('ok', undefined, { access_token: token }) });
    const { client, tokenStore } = openSignedIn();
    await expect(client.call('userInfo', undefined)).rejects.toBeInstanceOf(PortError);
    expect(tokenStore.read()).toEqual({ is: 'token', token: 'token-1' });
  });
});

describe('a session that changes while an answer is on its way', () => {
  test('[REFR-1] signing out during a refresh: the late token is not stored', async () => {
    const answerRefresh = gate();
    const asked = startApi({ refresh: () => answerRefresh.promise.then(() => answered('ok', undefined, { access_token: 'token-2' })) });
    const ended: (string | null)[] = [];
    server.use(
      on('logout', ({ request }) => {
        ended.push(`${request.headers.get('Authorization')}, cookies: ${request.credentials}`);
        return answered('failed');
      }),
    );
    const profile = createProfile();
    const { client, tokenStore } = openSignedIn(profile);
    const user = client.call('userInfo', undefined);
    await vi.waitFor(() => expect(asked.refresh).toBe(1));
    openTab(profile).tokenStore.clear();
    answerRefresh.resolve();
    await expect(user).rejects.toBeInstanceOf(PortError);
    expect(tokenStore.read()).toEqual({ is: 'none' });
    expect(asked.info).toBe(1);
    // The expired token could not tell the server that the session is over.
    await vi.waitFor(() => expect(ended).toEqual(['Bearer token-2, cookies: omit']));
  });

  test('[REFR-4] 401 clears the token and is rejected', async () => {
    server.use(fails('userInfo', '401'));
    const { client, tokenStore } = openSignedIn();
    await expect(client.call('userInfo', undefined)).rejects.toMatchObject({ reason: 'unauthorized' });
    expect(tokenStore.read()).toEqual({ is: 'none' });
  });

  test('[REFR-4] 401 about an old token leaves the new one, and does not say that the new session is over', async () => {
    const answerInfo = gate();
    server.use(on('userInfo', () => answerInfo.promise.then(() => answered('unauthorized'))));
    const { client, tokenStore } = openSignedIn();
    const user = client.call('userInfo', undefined);
    tokenStore.signIn('token-of-another-user');
    answerInfo.resolve();
    await expect(user).rejects.toMatchObject({ name: 'PortError', reason: undefined });
    expect(tokenStore.read()).toEqual({ is: 'token', token: 'token-of-another-user' });
  });

  test('[REFR-4] 401 about a token that another tab has refreshed meanwhile: the request is sent once more, with the new one', async () => {
    const answerInfo = gate();
    const sent: (string | null)[] = [];
    server.use(
      on('userInfo', async ({ request }) => {
        sent.push(request.headers.get('Authorization'));
        await answerInfo.promise;
        return sent.length === 1 ? answered('unauthorized') : answered('ok', undefined, SAMPLES.userInfo.data);
      }),
    );
    const profile = createProfile();
    const { client } = openSignedIn(profile);
    const user = client.call('userInfo', undefined);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    openTab(profile).tokenStore.replace('token-1', 'token-2');
    answerInfo.resolve();
    await expect(user).resolves.toEqual(SAMPLES.userInfo.data);
    expect(sent).toEqual(['Bearer token-1', 'Bearer token-2']);
  });

  test.each([
    ['this tab', false],
    ['another tab', true],
  ])('[REFR-4] a good answer to a session that %s replaced is dropped', async (_, inAnother) => {
    const answerInfo = gate();
    server.use(on('userInfo', () => answerInfo.promise.then(() => answered('ok', undefined, SAMPLES.userInfo.data))));
    const profile = createProfile();
    const { client, tokenStore } = openSignedIn(profile);
    const user = client.call('userInfo', undefined);
    (inAnother ? openTab(profile).tokenStore : tokenStore).signIn('token-of-another-user');
    answerInfo.resolve();
    await expect(user).rejects.toBeInstanceOf(PortError);
  });

  test('[REFR-4] an answer that comes after a mere refresh is not dropped', async () => {
    startApi();
    const answerCheck = gate();
    server.use(on('checkUser', () => answerCheck.promise.then(() => answered('ok', undefined, SAMPLES.checkUser.data))));
    const { client } = openSignedIn();
    const check = client.call('checkUser', SAMPLES.checkUser.payload);
    await client.call('userInfo', undefined);
    answerCheck.resolve();
    await expect(check).resolves.toEqual(SAMPLES.checkUser.data);
  });
});

describe('copies of the token that differ', () => {
  const tamper = (profile: ReturnType<typeof createProfile>) => {
    profile.window.document.cookie = 'access_token=planted; Path=/';
  };

  test('[STORE-1] neither is sent: the token is refreshed first', async () => {
    const sent: (string | null)[] = [];
    server.use(
      succeeds('refreshAccessToken', { access_token: 'token-2' }),
      on('userInfo', ({ request }) => {
        sent.push(request.headers.get('Authorization'));
        return answered('ok', undefined, SAMPLES.userInfo.data);
      }),
    );
    const profile = createProfile();
    const { client, tokenStore } = openSignedIn(profile);
    tamper(profile);
    await client.call('userInfo', undefined);
    expect(sent).toEqual(['Bearer token-2']);
    expect(tokenStore.read()).toEqual({ is: 'token', token: 'token-2' });
  });

  test('[STORE-1] [REFR-1] the refresh shows the copy that this origin alone can write, so that the server gives no other session’s token', async () => {
    const shown: (string | null)[] = [];
    server.use(
      on('refreshAccessToken', ({ request }) => {
        shown.push(request.headers.get('Authorization'));
        return answered('unauthorized');
      }),
    );
    const profile = createProfile();
    const { client, tokenStore } = openSignedIn(profile);
    tamper(profile);
    await expect(client.call('userInfo', undefined)).rejects.toBeInstanceOf(PortError);
    expect(shown).toEqual(['Bearer token-1']);
    expect(tokenStore.read()).toEqual({ is: 'none' });
  });

  test('[STORE-1] a cookie alone is sent with no call: the refresh cookie says whose session it is, before anything is asked for', async () => {
    const shown: (string | null)[] = [];
    const asked = startApi();
    server.use(
      on('refreshAccessToken', ({ request }) => {
        shown.push(request.headers.get('Authorization'));
        return shown.length === 1 ? answered('unauthorized') : answered('ok', undefined, { access_token: 'token-2' });
      }),
    );
    const profile = createProfile();
    tamper(profile);
    const visitor = openTab(profile);
    await expect(visitor.client.call('userInfo', undefined)).rejects.toMatchObject({ reason: 'unauthorized' });
    expect([visitor.tokenStore.read(), asked.info]).toEqual([{ is: 'none' }, 0]);
    tamper(profile);
    const member = openTab(profile);
    await expect(member.client.call('userInfo', undefined)).resolves.toEqual(SAMPLES.userInfo.data);
    expect(member.tokenStore.read()).toEqual({ is: 'token', token: 'token-2' });
    expect([shown, asked.info]).toEqual([[null, null], 1]);
  });

  test('[STORE-1] nothing is sent while the refresh fails, and the session is kept', async () => {
    const asked = startApi();
    server.use(fails('refreshAccessToken', '500'));
    const profile = createProfile();
    const { client, tokenStore } = openSignedIn(profile);
    tamper(profile);
    await expect(client.call('userInfo', undefined)).rejects.toBeInstanceOf(PortError);
    expect(asked.info).toBe(0);
    expect(tokenStore.read()).toEqual({ is: 'inDoubt' });
  });

  test('[STORE-1] signing in does not wait for that', async () => {
    const sent: (string | null)[] = [];
    server.use(
      on('guestLogin', ({ request }) => {
        sent.push(request.headers.get('Authorization'));
        return answered('ok', undefined, SAMPLES.guestLogin.data);
      }),
    );
    const profile = createProfile();
    const { client } = openSignedIn(profile);
    tamper(profile);
    await client.call('guestLogin', undefined);
    expect(sent).toEqual([null]);
  });
});
