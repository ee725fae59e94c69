import { AUTH_CODE_LENGTH } from '../limits.ts';
import { accepted, type Checked, rejected } from './checked.ts';

export type AuthCodeIssue = 'empty' | 'length';

/** What a typed or pasted code becomes: half-width, upper case, without spaces and dashes. */
export const normalizeAuthCode = (raw: string): string =>
  raw
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, AUTH_CODE_LENGTH);

/** VAL-5: exactly 6 letters or digits. */
export function checkAuthCode(raw: string): Checked<AuthCodeIssue> {
  const value = normalizeAuthCode(raw);
  if (value === '') return rejected('empty');
  return value.length === AUTH_CODE_LENGTH ? accepted(value) : rejected('length');
}
