import { expect, test } from 'vitest';
import { readTexts } from '#scripts/texts/read-texts.ts';
import { createI18n } from '#src/i18n/i18n.ts';
import { PSEUDO_GROWTH, PSEUDO_LANGUAGE, pseudoText, pseudoTexts } from './pseudo.ts';

const english = readTexts('en');

test('a pseudo-text is bracketed, accented and longer, with its values and tags untouched', () => {
  expect(pseudoText('Log in')).toBe('[Ĺóǧ íñ õñé]');
  const long = pseudoText('Enter the code sent to <b>{{email}}</b>, please.');
  expect(long).toMatch(/^\[.*<b>\{\{email\}\}<\/b>.*\]$/);
  expect(long.length).toBeGreaterThan('Enter the code sent to <b>{{email}}</b>, please.'.length * 1.2);
});

test('[LANG-2] the pseudo-locale serves every text of the application', () => {
  const { t } = createI18n(PSEUDO_LANGUAGE, pseudoTexts(english));
  expect(t(($) => $.login.title)).toBe('[Ĺóǧ íñ õñé]');
  expect(t(($) => $.emailVerification.minutesLeft, { count: 1 })).toMatch(/^\[1 ɱíñúţé ĺéƒţ .*\]$/);
  expect(t(($) => $.emailVerification.minutesLeft, { count: 5 })).toMatch(/^\[5 ɱíñúţéš ĺéƒţ .*\]$/);
  const text = 'We couldn’t link the account. Please try again in a moment.';
  expect(t(($) => $.failures.linkFailed).length).toBeGreaterThanOrEqual(text.length * PSEUDO_GROWTH);
});
