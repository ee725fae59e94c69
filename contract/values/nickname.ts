import { NICKNAME_MAX, NICKNAME_MIN } from '../limits.ts';
import { accepted, type Checked, lengthOf, rejected } from './checked.ts';

/** The Japanese edition adds hiragana, katakana and kanji (LANG-2). */
export type NicknameAlphabet = 'base' | 'japanese';
export type NicknameIssue = 'empty' | 'tooShort' | 'tooLong' | 'alphabet';

/** Syllables, and letters alone as in ㅋㅋ; the filler behind ㅣ, which is not seen, is none of them. */
const KOREAN = '가-힣ㄱ-ㅣ';

/**
 * ゝ to ゟ and ヽ to ヿ are iteration marks; ー lengthens; 々 repeats a kanji. Kanji are Unified_Ideograph, all extensions of it: 𠮷 is of B. The
 * script Han would let in radicals, which look like kanji, and 〇, which looks like a letter.
 */
const JAPANESE = 'ぁ-ゖゝ-ゟァ-ヺー-ヿ々\\p{Unified_Ideograph}';

const ALPHABETS: Record<NicknameAlphabet, RegExp> = {
  base: new RegExp(`^[A-Za-z0-9${KOREAN}]+$`),
  japanese: new RegExp(`^[A-Za-z0-9${KOREAN}${JAPANESE}]+$`, 'u'),
};

/** VAL-1: composed (NFC), trimmed, 2 to 15 characters of the alphabet. */
export function checkNickname(raw: string, alphabet: NicknameAlphabet): Checked<NicknameIssue> {
  const value = raw.normalize('NFC').trim();
  const length = lengthOf(value);
  if (length === 0) return rejected('empty');
  if (!ALPHABETS[alphabet].test(value)) return rejected('alphabet');
  if (length < NICKNAME_MIN) return rejected('tooShort');
  if (length > NICKNAME_MAX) return rejected('tooLong');
  return accepted(value);
}

/** Two nicknames that differ in case or width only are one. */
export const nicknameKey = (nickname: string): string => nickname.normalize('NFKC').toLowerCase();
