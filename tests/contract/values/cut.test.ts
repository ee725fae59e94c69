import { expect, test } from 'vitest';
import { checkAuthCode } from '#contract/values/auth-code.ts';
import { cutTo } from '#contract/values/cut.ts';
import { normalizeUvrsId } from '#contract/values/uvrs-id.ts';

test.each([
  ['abc', 3, 'abc'],
  ['abcd', 3, 'abc'],
  ['ab😀', 2, 'ab'],
  ['ab😀', 3, 'ab😀'],
  ['a👨‍👩‍👧b', 5, 'a'],
  ['a👨‍👩‍👧b', 6, 'a👨‍👩‍👧'],
  ['aq̇̈', 3, 'a'],
  ['가각'.normalize('NFD'), 4, '가'.normalize('NFD')],
  ['abc', 0, ''],
  ['abc', -1, ''],
] as const)('[VAL-2] [VAL-5] "%s" cut to %i characters', (text, max, cut) => expect(cutTo(text, max)).toBe(cut));

test('[VAL-2] a browser that knows no graphemes cuts between code points', () => {
  const { Segmenter } = Intl;
  Reflect.deleteProperty(Intl, 'Segmenter');
  try {
    expect(cutTo('ab😀c', 3)).toBe('ab😀');
  } finally {
    Object.assign(Intl, { Segmenter });
  }
});

test('[VAL-2] [VAL-5] an ID and a code are cut between characters', () => {
  expect(normalizeUvrsId(`${'a'.repeat(19)}q̇`)).toBe('a'.repeat(19));
  expect(checkAuthCode('12345😀')).toEqual({ ok: false, issue: 'alphabet' });
});
