import { describe, expect, test, vi } from 'vitest';
import { createTokenCookie } from '#src/browser/token-cookie.ts';
import { createTokenStore } from '#src/browser/token-store.ts';
import { createProfile, refusedCookies, refusedStorage } from '#tests/support/browser-fakes.ts';
import { silent, token } from './token-stores.ts';

describe('where the token is kept', () => {
  test('[STORE-1] in a cookie and in local storage, and nowhere after clearing', () => {
    const profile = createProfile();
    const store = profile.openTab();
    store.signIn('a.token-1');
    expect(profile.window.document.cookie).toBe('access_token=a.token-1');
    expect(profile.window.localStorage.getItem('access_token')).toBe('a.token-1');
    store.clear();
    expect(profile.window.document.cookie).toBe('');
    expect(profile.window.localStorage).toHaveLength(0);
  });

  test('[STORE-1] the cookie is shared with the subdomains of the configured domain, Lax, and Secure over https', () => {
    const written: string[] = [];
    const jar = {
      get cookie() {
        return '';
      },
      set cookie(value: string) {
        written.push(value);
      },
    };
    createTokenCookie({ jar, secure: true, domain: 'madang.example' }).write('t', 600);
    expect(written.at(-1)).toBe('access_token=t; Path=/; Max-Age=600; SameSite=Lax; Domain=madang.example; Secure');
    createTokenCookie({ jar, secure: false }).write('t', 600);
    expect(written.at(-1)).toBe('access_token=t; Path=/; Max-Age=600; SameSite=Lax');
  });

  test.each([
    ['the server says it', 'opaque', 1800, 1800],
    ['the token says it', `e30.${btoa('{"iat":1000,"exp":4600,"sub":"u-1"}')}.signature`, undefined, 3600],
    ['the token has an end but no beginning', `e30.${btoa('{"exp":4600}')}.signature`, undefined, 600],
    ['nothing says it', 'opaque', undefined, 600],
  ])('[STORE-1] [API-26] the cookie lives as long as its token: %s', (_, value, seconds, expected) => {
    const written: string[] = [];
    const jar = {
      get cookie() {
        return '';
      },
      set cookie(assigned: string) {
        written.push(assigned);
      },
    };
    const store = createProfile().openTab({ cookie: { jar } });
    store.signIn(value, seconds);
    expect(written.at(-1)).toContain(`Max-Age=${expected};`);
    store.replace(value, 'next', 77);
    expect(written.at(-1)).toContain('Max-Age=77;');
  });

  test('[STORE-1] says how long the token lasts, in each tab and after a reload', () => {
    const profile = createProfile();
    const time = { now: 1_000_000 };
    const store = profile.openTab({ now: () => time.now });
    const other = profile.openTab({ now: () => time.now });
    store.signIn('t', 100);
    expect([store.lasts(100_000), store.lasts(100_001), other.lasts(100_000)]).toEqual([true, false, true]);
    time.now += 50_000;
    expect([store.lasts(50_000), store.lasts(50_001)]).toEqual([true, false]);
    other.replace('t', 'u', 200);
    expect([store.lasts(200_000), profile.openTab({ now: () => time.now }).lasts(200_000)]).toEqual([true, true]);
    store.clear();
    expect([store.lasts(0), other.lasts(0)]).toEqual([false, false]);
  });

  test('[STORE-1] where only memory keeps the token it lasts as long; the tab knows no end of a token that it only found', () => {
    const refused = createTokenStore({
      cookie: createTokenCookie({ jar: refusedCookies, secure: true }),
      storage: refusedStorage,
      channel: silent,
      now: () => 0,
    });
    refused.signIn('t', 100);
    expect([refused.lasts(100_000), refused.lasts(100_001)]).toEqual([true, false]);
    const profile = createProfile();
    profile.window.localStorage.setItem('access_token', 'found');
    expect(profile.openTab().lasts(0)).toBe(false);
  });

  test('[STORE-1] a subdomain reads it', () => {
    const profile = createProfile();
    profile.openTab({ cookie: { domain: 'madang.example' } }).signIn('t');
    expect(profile.window.document.cookie).toBe('access_token=t');
  });

  test('[STORE-1] a cookie of the host, older than the configured domain, does not speak against the token', () => {
    const profile = createProfile();
    profile.openTab().signIn('old');
    const store = profile.openTab({ cookie: { domain: 'madang.example' } });
    store.signIn('new');
    expect(profile.openTab().read()).toEqual(token('new'));
  });

  test('[STORE-1] the copy that this origin alone can write is enough: a cookie that ended, a storage that was cleared under a tab', () => {
    const profile = createProfile();
    const store = profile.openTab();
    store.signIn('t');
    createTokenCookie({ jar: profile.window.document, secure: true }).remove();
    expect(profile.openTab().read()).toEqual(token('t'));
    store.signIn('u');
    profile.window.localStorage.clear();
    expect(store.read()).toEqual(token('u'));
    expect(store.own()).toBe('u');
  });

  test('[STORE-1] a cookie alone is a hint: it signs no person in before the server has said whose session it is', () => {
    const profile = createProfile();
    profile.window.document.cookie = 'access_token=planted; Path=/; Secure';
    const store = profile.openTab();
    expect(store.read()).toEqual({ is: 'inDoubt' });
    expect([store.own(), store.lasts(0)]).toEqual([null, false]);
    expect(store.replace(null, 'token-of-refresh')).toBe(true);
    expect(store.read()).toEqual(token('token-of-refresh'));
  });

  test('[STORE-1] one that is planted later never takes the place of the account that is known', () => {
    const profile = createProfile();
    const store = profile.openTab();
    store.signIn('t');
    const session = store.session();
    profile.window.document.cookie = 'access_token=planted; Path=/; Secure';
    expect(store.read()).toEqual({ is: 'inDoubt' });
    // What is shown to the server is the copy of this origin.
    expect([store.own(), store.session()]).toEqual(['t', session]);
  });

  test('[STORE-1] a cookie on a longer path beside ours changes nothing, here, in a new tab and after a refresh', () => {
    const profile = createProfile('https://app.madang.example/ko/terms');
    profile.window.document.cookie = 'access_token=planted; Path=/ko; Secure';
    const onMemoryOnly = vi.fn();
    const store = profile.openTab({ onMemoryOnly });
    store.signIn('t');
    expect(profile.window.document.cookie).toBe('access_token=planted; access_token=t');
    expect([store.read(), profile.openTab().read()]).toEqual([token('t'), token('t')]);
    expect(store.replace('t', 'u')).toBe(true);
    expect([store.read(), profile.openTab().read()]).toEqual([token('u'), token('u')]);
    expect(onMemoryOnly).not.toHaveBeenCalled();
    store.clear();
    expect([store.read(), profile.openTab().read()]).toEqual([{ is: 'none' }, { is: 'none' }]);
    store.signIn('v');
    expect(profile.openTab().read()).toEqual(token('v'));
  });

  test('[STORE-1] a planted cookie that the server refused, and that stays, asks for no further refresh', () => {
    const profile = createProfile('https://app.madang.example/ko/terms');
    profile.window.document.cookie = 'access_token=planted; Path=/ko; Secure';
    const store = profile.openTab();
    expect(store.read()).toEqual({ is: 'inDoubt' });
    expect(store.clearIfStill(null)).toBe(true);
    expect(profile.window.document.cookie).toBe('access_token=planted');
    expect([store.read(), profile.openTab().read()]).toEqual([{ is: 'none' }, { is: 'none' }]);
  });

  test('[STORE-1] copies that differ are trusted neither way', () => {
    const profile = createProfile();
    const store = profile.openTab();
    store.signIn('t');
    profile.window.localStorage.setItem('access_token', 'planted');
    expect(store.read()).toEqual({ is: 'inDoubt' });
    expect(store.clearIfStill('t')).toBe(false);
    expect(store.replace('t', 'new')).toBe(false);
    const session = store.session();
    expect(store.replace(null, 'new')).toBe(true);
    // The copies' owner is not known.
    expect(store.session()).not.toBe(session);
    expect(store.read()).toEqual(token('new'));
  });

  test.each(['', 'two words', 'line\nbreak', '한글', 'x'.repeat(5000)])('[STORE-1] a value that is no token is not there (%j)', (value) => {
    const profile = createProfile();
    profile.window.localStorage.setItem('access_token', value);
    expect(profile.openTab().read()).toEqual({ is: 'none' });
  });
});
