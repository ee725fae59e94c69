import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROWS = readFileSync('docs/attacks.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| [WRS]?\d/.test(line))
  .map((line) => line.split(' | '));

const namedIn = (cell = ''): readonly { readonly file: string; readonly title: string }[] =>
  [...cell.matchAll(/`((?:server\/)?tests\/[^`]+)`: “([^”]+)”/g)].map(([, file = '', title = '']) => ({ file, title }));

/** The lines of a file on which a title of a test or of its suite stands. */
const titlesIn = (file: string): readonly string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(
      (line) =>
        /^\s*(?:(?:it|test|describe|describeApi|describeOnBoth)\b|\)?[([]?['"`]|\]\)\(|\}?\)\()/.test(line) || /\)\(\s*['"`]/.test(line),
    );

test.each([
  ['', 90],
  ['W', 44],
  ['R', 14],
  ['S', 29],
])('docs/attacks.md has each number %j once, in order', (letter, atLeast) => {
  const numbers = ROWS.flatMap(([first = '']) =>
    first.slice(2).replace(/\d+$/, '') === letter ? [Number(first.slice(2 + letter.length))] : [],
  );
  expect(numbers.length).toBeGreaterThanOrEqual(atLeast);
  expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
});

test('each attack of docs/attacks.md names tests that there are, or says why it is not shown', () => {
  const wrong = ROWS.flatMap(([number = '', , cell]) => {
    const named = namedIn(cell);
    if (named.length === 0 && !/\*Not shown\*/.test(cell ?? '')) return [`${number}: names no test and no reason`];
    return named
      .filter(({ file, title }) => !existsSync(file) || !titlesIn(file).some((line) => line.includes(title)))
      .map(({ file, title }) => `${number}: ${file} has no test “${title}”`);
  });
  expect(wrong).toEqual([]);
});
