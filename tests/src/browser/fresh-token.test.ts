import { expect, test } from 'vitest';
import { API_BASE } from '#contract/calls.ts';
import { TOKEN_ENDS_SOON } from '#contract/limits.ts';
import { PortError } from '#machines/failures.ts';
import { provideTokenRefresh } from '#src/app/ports/token-refresh.ts';
import { createFreshToken } from '#src/browser/fresh-token.ts';
import { createProfile } from '#tests/support/browser-fakes.ts';
import { answered, fails, on } from '#tests/support/faults.ts';
import { listenInThisFile, server } from '#tests/support/msw-server.ts';
import { ORIGIN } from '../api/open-client.ts';

listenInThisFile();

/** A tab whose token was stored with `seconds` to live, `passed` ms ago. */
function open(passed: number, seconds = 600) {
  const profile = createProfile();
  const time = { now: 1_000_000 };
  const tokenStore = profile.openTab({ now: () => time.now });
  tokenStore.signIn('token-1', seconds);
  time.now += passed;
  const { refresh } = provideTokenRefresh({ baseUrl: `${ORIGIN}${API_BASE}`, tokenStore, language: () => 'en', locks: profile.locks });
  return { profile, tokenStore, freshToken: createFreshToken({ tokenStore, refresh }) };
}

/** Answers each refresh with a new token, and counts. */
function refreshes(data: Record<string, unknown> = { access_token: 'token-2', expires_in: 300 }) {
  const asked: string[] = [];
  server.use(
    on('refreshAccessToken', () => {
      asked.push('refresh');
      return answered('ok', undefined, data);
    }),
  );
  return asked;
}

test('[STORE-1] [LOGIN-3] a token that lasts is left as it is, and the server is not asked', async () => {
  const asked = refreshes();
  const { tokenStore, freshToken } = open(600_000 - TOKEN_ENDS_SOON);
  await expect(freshToken()).resolves.toEqual({ signedIn: true });
  expect(asked).toEqual([]);
  expect(tokenStore.read()).toEqual({ is: 'token', token: 'token-1' });
});

test.each([
  ['soon ends', 600_000 - TOKEN_ENDS_SOON + 1],
  ['ended long ago', 86_400_000],
])('[STORE-1] [LOGIN-3] [JOIN-2] a token that %s is refreshed, and the 3D host can read the new one', async (_, passed) => {
  const asked = refreshes();
  const { profile, tokenStore, freshToken } = open(passed);
  await expect(freshToken()).resolves.toEqual({ signedIn: true });
  expect(asked).toEqual(['refresh']);
  expect(profile.window.document.cookie).toBe('access_token=token-2');
  expect([tokenStore.lasts(300_000), tokenStore.lasts(300_001)]).toEqual([true, false]);
});

test('[API-26] an API that does not say how long a new token lasts works, too', async () => {
  refreshes({ access_token: 'token-2' });
  const { tokenStore, freshToken } = open(700_000);
  await expect(freshToken()).resolves.toEqual({ signedIn: true });
  expect(tokenStore.lasts(600_000)).toBe(true);
});

test.each(['unauthorized', 'refreshConflict'] as const)(
  '[REFR-2] [SHELL-2] a refresh that is answered %s ends the session',
  async (result) => {
    server.use(on('refreshAccessToken', () => answered(result)));
    const { tokenStore, freshToken } = open(700_000);
    await expect(freshToken()).resolves.toEqual({ signedIn: false });
    expect(tokenStore.read()).toEqual({ is: 'none' });
  },
);

test('[REFR-2] a refresh that cannot be asked for is a failure, and the session is kept', async () => {
  server.use(fails('refreshAccessToken', 'network error'));
  const { tokenStore, freshToken } = open(700_000);
  await expect(freshToken()).rejects.toBeInstanceOf(PortError);
  expect(tokenStore.read()).toEqual({ is: 'token', token: 'token-1' });
});

test('[SHELL-1] without a token the server is not asked', async () => {
  const asked = refreshes();
  const { tokenStore, freshToken } = open(0);
  tokenStore.clear();
  await expect(freshToken()).resolves.toEqual({ signedIn: false });
  expect(asked).toEqual([]);
});
