import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { followsAnything, isAboutTheRoot, isOfTheRootAlone, saysFocus } from './root-selectors.ts';
import { type Selector, type StyleRule, styleRules } from './style-rules.ts';

const aboutTheRoot = (rules: readonly StyleRule[]): Selector[] => rules.flatMap(({ selectors }) => selectors).filter(isAboutTheRoot);

const ofThePage = (path: string) => path.endsWith('.css');
const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(ofThePage);
const all = await Promise.all(
  sheets.map(async (path) => ({ path, rules: await styleRules(resolve('src', path), readFileSync(join('src', path), 'utf8')) })),
);
/** file:line of each `:root:has(…)` rule that matches `isWrong`. */
const places = (isWrong: (selector: Selector) => boolean): string[] =>
  all.flatMap(({ path, rules }) => rules.filter((rule) => aboutTheRoot([rule]).some(isWrong)).map(({ line }) => `${path}:${line}`));

it('finds the rules that hang on what is anywhere in the page', () => {
  expect(all.flatMap(({ rules }) => rules).length).toBeGreaterThan(500);
  expect(places(() => true).length).toBeGreaterThan(2);
});

it('a `:root:has()` rule styles only the root, or each change of the page would restyle all of it', () => {
  expect(places((selector) => !isOfTheRootAlone(selector))).toEqual([]);
});

it('none is about what follows just anything: an element that is added would have all beside it styled anew', () => {
  const wrong = all.flatMap(({ path, rules }) =>
    rules.filter(({ selectors }) => selectors.some(followsAnything)).map(({ line }) => `${path}:${line}`),
  );
  expect(wrong).toEqual([]);
});

it('none hangs on where the focus is', () => {
  expect(places(saysFocus)).toEqual([]);
});

describe('however a rule is written', () => {
  const rulesOf = (css: string) => styleRules(resolve('src/sheet.css'), css);
  const read = async (css: string) => aboutTheRoot(await rulesOf(css));

  it.each(['.faces > * + * { top: 0 }', 'p { > * ~ b { top: 0 } }', ':is(b, .faces > * + *) { top: 0 }', '.a :first-child + b { top: 0 }'])(
    '%s: follows anything',
    async (css) => {
      expect((await rulesOf(css)).flatMap(({ selectors }) => selectors).some(followsAnything)).toBe(true);
    },
  );

  it.each([
    'main ~ footer { top: 0 }',
    '.face + * { top: 0 }',
    '[hidden] + :first-child { top: 0 }',
    '.faces > :not(:first-child) { top: 0 }',
  ])('%s: follows something', async (css) => {
    expect((await rulesOf(css)).flatMap(({ selectors }) => selectors).some(followsAnything)).toBe(false);
  });

  it.each([
    'html:has(dialog) main { top: 0 }',
    'html/* , */:has(dialog) > main { top: 0 }',
    'p, :root:not(:has(dialog)) main { top: 0 }',
    ':is(html:has(dialog)) main { top: 0 }',
    ':where(html, p):has(dialog) + main { top: 0 }',
    ':not(html:has(dialog)) main { top: 0 }',
    ':is(html:has(dialog) main, p) { top: 0 }',
    'html:has(dialog) { top: 0; main { top: 0 } }',
    'html { @media print { &:has(dialog) { @layer components { > main { top: 0 } } } } }',
    'html { :is(&:has(dialog)) main { top: 0 } }',
  ])('%s: more than the root', async (css) => {
    expect((await read(css)).map(isOfTheRootAlone)).toContain(false);
  });

  it.each([
    'html:has(main ~ footer > a) { top: 0 }',
    'html { &:has(dialog) { top: 0 } }',
    '@media print { :is(:root:has(dialog), p) { top: 0 } }',
  ])('%s: the root alone', async (css) => {
    expect((await read(css)).map(isOfTheRootAlone)).toEqual([true]);
  });

  it.each([
    '/* html:has(dialog) main {} */ html { top: 0 }',
    'html[data-session] p:has(a) { top: 0 }',
    'html { main:has(a) { top: 0 } }',
    ':not(html):has(a) b { top: 0 }',
    'p::before { content: "html:has(a) {}" }',
  ])('%s: not about the root', async (css) => {
    expect(await read(css)).toEqual([]);
  });

  it.each([
    'html:has(a:focus-visible) { top: 0 }',
    'html { &:has(:is(a, b):focus-within) { top: 0 } }',
    ':root:has(a):not(:has(b:focus)) { top: 0 }',
  ])('%s: hangs on the focus', async (css) => {
    expect((await read(css)).map(saysFocus)).toEqual([true]);
  });
});
