import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isWhollyRest, projectOf, restOf, staleEntries, TEST_PROJECTS, testFiles } from '../rest.ts';
import { LONG_FILES } from '../support/by-environment.ts';
import { isOfThisPart } from '../support/part.ts';
import { combinationsOf, seenOf } from '../sweeps/states/matrix.ts';

describe('the rest of npm test', () => {
  test('is listed by places that exist', () => {
    expect(staleEntries()).toEqual([]);
  });

  test('begins with long files that exist', () => {
    const files = testFiles();
    expect(LONG_FILES.filter((file) => !files.includes(file))).toEqual([]);
  });

  test('is run: each file that npm test leaves out is one of a project of the rest', () => {
    const run = new Set(TEST_PROJECTS.flatMap(restOf));
    expect(testFiles().filter((file) => isWhollyRest(file) && !run.has(file))).toEqual([]);
  });

  test('takes the whole of each file that npm test leaves out', () => {
    const asked = /\b(describeFirst|inEach|isOfThisPart|itFirst)\b/;
    expect(testFiles().filter((file) => isWhollyRest(file) && asked.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  test('leaves each project something to show', () => {
    for (const project of TEST_PROJECTS) expect(testFiles().some((file) => projectOf(file) === project && !isWhollyRest(file))).toBe(true);
  });
});

test('a third of the cases is of this part, the first one among them', () => {
  expect([0, 1, 2, 3].filter((index) => isOfThisPart(index, 3))).toEqual([0, 3]);
});

test('npm test sees each state in one of its looks, and over the states in all languages and both themes', () => {
  const seen = Array.from({ length: 12 }, (_, index) => seenOf(index));
  expect(seen.every((looks) => looks.length === 1)).toBe(true);
  for (const [index, looks] of seen.entries()) expect(combinationsOf(index)).toEqual(expect.arrayContaining(looks));
  const pairs = new Set(seen.flat().map(({ language, theme }) => `${language} ${theme}`));
  expect(pairs.size).toBe(6);
});
