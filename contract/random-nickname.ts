import type { Language } from './languages.ts';
import { NICKNAME_MAX } from './limits.ts';
import { NICKNAME_WORDS } from './nickname-words.ts';
import { lengthOf } from './values/checked.ts';

/** Digits that no list takes for a letter, as 0, 1 and 8, and of which no number is made that is a bad word, as 18, 4, 69 or 893. */
const DIGITS = '23579';

/** How many digits the first name gets, the second, and so on; all later ones get the last: some five million names a language. */
const DIGITS_AT: readonly number[] = [0, 3, 4, 5];

/** Numbers from 0 up to, not including, 1. */
export type Fraction = () => number;

const pick = (from: readonly string[], random: Fraction): string => from[Math.floor(random() * from.length)] ?? '';

/**
 * AGR-4: adjective plus noun in the person's language, and a number once names without one were taken.
 * @param taken how many names were tried before, and were taken
 */
export function randomNickname(language: Language, random: Fraction, taken: number): string {
  const { adjectives, nouns } = NICKNAME_WORDS[language];
  const digits = DIGITS_AT[Math.min(taken, DIGITS_AT.length - 1)] ?? 0;
  const adjective = pick(adjectives, random);
  const room = NICKNAME_MAX - digits - lengthOf(adjective);
  const words = adjective + pick(digits === 0 ? nouns : nouns.filter((noun) => lengthOf(noun) <= room), random);
  return words + Array.from({ length: digits }, () => pick([...DIGITS], random)).join('');
}
