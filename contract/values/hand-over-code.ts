import { HAND_OVER_CODE_LENGTH } from '../limits.ts';
import { accepted, type Checked, lengthOf, rejected } from './checked.ts';
import { latinOfHangul } from './hangul-keys.ts';

export type HandOverCodeIssue = 'empty' | 'length' | 'alphabet';

/** Letters and digits of the codes that a person copies from one screen to another: none of them is taken for another. */
export const HAND_OVER_LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** In groups of four, as it is shown. */
export const groupedCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');

/** In capitals, half-width, without what stands between the groups, and by the Latin letters of the keys where they were typed in Hangul. */
const shape = (raw: string): string =>
  latinOfHangul(raw.normalize('NFKC'))
    .replace(/[\s\p{Cf}\p{Pd}\u2212\u30fc_.]/gu, '')
    .toUpperCase();

/** HAND-1: what a person typed of the code that another screen shows. */
export function checkHandOverCode(raw: string): Checked<HandOverCodeIssue> {
  const value = shape(raw);
  if (value === '') return rejected('empty');
  if (![...value].every((letter) => HAND_OVER_LETTERS.includes(letter))) return rejected('alphabet');
  return lengthOf(value) === HAND_OVER_CODE_LENGTH ? accepted(value) : rejected('length');
}
