import { describe, expect, test } from 'vitest';
import { addImport, insertAt } from '#scripts/new-flow/insert.ts';
import { whatIsWrong } from '#scripts/new-flow/names.ts';

describe('insertAt', () => {
  test.each([
    ['an object', 'const a = { b: { c: 1 } };', ['a', 'b'], 'd: 2', 'const a = { b: { c: 1, d: 2 } };'],
    ['an object that ends in a comma', 'const a = {\n  b: 1,\n};', ['a'], 'd: 2', 'const a = {\n  b: 1, d: 2,\n};'],
    ['an empty object', 'const a = {};', ['a'], 'd: 2', 'const a = { d: 2 };'],
    ['a list', "const a = ['x'] as const;", ['a'], "'y'", "const a = ['x', 'y'] as const;"],
    [
      'a union',
      "type A = { type: 'X' } | { type: 'Y' };",
      ['A'],
      "{ type: 'Z' }",
      "type A = { type: 'X' } | { type: 'Y' } | { type: 'Z' };",
    ],
    ['the members of a type', 'f({} as { a: { b: 1 } });', ['a'], 'c: 2', 'f({} as { a: { b: 1; c: 2 } });'],
    ['a condition', 'const a = { b: (x) => x.c || x.d };', ['b'], 'x.e', 'const a = { b: (x) => x.c || x.d || x.e };'],
    ['a value, not the type before it', 'const a: { b: 1 } = { b: 1 };', ['a'], 'c: 2', 'const a: { b: 1 } = { b: 1, c: 2 };'],
  ] as const)('adds to %s', (_, code, path, part, after) => {
    expect(insertAt(code, path, part)).toBe(after);
  });

  test('names what it does not find, and what is no list', () => {
    expect(() => insertAt('const a = { b: 1 };', ['a', 'c'], 'd: 2')).toThrow('nothing is called c in a.c');
    expect(() => insertAt('const a = 1;', ['a'], 'd: 2')).toThrow('a is no list');
  });

  test('an import stands behind the others', () => {
    expect(addImport("import a from 'a';\nconst b = 1;", "import c from 'c';")).toBe(
      "import a from 'a';\nimport c from 'c';\n\nconst b = 1;",
    );
  });
});

test.each([
  [{ flow: 'accountPause' }, '"accountPause" is no name of a flow'],
  [{ call: 'pause-account' }, '"pause-account" is no name of a call'],
  [{ requirement: 'prof1' }, '"prof1" is no requirement'],
  [{ title: ' ' }, 'the title is empty'],
])('a name that does not fit is refused: %o', (wrong, says) => {
  const right = { flow: 'account-pause', call: 'pauseAccount', requirement: 'PROF-1', title: 'Pause my account' };
  expect(whatIsWrong(right)).toBeUndefined();
  expect(whatIsWrong({ ...right, ...wrong })).toContain(says);
});
