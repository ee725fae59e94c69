import { latinOfHangul } from '#contract/values/hangul-keys.ts';
import { nicknameSkeleton, withoutSeparators } from './look-alikes.ts';
import { AFFIXES, BRAND, INNER_WORDS, SEPARATE_WORDS, STANDALONE_WORDS } from './reserved-words.ts';

const keyOf = (text: string): string => nicknameSkeleton(withoutSeparators(text));
const keysOf = (words: readonly string[]): readonly string[] => words.map(keyOf);

const INNER_KEYS = keysOf(INNER_WORDS);
const WORD_KEYS = new Set(keysOf(SEPARATE_WORDS));
const SPEAKING_KEYS = keysOf([...INNER_WORDS, ...SEPARATE_WORDS, ...STANDALONE_WORDS, ...BRAND]);
const AFFIX_KEYS = keysOf(AFFIXES);
/** Words in Hangul, letter by letter: a name with single letters, ㅇㅜㄴㅇㅕㅇㅈㅏ, spells one as syllables do. */
const SPELLED = [...INNER_WORDS, ...SEPARATE_WORDS, ...STANDALONE_WORDS, ...BRAND]
  .filter((word) => /^[가-힣]+$/.test(word))
  .map(latinOfHangul);
const spellsWord = (name: string): boolean =>
  /[ㄱ-ㅣ\u1100-\u11ff]/.test(name) && SPELLED.some((word) => latinOfHangul(withoutSeparators(name)).includes(word));
/** A shorter brand would be part of too many names. */
const BRAND_MIN = 2;

/**
 * Whether a nickname or an ID pretends to be the operator. Compared by skeleton, so case, width, separators, invisible characters and
 * look-alikes (adm1n, サポ一ト) make no difference. It does where
 * 1. a word of `INNER_WORDS` is any part of it;
 * 2. a word of `SEPARATE_WORDS` stands in it as a word: words end at separators, digits, a capital after a small letter, and a change of script;
 * 3. all of it, without some of its digits, consists of words of the lists, of which one at least is no affix.
 * 4. it has single letters of Hangul, and any part of it spells a word of the lists.
 * All other names are free, also those that have such letters in them: Badminton, 마당발, 수학공식.
 * @param brand the operator's own (`BRAND_NAME`), reserved as Madang's is
 */
export function isReserved(name: string, brand = ''): boolean {
  const brandKey = keyOf(brand);
  const speaking = brandKey.length < BRAND_MIN ? SPEAKING_KEYS : [...SPEAKING_KEYS, brandKey];
  const readings = readingsOf(name).map(keyOf);
  return (
    spellsWord(name) ||
    readings.some((reading) => INNER_KEYS.some((word) => reading.includes(word))) ||
    wordsOf(name).some((word) => WORD_KEYS.has(keyOf(word))) ||
    readings.some((reading) => consistsOf(reading, speaking))
  );
}

/** Try both readings of at most this many digit runs; a person does not read a name with more as a word. */
const RUNS_READ = 4;

/**
 * `name` in each way that its digits may be meant: they stand for letters, or for nothing. In 0fficial77 the first stands for a letter, the last
 * do not; in 0fficial2madang the second does not.
 */
function readingsOf(name: string): string[] {
  const [, start = '', middle = '', end = ''] = /^(\p{N}*)(.*?)(\p{N}*)$/su.exec(name) ?? [];
  const [first, last] = [Array.from(start), Array.from(end)];
  const starts = [...first.keys(), first.length].map((dropped) => first.slice(dropped).join(''));
  const ends = [...last.keys(), last.length].map((kept) => last.slice(0, kept).join(''));
  // A run of digits stands between two parts.
  const parts = middle.split(/(\p{N}+)/u);
  const isRead = parts.length <= 2 * RUNS_READ + 1;
  const middles = parts.reduce(
    (beginnings, part, at) => beginnings.flatMap((before) => (at % 2 === 1 && isRead ? [before + part, before] : [before + part])),
    [''],
  );
  const readings = starts.flatMap((before) => middles.flatMap((between) => ends.map((after) => before + between + after)));
  return [...readings, name.replace(/\p{N}+/gu, '')];
}

/** Once with digits inside of words, where they may stand for letters, and once parted by them. */
function wordsOf(name: string): string[] {
  const words = name
    .normalize('NFKC')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Script=Latin})(?=[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/gu, '$1 ')
    .replace(/([\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])(?=\p{Script=Latin})/gu, '$1 ')
    .split(/[\s\p{P}\p{S}]+/u);
  return [...words, ...words.flatMap((word) => word.split(/\p{N}+/u))];
}

/** Whether `text` is words one after the other, of which one at least is of `speaking`. */
function consistsOf(text: string, speaking: readonly string[]): boolean {
  // For each length of a beginning that is words: whether one of them speaks.
  const reached = new Map<number, boolean>([[0, false]]);
  for (let end = 0; end < text.length; end += 1) {
    const spoken = reached.get(end);
    if (spoken === undefined) continue;
    for (const word of [...speaking, ...AFFIX_KEYS]) {
      if (!text.startsWith(word, end)) continue;
      const next = end + word.length;
      reached.set(next, reached.get(next) === true || spoken || speaking.includes(word));
    }
  }
  return reached.get(text.length) === true;
}
