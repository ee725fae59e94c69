import type { Language } from '#contract/languages.ts';
import * as nicknames from '#contract/random-nickname.ts';

type Random = (bytes: number) => Uint8Array;

const fraction = (random: Random): number => Buffer.from(random(4)).readUInt32BE() / 2 ** 32;

/**
 * A guest's nickname in the language that they read (AGR-4): two words and a number, as only those who saw one without may choose it.
 * @param taken how many names were tried before, and were taken
 */
export const randomNickname = (random: Random, language: Language, taken = 0): string =>
  nicknames.randomNickname(language, () => fraction(random), taken + 1);

const UVRS_ID_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

export const randomUvrsId = (random: Random): string =>
  `madang_${Array.from({ length: 8 }, () => UVRS_ID_LETTERS.charAt(Math.floor(fraction(random) * UVRS_ID_LETTERS.length))).join('')}`;
