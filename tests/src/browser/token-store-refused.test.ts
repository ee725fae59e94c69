import { describe, expect, test, vi } from 'vitest';
import { createPreferences } from '#src/browser/preferences.ts';
import { createSafeStorage } from '#src/browser/safe-storage.ts';
import { createTokenCookie } from '#src/browser/token-cookie.ts';
import { createTokenStore } from '#src/browser/token-store.ts';
import { createProfile, refusedCookies, refusedStorage } from '#tests/support/browser-fakes.ts';
import { silent, token } from './token-stores.ts';

describe('a browser that refuses storage', () => {
  /** It has a cookie that cannot be overwritten. */
  const planted = {
    get cookie() {
      return 'access_token=planted';
    },
    set cookie(_: string) {},
  };
  const openRefused = (onMemoryOnly = vi.fn()) => ({
    onMemoryOnly,
    store: createTokenStore({
      cookie: createTokenCookie({ jar: refusedCookies, secure: true }),
      storage: refusedStorage,
      channel: silent,
      onMemoryOnly,
    }),
  });

  test('[STORE-1] the session lives in memory, which is told once', () => {
    const { store, onMemoryOnly } = openRefused();
    expect(store.read()).toEqual({ is: 'none' });
    expect(onMemoryOnly).not.toHaveBeenCalled();
    store.signIn('t');
    expect(store.replace('t', 'u')).toBe(true);
    store.clear();
    store.signIn('v');
    expect(store.read()).toEqual(token('v'));
    expect(onMemoryOnly).toHaveBeenCalledTimes(1);
    store.clear();
    expect(store.read()).toEqual({ is: 'none' });
    expect(store.session()).toBeNull();
  });

  test('[STORE-1] a refresh in memory keeps the session, a sign-in does not', () => {
    const { store } = openRefused();
    store.signIn('t');
    const session = store.session();
    store.replace('t', 'u');
    expect(store.session()).toBe(session);
    store.signIn('v');
    expect(store.session()).not.toBe(session);
  });

  test('[STORE-1] a full disk: an old token that cannot be overwritten does not stay', () => {
    const profile = createProfile();
    profile.openTab().signIn('old');
    const full = createSafeStorage(() => profile.window.localStorage);
    const onMemoryOnly = vi.fn();
    const store = createTokenStore({
      cookie: createTokenCookie({ jar: refusedCookies, secure: true }),
      storage: { ...full, set: () => false },
      channel: silent,
      onMemoryOnly,
    });
    store.signIn('new');
    expect(store.read()).toEqual(token('new'));
    expect(profile.window.localStorage.getItem('access_token')).toBeNull();
    expect(onMemoryOnly).toHaveBeenCalledTimes(1);
  });

  test('[STORE-1] a full disk, but a cookie: the old token does not speak against the new one', () => {
    const profile = createProfile();
    profile.openTab().signIn('old');
    const onMemoryOnly = vi.fn();
    const cookie = createTokenCookie({ jar: profile.window.document, secure: true });
    const storage = { ...createSafeStorage(() => profile.window.localStorage), set: () => false };
    const store = createTokenStore({ cookie, storage, channel: silent, onMemoryOnly });
    store.signIn('new');
    expect(store.read()).toEqual(token('new'));
    expect(profile.window.document.cookie).toBe('access_token=new');
    expect(profile.window.localStorage.getItem('access_token')).toBeNull();
    expect(onMemoryOnly).not.toHaveBeenCalled();
  });

  test('[STORE-1] a planted cookie that cannot be overwritten does not make every call refresh', () => {
    const onMemoryOnly = vi.fn();
    const profile = createProfile();
    const storage = createSafeStorage(() => profile.window.localStorage);
    const store = createTokenStore({ cookie: createTokenCookie({ jar: planted, secure: true }), storage, channel: silent, onMemoryOnly });
    store.signIn('t');
    expect(store.read()).toEqual(token('t'));
    // Storage has it: the session outlives the page.
    expect(createTokenStore({ cookie: createTokenCookie({ jar: planted, secure: true }), storage, channel: silent }).read()).toEqual(
      token('t'),
    );
    expect(onMemoryOnly).not.toHaveBeenCalled();
    store.clear();
    expect(store.read()).toEqual({ is: 'none' });
  });

  test('[STORE-1] a planted cookie and no storage: the session lives in memory, which is told', () => {
    const onMemoryOnly = vi.fn();
    const store = createTokenStore({
      cookie: createTokenCookie({ jar: planted, secure: true }),
      storage: refusedStorage,
      channel: silent,
      onMemoryOnly,
    });
    store.signIn('t');
    expect([store.read(), store.own()]).toEqual([token('t'), 't']);
    expect(onMemoryOnly).toHaveBeenCalledTimes(1);
    store.clear();
    expect(store.read()).toEqual({ is: 'none' });
  });

  test('[STORE-1] only one of the two refused: kept in the other, and nothing is told', () => {
    const onMemoryOnly = vi.fn();
    const profile = createProfile();
    const cookie = createTokenCookie({ jar: profile.window.document, secure: true });
    const open = () => createTokenStore({ cookie, storage: refusedStorage, channel: silent, onMemoryOnly });
    const store = open();
    store.signIn('t');
    const session = store.session();
    store.replace('t', 'u');
    expect(store.session()).toBe(session);
    expect(store.read()).toEqual(token('u'));
    // A page that knows of no session has the cookie confirmed by a refresh first.
    const reloaded = open();
    expect(reloaded.read()).toEqual({ is: 'inDoubt' });
    expect(reloaded.replace(null, 'v')).toBe(true);
    expect(reloaded.read()).toEqual(token('v'));
    // Shown with the next refresh, so that it stays the session of this tab.
    expect([store.read(), store.own()]).toEqual([{ is: 'inDoubt' }, 'u']);
    expect(onMemoryOnly).not.toHaveBeenCalled();
  });

  test('[STORE-1] preferences fall back, and saving them throws nothing', () => {
    const preferences = createPreferences(refusedStorage);
    preferences.saveLanguage('ja');
    preferences.markAvatarCreated();
    expect(preferences.hasCreatedAvatar()).toBe(false);
  });
});
