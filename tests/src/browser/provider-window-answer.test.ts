import { describe, expect, test } from 'vitest';
import { RECEIVED } from '#src/browser/provider-wire.ts';
import { createFakeBrowser, type FakeBrowser } from './provider-window-fakes.ts';
import { begin, endAttempts, openPage, SCHOOLS, SOCIAL, social } from './provider-window-support.ts';

endAttempts();

const school = (provider: string, rest: object) => ({ auth_type: 'sso', campusCode: provider, ...rest });

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

describe('any other message than the answer', () => {
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

  test('[SOC-3] the window’s late message about an earlier attempt is ignored', () => {
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
