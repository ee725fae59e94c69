import { describe, expect, test } from 'vitest';
import { PortError } from '#machines/failures.ts';
import { createProfile } from '#tests/support/browser-fakes.ts';
import { answered, fails, on, succeeds } from '#tests/support/faults.ts';
import { listenInThisFile, server } from '#tests/support/msw-server.ts';
import { SAMPLES } from '#tests/support/samples.ts';
import { openSignedIn, openTab } from '../api/open-client.ts';
import { startApi } from '../api/refresh-api.ts';

listenInThisFile();

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
