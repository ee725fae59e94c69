import { expect, test } from 'vitest';
import { campusPath, canBeCampus } from '#contract/values/campus-path.ts';

test.each([
  ['/minerva', 'minerva'],
  ['/minerva/', 'minerva'],
  ['/Sso', 'Sso'],
  ['/-%20x', '-%20x'],
])('[ROUTE-3] the word of %s may be a campus: %s', (pathname, word) => expect(campusPath(pathname)).toBe(word));

test.each(['/', '//', '/campus', '/school/', '/service', '/privacy', '/sso', '/callback', '/a/b', '//evil/campus'])(
  '[ROUTE-2, ROUTE-6, ROUTE-7] %s is a page of ours, or none',
  (pathname) => expect(campusPath(pathname)).toBeNull(),
);

test('[CAMPUS-1] 1 to 40 letters, digits, - and _ can be a campus', () => {
  expect(['a', 'A-b_9', '-', 'a'.repeat(40)].map(canBeCampus)).toEqual([true, true, true, true]);
  expect(['', 'a'.repeat(41), 'a.b', 'a/b', 'a b', '한글', 'a\n', '-%20x'].filter(canBeCampus)).toEqual([]);
});
