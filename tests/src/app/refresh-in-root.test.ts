// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { createActor, type InspectionEvent } from 'xstate';
import { shellMachine } from '#machines/shell/shell.machine.ts';
import { createClient } from '#src/api/client.ts';
import { provideTokenRefresh } from '#src/app/ports/token-refresh.ts';
import { createProfile } from '#tests/support/browser-fakes.ts';
import { answered, fails, on } from '#tests/support/faults.ts';
import { listenInThisFile, server } from '#tests/support/msw-server.ts';
import { SAMPLES } from '#tests/support/samples.ts';
import { ORIGIN } from '../api/open-client.ts';

/* The token refresh as a child of the root actor, and without one. */

listenInThisFile();

/** A signed-in tab whose token has expired, and its root actor, not yet started. */
function openTab(refreshAnswer: () => Response | Promise<Response> = () => answered('ok', undefined, { access_token: 'token-2' })) {
  const asked = { refresh: 0 };
  server.use(
    on('userInfo', ({ request }) =>
      request.headers.get('Authorization') === 'Bearer token-2'
        ? answered('ok', undefined, SAMPLES.userInfo.data)
        : answered('tokenExpired'),
    ),
    on('refreshAccessToken', () => {
      asked.refresh += 1;
      return refreshAnswer();
    }),
  );
  const profile = createProfile();
  const tokenStore = profile.openTab();
  tokenStore.signIn('token-1');
  const shared = { baseUrl: `${ORIGIN}/api/v1`, tokenStore, language: () => 'en' };
  const { refresh, refreshQueue } = provideTokenRefresh({ ...shared, locks: profile.locks });
  const client = createClient({ ...shared, refresh });
  /** The machines' ids of the actors that began in the root's system. */
  const began: string[] = [];
  const inspect = ({ type, actorRef }: InspectionEvent) => {
    if (type === '@xstate.actor') began.push('id' in actorRef ? String(actorRef.id) : '');
  };
  const root = createActor(shellMachine.provide({ actors: { refreshQueue } }), {
    input: {
      hasToken: false,
      isRestorable: false,
      place: null,
      draft: null,
      resumed: null,
      enabledMethods: [],
      entry: { kind: 'page' },
      maintenance: false,
      inAppBrowser: { browser: null, cameBackTo: null },
    },
    inspect,
  });
  const user = () => client.call('userInfo', undefined);
  return { asked, tokenStore, root, began, user };
}

/** A promise and what ends it. */
function gate() {
  let open = () => {};
  const promise = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { promise, open: () => open() };
}

test('[REFR-1] [REFR-3] calls that find the token expired share one refresh, and an inspector of the root actor sees it', async () => {
  const { asked, root, began, user } = openTab();
  root.start();
  expect(began).not.toContain('tokenRefresh');
  await Promise.all(Array.from({ length: 20 }, user));
  expect(began.filter((id) => id === 'tokenRefresh')).toHaveLength(1);
  expect(asked.refresh).toBe(1);
  expect(root.getSnapshot().children.refreshQueue?.getSnapshot()).toMatchObject({ value: 'idle', context: { asked: [] } });
  root.stop();
});

test('[REFR-1] before the root actor runs, a token is refreshed outside of it, and inside it from its start', async () => {
  const { tokenStore, root, began, user } = openTab();
  await expect(user()).resolves.toEqual(SAMPLES.userInfo.data);
  tokenStore.signIn('token-1');
  root.start();
  await expect(user()).resolves.toEqual(SAMPLES.userInfo.data);
  expect(began.filter((id) => id === 'tokenRefresh')).toHaveLength(1);
  root.stop();
});

test('[REFR-3] a refresh that began before the root actor is shared with calls after its start', async () => {
  const answer = gate();
  const { asked, root, user } = openTab(() => answer.promise.then(() => answered('ok', undefined, { access_token: 'token-2' })));
  const early = user();
  await vi.waitFor(() => expect(asked.refresh).toBe(1));
  root.start();
  const late = user();
  answer.open();
  await expect(Promise.all([early, late])).resolves.toHaveLength(2);
  expect(asked.refresh).toBe(1);
  root.stop();
});

test('[REFR-2] [SHELL-8] the recovery screen ends no session: tokens are refreshed behind it', async () => {
  const { tokenStore, root, began, user } = openTab();
  root.start();
  root.send({ type: 'FLOW_CRASHED' });
  expect(root.getSnapshot().matches({ health: 'crashed' })).toBe(true);
  await expect(user()).resolves.toEqual(SAMPLES.userInfo.data);
  expect(began).toContain('tokenRefresh');
  expect(tokenStore.read()).toEqual({ is: 'token', token: 'token-2' });
  root.stop();
});

test('[REFR-2] a root actor that stops during a refresh fails the call and keeps the session, and the next call refreshes', async () => {
  const answer = gate();
  const { asked, tokenStore, root, user } = openTab(() =>
    answer.promise.then(() => answered('ok', undefined, { access_token: 'token-2' })),
  );
  root.start();
  const call = user();
  await vi.waitFor(() => expect(asked.refresh).toBe(1));
  root.stop();
  await expect(call).rejects.toMatchObject({ name: 'PortError', reason: undefined });
  expect(tokenStore.read()).toEqual({ is: 'token', token: 'token-1' });
  answer.open();
  await expect(user()).resolves.toEqual(SAMPLES.userInfo.data);
});

test('[REFR-2] a refresh that fails in the root actor keeps the session, and the root actor runs on', async () => {
  const { tokenStore, root, user } = openTab();
  server.use(fails('refreshAccessToken', '500'));
  root.start();
  await expect(user()).rejects.toMatchObject({ name: 'PortError', reason: undefined });
  expect(tokenStore.read()).toEqual({ is: 'token', token: 'token-1' });
  expect(root.getSnapshot()).toMatchObject({ status: 'active', value: { health: 'running' } });
  root.stop();
});
