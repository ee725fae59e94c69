import { latinOfHangul } from '#contract/values/hangul-keys.ts';

/** Syllables and letters, full width and half width. */
const HANGUL = /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3\uffa0-\uffdc]/;
const HANGUL_SYLLABLE = /[\uac00-\ud7a3]/;
const SEPARATOR = /[^\p{L}\p{N}ー]+/u;
/** A letter of kana that the keyboard has not finished: `とうk`. */
const UNFINISHED_KANA = /(?<=[\u3041-\u309fー])[a-z]+$/;
const LATIN_MARKS = /[\u0300-\u036f]/g;
/** A long vowel is written in several ways: Tokyo, Toukyou, Ohsaka is another word. */
const LONG_VOWELS = /(?<=o)[ou]|(?<=u)u/g;

export const hasHangul = (text: string): boolean => HANGUL.test(text);

/** Katakana as hiragana, Latin letters small and without marks, one width. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(LATIN_MARKS, '')
    .normalize('NFC')
    .replace(/[\u30a1-\u30f6]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60));
}

/** The words of a text as they are compared. */
export const wordsOf = (text: string): readonly string[] =>
  plain(text)
    .split(SEPARATOR)
    .map((word) => word.replace(LONG_VOWELS, ''))
    .filter((word) => word !== '');

/** What is typed, as it is looked for among words. */
export const typedKeys = (text: string): string => wordsOf(plain(text).replace(UNFINISHED_KANA, '')).join('');

/** Each character of a text by the keys that type it in Hangul: `연세` is `dus`, `tp`. Case is part of a key there. */
export const hangulUnits = (text: string): readonly string[] =>
  [...text.normalize('NFKC')].filter((letter) => !SEPARATOR.test(letter)).map(hangulKeys);

const hangulKeys = (letter: string): string => (HANGUL_SYLLABLE.test(letter) ? latinOfHangul(letter) : letter.toLowerCase());

/** The keys that typed this, whole and half-typed syllables alike. */
export const keysOfHangul = (text: string): string => latinOfHangul(text).replace(/[^\p{L}\p{N}]+/gu, '');
