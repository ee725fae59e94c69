import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { allImports, roomOf } from '../../scripts/docs/imports.ts';
import { ARCHITECTURE, PICTURES, type PictureName, pictureIn } from '../../scripts/docs.ts';

const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs').flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : [])),
];
const scripts: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts;

/** The nodes and arrows of a Mermaid picture, however its lines stand. */
const partsOf = (picture: string): string[] =>
  picture
    .split('\n')
    .map((line) => line.trim().replace(/\s+/g, ' '))
    .filter((line) => line !== '')
    .sort();

describe.each(Object.keys(PICTURES) as PictureName[])('the picture of %s', (name) => {
  test('is current', () => {
    const shown = pictureIn(readFileSync(ARCHITECTURE, 'utf8'), name);
    expect(partsOf(shown), 'run npm run docs').toEqual(partsOf(PICTURES[name]()));
  });
});

test('no room that the pages share imports from one above it', () => {
  const below: Readonly<Record<string, readonly string[]>> = {
    contract: [],
    machines: ['contract'],
    server: ['contract'],
    'src/ui': ['contract'],
  };
  const upward = allImports().filter(({ from, to }) => {
    const [one, other] = [roomOf(from), roomOf(to)];
    return one !== other && below[one]?.includes(other) === false;
  });
  expect(upward).toEqual([]);
});

/** `src/app/keep.ts` and `tests/api`, written as code; `<flow>` and `*` stand for any name. */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`((?:contract|machines|src|server|scripts|tests|docs)\/[^\s`]*)`/g)].flatMap(([, path = '']) =>
    /[<*{]/.test(path) ? [] : [path],
  );

test.each(DOCUMENTS)('%s names files, links and scripts that are there', (document) => {
  const text = readFileSync(document, 'utf8');
  const links = [...text.matchAll(/\]\(([^)#:]+)\)/g)].map(([, link = '']) => join(dirname(document), link));
  const missing = [...pathsIn(text), ...links].filter((path) => !existsSync(path));
  const runs = [...text.matchAll(/`npm run (?:-s )?([\w:-]+)/g)].flatMap(([, name = '']) => (name in scripts ? [] : [name]));
  expect([...missing, ...runs]).toEqual([]);
});

test('the README names every script', () => {
  const text = readFileSync('README.md', 'utf8');
  const unnamed = Object.keys(scripts).filter((name) => !new RegExp(`(npm (run (-s )?)?|\`)${name}(?![\\w:-])`).test(text));
  expect(unnamed).toEqual([]);
});

/** `start` (`src/file.ts`): the name stands in that file. */
test.each(DOCUMENTS)('%s names functions and states where they are', (document) => {
  const text = readFileSync(document, 'utf8');
  const named = [...text.matchAll(/`([A-Za-z_]\w*)`\s+\(`([\w./-]+\.tsx?)`\)/g)];
  const wrong = named.flatMap(([, name = '', path = '']) =>
    existsSync(path) && new RegExp(`\\b${name}\\b`).test(readFileSync(path, 'utf8')) ? [] : [`${name} in ${path}`],
  );
  expect(wrong).toEqual([]);
});
