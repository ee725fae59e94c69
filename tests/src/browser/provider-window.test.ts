import { describe, expect, test, vi } from 'vitest';
import { CLOSED_GRACE, CLOSED_POLL } from '#src/browser/provider-window.ts';
import { createFakeBrowser, ORIGIN } from './provider-window-fakes.ts';
import { begin, endAttempts, openPage, SCHOOLS, SOCIAL, social } from './provider-window-support.ts';

endAttempts();

describe('opening', () => {
  test.each(SOCIAL)('[SOC-1] %s opens 700x480, centred, keeping its opener, on our own start address', (method) => {
    const { browser, types } = begin(method);
    expect(types()).toEqual(['WINDOW_OPENED']);
    const [{ url, name, features } = { url: new URL(ORIGIN), name: '', features: '' }] = browser.opened;
    expect([url.origin, url.pathname, name]).toEqual([ORIGIN, `/api/v1/auth/provider/${method}/start`, 'auth']);
    expect(url.searchParams.get('purpose')).toBe('login');
    expect(features).toBe('popup=1,width=700,height=480,left=470,top=260');
  });

  test('[SOC-1] where the browser refuses cookies, no window opens: its answer could not be told from that of another browser', () => {
    const browser = createFakeBrowser({ cookies: false });
    const { types } = openPage(browser)('kakao');
    expect(types()).toEqual(['COOKIES_REFUSED']);
    expect([browser.opened, browser.listeners.size]).toEqual([[], 0]);
  });

  test.each(SCHOOLS)('[SOC-1] [SSO-1] %s opens 640x460', (method) => {
    const { browser } = begin(method, 'link');
    const [opened] = browser.opened;
    const path = method === 'yonsei' ? '/api/v1/auth/passni/yonsei/login' : `/api/v1/auth/provider/${method}/start`;
    expect(opened?.url.pathname).toBe(path);
    expect(opened?.url.searchParams.get('purpose')).toBe('link');
    expect(opened?.features).toBe('popup=1,width=640,height=460,left=500,top=270');
  });

  test('[SOC-1] the start address is the API’s, wherever that is', () => {
    const browser = createFakeBrowser();
    openPage(browser, 'https://api.campus.example/api/v1')('kakao');
    expect(browser.opened[0]?.url.href).toContain('https://api.campus.example/api/v1/auth/provider/kakao/start?');
  });

  test('[SOC-2] each attempt has a state of 256 bits of its own', () => {
    const browser = createFakeBrowser();
    const page = openPage(browser);
    page('kakao').stop();
    page('kakao').stop();
    const states = browser.opened.map(({ url }) => url.searchParams.get('state') ?? '');
    expect(new Set(states).size).toBe(2);
    for (const state of states) expect(state).toMatch(/^[A-Za-z0-9_-]{43}$/);
  });

  test('[SOC-1] a blocked window is said so, and nothing is left behind', () => {
    const browser = createFakeBrowser({ blocks: true });
    const { types, stop } = openPage(browser)('kakao');
    expect(types()).toEqual(['WINDOW_BLOCKED']);
    stop();
    expect([browser.listeners.size, browser.channels[0]?.closed, browser.local.kept.size, browser.tab.kept.size]).toEqual([0, true, 0, 0]);
  });

  test('[METHOD-2] a method that is switched off opens nothing', () => {
    const { browser, heard } = begin('mobile');
    expect(heard).toEqual([{ type: 'PROVIDER_REFUSED', error: 'method_disabled' }]);
    expect(browser.opened).toEqual([]);
  });

  test('[SOC-1] the window comes to the front when asked', () => {
    const { browser, focus } = begin('kakao');
    focus();
    expect(browser.popup.focused).toBe(1);
  });
});

describe('the end', () => {
  test('[SOC-1] a closed window is said once, after a grace, and an answer may still follow', () => {
    const { browser, types } = begin('kakao');
    browser.popup.closed = true;
    vi.advanceTimersByTime(CLOSED_POLL + CLOSED_GRACE - 1);
    expect(types()).toEqual(['WINDOW_OPENED']);
    vi.advanceTimersByTime(1);
    expect(types()).toEqual(['WINDOW_OPENED', 'WINDOW_CLOSED']);
    vi.advanceTimersByTime(600_000);
    const state = browser.state();
    browser.sayOn(`auth:${state}`, social('kakao', { code: 'c', state }));
    expect(types()).toEqual(['WINDOW_OPENED', 'WINDOW_CLOSED', 'ANSWERED']);
  });

  test('[SOC-1] a window that closes after its answer was not closed by the person', () => {
    const { browser, types } = begin('kakao');
    browser.popup.closed = true;
    vi.advanceTimersByTime(CLOSED_POLL);
    browser.say(social('kakao', { code: 'c', state: browser.state() }));
    vi.advanceTimersByTime(60_000);
    expect(types()).toEqual(['WINDOW_OPENED', 'ANSWERED']);
  });

  test('[SOC-1] stopped within the grace, it says nothing more and leaves no timer', () => {
    const { browser, types, stop } = begin('kakao');
    browser.popup.closed = true;
    vi.advanceTimersByTime(CLOSED_POLL);
    stop();
    expect([types(), vi.getTimerCount()]).toEqual([['WINDOW_OPENED'], 0]);
  });

  test('[SOC-3] after it was stopped (a closed popup, a sign-out) nothing is heard, and nothing is left', () => {
    const { browser, types, stop } = begin('kakao');
    const state = browser.state();
    stop();
    browser.say(social('kakao', { code: 'c', state }));
    browser.sayOn(`auth:${state}`, social('kakao', { code: 'c', state }));
    vi.advanceTimersByTime(60_000);
    expect(types()).toEqual(['WINDOW_OPENED']);
    expect([browser.listeners.size, browser.channels[0]?.closed, browser.popup.closed]).toEqual([0, true, true]);
  });

  test('[CB-2] an answered window closes itself: it is left to say so', () => {
    const { browser, stop } = begin('kakao');
    browser.say(social('kakao', { code: 'c', state: browser.state() }));
    stop();
    expect(browser.popup.closed).toBe(false);
  });

  test('[CB-4] without channels the opener alone does', () => {
    const browser = createFakeBrowser({ channels: false });
    const { types } = openPage(browser)('kakao');
    browser.say(social('kakao', { code: 'c', state: browser.state() }));
    expect(types()).toEqual(['WINDOW_OPENED', 'ANSWERED']);
  });

  test('[SOC-1] without channels and with the opener cut, the closed window ends the waiting', () => {
    const browser = createFakeBrowser({ channels: false });
    const { types } = openPage(browser)('kakao');
    browser.popup.closed = true;
    vi.advanceTimersByTime(CLOSED_POLL + CLOSED_GRACE);
    expect(types()).toEqual(['WINDOW_OPENED', 'WINDOW_CLOSED']);
  });
});
