import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { type Location, writtenTitles } from './written-titles.ts';

/* Each test looks for its own title where Vitest says that it stands. */

const FILE = fileURLToPath(import.meta.url);
const titlesAt = writtenTitles(FILE, readFileSync(FILE, 'utf8'));
const titlesOf = ({ location }: { readonly location?: Location }) => (location === undefined ? [] : titlesAt(location));

test('finds the title of a test', ({ task }) => {
  expect(titlesOf(task)).toEqual(['finds the title of a test']);
});

describe('a suite 한글', () => {
  describe.each(['one'])('with %s', () => {
    test('finds the titles of the suites around it', ({ task }) => {
      expect(titlesOf(task)).toEqual(['a suite 한글', 'with %s', 'finds the titles of the suites around it']);
    });
  });
});

test.for([['a word', 'another']])('leaves out what a table puts into a title: %s %s', (_words, { task }) => {
  expect(task.name).toContain('a word another');
  expect(titlesOf(task)).toEqual(['leaves out what a table puts into a title: %s %s']);
});

for (const words of ['one', 'two'])
  test(`leaves out ${words} that is interpolated`, ({ task }) => {
    expect(titlesOf(task)).toEqual(['leaves out \u0000 that is interpolated']);
  });

const inHelper = (title: string) => test(title, ({ task }) => void expect(titlesOf(task)).toEqual([]));
inHelper('leaves out a title that a helper passes on');

test.for([1])('finds the title behind options', { timeout: 1000 }, (_one, { task }) => {
  expect(titlesOf(task)).toEqual(['finds the title behind options']);
});

test('names the file that cannot be read', () => {
  expect(() => writtenTitles('broken.test.ts', 'test(')).toThrow('broken.test.ts');
});
