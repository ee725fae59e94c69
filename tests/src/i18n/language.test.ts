import { expect, test } from 'vitest';
import { chooseLanguage, LANGUAGE_NAMES, LANGUAGES, nicknameAlphabetOf } from '#contract/languages.ts';

test('[LANG-1] the stored language comes before the browser’s', () => {
  expect(chooseLanguage({ stored: 'ja', preferred: ['ko-KR', 'en'] })).toBe('ja');
});

test.each(['fr', 'KO', '', 'constructor', '../en', null])(
  '[LANG-1] a stored value that is no language of ours is passed over: %s',
  (stored) => {
    expect(chooseLanguage({ stored, preferred: ['ja'] })).toBe('ja');
  },
);

test.each([
  { preferred: ['ko-KR', 'en-US'], chosen: 'ko' },
  { preferred: ['fr-FR', 'ja-JP', 'en'], chosen: 'ja' },
  { preferred: ['JA'], chosen: 'ja' },
  { preferred: ['en_GB'], chosen: 'en' },
  { preferred: ['kok-IN', 'ja'], chosen: 'ja' },
])('[LANG-1] the first supported language of $preferred is $chosen', ({ preferred, chosen }) => {
  expect(chooseLanguage({ stored: null, preferred })).toBe(chosen);
});

test('[LANG-1] [PARTNER-1] the languages of a partner come before the browser’s, and after the stored one', () => {
  expect(chooseLanguage({ stored: null, asked: ['fr', 'ko-KR', 'en'], preferred: ['ja'] })).toBe('ko');
  expect(chooseLanguage({ stored: 'en', asked: ['ko'], preferred: ['ja'] })).toBe('en');
  expect(chooseLanguage({ stored: null, asked: ['fr'], preferred: ['ja'] })).toBe('ja');
});

test('[LANG-1] English serves when nothing fits, or the language that is configured', () => {
  expect(chooseLanguage({ stored: null, preferred: ['fr', 'de-DE'] })).toBe('en');
  expect(chooseLanguage({ stored: null, preferred: [] })).toBe('en');
  const languages = { offered: ['ko', 'ja'], default: 'ko' } as const;
  expect(chooseLanguage({ stored: null, preferred: ['fr'], languages })).toBe('ko');
});

test('[LANG-1] a language that is not offered is passed over, stored or spoken', () => {
  const languages = { offered: ['ko', 'ja'], default: 'ko' } as const;
  expect(chooseLanguage({ stored: 'en', preferred: ['en-US', 'ja'], languages })).toBe('ja');
  expect(chooseLanguage({ stored: 'en', preferred: ['en'], languages })).toBe('ko');
});

test('[LANG-2] three languages, each by its own name', () => {
  expect(LANGUAGES.map((language) => LANGUAGE_NAMES[language])).toEqual(['한국어', 'English', '日本語']);
});

test('[LANG-2] only Japanese takes kana and kanji in nicknames', () => {
  expect(LANGUAGES.map(nicknameAlphabetOf)).toEqual(['base', 'base', 'japanese']);
});
