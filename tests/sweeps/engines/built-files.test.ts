import { readFileSync } from 'node:fs';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { OLDEST_ENGINES, OLDEST_READING } from '#contract/supported-engines.ts';
import { readBuiltFiles } from '#scripts/engines/built-files.ts';
import { youngFor } from '#scripts/engines/compat.ts';
import { spoiltRules, youngInScript, youngInSheet } from '#scripts/engines/find-young.ts';
import { YOUNG_APIS } from '#src/boot/engine/young-apis.ts';

const DIST = 'dist';
const { uses, spoilt } = readBuiltFiles(DIST);

test('[DOOR-3] each API of the built files that a supported engine or a page on plain http may lack has its line with a fallback', () => {
  const unlisted = [...uses].filter(([name]) => YOUNG_APIS[name] === undefined).map(([name, files]) => `${name} in ${files.join(', ')}`);
  expect(unlisted, 'give it a fallback, and its line in src/boot/engine/young-apis.ts').toEqual([]);
});

test('[DOOR-3] the list names nothing that no built file uses', () => {
  expect(Object.keys(YOUNG_APIS).filter((name) => !uses.has(name))).toEqual([]);
});

test('[DOOR-3] no rule of a sheet is lost to an older engine for one of its selectors', () => {
  expect(spoilt).toEqual([]);
});

test.each([
  ['Promise.withResolvers()', 'Promise.withResolvers'],
  ['const { parse } = URL; URL.parse(a)', 'URL.parse'],
  ['if (AbortSignal.any) b = AbortSignal.any([c])', 'AbortSignal.any'],
  ['menu.current.togglePopover()', '.togglePopover()'],
  ['window.navigator.share({})', 'navigator.share'],
  ['crypto.randomUUID()', 'crypto.randomUUID'],
  ['const { subtle } = crypto', 'crypto.subtle'],
  ['new Intl.DurationFormat()', 'Intl.DurationFormat'],
  ['new CloseWatcher()', 'CloseWatcher'],
  ['Object.groupBy(a, b)', 'Object.groupBy'],
  ['all.union(others)', '.union()'],
])('the lint finds the young API of %s', (code, name) => {
  expect([...youngInScript(code, youngFor(OLDEST_ENGINES))]).toContain(name);
});

test.each([
  ['a { color: light-dark(red, blue) }', 'light-dark()'],
  ['a:user-valid { color: red }', ':user-valid'],
  ['@scope (a) { b { color: red } }', '@scope'],
  ['a { field-sizing: content }', 'field-sizing:'],
])('the lint finds the young feature of %s', (sheet, name) => {
  expect([...youngInSheet(sheet, youngFor(OLDEST_ENGINES))]).toContain(name);
});

test('the lint finds selectors that an older engine drops with a young one beside them', () => {
  const young = youngFor(OLDEST_ENGINES);
  expect(spoiltRules('a:hover, a:has(b) { color: red }', young)).toEqual(['a:hover, a:has(b)']);
  expect(spoiltRules('a:has(b), a:has(c) { color: red } a:hover { color: red }', young)).toEqual([]);
});

test('the lint takes what every engine has for what it is', () => {
  const code = 'fetch(a); Object.entries(b); c.querySelector(d); new Map([[e, f]]).get(g); localStorage.getItem(h)';
  expect([...youngInScript(code, youngFor(OLDEST_READING))]).toEqual([]);
});

/** The kinds of syntax of 2009, as the parser names them. */
const OLD_SYNTAX = new Set(
  `Program ExpressionStatement CallExpression FunctionExpression FunctionDeclaration FunctionBody BlockStatement ReturnStatement IfStatement ForStatement
  ContinueStatement VariableDeclaration VariableDeclarator Identifier Literal MemberExpression AssignmentExpression BinaryExpression LogicalExpression
  ConditionalExpression UnaryExpression UpdateExpression TryStatement CatchClause ArrayExpression ParenthesizedExpression EmptyStatement`.split(
    /\s+/,
  ),
);

test('[DOOR-3] the check that every page begins with can be read by any engine', () => {
  for (const page of ['index.html', 'app.html', 'callback.html', 'pages/ko/home.html']) {
    const html = readFileSync(`${DIST}/${page}`, 'utf8');
    const [, check = ''] = /id="too-old".*?<script>(.*?)<\/script>/s.exec(html) ?? [];
    const [, after = ''] = /<script>(if\(!window\.hasBooted\).*?)<\/script>/.exec(html) ?? [];
    expect(after, page).not.toBe('');
    expect(check.length, page).toBeGreaterThan(1000);
    for (const script of [check, after])
      expect(
        typesOf(parseAst(script)).filter((type) => !OLD_SYNTAX.has(type)),
        page,
      ).toEqual([]);
    expect(check, 'declares as of old').not.toMatch(/\b(const|let)\b|,\s*\)/);
  }
});

function typesOf(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(typesOf);
  if (typeof node !== 'object' || node === null) return [];
  return [...('type' in node ? [String(node.type)] : []), ...Object.values(node).flatMap(typesOf)];
}
