import { AUTH_CODE_LENGTH } from '../limits.ts';
import { accepted, type Checked, lengthOf, rejected } from './checked.ts';
import { cutTo } from './cut.ts';

export type AuthCodeIssue = 'empty' | 'length';

/** A part of a code, half-width and without the gaps that people put between its characters; their case stays (VAL-5). */
export const shapeAuthCode = (raw: string): string => raw.normalize('NFKC').replace(/[\s\p{Cf}\p{Pd}]/gu, '');

/** A typed or pasted code as it is sent. */
const normalizeAuthCode = (raw: string): string => cutTo(shapeAuthCode(raw), AUTH_CODE_LENGTH);

/** VAL-5: exactly 6 characters, as they were typed. */
export function checkAuthCode(raw: string): Checked<AuthCodeIssue> {
  const value = normalizeAuthCode(raw);
  if (value === '') return rejected('empty');
  return lengthOf(value) === AUTH_CODE_LENGTH ? accepted(value) : rejected('length');
}
