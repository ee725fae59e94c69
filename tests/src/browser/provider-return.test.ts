import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#contract/languages.ts';
import { isProvider, METHODS, PROVIDER_METHODS } from '#contract/methods.ts';
import { readProviderMessage } from '#src/browser/provider-message.ts';
import { STATE_MISSING } from '#src/browser/provider-wire.ts';
import { readReturn } from '#src/callback/read-return.ts';
import { TEXTS } from '#src/callback/texts.ts';
import { createI18n, loadTexts } from '#src/i18n/i18n.ts';

const read = (address: string) => readReturn(new URL(address, 'https://app.madang.example'));
const messageAt = (address: string) => {
  const returned = read(address);
  return 'message' in returned ? returned.message : returned.is;
};

describe('[CB-1] [CB-2] the answer that a return page passes on', () => {
  test.each([
    ['/callback/apple?code=c', { auth_type: 'sns', sns_code: 'apple', code: 'c' }],
    ['/callback/kakao?code=c', { auth_type: 'sns', sns_code: 'kakao', code: 'c' }],
    ['/callback/google?code=c&state=s&scope=email', { auth_type: 'sns', sns_code: 'google', code: 'c', state: 's' }],
    ['/callback/naver?code=c&state=s', { auth_type: 'sns', sns_code: 'naver', code: 'c', state: 's' }],
    ['/callback/facebook?code=c&state=s#_=_', { auth_type: 'sns', sns_code: 'facebook', code: 'c', state: 's' }],
    ['/callback/sookmyung?code=c', { auth_type: 'sso', campusCode: 'sookmyung', code: 'c' }],
    ['/callback/cju?code=c', { auth_type: 'sso', campusCode: 'cju', code: 'c' }],
    ['/callback/yonsei?code=c&state=s', { auth_type: 'sso', campusCode: 'yonsei', code: 'c', state: 's' }],
    ['/callback/ewha?code=c', { auth_type: 'sso', campusCode: 'ewha', code: 'c' }],
    ['/callback/kakao?error=access_denied&state=s', { auth_type: 'sns', sns_code: 'kakao', error: 'access_denied', state: 's' }],
    ['/callback/naver?error=server_error', { auth_type: 'sns', sns_code: 'naver', error: 'server_error' }],
    [
      '/callback/kakao?error=access_denied&error_description=%3Cimg%20onerror%3E',
      { auth_type: 'sns', sns_code: 'kakao', error: 'access_denied' },
    ],
    [
      '/callback/kakao?code=%3Cscript%3E%00%0A%2500&state=s',
      { auth_type: 'sns', sns_code: 'kakao', code: '<script>\u0000\n%00', state: 's' },
    ],
  ])('of %s', (address, message) => {
    expect(messageAt(address)).toEqual(message);
    const provider = address.split(/[/?]/)[2];
    const method = METHODS.find(({ code }) => code === provider);
    if (method === undefined) throw new Error('no such method');
    expect(readProviderMessage(message, method), 'the other end reads it').not.toBeNull();
  });

  test('of each provider alone', () => {
    for (const method of METHODS) {
      const { is } = read(`/callback/${method.code}?code=c&state=s`);
      expect([method.code, is]).toEqual([method.code, isProvider(method) && method.enabled ? 'answered' : 'invalid']);
    }
  });
});

test.each([
  '/callback/kakao',
  '/callback/kakao?',
  '/callback/kakao?code=',
  '/callback/kakao?state=s',
  '/callback/kakao?code=a&code=b',
  '/callback/kakao?code=a&state=s&state=t',
  '/callback/kakao?code=a&error=b',
  '/callback/kakao?error=a&error=b',
  '/callback/kakao#code=a&state=s',
  '/callback/kakao?code',
  `/callback/kakao?code=${'x'.repeat(2049)}`,
  '/callback/facebook?state=s',
  '/callback/mobile?code=c',
  '/callback/guest?code=c',
  '/callback/unknown?code=c',
  '/callback/KAKAO?code=c',
  '/callback/constructor?code=c',
  '/callback/kakao/logout?code=c',
  '/callback/kakao/?code=c',
  '/callback/?code=c',
])('[CB-1] [METHOD-2] %s is invalid', (address) => {
  expect(messageAt(address)).toBe('invalid');
});

test.each(['/callback/naver?code=c', '/callback/naver?code=c&state=', '/callback/facebook?code=c', '/callback/facebook?code=c&state'])(
  '[SOC-2] [CB-1] %s is invalid, and the opener is told that the authentication failed, without the code',
  (address) => {
    const { is } = read(address);
    const message = messageAt(address);
    expect([is, message]).toEqual(['stateless', { auth_type: 'sns', sns_code: address.split(/[/?]/)[2], error: STATE_MISSING }]);
    const method = METHODS.find(({ code }) => code === address.split(/[/?]/)[2]);
    if (method === undefined) throw new Error('no such method');
    expect(readProviderMessage(message, method)).toEqual({ error: STATE_MISSING, state: null });
  },
);

test.each(['', '?code=c&state=s', '?error=e'])('[ROUTE-4] the return page of the university’s own logout accepts no data: %j', (query) => {
  expect(messageAt(`/callback/yonsei/logout${query}`)).toBe('signedOut');
});

describe('[LANG-2] the texts of the return pages', () => {
  const parts = (value: unknown): readonly string[] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, part]) => parts(part).map((path) => `${key}.${path}`))
      : ['text'];
  const words = (value: unknown): readonly string[] =>
    typeof value === 'object' && value !== null ? Object.values(value).flatMap(words) : [String(value)];

  test.each(LANGUAGES)('are complete in %s, and say the same as the application where both speak', async (language) => {
    const texts = TEXTS[language];
    expect(parts(texts)).toEqual(parts(TEXTS.ko));
    for (const word of words(texts)) expect(word.trim()).not.toBe('');
    const { t } = createI18n(language, await loadTexts(language));
    for (const { code } of PROVIDER_METHODS) expect(texts.names[code]).toBe(t(($) => $.methods[code].name));
  });

  test('are Korean in Korean and Japanese in Japanese', () => {
    const own = (texts: (typeof TEXTS)['ko']) =>
      words([texts.sayings, texts.brand, texts.complete, texts.close, texts.closeYourself, texts.home]);
    for (const word of own(TEXTS.ko)) expect(word).toMatch(/[가-힣]/);
    for (const word of own(TEXTS.ja)) expect(word).toMatch(/[ぁ-んァ-ヶ一-龠]/);
    for (const word of words(TEXTS.en)) expect(word).not.toMatch(/[가-힣ぁ-んァ-ヶ一-龠]/);
  });
});
