import { readFile } from 'node:fs/promises';
import { Blob, Face } from 'harfbuzzjs';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#contract/languages.ts';
import { charactersOf, FONT_PARTS } from '#scripts/fonts/characters.ts';
import { fontconfigOf, MEASURING_FONTS } from './measuring-fonts.ts';

/** Precomposed Hangul, kana, and the letters of the pseudo-locale. */
const TYPED: readonly (readonly [first: number, last: number])[] = [
  [0xac00, 0xd7a3],
  [0x3041, 0x3096],
  [0x30a1, 0x30fa],
  [0x00c0, 0x017f],
];

const characters = async (): Promise<ReadonlySet<number>> => {
  const files = await Promise.all(MEASURING_FONTS.map((path) => readFile(path)));
  return new Set(files.flatMap((file) => [...new Face(new Blob(file), 0).collectUnicodes()]));
};

test.each(LANGUAGES)('the fonts that the browser tests measure with have every character of the texts (%s)', async (language) => {
  const known = await characters();
  const texts = (await Promise.all(FONT_PARTS.map((part) => charactersOf(language, part)))).join('');
  expect([...texts].filter((character) => !known.has(character.codePointAt(0) ?? 0))).toEqual([]);
});

test('the fonts that the browser tests measure with have all Hangul and kana, and accented Latin letters', async () => {
  const known = await characters();
  const missing = TYPED.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index)).filter(
    (point) => !known.has(point),
  );
  expect(missing.map((point) => String.fromCodePoint(point))).toEqual([]);
});

test('the fontconfig file names the folder of each of these fonts, the further folders and a cache', () => {
  const text = fontconfigOf(['/unpacked/fonts'], '/cache/fontconfig');
  for (const font of MEASURING_FONTS) expect(text).toContain(`<dir>${font.slice(0, font.lastIndexOf('/'))}</dir>`);
  expect(text).toContain('<dir>/unpacked/fonts</dir>');
  expect(text).toContain('<dir>/usr/share/fonts</dir>');
  expect(text).toContain('<cachedir>/cache/fontconfig</cachedir>');
});
