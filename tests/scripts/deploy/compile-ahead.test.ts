import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { COMPILE_ALL, hintStart } from '#scripts/build/compile-ahead.ts';

const chunk = (fileName: string, rest: object) => ({
  type: 'chunk',
  fileName,
  code: `// ${fileName}`,
  imports: [],
  isEntry: false,
  name: fileName,
  ...rest,
});

test('the entry and what it imports begin with the hint to compile all, and no chunk that comes later', () => {
  const chunks = [
    chunk('index.A.js', { isEntry: true, name: 'index', imports: ['shared.B.chunk.js'] }),
    chunk('shared.B.chunk.js', {}),
    chunk('popup-host.C.chunk.js', { imports: ['shared.B.chunk.js'] }),
  ];
  const bundle = Object.fromEntries(chunks.map((each) => [each.fileName, each]));
  hintStart(bundle as unknown as Rolldown.OutputBundle);
  expect(chunks.map(({ code }) => code)).toEqual([
    `${COMPILE_ALL}// index.A.js`,
    `${COMPILE_ALL}// shared.B.chunk.js`,
    '// popup-host.C.chunk.js',
  ]);
});
