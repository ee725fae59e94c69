import { readdirSync, readFileSync } from 'node:fs';
import { convert } from 'fontverter';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#contract/languages.ts';
import { charactersOf, FONT_PARTS } from '#scripts/fonts/characters.ts';
import { readTables } from '#scripts/fonts/rename.ts';

/** Every code point that a language's faces say they have. */
function covered(language: string): ReadonlySet<number> {
  const sheet = readFileSync(`src/ui/fonts/generated/${language}.css`, 'utf8');
  const ranges = [...sheet.matchAll(/unicode-range: ([^;]+);/g)].flatMap(([, list = '']) => list.split(','));
  return new Set(
    ranges.flatMap((range) => {
      const [first = 0, last = first] = range
        .replace('U+', '')
        .split('-')
        .map((hex) => Number.parseInt(hex, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    }),
  );
}

test.each(LANGUAGES.flatMap((language) => FONT_PARTS.map((part) => [language, part] as const)))(
  '[LANG-2] the web font has every character of the texts (%s, %s); if not: npm run tools -- fonts',
  async (language, part) => {
    const known = covered(language);
    expect([...(await charactersOf(language, part))].filter((character) => !known.has(character.codePointAt(0) ?? 0))).toEqual([]);
  },
);

test.each(LANGUAGES)('the fonts of %s bear a name of their own, as their licence asks', (language) => {
  const sheet = readFileSync(`src/ui/fonts/generated/${language}.css`, 'utf8');
  expect(sheet).not.toContain('Pretendard');
  expect(readFileSync('src/ui/fonts/LICENSE.txt', 'utf8')).toContain('SIL OPEN FONT LICENSE');
});

test.each(readdirSync('src/ui/fonts/generated').filter((file) => file.endsWith('.woff2')))(
  '%s has no table of styles, whose names are gone: Firefox would warn of each',
  async (file) => {
    const sfnt = await convert(readFileSync(`src/ui/fonts/generated/${file}`), 'sfnt');
    const tags = readTables(sfnt).map(({ tag }) => tag);
    expect(tags).toContain('fvar');
    expect(tags).not.toContain('STAT');
  },
);
test('each language begins with a bold face of the device, which no file has to bring', () => {
  const faces = readFileSync('src/ui/fonts/device-fonts.css', 'utf8').split('@font-face').slice(1);
  const bold = faces.filter((face) => face.includes('font-weight: 600 900'));
  expect(bold.map((face) => /font-family: "([^"]+)"/.exec(face)?.[1])).toEqual([
    'Campus Sans Fallback',
    'Campus Sans Fallback JA',
    'Campus Sans Fallback EN',
  ]);
  for (const face of bold) expect(face).toMatch(/local\("[^"]*Bold"\)/);
  for (const face of faces) expect(face).not.toContain('url(');
});
