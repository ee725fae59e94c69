import { describe, expect, test, vi } from 'vitest';
import { CLOSED_GRACE, CLOSED_POLL } from '#src/browser/provider-window.ts';
import { createFakeBrowser } from './provider-window-fakes.ts';
import { begin, endAttempts, openPage, social } from './provider-window-support.ts';

endAttempts();

/** What a browser makes of `window.open`, and the events for it. */
const KINDS: readonly (readonly [string, NonNullable<Parameters<typeof createFakeBrowser>[0]>['opens'], string])[] = [
  ['gives this very window', (_, window) => window, 'PAGE_TAKEN'],
  ['gives null', () => null, 'WINDOW_BLOCKED'],
  ['gives nothing', () => undefined, 'WINDOW_BLOCKED'],
  ['gives an object that is no window', () => ({}), 'WINDOW_BLOCKED'],
  ['gives a window that is closed', () => ({ closed: true, close: () => undefined }), 'WINDOW_BLOCKED'],
  [
    'gives a window that cannot be looked at',
    () => ({
      get closed() {
        throw new DOMException('', 'SecurityError');
      },
    }),
    'WINDOW_BLOCKED',
  ],
  [
    'throws',
    () => {
      throw new TypeError('not here');
    },
    'WINDOW_BLOCKED',
  ],
];

describe.each(KINDS)('[DOOR-2] a window.open that %s', (_, opens, said) => {
  test('is said as what it is; the round was kept before, and an answer from another tab counts', () => {
    const browser = createFakeBrowser({ ...(opens !== undefined && { opens }) });
    const { types, heard } = openPage(browser)('kakao', 'link');
    const state = browser.state();
    expect(types()).toEqual([said]);
    expect(browser.whenOpened).toEqual([{ local: [`provider.round.${state}`], tab: [] }]);
    expect(browser.rounds.find(state)).toMatchObject({ method: 'kakao', purpose: 'link', from: '/campus?from=school' });
    expect(JSON.parse(browser.tab.get('provider.page') ?? '')).toEqual({ method: 'kakao', purpose: 'link', state });
    browser.sayOn(`auth:${state}`, social('kakao', { code: 'c', state }));
    expect(heard.at(-1)).toEqual({ type: 'ANSWERED', code: 'c', state, campusCode: null });
  });

  test('is not looked at for being closed, and nothing of this page is closed when it is given up', () => {
    const closes: string[] = [];
    const browser = createFakeBrowser({ ...(opens !== undefined && { opens }) });
    Object.assign(browser.host.window, { closed: true, close: () => closes.push('this page') });
    const { types, stop } = openPage(browser)('kakao');
    vi.advanceTimersByTime(CLOSED_POLL + CLOSED_GRACE);
    stop();
    expect([types(), closes]).toEqual([[said], []]);
    expect([browser.local.kept.size, browser.tab.kept.size]).toEqual([0, 0]);
  });
});

test('[DOOR-2] [ERR-27] an error thrown before the window is asked for is no blocked window', () => {
  const browser = createFakeBrowser();
  Object.assign(browser.host, {
    fillWithRandom: () => {
      throw new TypeError('replaceAll is not a function');
    },
  });
  const opened = () => openPage(browser)('kakao').types();
  expect(opened()).not.toContain('WINDOW_BLOCKED');
  expect(browser.opened).toEqual([]);
});

describe('[DOOR-2] the tab that slept', () => {
  test.each(['storage', 'focus', 'pageshow', 'visibilitychange'])('finds the answer that was left for it, at %s', (type) => {
    const { browser, heard } = begin('google');
    const state = browser.state();
    const answer = { auth_type: 'sns', sns_code: 'google', code: 'c', state, iss: 'https://accounts.example' } as const;
    browser.rounds.leave(state, answer);
    browser.tell(type, { key: `provider.round.${state}` });
    expect(heard.slice(1)).toEqual([{ type: 'ANSWERED', code: 'c', state, iss: 'https://accounts.example', campusCode: null }]);
    expect(browser.rounds.find(state)).toMatchObject({ isTaken: true });
    expect([...browser.local.kept.values()].join()).not.toContain('"c"');
  });

  test('looks at no other key of the storage, and hears a left refusal as one', () => {
    const { browser, types, heard } = begin('kakao');
    const state = browser.state();
    browser.rounds.leave(state, { auth_type: 'sns', sns_code: 'kakao', error: 'access_denied', state });
    browser.tell('storage', { key: 'provider.round.other' });
    expect(types()).toEqual(['WINDOW_OPENED']);
    browser.tell('storage', { key: `provider.round.${state}` });
    expect(heard.slice(1)).toEqual([{ type: 'PROVIDER_REFUSED', error: 'access_denied' }]);
  });

  test('hears that another tab goes on, and uses a late answer for nothing', () => {
    for (const late of ['focus', 'channel'] as const) {
      const { browser, types, stop } = begin('kakao');
      const state = browser.state();
      browser.rounds.take(state);
      if (late === 'focus') browser.tell('focus');
      else browser.sayOn(`auth:${state}`, social('kakao', { code: 'c', state }));
      browser.say(social('kakao', { code: 'c', state }));
      expect(types()).toEqual(['WINDOW_OPENED', 'TAKEN_ELSEWHERE']);
      stop();
      expect(browser.rounds.find(state), 'the mark stays, for a second answer').toMatchObject({ isTaken: true });
    }
  });

  test('[SOC-2] an answer that was left with another state is none', () => {
    const { browser, types } = begin('kakao');
    const state = browser.state();
    browser.rounds.leave(state, { auth_type: 'sns', sns_code: 'kakao', code: 'c', state: 'another' });
    browser.tell('focus');
    expect(types()).toEqual(['WINDOW_OPENED']);
  });
});

test('[DOOR-2] where nothing is kept, the window and the channel do as before', () => {
  const browser = createFakeBrowser({ storage: false });
  const { types } = openPage(browser)('kakao');
  browser.tell('focus');
  browser.say(social('kakao', { code: 'c', state: browser.state() }));
  expect(types()).toEqual(['WINDOW_OPENED', 'ANSWERED']);
});

test('[DOOR-2] the page holds a lock that only the round names, as long as it can hear', () => {
  const browser = createFakeBrowser();
  const held: [string, Promise<unknown>][] = [];
  Object.assign(browser.host, {
    locks: {
      request: (name: string, hold: () => Promise<unknown>) => {
        const until = hold();
        held.push([name, until]);
        return until;
      },
    },
  });
  const { stop } = openPage(browser)('kakao');
  expect(held.map(([name]) => name)).toEqual([`provider:${browser.state()}`]);
  stop();
  return expect(held[0]?.[1]).resolves.toBeUndefined();
});
