import { expect, test, vi } from 'vitest';
import { API_BASE } from '#contract/calls.ts';
import { createClient } from '#src/api/client.ts';
import { createProfile } from '#tests/support/browser-fakes.ts';
import { answered, on } from '#tests/support/faults.ts';
import { listenInThisFile, server } from '#tests/support/msw-server.ts';
import { SAMPLES } from '#tests/support/samples.ts';
import { ORIGIN, openSignedIn, openTab } from './open-client.ts';
import { gate } from './refresh-api.ts';

listenInThisFile();

/** A tab whose refresh ends as said, and counts its calls. */
function tabWith(outcome: 'refreshed' | 'rejected' | 'failed' | 'superseded', token: string | null = 'token-1') {
  const tokenStore = createProfile().openTab();
  if (token !== null) tokenStore.signIn(token);
  const refresh = vi.fn(async () => outcome);
  const client = createClient({ baseUrl: `${ORIGIN}${API_BASE}`, tokenStore, language: () => 'en', refresh });
  return { client, tokenStore, refresh };
}

function countAsked(name: 'userInfo' | 'campusList', ...answers: Parameters<typeof answered>[0][]) {
  const asked: Request[] = [];
  server.use(
    on(name, ({ request }) => {
      asked.push(request.clone());
      return answered(answers[asked.length - 1] ?? 'ok', undefined, SAMPLES[name].data);
    }),
  );
  return asked;
}

test('[REFR-1] a refresh that another session has overtaken ends the call: it is not sent for that session', async () => {
  const asked = countAsked('userInfo', 'tokenExpired');
  const { client } = tabWith('superseded');
  await expect(client.call('userInfo', undefined)).rejects.toMatchObject({ name: 'PortError', reason: undefined });
  expect(asked).toHaveLength(1);
});

test('[REFR-1] without a token an expiry refreshes nothing', async () => {
  const asked = countAsked('campusList', 'tokenExpired');
  const { client, refresh } = tabWith('refreshed', null);
  await expect(client.call('campusList', undefined)).rejects.toMatchObject({ name: 'PortError' });
  expect(asked).toHaveLength(1);
  expect(refresh).not.toHaveBeenCalled();
});

test('[REFR-4] without a token a 401 is the server’s word', async () => {
  countAsked('campusList', 'unauthorized');
  const { client } = tabWith('refreshed', null);
  await expect(client.call('campusList', undefined)).rejects.toMatchObject({ reason: 'unauthorized' });
});

test('[REFR-1] another failure is not sent again, though the token was refreshed meanwhile', async () => {
  const answer = gate();
  const asked: string[] = [];
  server.use(
    on('userInfo', async ({ request }) => {
      asked.push(String(request.headers.get('Authorization')));
      await answer.promise;
      return answered('failed');
    }),
  );
  const { client, tokenStore, refresh } = tabWith('refreshed');
  const user = client.call('userInfo', undefined);
  await vi.waitFor(() => expect(asked).toEqual(['Bearer token-1']));
  expect(tokenStore.replace('token-1', 'token-2')).toBeTruthy();
  answer.resolve();
  await expect(user).rejects.toMatchObject({ name: 'PortError' });
  expect(asked).toHaveLength(1);
  expect(refresh).not.toHaveBeenCalled();
});

test('[API-26] only a sign-in has a name by which it can be discarded, and only for an API that is said to know it', async () => {
  const asked = countAsked('userInfo');
  const tab = openTab(undefined, 'en', { discardsSignIns: true });
  await tab.client.call('userInfo', undefined);
  expect(asked[0]?.headers.has('X-Sign-In-Attempt')).toBe(false);
  const signIns: Request[] = [];
  server.use(
    on('guestLogin', ({ request }) => {
      signIns.push(request.clone());
      return answered('ok', undefined, SAMPLES.guestLogin.data);
    }),
  );
  await tab.client.call('guestLogin', undefined);
  await tabWith('refreshed', null).client.call('guestLogin', undefined);
  expect(signIns.map(({ headers }) => headers.has('X-Sign-In-Attempt'))).toEqual([true, false]);
});

