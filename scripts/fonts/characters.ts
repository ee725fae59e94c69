import type { Language } from '#contract/languages.ts';
import { readTexts } from '../texts/read-texts.ts';

/** `ui`: what stands on the screens; `legal`: what only the legal texts have besides. */
export type FontPart = 'ui' | 'legal';
export const FONT_PARTS: readonly FontPart[] = ['ui', 'legal'];

const range = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

const ASCII = range(0x20, 0x7e);
const KANA = range(0x3041, 0x3096) + range(0x30a1, 0x30fa);
/** Names of the other languages stand in every footer. */
const FREQUENT_CHARACTERS = '·…–—’‘“”「」、。・ー（）：！？％￥₩©×→한국어日本語';

/** What each font has to show, sorted: all characters of a language's texts, and what people type most. */
export async function charactersOf(language: Language, part: FontPart): Promise<string> {
  const ui = ASCII + FREQUENT_CHARACTERS + (language === 'ja' ? KANA : '') + JSON.stringify(readTexts(language));
  if (part === 'ui') return distinct(ui);
  const known = new Set(ui);
  return distinct([...(await legalTexts(language))].filter((character) => !known.has(character)).join(''));
}

/** CSS `unicode-range`, with neighbours put together. */
export function unicodeRange(characters: string): string {
  const points = [...characters].map((character) => character.codePointAt(0) ?? 0).sort((one, other) => one - other);
  const ranges: [number, number][] = [];
  for (const point of points) {
    const last = ranges.at(-1);
    if (last !== undefined && point === last[1] + 1) last[1] = point;
    else ranges.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return ranges.map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`)).join(',');
}

const DOCUMENTS = ['service-terms', 'privacy-policy', 'privacy-collection', 'privacy-third-party', 'marketing'];

async function legalTexts(language: Language): Promise<string> {
  const modules = DOCUMENTS.map((name) => import(`../../src/pages/legal/texts/${language}/${name}.ts`));
  return JSON.stringify((await Promise.all(modules)).map(({ document }) => document));
}

const distinct = (text: string): string =>
  [...new Set(text)]
    .filter((character) => character >= ' ')
    .sort()
    .join('');
