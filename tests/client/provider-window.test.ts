import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import type { MethodCode } from '../../contract/methods.ts';
import type { ProviderPurpose } from '../../machines/provider-window/provider-window.machine.ts';
import { CLOSED_GRACE, CLOSED_POLL, openProviderWindow, type ProviderWindowEvent } from '../../src/ports/provider-window.ts';
import { RECEIVED } from '../../src/ports/provider-wire.ts';
import { createFakeBrowser, type FakeBrowser, ORIGIN } from './provider-window-fakes.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  expect(vi.getTimerCount(), 'timers left').toBe(0);
  vi.useRealTimers();
});

const running: { stop(): void }[] = [];
afterEach(() => {
  for (const attempt of running.splice(0)) attempt.stop();
});

/** One page of the application: attempts one after another, with what each was told. */
function openPage(browser: FakeBrowser, baseUrl?: string) {
  const logic = openProviderWindow(() => browser.host, baseUrl);
  return (method: MethodCode, purpose: ProviderPurpose = 'login') => {
    const heard: ProviderWindowEvent[] = [];
    const machine = setup({ types: {} as { events: ProviderWindowEvent | { type: 'FOCUS' } }, actors: { logic } }).createMachine({
      invoke: { id: 'window', src: 'logic', input: { method, purpose } },
      on: {
        FOCUS: { actions: ({ self }) => self.getSnapshot().children.window?.send({ type: 'FOCUS_WINDOW' }) },
        '*': { actions: ({ event }) => heard.push(event as ProviderWindowEvent) },
      },
    });
    const actor = createActor(machine).start();
    running.push(actor);
    return { heard, types: () => heard.map(({ type }) => type), stop: () => actor.stop(), focus: () => actor.send({ type: 'FOCUS' }) };
  };
}

function begin(method: MethodCode, purpose?: ProviderPurpose) {
  const browser = createFakeBrowser();
  return { browser, ...openPage(browser)(method, purpose) };
}

const social = (provider: string, rest: object) => ({ auth_type: 'sns', sns_code: provider, ...rest });
const school = (provider: string, rest: object) => ({ auth_type: 'sso', campusCode: provider, ...rest });
const SOCIAL: readonly MethodCode[] = ['google', 'kakao', 'naver', 'facebook', 'apple'];
const SCHOOLS: readonly MethodCode[] = ['sookmyung', 'cju', 'yonsei', 'ewha'];

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
    expect(openPage(browser)('kakao').types()).toEqual(['WINDOW_BLOCKED']);
    expect([browser.listeners.size, browser.channels.length]).toEqual([0, 0]);
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

describe('the answer', () => {
  test.each(SOCIAL)('[SOC-2] %s: the code arrives with the state that was sent', (method) => {
    const { browser, heard } = begin(method);
    const state = browser.state();
    browser.say(social(method, { code: 'c', state }));
    expect(heard.slice(1)).toEqual([{ type: 'ANSWERED', code: 'c', state, campusCode: null }]);
  });

  test.each(SCHOOLS)('[SSO-1] %s: the code arrives with the campus code of the chosen school', (method) => {
    const { browser, heard } = begin(method);
    const state = browser.state();
    browser.say(school(method, { code: 'c', state }));
    expect(heard.slice(1)).toEqual([{ type: 'ANSWERED', code: 'c', state, campusCode: method }]);
  });

  test('[CB-4] with the opener cut, it arrives over the channel that only the state names, and is receipted', () => {
    const { browser, heard } = begin('kakao');
    const state = browser.state();
    expect(browser.channels.map(({ name }) => name)).toEqual([`auth:${state}`]);
    browser.sayOn(`auth:${state}`, social('kakao', { code: 'c', state }));
    expect(heard.at(-1)).toEqual({ type: 'ANSWERED', code: 'c', state, campusCode: null });
    expect(browser.channels[0]?.sent).toEqual([RECEIVED]);
  });

  test('[SOC-3] the same answer from opener, channel and again counts once', () => {
    const { browser, types } = begin('kakao');
    const state = browser.state();
    const message = social('kakao', { code: 'c', state });
    browser.say(message);
    browser.sayOn(`auth:${state}`, message);
    browser.say(message);
    browser.say(social('kakao', { code: 'other', state }));
    browser.say(social('kakao', { error: 'access_denied', state }));
    expect(types()).toEqual(['WINDOW_OPENED', 'ANSWERED']);
  });

  test.each([
    ['markup', '<script>alert(1)</script>'],
    ['a NUL and line ends', 'a\u0000b\r\nc'],
    ['2048 characters', 'x'.repeat(2048)],
  ])('[SOC-3] a code of %s is passed on unchanged', (_, code) => {
    const { browser, heard } = begin('google');
    browser.say(social('google', { code, state: browser.state(), extra: 'dropped' }));
    expect(heard.at(-1)).toEqual({ type: 'ANSWERED', code, state: browser.state(), campusCode: null });
  });

  test('[CB-2] a provider’s refusal arrives as one, with its state or without any', () => {
    for (const returned of [true, false]) {
      const { browser, heard } = begin('kakao');
      browser.say(social('kakao', { error: 'access_denied', ...(returned && { state: browser.state() }) }));
      expect(heard.slice(1)).toEqual([{ type: 'PROVIDER_REFUSED', error: 'access_denied' }]);
    }
  });
});

