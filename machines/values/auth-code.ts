import { AUTH_CODE_LENGTH } from '../limits.ts';
import { accepted, type Checked, rejected } from './checked.ts';

export type AuthCodeIssue = 'empty' | 'length';

/** A typed or pasted code, half-width and without the gaps that people put between its characters; their case stays (VAL-5). */
export const normalizeAuthCode = (raw: string): string =>
  raw
    .normalize('NFKC')
    .replace(/[\s\p{Cf}\p{Pd}]/gu, '')
    .slice(0, AUTH_CODE_LENGTH);

/** VAL-5: exactly 6 characters, as they were typed. */
export function checkAuthCode(raw: string): Checked<AuthCodeIssue> {
  const value = normalizeAuthCode(raw);
  if (value === '') return rejected('empty');
  return value.length === AUTH_CODE_LENGTH ? accepted(value) : rejected('length');
}
