import { expect, test } from 'vitest';
import { textsIn } from '#scripts/texts/read-texts.ts';

test('[LANG-2] a file of texts gives each language its own, and the forms of the plural that it has', () => {
  const file = {
    title: { ko: '로그인', en: 'Log in', ja: 'ログイン' },
    wait: { left_one: { en: '{{count}} day' }, left_other: { ko: '{{count}}일', en: '{{count}} days', ja: '{{count}}日' } },
  };
  expect(textsIn('ko', file)).toEqual({ title: '로그인', wait: { left_other: '{{count}}일' } });
  expect(textsIn('en', file)).toEqual({ title: 'Log in', wait: { left_one: '{{count}} day', left_other: '{{count}} days' } });
});

test('[LANG-2] a text that stands in no language is refused by its key', () => {
  expect(() => textsIn('ja', { group: { title: 'Log in' } })).toThrow('"title" is a text without a language: Log in');
});
