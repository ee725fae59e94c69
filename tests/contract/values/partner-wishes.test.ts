import { expect, test } from 'vitest';
import { languageTags, NO_WISHES, partnerWishes, wishesQuery } from '#contract/values/partner-wishes.ts';

const at = (query: Record<string, string>, pathname = '/sso/auth') => partnerWishes({ pathname, search: `?${new URLSearchParams(query)}` });

test('[PARTNER-1] the page reads of its address the wishes that the server has put there', () => {
  const wishes = { email: 'minji+1@campus.ac.kr', languages: ['ko-KR', 'en'] };
  expect(at({ interaction: 'x', ...wishesQuery(wishes) })).toEqual(wishes);
  expect(wishesQuery(NO_WISHES)).toEqual({});
});

test('[PARTNER-1] only a login that waits at the OpenID door has wishes', () => {
  const query = { loginHint: 'minji@campus.ac.kr', uiLocales: 'ko' };
  expect(at(query)).toEqual(NO_WISHES);
  for (const pathname of ['/', '/sso', '/sso/auth/x', '/campus']) expect(at({ ...query, interaction: 'x' }, pathname)).toEqual(NO_WISHES);
});

test.each(['no email', '<img src=x>', 'a@b', 'a b@campus.ac.kr', `${'a'.repeat(300)}@campus.ac.kr`])(
  '[PARTNER-1] %j is no email to begin with',
  (loginHint) => {
    expect(at({ interaction: 'x', loginHint }).email).toBe('');
  },
);

test('[PARTNER-1] tags that are none are left out, and there are few', () => {
  expect(languageTags('ko  "><script> en_US ja')).toEqual(['ko', 'ja']);
  expect(languageTags('en '.repeat(100))).toHaveLength(10);
  expect(languageTags(undefined)).toEqual([]);
});
