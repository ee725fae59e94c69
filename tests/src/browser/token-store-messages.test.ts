import { describe, expect, test, vi } from 'vitest';
import { createTabChannel } from '#src/browser/tab-channel.ts';
import { createTokenCookie } from '#src/browser/token-cookie.ts';
import { createTokenStore, type TokenChange } from '#src/browser/token-store.ts';
import { createProfile, refusedCookies, refusedStorage } from '#tests/support/browser-fakes.ts';
import { hear, token } from './token-stores.ts';

describe('messages between tabs', () => {
  test('[OUT-1] signing in, refreshing and signing out, once each', () => {
    const profile = createProfile();
    const here = profile.openTab();
    const there = profile.openTab();
    const [heardHere, heardThere] = [hear(here), hear(there)];
    here.signIn('t');
    here.replace('t', 'u');
    here.clear();
    here.clear();
    expect(heardHere.map(({ is, here }) => [is, here])).toEqual([
      ['signedIn', true],
      ['refreshed', true],
      ['signedOut', true],
    ]);
    expect(heardThere.map(({ is, here }) => [is, here])).toEqual([
      ['signedIn', false],
      ['refreshed', false],
      ['signedOut', false],
    ]);
  });

  test('[OUT-1] a tab that keeps its session in memory follows a sign-out too', () => {
    let tell = (_: 'changed' | 'signedOut') => {};
    const channel = {
      post: () => {},
      listen: (listener: typeof tell) => {
        tell = listener;
        return () => {};
      },
    };
    const store = createTokenStore({
      cookie: createTokenCookie({ jar: refusedCookies, secure: true }),
      storage: refusedStorage,
      channel,
      onMemoryOnly: () => {},
    });
    store.signIn('t');
    const heard = hear(store);
    tell('changed');
    expect(store.read()).toEqual(token('t'));
    tell('signedOut');
    expect(heard).toEqual([{ is: 'signedOut', here: false }]);
    expect(store.read()).toEqual({ is: 'none' });
  });

  test('[OUT-1] a listener that stopped hears nothing', () => {
    const profile = createProfile();
    const store = profile.openTab();
    const heard: TokenChange[] = [];
    store.subscribe((change) => heard.push(change))();
    store.signIn('t');
    expect(heard).toEqual([]);
  });

  test('[OUT-1] the broadcast crosses from tab to tab and carries no token', async () => {
    const [one, other] = [createTabChannel('test-session'), createTabChannel('test-session')];
    const heard: unknown[] = [];
    const stop = [one.listen(() => {}), other.listen((message) => heard.push(message))];
    const raw = new BroadcastChannel('test-session');
    raw.postMessage({ token: 'forged' });
    one.post('changed');
    await vi.waitFor(() => expect(heard).toEqual(['changed']));
    raw.close();
    for (const end of stop) end();
  });
});