test('[CB-2] Apple’s own word for a person who cancelled is the standard’s', () => {
  const { browser, heard } = begin('apple');
  browser.say(social('apple', { error: 'user_cancelled_authorize', state: browser.state() }));
  expect(heard.at(-1)).toEqual({ type: 'PROVIDER_REFUSED', error: 'access_denied' });
});

describe('what is not the answer', () => {
  const intact = (browser: FakeBrowser) => social('kakao', { code: 'c', state: browser.state() });

  test.each([
    'https://app.example.evil.test',
    'https://evilapp.example',
    'https://app.madang.example.evil.test',
    'https://evil.app.madang.example',
    'http://app.madang.example',
    'https://app.madang.example:8443',
    'null',
    '',
  ])('[SOC-3] a message of the origin %j is ignored', (origin) => {
    const { browser, types } = begin('kakao');
    browser.say(intact(browser), { origin });
    expect(types()).toEqual(['WINDOW_OPENED']);
  });

  test('[SOC-3] a message of another window is ignored, with the right state and with a wrong one', () => {
    const { browser, types } = begin('kakao');
    for (const source of [{ closed: false }, null, browser.host.window]) {
      browser.say(intact(browser), { source });
      browser.say(social('kakao', { code: 'c', state: 'wrong' }), { source });
    }
    expect(types()).toEqual(['WINDOW_OPENED']);
  });

  test.each([
    null,
    'code',
    7,
    [],
    {},
    { auth_type: 'sns' },
    { auth_type: 'sns', sns_code: 'kakao' },
    { auth_type: 'other', sns_code: 'kakao', code: 'c' },
    { auth_type: 'sns', sns_code: 4, code: 'c' },
    { auth_type: 'sns', sns_code: 'kakao', code: '' },
    { auth_type: 'sns', sns_code: 'kakao', code: ['c'] },
    { auth_type: 'sns', sns_code: 'kakao', code: 'c', error: 'e' },
    { auth_type: 'sns', sns_code: 'kakao', code: 'x'.repeat(2049) },
    { auth_type: 'sso', campusCode: 'kakao', code: 'c' },
  ])('[SOC-3] %j of the right window is not of the shape', (data) => {
    const { browser, types } = begin('kakao');
    browser.say(data);
    if (typeof data === 'object' && data !== null) browser.say({ ...data, state: browser.state() });
    expect(types()).toEqual(['WINDOW_OPENED']);
  });

  test.each(SOCIAL.flatMap((chosen) => [[chosen, { code: 'c' }] as const, [chosen, { code: 'c', state: 'attackers-own' }] as const]))(
    '[SOC-2] %s with %j of the right window fails, and nothing after it counts',
    (chosen, rest) => {
      const { browser, types } = begin(chosen);
      browser.say(social(chosen, rest));
      browser.say(social(chosen, { code: 'c', state: browser.state() }));
      expect(types()).toEqual(['WINDOW_OPENED', 'STATE_MISMATCHED']);
    },
  );

  test('[SOC-2] a refusal with another state fails as well', () => {
    const { browser, types } = begin('naver');
    browser.say(social('naver', { error: 'access_denied', state: 'wrong' }));
    expect(types()).toEqual(['WINDOW_OPENED', 'STATE_MISMATCHED']);
  });

  test('[SOC-2] on the channel a message with a wrong state is ignored', () => {
    const { browser, types } = begin('kakao');
    browser.sayOn(`auth:${browser.state()}`, social('kakao', { code: 'c', state: 'wrong' }));
    browser.sayOn(`auth:${browser.state()}`, social('kakao', { code: 'c' }));
    browser.sayOn(`auth:${browser.state()}`, social('kakao', { error: 'access_denied' }));
    expect(types()).toEqual(['WINDOW_OPENED']);
    expect(browser.channels[0]?.sent).toEqual([]);
  });

  test('[SOC-3] what the window still says about an earlier attempt is ignored', () => {
    const browser = createFakeBrowser();
    const page = openPage(browser);
    const first = page('kakao');
    const before = browser.state();
    first.stop();
    const second = page('kakao');
    browser.say(social('kakao', { code: 'old', state: before }));
    browser.sayOn(`auth:${before}`, social('kakao', { code: 'old', state: before }));
    browser.say(social('kakao', { code: 'new', state: browser.state() }));
    expect(second.heard.slice(1)).toEqual([{ type: 'ANSWERED', code: 'new', state: browser.state(), campusCode: null }]);
    expect(first.types()).toEqual(['WINDOW_OPENED']);
  });

  test('[SOC-3] the answer of another provider is ignored', () => {
    const { browser, types } = begin('kakao');
    const { state } = { state: browser.state() };
    browser.say(social('google', { code: 'c', state }));
    browser.say(social('KAKAO', { code: 'c', state }));
    browser.say(school('ewha', { code: 'c', state }));
    expect(types()).toEqual(['WINDOW_OPENED']);
  });

  test.each(['ewha', 'Sookmyung', 'SOOKMYUNG', 'sookmyung ', '21'])('[SSO-1] the campus code %j is not that of Sookmyung', (campusCode) => {
    const { browser, types } = begin('sookmyung');
    browser.say(school(campusCode, { code: 'c', state: browser.state() }));
    expect(types()).toEqual(['WINDOW_OPENED']);
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
