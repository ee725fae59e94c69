import { AUTH_CODE_LENGTH } from '../limits.ts';
import { accepted, type Checked, lengthOf, rejected } from './checked.ts';
import { findAuthCode } from './find-auth-code.ts';
import { latinOfHangul } from './hangul-keys.ts';

export type AuthCodeIssue = 'empty' | 'length' | 'alphabet';

/** Half-width, and without what is not seen. */
const visible = (raw: string): string => raw.normalize('NFKC').replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '');

/** Blanks and hyphens between the characters of a code. */
const BLANKS = /[\s\p{Pd}]/gu;
/** Those and the other signs that a keyboard or a layout puts there: the minus and the long mark of a Japanese keyboard, dots, a line below. */
const GAPS = /[\s\p{Pd}\u2212\u30fc\u2043\u00b7\u2022\u30fb_.~|]/gu;

/** A whole code in groups of the same length, with one and the same sign between them; digits alone may be a date, a time or an amount. */
const isInGroups = (text: string): boolean => {
  const [, mark] = /^\s*[A-Za-z0-9]{1,3}\s*([^\s\p{L}\p{N}]|\u30fc)/u.exec(text) ?? [];
  if (mark === undefined || !/[A-Za-z]/.test(text)) return false;
  const groups = text.split(mark).map((group) => group.trim());
  return (
    groups.every((group) => group.length === groups[0]?.length && /^[A-Za-z0-9]+$/.test(group)) &&
    groups.join('').length === AUTH_CODE_LENGTH
  );
};

const isCodeOrPart = (text: string): boolean => /^[A-Za-z0-9]*$/.test(text) && text.length <= AUTH_CODE_LENGTH;

/**
 * A code, or a part of one, in what was typed, filled in or pasted: half-width, without the gaps that people put between its characters, by the
 * Latin letters of its keys where they were typed in Hangul, and without the words around it. Its case stays (VAL-5). What has no code in it stays.
 */
export function shapeAuthCode(raw: string): string {
  const text = visible(raw);
  // Six characters with a gap behind each are twelve; what is longer was not typed.
  const typed = text.length > 2 * AUTH_CODE_LENGTH ? text : latinOfHangul(text);
  const together = typed.replace(BLANKS, '');
  if (isCodeOrPart(together)) return together;
  const letters = typed.replace(GAPS, '');
  if (isCodeOrPart(letters) && letters.length < AUTH_CODE_LENGTH) return letters;
  if (isInGroups(typed)) return typed.replace(/[^A-Za-z0-9]/g, '');
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
