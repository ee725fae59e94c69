import { describe, expect, it } from 'vitest';
import { checkCode, checkComments, checkTitles, codeFiles } from '#scripts/locales/comments.ts';

describe('comments', () => {
  it.each([
    '/** Of the machine on screen. */',
    '  // By the mouse: a click would scroll.',
    ' * Whose token it is.',
    ' * Who is signed in; null for a visitor.',
    'const a = 1; // Whom it is for.',
    '{/* In whose name it is sent. */}',
    '/** Takes rows that are due. Of several processes, one takes each. */',
  ])('%s is refused, with its line', (comment) => {
    expect(checkComments('src/a.ts', `import './b.ts';\n${comment}\n`)).toMatchObject([{ rule: 'comment', where: 'src/a.ts:2' }]);
  });

  it.each([
    '/** The machine on screen. */',
    '// Press by mouse, of all ways.',
    "const words = 'https://a.example // By';",
    ' * Offers ways; Bytes of each.',
  ])('%s passes', (comment) => {
    expect(checkComments('src/a.ts', comment)).toEqual([]);
  });
});

describe('titles', () => {
  it.each([
    "test('[OUT-1] who has signed out goes to the landing page', () => {",
    "  it('whoever comes is let in', async () => {",
    "describe('what is due', () => {",
    "describeApi('what each call refuses', (api) => {",
    "])('[DOOR-2] what is kept with %s is no round', (kept) => {",
    'test.each([1])(\n  `%s: whose session has ended is asked to sign in`,',
    'it("the link serves once: what its owner has done stays", () => {',
    "{ states: 'who cancels is back at the choice (SOC-1)', holds }",
  ])('%s is refused', (source) => {
    expect(checkTitles('tests/a.test.ts', source)).toMatchObject([{ rule: 'title', where: 'tests/a.test.ts:1' }]);
  });

  it.each([
    "test('[OUT-1] a person who signs out goes to the landing page', () => {",
    "it('a guest, who was pushed here, has nothing to go back to', () => {",
    "it('finds the rule that says what is wrong', () => {",
    "expect(/a/.test('what is said')).toBe(true);",
  ])('%s passes', (source) => {
    expect(checkTitles('tests/a.test.ts', source)).toEqual([]);
  });
});

it('packages and the files of the root count as code, and built files do not', () => {
  const files = codeFiles();
  expect(files).toEqual(expect.arrayContaining(['packages/statewalk/src/atlas/frame.ts', 'scripts/docs/imports.ts', 'vite.config.ts']));
  expect(files.filter((file) => /(^|\/)(dist|node_modules)\//.test(file) || file.startsWith('public/'))).toEqual([]);
});

it('the code of the project has neither', () => {
  expect(checkCode()).toEqual([]);
});
