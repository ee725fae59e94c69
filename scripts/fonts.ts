import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { convert } from 'fontverter';
import subsetFont from 'subset-font';
import { LANGUAGES, type Language } from '#contract/languages.ts';
import { charactersOf, FONT_PARTS, unicodeRange } from './fonts/characters.ts';
import { renamed } from './fonts/rename.ts';

/*
 * Makes the web font: of Pretendard (OFL 1.1) only what our texts need, one file a language and one more for its legal texts.
 *   npm run tools -- fonts                 fetches Pretendard from npm's registry into a temporary folder
 *   npm run tools -- fonts <folder>     takes it from there: pretendard/ and pretendard-jp/
 * The packages are no dependency: they weigh 280 MB, and what is made of them is kept in the repository.
 */

const PACKAGES = ['pretendard', 'pretendard-jp'];
const VERSION = '1.3.9';
const FAMILY = 'Campus Sans';
const WEIGHTS = { min: 400, max: 800, default: 400 };
const OUT = 'src/ui/fonts/generated';
const SOURCES: Record<Language, string> = {
  ko: 'pretendard/dist/web/variable/woff2/PretendardVariable.woff2',
  en: 'pretendard/dist/web/variable/woff2/PretendardVariable.woff2',
  ja: 'pretendard-jp/dist/web/variable/woff2/PretendardJPVariable.woff2',
};

async function fetched(): Promise<string> {
  const into = await mkdtemp(path.join(tmpdir(), 'pretendard-'));
  for (const name of PACKAGES) {
    const tarball = execFileSync('npm', ['pack', `${name}@${VERSION}`, '--silent', '--pack-destination', into], {
      encoding: 'utf8',
    }).trim();
    await mkdir(path.join(into, name));
    execFileSync('tar', ['-xzf', path.join(into, tarball), '-C', path.join(into, name), '--strip-components=1']);
  }
  return into;
}

const folder = process.argv[2] ?? (await fetched());

await mkdir(OUT, { recursive: true });
for (const language of LANGUAGES) {
  const source = await readFile(path.join(folder, SOURCES[language]));
  const faces: string[] = [];
  for (const part of FONT_PARTS) {
    const characters = await charactersOf(language, part);
    if (characters === '') continue;
    const file = `${part}-${language}.woff2`;
    const font = await fontOf(source, characters);
    await writeFile(path.join(OUT, file), font);
    faces.push(faceOf(file, characters));
    console.info(`${file}: ${[...characters].length} characters, ${(font.length / 1000).toFixed(1)} kB`);
  }
  await writeFile(path.join(OUT, `${language}.css`), `/* Written by scripts/fonts.ts. */\n${faces.join('\n')}\n`);
}

async function fontOf(source: Buffer, characters: string): Promise<Buffer> {
  const subset = await subsetFont(source, characters, { targetFormat: 'sfnt', variationAxes: { wght: WEIGHTS } });
  return convert(renamed(subset, FAMILY), 'woff2');
}

function faceOf(file: string, characters: string): string {
  const weights = `${WEIGHTS.min} ${WEIGHTS.max}`;
  return `@font-face { font-family: "${FAMILY}"; src: url("./${file}") format("woff2"); font-weight: ${weights}; font-display: swap; unicode-range: ${unicodeRange(characters)}; }`;
}
