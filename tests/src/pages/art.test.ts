import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { parse } from 'postcss';
import { minifySync, transformWithOxc } from 'vite';
import { expect, test } from 'vitest';
import { renderArt } from '#scripts/art.ts';
import { stylesheet } from '#src/art/kit/stylesheet.ts';
import { pictures } from '#src/art/scenes/pictures.ts';

const files = renderArt();

/** White space, quotes, and the zeros around a decimal point are the formatter's. */
const plain = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ ?([/,]) ?/g, '$1')
    .replaceAll("'", '"')
    .replace(/\d*\.\d+/g, (decimal) => String(Number(decimal)))
    .trim();

/** The rules of a stylesheet, without its formatting. */
function rulesOf(css: string): string[] {
  const rules: string[] = [];
  parse(css).walk((node) => {
    const depth = node.parent?.type === 'root' ? '' : '  ';
    if (node.type === 'rule') rules.push(`${depth}${plain(node.selector)}`);
    if (node.type === 'atrule') rules.push(`${depth}@${node.name} ${plain(node.params)}`);
    if (node.type === 'decl') rules.push(`${depth}${node.prop}: ${plain(node.value)}`);
  });
  return rules;
}

/** What a file says, whatever formatter saved it: compiled and minified, or the rules of a stylesheet. */
async function contentOf(path: string, source: string): Promise<string> {
  if (path.endsWith('.css')) return rulesOf(source).join('\n');
  if (path.endsWith('.svg')) return source;
  const { code } = await transformWithOxc(source, path);
  return minifySync(path, code).code;
}

test('the generated pictures are what the scenes draw, however they are formatted', async () => {
  for (const [path, source] of files) {
    expect(await contentOf(path, readFileSync(path, 'utf8')), `run npm run art: ${path}`).toBe(await contentOf(path, source));
  }
});

test('drawing twice gives the same picture', () => {
  expect(pictures()).toEqual(pictures());
});

test('ids are unique over all pictures, and every reference leads to one: a picture of its own definitions to its own', () => {
  const idsOf = (source: string) => [...source.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
  const sources = [...files].filter(([path]) => path.endsWith('.tsx')).map(([, content]) => content);
  const ids = sources.flatMap(idsOf);
  expect(new Set(ids).size).toBe(ids.length);
  const shared = idsOf(files.get('src/art/generated/definitions.tsx') ?? '');
  expect(shared.length).toBeGreaterThan(10);
  for (const source of sources) {
    const used = [...source.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map((match) => match[1] ?? match[2]);
    const known = new Set([...idsOf(source), ...shared]);
    expect(used.filter((id) => !known.has(id))).toEqual([]);
  }
});

/** Elements of a picture that stands in the first screen: all are styled anew with each popup, sheet and font. */
const FEW = 60;

test('the page has few elements of a picture in the first screen: its still part is a file', () => {
  const large = pictures().filter(({ stillPart }) => stillPart === 'file');
  expect(large.map(({ name }) => name)).toEqual(['hero', 'school-hero']);
  for (const { name } of large) {
    expect(files.get(`src/art/generated/${name}.tsx`)?.match(/<\w/g)?.length).toBeLessThan(FEW);
    expect(files.get(`src/art/generated/${name}.svg`)?.match(/<\w/g)?.length).toBeGreaterThan(FEW);
  }
});

test('a file of a still part, an island or a face has all that it refers to, in day and night, and nothing that moves', () => {
  for (const [path, source] of [...files].filter(([path]) => path.endsWith('.svg'))) {
    const ids = new Set([...source.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
    const used = [...source.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map((match) => match[1] ?? match[2]);
    expect(used.length, path).toBeGreaterThan(0);
    expect(used.filter((id) => !ids.has(id ?? ''))).toEqual([]);
    const [, day = '', night = ''] = /<svg [^>]*id="night"[^>]*><style>:root\{(.*)\}:target\{(.*)\}<\/style>/.exec(source) ?? [];
    for (const [, name] of source.matchAll(/var\((--art-[\w-]+)\)/g))
      for (const values of [day, night]) expect(values, name).toMatch(new RegExp(`${name}: (oklch|#)[^;]*;`));
    // No engine has to know it to show the file.
    expect(source).not.toContain('light-dark(');
    expect(source).not.toMatch(/class=|className|strokeWidth/);
  }
});

/** kB of gzip: what a picture that comes on demand may weigh. */
const LIGHT = 3.5;

test('a picture that comes on demand is light', () => {
  const heavy = pictures()
    .filter(({ definitions }) => definitions === 'shared')
    .map(({ name }) => [name, gzipSync(files.get(`src/art/generated/${name}.tsx`) ?? '').length / 1024] as const)
    .filter(([, size]) => size > LIGHT);
  expect(heavy).toEqual([]);
});

test('every colour variable that a picture uses has a day and a night value', () => {
  const css = stylesheet(pictures());
  const used = new Set([...files.values()].flatMap((content) => [...content.matchAll(/var\((--art-[\w-]+)\)/g)].map((match) => match[1])));
  expect(used.size).toBeGreaterThan(30);
  for (const name of used) expect(css, name).toMatch(new RegExp(`${name}: light-dark\\(`));
});

test('nothing moves with reduced motion: every animation stands within no-preference', () => {
  const css = stylesheet(pictures());
  const within = css.slice(css.indexOf('prefers-reduced-motion: no-preference'), css.indexOf('@keyframes'));
  expect(within.match(/animation: /g)?.length).toBe(4);
  expect(css.match(/animation: /g)?.length).toBe(4);
});

test('pictures move by transform and opacity alone, which need no main thread', () => {
  const animated = [...stylesheet(pictures()).matchAll(/@keyframes [\w-]+ (\{(?:[^{}]*\{[^{}]*\})+ \})/g)].flatMap(([, frames = '']) =>
    [...frames.matchAll(/([\w-]+):/g)].map(([, property]) => property),
  );
  expect(new Set(animated)).toEqual(new Set(['transform', 'opacity']));
  expect(animated.length).toBeGreaterThan(6);
});
