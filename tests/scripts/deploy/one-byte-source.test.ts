import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { escapeStart, withEscapes } from '#scripts/build/one-byte-source.ts';

test('code with escapes means the same: texts, templates, and classes of letters in regular expressions', () => {
  const code = "[`한국어 😀`, '“日本語”', /^[가-힣😀]$/u.test('😀'), /[가-힣]/.test('나')]";
  const escaped = withEscapes(code);
  expect(escaped).toMatch(/^[\0-\x7f]+$/);
  expect(new Function(`return ${escaped}`)()).toEqual(['한국어 😀', '“日本語”', true, true]);
});

test('raw templates are refused, where an escape would be six characters', () => {
  expect(() => withEscapes('String.raw`한`')).toThrow('String.raw');
});

test('the entry and what it imports are escaped, and no chunk that comes later', () => {
  const chunk = (fileName: string, imports: readonly string[] = []) => ({
    type: 'chunk',
    fileName,
    code: '"한"',
    imports,
    isEntry: imports.length > 0,
    name: 'index',
  });
  const chunks = [chunk('index.A.js', ['libraries.B.chunk.js']), chunk('libraries.B.chunk.js'), chunk('ko.C.chunk.js')];
  escapeStart(Object.fromEntries(chunks.map((each) => [each.fileName, each])) as unknown as Rolldown.OutputBundle);
  expect(chunks.map(({ code }) => code)).toEqual(['"\\ud55c"', '"\\ud55c"', '"한"']);
});
