import { expect, test } from 'vitest';
import { createSafeStorage } from '#src/browser/safe-storage.ts';
import type { TabMessage } from '#src/browser/tab-channel.ts';
import { createTokenCookie } from '#src/browser/token-cookie.ts';
import { createTokenStore, type TokenChange, type TokenStoreOptions } from '#src/browser/token-store.ts';
import { createProfile, refusedCookies } from '#tests/support/browser-fakes.ts';

/** A tab whose messages the test sees, and which hears what another tab would say. */
function openWatchedTab(profile = createProfile(), options: Partial<TokenStoreOptions> = {}) {
  const posted: TabMessage[] = [];
  let listener: ((message: TabMessage) => void) | undefined;
  const store = createTokenStore({
    cookie: createTokenCookie({ jar: profile.window.document, secure: true }),
    storage: createSafeStorage(() => profile.window.localStorage),
    channel: {
      post: (message) => posted.push(message),
      listen: (heard) => {
        listener = heard;
        return () => {
          listener = undefined;
        };
      },
    },
    ...options,
  });
  const heard: TokenChange[] = [];
  store.subscribe((change) => heard.push(change));
  return { profile, store, posted, heard, tell: (message: TabMessage) => listener?.(message) };
}

const plantCookie = ({ window }: ReturnType<typeof createProfile>) => {
  window.document.cookie = 'access_token=planted; Path=/; Secure';
};

test('[OUT-1] other tabs are told that something changed, and of a sign-out that it was one', () => {
  const { store, posted } = openWatchedTab();
  store.clear();
  expect(posted).toEqual([]);
  store.signIn('t');
  store.replace('t', 'u');
  expect(posted).toEqual(['changed', 'changed']);
  store.clear();
  store.signIn('v');
  expect(store.clearIfStill('v')).toBe(true);
  expect(posted.slice(2)).toEqual(['signedOut', 'changed', 'signedOut']);
});

test('[REFR-3] [STORE-1] a token is put in the place of the one that was meant, and of no other', () => {
  const { store, heard } = openWatchedTab();
  expect([store.replace('t', 'u'), store.replace(null, 'u'), store.clearIfStill(null)]).toEqual([false, false, false]);
  store.signIn('t');
  expect([store.replace('other', 'u'), store.replace(null, 'u'), store.clearIfStill('other')]).toEqual([false, false, false]);
  expect(store.own()).toBe('t');
  expect(heard).toEqual([{ is: 'signedIn', here: true }]);
  expect(store.clearIfStill('t')).toBe(true);
  expect(heard.at(-1)).toEqual({ is: 'signedOut', here: true, refused: true });
});

test('[STORE-1] a token in the place of copies that differ begins a session', () => {
  const profile = createProfile();
  plantCookie(profile);
  const { store, heard } = openWatchedTab(profile);
  expect(store.session()).toBe('');
  store.replace(null, 't');
  expect(heard).toEqual([{ is: 'signedIn', here: true }]);
});

test('[OUT-1] clearing tells of a cookie that stood alone, and of a token that is gone under the tab', () => {
  const profile = createProfile();
  plantCookie(profile);
  const planted = openWatchedTab(profile);
  planted.store.clear();
  expect(planted.heard).toEqual([{ is: 'signedOut', here: true }]);
  const emptied = openWatchedTab();
  emptied.store.signIn('t');
  emptied.profile.window.localStorage.clear();
  emptied.profile.window.document.cookie = 'access_token=; Path=/; Max-Age=0; Secure';
  emptied.store.clear();
  expect(emptied.heard.at(-1)).toEqual({ is: 'signedOut', here: true });
});

test('[SHELL-1] a session is one over tabs, refreshes and reloads, and another sign-in begins another', () => {
  const { profile, store } = openWatchedTab();
  expect(store.session()).toBeNull();
  store.signIn('t');
  const session = store.session();
  const other = openWatchedTab(profile);
  expect(other.store.session()).toBe(session);
  other.store.replace('t', 'u');
  expect(store.session()).toBe(session);
  other.store.signIn('v');
  // No message came yet.
  expect(store.session()).not.toBe(session);
  expect(store.session()).toBe(other.store.session());
});

