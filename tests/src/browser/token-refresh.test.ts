import { HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { REFRESH_LOCK_TIMEOUT } from '#contract/limits.ts';
import { PortError } from '#machines/failures.ts';
import { REFRESH_LOCK } from '#src/app/ports/token-refresh.ts';
import type { TokenChange } from '#src/browser/token-store.ts';
import { createLocks, createProfile } from '#tests/support/browser-fakes.ts';
import { answered, fails, on, succeeds } from '#tests/support/faults.ts';
import { listenInThisFile, server } from '#tests/support/msw-server.ts';
import { SAMPLES } from '#tests/support/samples.ts';
import { openSignedIn, openTab } from '../api/open-client.ts';
import { gate, startApi } from '../api/refresh-api.ts';

listenInThisFile();

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
