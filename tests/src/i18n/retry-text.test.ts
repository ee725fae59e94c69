import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#contract/languages.ts';
import { retryTime, tooManyRequestsText } from '#contract/retry-text.ts';
import { retryAfterOf } from '#src/api/answer.ts';

const MINUTE = 60_000;

describe('when to come back', () => {
  test.each([
    [1, 'in 1 second'],
    [1_000, 'in 1 second'],
    [1_001, 'in 2 seconds'],
    [MINUTE, 'in 60 seconds'],
    [MINUTE + 1, 'in 2 minutes'],
    [4 * MINUTE + 1, 'in 5 minutes'],
    [59 * MINUTE, 'in 59 minutes'],
    [59 * MINUTE + 1, 'in 1 hour'],
    [61 * MINUTE, 'in 2 hours'],
    [undefined, 'in a moment'],
  ])('%s ms is "%s", never too early', (wait, text) => {
    expect(retryTime('en', wait)).toBe(text);
  });

  test('[LANG-2] each language has its own words', () => {
    expect(LANGUAGES.map((language) => tooManyRequestsText(language, 30_000))).toEqual([
      '요청이 너무 많아요. 30초 뒤에 다시 시도해 주세요.',
      'Too many attempts. Please try again in 30 seconds.',
      'リクエストが多すぎます。30秒後にもう一度お試しください。',
    ]);
    expect(LANGUAGES.map((language) => tooManyRequestsText(language, undefined))).toEqual([
      '요청이 너무 많아요. 잠시 후 다시 시도해 주세요.',
      'Too many attempts. Please try again in a moment.',
      'リクエストが多すぎます。しばらくしてからもう一度お試しください。',
    ]);
    expect(LANGUAGES.map((language) => retryTime(language, 90 * MINUTE))).toEqual(['2시간 뒤에', 'in 2 hours', '2時間後に']);
  });
});

describe('Retry-After (RFC 9110, 10.2.3)', () => {
  const now = Date.UTC(2026, 10, 20, 3, 0, 0);
  test.each([
    ['120', 120_000],
    ['Fri, 20 Nov 2026 03:01:00 GMT', MINUTE],
    ['Fri, 20 Nov 2026 02:59:00 GMT', undefined],
    ['0', undefined],
    ['-5', undefined],
    ['soon', undefined],
    ['', undefined],
    [null, undefined],
  ])('of %s is %s ms', (header, wait) => {
    expect(retryAfterOf(header, now)).toBe(wait);
  });
});