test('[OUT-1] a tab that was opened on a session hears of its refresh, not of a sign-in', () => {
  const { profile, store } = openWatchedTab();
  store.signIn('t');
  const other = openWatchedTab(profile);
  store.replace('t', 'u');
  other.tell('changed');
  expect(other.heard).toEqual([{ is: 'refreshed', here: false }]);
  other.tell('changed');
  expect(other.heard).toHaveLength(1);
});

test('[OUT-1] a tab is not told again of a change that it knows', () => {
  const { store, heard, tell } = openWatchedTab();
  tell('signedOut');
  expect(heard).toEqual([]);
  store.signIn('t');
  tell('changed');
  expect(heard).toEqual([{ is: 'signedIn', here: true }]);
});

test('[STORE-1] a cookie that comes alone is a sign-in for the server to judge, unless there is a session', () => {
  const visitor = openWatchedTab();
  plantCookie(visitor.profile);
  visitor.tell('changed');
  expect(visitor.heard).toEqual([{ is: 'signedIn', here: false }]);
  const member = openWatchedTab();
  member.store.signIn('t');
  plantCookie(member.profile);
  member.tell('changed');
  expect(member.heard).toEqual([{ is: 'signedIn', here: true }]);
  const beside = openWatchedTab(member.profile);
  beside.tell('changed');
  expect(beside.heard).toEqual([]);
});

test('[STORE-1] a session that ended in memory leaves room for one that another tab keeps', () => {
  const { profile, store } = openWatchedTab();
  const storage = createSafeStorage(() => profile.window.localStorage);
  const inMemory = openWatchedTab(profile, {
    cookie: createTokenCookie({ jar: refusedCookies, secure: true }),
    storage: { ...storage, set: () => false },
  });
  inMemory.store.signIn('t');
  expect(profile.window.localStorage.getItem('access_token')).toBeNull();
  inMemory.store.clear();
  store.signIn('u');
  expect(inMemory.store.read()).toEqual({ is: 'token', token: 'u' });
});

test('[OUT-1] a store that was disposed of hears nothing and tells nothing', () => {
  const { profile, store, heard, tell } = openWatchedTab();
  store.dispose();
  openWatchedTab(profile).store.signIn('t');
  tell('changed');
  store.signIn('u');
  expect(heard).toEqual([]);
});

test('[STORE-1] a tab that is signed in is told of no new session where a planted cookie stands against what it remembers', () => {
  const { profile, store, heard, tell } = openWatchedTab();
  store.signIn('t');
  profile.window.localStorage.removeItem('access_token');
  plantCookie(profile);
  expect([store.read(), store.own()]).toEqual([{ is: 'inDoubt' }, 't']);
  tell('changed');
  expect(heard).toEqual([{ is: 'signedIn', here: true }]);
});

test('[STORE-1] where the browser refuses the token and takes the rest, nothing of the session is left behind', () => {
  const { localStorage } = createProfile().window;
  const kept = createSafeStorage(() => localStorage);
  const storage = { ...kept, set: (key: Parameters<typeof kept.set>[0], value: string) => key !== 'access_token' && kept.set(key, value) };
  const { store } = openWatchedTab(undefined, { cookie: createTokenCookie({ jar: refusedCookies, secure: true }), storage });
  store.signIn('t');
  expect(store.read()).toEqual({ is: 'token', token: 't' });
  expect(localStorage).toHaveLength(0);
});

test('[STORE-1] each session has a name of four numbers, and a token lasts by the clock of the browser', () => {
  const { store } = openWatchedTab();
  store.signIn('t', 600);
  expect(store.session()).toMatch(/^\d+-\d+-\d+-\d+$/);
  expect([store.lasts(590_000), store.lasts(610_000)]).toEqual([true, false]);
});

test('[DEVICE-2] [REFR-2] a token that the server has refused is told apart from a sign-out', () => {
  const { store, heard } = openWatchedTab();
  store.signIn('t');
  expect(store.clearIfStill('t')).toBe(true);
  expect(heard.at(-1)).toEqual({ is: 'signedOut', here: true, refused: true });
});
