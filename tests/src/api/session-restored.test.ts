import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { PortError } from '#machines/failures.ts';
import { createProfile } from '#tests/support/browser-fakes.ts';
import { answered, fails, on, type Resolver } from '#tests/support/faults.ts';
import { listenInThisFile, server } from '#tests/support/msw-server.ts';
import { SAMPLES } from '#tests/support/samples.ts';
import { hear } from '../browser/token-stores.ts';
import { openTab } from './open-client.ts';

listenInThisFile();

/** A server that takes `token-2` alone, which a refresh gives; counts its requests. */
function startApi(refresh: Resolver = () => answered('ok', undefined, { access_token: 'token-2' })) {
  const asked = { info: 0, refresh: 0 };
  server.use(
    on('userInfo', ({ request }) => {
      asked.info += 1;
      const isGood = request.headers.get('Authorization') === 'Bearer token-2';
      return isGood ? answered('ok', undefined, SAMPLES.userInfo.data) : answered('unauthorized');
    }),
    on('refreshAccessToken', (about) => {
      asked.refresh += 1;
      return refresh(about);
    }),
  );
  return asked;
}

/** A browser that has only what a server has set: the refresh cookie, which no script sees, and the hint. */
function forgetfulBrowser() {
  const profile = createProfile();
  profile.window.document.cookie = 'madang_session=1; Path=/';
  return profile;
}

test('[DOOR-7] the session of a browser that has lost the copies of its token is restored by one refresh, which shows no token', async () => {
  const asked = startApi();
  const { client, tokenStore } = openTab(forgetfulBrowser());
  expect(tokenStore.read()).toEqual({ is: 'inDoubt' });
  await client.call('userInfo', undefined);
  expect(asked).toEqual({ info: 1, refresh: 1 });
  expect(tokenStore.read()).toEqual({ is: 'token', token: 'token-2' });
});

test('[DOOR-7] [REFR-3] two tabs that restore at once cause one refresh', async () => {
  const asked = startApi();
  const profile = forgetfulBrowser();
  const tabs = [openTab(profile), openTab(profile)];
  await Promise.all(tabs.map(({ client }) => client.call('userInfo', undefined)));
  expect(asked).toEqual({ info: 2, refresh: 1 });
});

test('[DOOR-7] [SHELL-1] without the hint nothing is asked for', async () => {
  const asked = startApi();
  const { client, tokenStore } = openTab(createProfile());
  expect(tokenStore.read()).toEqual({ is: 'none' });
  await client.call('validateNickname', { ncknm: '민지' }).catch(() => undefined);
  expect(asked).toEqual({ info: 0, refresh: 0 });
});

test.each([401, 409])(
  '[DOOR-7] [REFR-2] a refresh that is answered %i ends it quietly, in both tabs, and takes the hint away',
  async (status) => {
    const asked = startApi(() => HttpResponse.json({ code: status * 1000 + 1, message: '' }, { status }));
    const profile = forgetfulBrowser();
    const tabs = [openTab(profile), openTab(profile)];
    const failures = await Promise.all(tabs.map(({ client }) => client.call('userInfo', undefined).catch((error: unknown) => error)));
    for (const failure of failures) expect(failure).toMatchObject({ reason: 'unauthorized' });
    expect(asked).toEqual({ info: 0, refresh: 1 });
    expect(profile.window.document.cookie).toBe('');
    for (const { tokenStore } of tabs) expect(tokenStore.read()).toEqual({ is: 'none' });
  },
);

test('[DOOR-7] a server that cannot be reached signs no person out: the hint stays, and the next call restores the session', async () => {
  server.use(fails('refreshAccessToken', 'network error'));
  const { client, tokenStore } = openTab(forgetfulBrowser());
  await expect(client.call('userInfo', undefined)).rejects.toBeInstanceOf(PortError);
  expect(tokenStore.read()).toEqual({ is: 'inDoubt' });
  const asked = startApi();
  await client.call('userInfo', undefined);
  expect(asked.refresh).toBe(1);
});

test('[DOOR-7] [POP-5] a hint that comes with the answer to a cancelled sign-in restores nothing in this page', () => {
  const profile = createProfile();
  const { tokenStore } = openTab(profile);
  profile.window.document.cookie = 'madang_session=1; Path=/';
  expect(tokenStore.read()).toEqual({ is: 'none' });
});

test('[DOOR-7] [OUT-1] signing out takes the hint away, and other tabs hear of it', () => {
  const profile = createProfile();
  const [here, there] = [openTab(profile), openTab(profile)];
  here.tokenStore.signIn('token-1');
  profile.window.document.cookie = 'madang_session=1; Path=/';
  const heard = hear(there.tokenStore);
  here.tokenStore.clear();
  expect(profile.window.document.cookie).toBe('');
  expect(heard).toEqual([{ is: 'signedOut', here: false }]);
});

test('[DOOR-7] [STORE-1] where storage is refused and the token’s cookie has run out, the tab goes on in its session', async () => {
  const shown: (string | null)[] = [];
  server.use(
    on('refreshAccessToken', ({ request }) => {
      shown.push(request.headers.get('Authorization'));
      return answered('ok', undefined, { access_token: 'token-2', expires_in: 4 });
    }),
    on('userInfo', ({ request }) => answered(request.headers.get('Authorization') === 'Bearer token-2' ? 'tokenExpired' : 'unauthorized')),
  );
  const profile = createProfile();
  Object.defineProperty(profile.window, 'localStorage', {
    get: () => {
      throw new Error('refused');
    },
  });
  const { client, tokenStore } = openTab(profile);
  tokenStore.signIn('token-1');
  profile.window.document.cookie = 'madang_session=1; Path=/';
  profile.window.document.cookie = 'access_token=; Path=/; Max-Age=0; Secure';
  await client.call('userInfo', undefined).catch(() => undefined);
  expect(shown[0]).toBe('Bearer token-1');
});
