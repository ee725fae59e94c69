import { expect, test } from 'vitest';
import { SERVER_MESSAGE_MAX } from '#contract/limits.ts';
import { cleanText } from '#src/api/clean-text.ts';

test('[API-25] a server’s message loses control, invisible and direction-changing characters', () => {
  expect(cleanText('a\u0000b\r\n\tc\u2028d')).toBe('a b c d');
  expect(cleanText('pay\u202Efdp.exe\u2066\u200F\uFEFF\u00AD')).toBe('payfdp.exe');
  expect(cleanText('half \uD83D')).toBe('half');
});

test('[API-25] one that says nothing visible is none', () => {
  expect(cleanText(' \u200B\u202E\n ')).toBe('');
});

test('[API-25] a server’s message is cut between characters', () => {
  expect(cleanText('가'.repeat(SERVER_MESSAGE_MAX))).toBe('가'.repeat(SERVER_MESSAGE_MAX));
  const cut = [...cleanText('𠮷'.repeat(SERVER_MESSAGE_MAX + 1))];
  expect(cut).toHaveLength(SERVER_MESSAGE_MAX);
  expect(cut.at(-1)).toBe('…');
  expect(cut.at(-2)).toBe('𠮷');
});
