/**
 * Korean particles depend on the sound before them: 민준이, but 지아가. A text says which pair it wants,
 * `{{name, josa(이/가)}}`, and gets the name with the right one. A text that can do without ("{{name}} 님") should.
 */
export const JOSA_PAIRS = ['이/가', '은/는', '을/를', '과/와', '이나/나', '으로/로', '이에요/예요'] as const;
export type JosaPair = (typeof JOSA_PAIRS)[number];

/** How a word ends: in a vowel, in ㄹ, in another consonant, or in a script whose sound we do not know. */
type Ending = 'vowel' | 'rieul' | 'consonant' | 'unknown';

const HANGUL_FIRST = 0xac00;
const HANGUL_LAST = 0xd7a3;
/** A syllable block is one of 28 finals (0 is none, 8 is ㄹ) of a consonant and a vowel. */
const FINALS = 28;
const FINAL_NONE = 0;
const FINAL_RIEUL = 8;

/** 영 일 이 삼 사 오 육 칠 팔 구 */
const DIGITS: readonly Ending[] = ['consonant', 'rieul', 'vowel', 'consonant', 'vowel', 'vowel', 'consonant', 'rieul', 'rieul', 'vowel'];

/** Letters are read by name: 엘, 엠, 엔, 알; the others end in a vowel. */
const LATIN: Readonly<Partial<Record<string, Ending>>> = { l: 'rieul', r: 'rieul', m: 'consonant', n: 'consonant' };

function endingOf(word: string): Ending {
  const spoken = word.normalize('NFC').replace(/[^\p{L}\p{N}]+$/u, '');
  const last = ([...spoken].at(-1) ?? '').toLowerCase();
  const code = last.codePointAt(0) ?? 0;
  if (code >= HANGUL_FIRST && code <= HANGUL_LAST) {
    const final = (code - HANGUL_FIRST) % FINALS;
    if (final === FINAL_NONE) return 'vowel';
    return final === FINAL_RIEUL ? 'rieul' : 'consonant';
  }
  if (/^[0-9]$/.test(last)) return DIGITS[Number(last)] ?? 'unknown';
  if (/^[a-z]$/.test(last)) return LATIN[last] ?? 'vowel';
  if (/^[んン]$/.test(last)) return 'consonant';
  return /^[\p{Script=Hiragana}\p{Script=Katakana}ー]$/u.test(last) ? 'vowel' : 'unknown';
}

/** The word with its particle. Where the sound is unknown (kanji, say) both are written, as Koreans do: 李 씨 -> 李이(가). */
export function withJosa(word: string, pair: JosaPair): string {
  const [afterConsonant = '', afterVowel = ''] = pair.split('/');
  const ending = endingOf(word);
  if (ending === 'unknown') return word + bothForms(afterConsonant, afterVowel);
  // 으로 alone counts ㄹ as a vowel: 서울로.
  const vowelLike = ending === 'vowel' || (ending === 'rieul' && pair === '으로/로');
  return word + (vowelLike ? afterVowel : afterConsonant);
}

/** 이(가), and (으)로 where one form is the tail of the other. */
const bothForms = (afterConsonant: string, afterVowel: string): string =>
  afterConsonant.endsWith(afterVowel)
    ? `(${afterConsonant.slice(0, -afterVowel.length)})${afterVowel}`
    : `${afterConsonant}(${afterVowel})`;

/** i18next hands what stands in the brackets over as a key of `options`. */
export function josaFormatter(value: unknown, _language: string | undefined, options: Readonly<Record<string, unknown>>): string {
  const pair = JOSA_PAIRS.find((known) => known in options);
  return pair === undefined ? String(value) : withJosa(String(value), pair);
}
