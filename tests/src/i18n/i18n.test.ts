// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { createElement } from 'react';
import { useTranslation } from 'react-i18next';
import { expect, test, vi } from 'vitest';
import { LANGUAGES } from '#contract/languages.ts';
import { readTexts } from '#scripts/texts/read-texts.ts';
import { createI18n, loadTexts, startI18n } from '#src/i18n/i18n.ts';

test.each(LANGUAGES)('[LANG-2] the texts of %s that ship are all of its files', async (language) => {
  expect(await loadTexts(language)).toEqual(readTexts(language));
});

test.each([
  ['ko', '로그인'],
  ['en', 'Log in'],
  ['ja', 'ログイン'],
] as const)('[LANG-1] starting %s sets the language of the page, and components speak it', async (language, title) => {
  await startI18n(language);
  expect(document.documentElement.lang).toBe(language);
  const Title = () => {
    const { t } = useTranslation();
    return createElement(
      'h2',
      null,
      t(($) => $.login.title),
    );
  };
  const { container, unmount } = render(createElement(Title));
  expect(container.textContent).toBe(title);
  unmount();
});

test('[LANG-1] a page that stands in the language is not told it once more: all of it would be styled anew', async () => {
  document.documentElement.lang = 'ko';
  const written: MutationRecord[] = [];
  const observer = new MutationObserver((records) => written.push(...records));
  observer.observe(document.documentElement, { attributeFilter: ['lang'] });
  await startI18n('ko');
  await startI18n('ja');
  await vi.waitFor(() => expect(written).toHaveLength(1));
  observer.disconnect();
});

test('[LANG-2] texts name the brand in their own language', () => {
  const leads = LANGUAGES.map((language) => createI18n(language, readTexts(language)).t(($) => $.welcome.lead));
  expect(leads).toEqual([
    '마당 캠퍼스에 어떻게 들어갈까요?',
    'How would you like to enter the Madang campus?',
    'マダンのご利用方法をお選びください。',
  ]);
});

test('[LANG-2] one and many differ in English alone', () => {
  const says = (language: 'ko' | 'en' | 'ja', count: number) =>
    createI18n(language, readTexts(language)).t(($) => $.emailVerification.minutesLeft, { count });
  expect([1, 5].map((count) => says('en', count))).toEqual(['1 minute left', '5 minutes left']);
  expect([1, 5].map((count) => says('ko', count))).toEqual(['1분 남았어요.', '5분 남았어요.']);
  expect([1, 5].map((count) => says('ja', count))).toEqual(['残り1分です。', '残り5分です。']);
});

test('[LANG-2] a value that looks like a template stays what was typed', () => {
  const { t } = createI18n('en', readTexts('en'));
  const name = '{{passwordMax}} $t(common.brand) <b>&</b>';
  expect(t(($) => $.session.signedIn.login, { nickname: name })).toBe(`Welcome back, ${name}.`);
});
