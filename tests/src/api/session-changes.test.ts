import { describe, expect, test, vi } from 'vitest';
import { PortError } from '#machines/failures.ts';
import { createProfile } from '#tests/support/browser-fakes.ts';
import { answered, fails, on } from '#tests/support/faults.ts';
import { listenInThisFile, server } from '#tests/support/msw-server.ts';
import { SAMPLES } from '#tests/support/samples.ts';
import { openSignedIn, openTab } from './open-client.ts';
import { gate, startApi } from './refresh-api.ts';

listenInThisFile();

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
