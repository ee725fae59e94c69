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

const ASVS = readFileSync('docs/security.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+ \|/.test(line))
  .map((line) => line.split(' | '));

/** Items of ASVS 5.0.0 in each section of the chapters. */
const ITEMS = { '6': [3, 12, 8, 6, 8, 4, 2, 4], '7': [3, 4, 2, 5, 3, 2], '8': [4, 4, 3, 2], '10': [2, 3, 5, 16, 5, 2, 3] };

test('docs/security.md has each item of four chapters of ASVS 5.0 once, in order', () => {
  const all = Object.entries(ITEMS).flatMap(([chapter, sections]) =>
    sections.flatMap((items, section) => Array.from({ length: items }, (_, item) => `${chapter}.${section + 1}.${item + 1}`)),
  );
  expect(ASVS.map(([first = '']) => first.slice(2)).sort(byParts)).toEqual(all.sort(byParts));
});

const byParts = (one: string, other: string): number => {
  const [a, b] = [one, other].map((name) => name.split('.').map(Number));
  return (a ?? []).map((part, at) => part - (b?.[at] ?? 0)).find((difference) => difference !== 0) ?? 0;
};

test('each item of docs/security.md says how it stands, and names tests that there are', () => {
  const wrong = ASVS.flatMap(([number = '', , state = '', cell]) => [
    ...(/^(?:Met|Specification|Operator|Not met|Not applicable)/.test(state) ? [] : [`${number}: “${state}” is no state`]),
    ...namedIn(cell)
      .filter(({ file, title }) => !existsSync(file) || !titlesIn(file).some((line) => line.includes(title)))
      .map(({ file, title }) => `${number}: ${file} has no test “${title}”`),
  ]);
  expect(wrong).toEqual([]);
});
