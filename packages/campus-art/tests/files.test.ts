import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { parse } from 'postcss';
import { expect, test } from 'vitest';
import { draw } from '../draw.ts';
import { files, pictures } from '../scenes/pictures.ts';

const drawn = draw();
const svgs = new Map([...drawn].filter(([path]) => path.endsWith('.svg')));

/** What a file says, however Biome formats it. */
function contentOf(path: string, source: string): unknown {
  if (path.endsWith('.json')) return JSON.parse(source);
  if (path.endsWith('.svg')) return source;
  const said: string[] = [];
  parse(source).walkDecls((declaration) => {
    const of = declaration.parent?.type === 'rule' ? String(Reflect.get(declaration.parent, 'selector')) : '';
    said.push(`${of.replaceAll("'", '"').replace(/,\s+/g, ', ')} ${declaration.prop}: ${declaration.value}`);
  });
  return said;
}

test('the committed pictures are what the scenes draw, and there are no others', () => {
  for (const [path, source] of drawn)
    expect(contentOf(path, readFileSync(path, 'utf8')), `run npm run tools -- art: ${path}`).toEqual(contentOf(path, source));
  expect(
    readdirSync('public/art')
      .map((name) => `public/art/${name}`)
      .sort(),
  ).toEqual([...svgs.keys()].sort());
});

test('drawing twice gives the same pictures', () => {
  expect(draw()).toEqual(drawn);
});

test('each file stands alone: it has all that it refers to once, and asks for no script, font or other file', () => {
  expect(svgs.size).toBeGreaterThan(45);
  for (const [path, source] of svgs) {
    const ids = [...source.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(ids).size, path).toBe(ids.length);
    const used = [...source.matchAll(/url\(([^)]+)\)|href="([^"]+)"/g)].map((match) => match[1] ?? match[2]);
    expect(
      used.filter((address) => !ids.includes(address?.slice(1))),
      path,
    ).toEqual([]);
    expect(source, path).not.toMatch(/<script|@import|@font-face|className|strokeWidth|undefined|NaN/);
  }
});

test('each file has a day and a night of every colour that it uses, in a form that needs no young engine', () => {
  let count = 0;
  for (const [path, source] of svgs) {
    const [, day = '', night = ''] = /<style>:root\{(.*?)\}:(?:root:)?target[^{]*\{(.*?)\}/.exec(source) ?? [];
    for (const [, name = ''] of source.matchAll(/var\((--art-[\w-]+)\)/g)) {
      count += 1;
      for (const values of [day, night]) expect(values, `${path} ${name}`).toMatch(new RegExp(`${name}:(oklch|#)[^;]*;`));
    }
    expect(source, path).not.toContain('light-dark(');
  }
  expect(count).toBeGreaterThan(1000);
});

test('nothing in a file moves for those who want less motion: every animation stands within no-preference', () => {
  const moving = [...svgs].filter(([, source]) => source.includes('animation:'));
  // The lamp of the clock tower. All else is moved by the page.
  expect(moving.map(([path]) => path)).toEqual(['public/art/clock-tower.svg']);
  for (const [path, source] of moving) {
    parse(/<style>(.*)<\/style>/.exec(source)?.[1] ?? '').walkDecls('animation', ({ parent }) => {
      const around = parent?.parent;
      expect(around?.type === 'atrule' ? Reflect.get(around, 'params') : '', path).toBe('(prefers-reduced-motion:no-preference)');
    });
  }
});

test('a part of a file moves by transform and opacity alone, and only as long as WCAG 2.2.2 allows', () => {
  for (const [path, source] of svgs) {
    const style = parse(/<style>(.*)<\/style>/.exec(source)?.[1] ?? '');
    style.walkAtRules('keyframes', (frames) => {
      frames.walkDecls(({ prop }) => expect(['transform', 'opacity'], path).toContain(prop));
    });
    style.walkDecls('animation', ({ value }) => {
      // Seconds of one breath, and how many.
      expect(Number(/([\d.]+)s/.exec(value)?.[1]) * Number(/ (\d+) /.exec(value)?.[1]), path).toBeLessThan(5);
    });
  }
});

/** kB of gzip, with its own definitions and colours. */
const LIGHT = 4.5;

test('a picture that comes on demand is light', () => {
  const still = new Set(['hero', 'school-hero']);
  const heavy = files()
    .filter(({ name }) => !still.has(name))
    .map(({ name }) => [name, gzipSync(svgs.get(`public/art/${name}.svg`) ?? '').length / 1024] as const)
    .filter(([, size]) => size > LIGHT);
  expect(heavy).toEqual([]);
});

test('[LAND-1] [LAND-4] the pictures in which something floats are few images, and what floats is a file of its own', () => {
  const layered = pictures().filter(({ layers }) => layers !== undefined);
  // The first screens of two pages, and the ten spaces.
  expect(layered).toHaveLength(12);
  expect(layered.slice(0, 2).map(({ name }) => name)).toEqual(['hero', 'school-hero']);
  for (const { name, layers = [] } of layered) {
    expect(layers.length).toBeLessThan(15);
    const still = layers.filter(({ motion }) => motion === undefined);
    expect(still.map(({ picture }) => picture.name)).toEqual([name]);
    expect(layers.some(({ motion }) => motion?.startsWith('float'))).toBe(true);
    expect(svgs.get(`public/art/${name}.svg`)).not.toMatch(/class="(float|twinkle|flow|pulse)/);
  }
});
