import { expect, test } from 'vitest';
import { handOverCodeIn, handOverLink } from '#contract/hand-over-link.ts';
import { checkHandOverCode, groupedCode } from '#contract/values/hand-over-code.ts';

test.each([
  ['KXR49WPT', 'KXR49WPT'],
  ['kxr4-9wpt', 'KXR49WPT'],
  [' KXR4 9WPT ', 'KXR49WPT'],
  ['ＫＸＲ４－９ＷＰＴ', 'KXR49WPT'],
  ['kxr4ー9wpt', 'KXR49WPT'],
  ['ㅏㅌㄱ4-9ㅈㅔㅅ', 'KXR49WPT'],
])('[HAND-1] %j is the code %s', (typed, value) => {
  expect(checkHandOverCode(typed)).toEqual({ ok: true, value });
});

test.each([
  ['', 'empty'],
  [' - ', 'empty'],
  ['KXR4', 'length'],
  ['KXR49WPTT', 'length'],
  ['KXR40WPT', 'alphabet'],
  ['KXR4 9WP!', 'alphabet'],
])('[HAND-1] %j is none: %s', (typed, issue) => {
  expect(checkHandOverCode(typed)).toEqual({ ok: false, issue });
});

test('[HAND-1] it is shown in two groups, and stands in the fragment of the address', () => {
  expect(groupedCode('KXR49WPT')).toBe('KXR4-9WPT');
  const address = new URL(handOverLink('https://madang.example', 'KXR49WPT'));
  expect(address.pathname + address.search).toBe('/');
  expect(handOverCodeIn(address.hash)).toBe('KXR49WPT');
});

test.each(['', '#', '#code=KXR49WPT', '#handover=', '#handover=<script>', '#other&handover=KXR49WPT'])(
  '[HAND-1] the fragment %j has no code of a screen',
  (hash) => {
    expect(handOverCodeIn(hash)).toBeNull();
  },
);