test('[STORE-1] copies of the token that differ, and no session for either: a call that can do without one is sent without', async () => {
  const asked: (string | null)[] = [];
  server.use(
    on('validateNickname', ({ request }) => {
      asked.push(request.headers.get('Authorization'));
      return answered('ok');
    }),
  );
  const profile = createProfile();
  const tokenStore = profile.openTab();
  tokenStore.signIn('token-1');
  profile.window.document.cookie = 'access_token=planted; Path=/';
  const client = createClient({ baseUrl: `${ORIGIN}${API_BASE}`, tokenStore, language: () => 'en', refresh: async () => 'rejected' });
  await client.call('validateNickname', SAMPLES.validateNickname.payload);
  expect(asked).toEqual([null]);
  await expect(client.call('userInfo', undefined)).rejects.toMatchObject({ reason: 'unauthorized' });
});

test('[API-25] a request without JSON says so: neither a call without a body nor an upload is called JSON', async () => {
  const asked = countAsked('userInfo');
  const uploads: string[] = [];
  server.use(
    on('changeProfileImage', ({ request }) => {
      uploads.push(String(request.headers.get('Content-Type')));
      return answered('ok', undefined, SAMPLES.changeProfileImage.data);
    }),
  );
  const { client } = openSignedIn();
  await client.call('userInfo', undefined);
  await client.call('changeProfileImage', SAMPLES.changeProfileImage.payload);
  expect(asked[0]?.headers.get('Content-Type')).toBeNull();
  expect(asked[0]?.headers.get('Accept')).toBe('application/json');
  expect(uploads[0]).toMatch(/^multipart\/form-data/);
});

/** A call whose answer waits until `change` has happened to the session. */
async function answeredAfter(
  name: 'emailLogin' | 'userInfo' | 'campusList',
  signedInAs: string | null,
  change: (tab: ReturnType<typeof openTab>) => void,
) {
  const answer = gate();
  const asked = gate();
  server.use(
    on(name, async () => {
      asked.resolve();
      await answer.promise;
      return answered('ok', undefined, SAMPLES[name].data);
    }),
  );
  const profile = createProfile();
  const tab = openTab(profile);
  if (signedInAs !== null) tab.tokenStore.signIn(signedInAs);
  const call = tab.client.call(name, SAMPLES[name].payload).then(
    () => 'taken',
    () => 'dropped',
  );
  await asked.promise;
  change(openTab(profile));
  answer.resolve();
  return call;
}

test('[LOGIN-3] a sign-in yields to another session that began meanwhile, and to nothing else', async () => {
  expect(await answeredAfter('emailLogin', null, ({ tokenStore }) => tokenStore.signIn('another'))).toBe('dropped');
  expect(await answeredAfter('emailLogin', 'before', ({ tokenStore }) => tokenStore.signIn('another'))).toBe('dropped');
  expect(await answeredAfter('emailLogin', 'before', ({ tokenStore }) => tokenStore.clear())).toBe('taken');
  expect(await answeredAfter('emailLogin', 'before', () => {})).toBe('taken');
  expect(await answeredAfter('emailLogin', null, () => {})).toBe('taken');
});

test('[LOGIN-3] an answer to a session that was replaced is dropped; one that no session asked for counts', async () => {
  expect(await answeredAfter('userInfo', 'before', ({ tokenStore }) => tokenStore.signIn('another'))).toBe('dropped');
  expect(await answeredAfter('campusList', 'before', ({ tokenStore }) => tokenStore.signIn('another'))).toBe('taken');
  expect(await answeredAfter('campusList', null, ({ tokenStore }) => tokenStore.signIn('another'))).toBe('taken');
});
