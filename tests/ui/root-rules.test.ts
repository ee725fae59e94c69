import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path) => ({ path, css: readFileSync(join('src', path), 'utf8').replace(/\/\*.*?\*\//gs, '') }));
const selectors = sheets.flatMap(({ path, css }) =>
  [...css.matchAll(/([^{}]+)\{/g)].flatMap(([, list = '']) => list.split(/,(?![^(]*\))/).map((selector) => `${path}: ${selector.trim()}`)),
);
const aboutTheRoot = selectors.filter((selector) => /(html|:root)[^\s]*:has\(/.test(selector));

it('finds the rules that hang on what is anywhere in the page', () => {
  expect(aboutTheRoot.length).toBeGreaterThan(2);
});

it('such a rule says something of the root alone: of what is in it, all would be styled anew with each change of the page', () => {
  const subjects = aboutTheRoot.map((selector) => selector.replace(/\([^()]*\)/g, '').replace(/^.*: /, ''));
  expect(subjects.filter((subject) => /[\s>+~]/.test(subject))).toEqual([]);
});

it('none hangs on where the focus is', () => {
  expect(aboutTheRoot.filter((selector) => selector.includes(':focus'))).toEqual([]);
});
