import { AUTH_CODE_LENGTH } from '../limits.ts';
import { accepted, type Checked, lengthOf, rejected } from './checked.ts';
import { findAuthCode } from './find-auth-code.ts';
import { latinOfHangul } from './hangul-keys.ts';

export type AuthCodeIssue = 'empty' | 'length' | 'alphabet';

/** Half-width, and without what is not seen. */
const visible = (raw: string): string => raw.normalize('NFKC').replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '');

const isCodeOrPart = (text: string): boolean => /^[A-Za-z0-9]*$/.test(text) && text.length <= AUTH_CODE_LENGTH;

/**
 * A code, or a part of one, in what was typed, filled in or pasted: half-width, without the gaps that people put between its characters, by the
 * Latin letters of its keys where they were typed in Hangul, and without the words around it. Its case stays (VAL-5). What has no code in it stays.
 */
export function shapeAuthCode(raw: string): string {
  const text = visible(raw);
  // Six characters with a gap behind each are twelve; what is longer was not typed.
  const typed = text.length > 2 * AUTH_CODE_LENGTH ? text : latinOfHangul(text);
  const together = typed.replace(/[\s\p{Pd}]/gu, '');
  if (isCodeOrPart(together)) return together;
  return findAuthCode(text) ?? together;
}

/** Whether a text is longer than a code, and has none in it. */
export const hasNoAuthCode = (raw: string): boolean => lengthOf(shapeAuthCode(raw)) > AUTH_CODE_LENGTH;

/** VAL-5: exactly 6 characters, Latin letters and digits, as they were typed. */
export function checkAuthCode(raw: string): Checked<AuthCodeIssue> {
  const value = shapeAuthCode(raw);
  if (value === '') return rejected('empty');
  if (!/^[A-Za-z0-9]+$/.test(value)) return rejected('alphabet');
  return lengthOf(value) === AUTH_CODE_LENGTH ? accepted(value) : rejected('length');
}
