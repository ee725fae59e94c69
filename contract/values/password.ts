import { PASSWORD_MAX, PASSWORD_MIN } from '../limits.ts';
import { accepted, type Checked, lengthOf, rejected } from './checked.ts';

export type PasswordRule = 'length' | 'lowercase' | 'digit' | 'special';
export type PasswordIssue = 'empty' | PasswordRule;

/** VAL-4. A special character is a printable ASCII one that is neither letter nor digit nor space. */
const RULES: Record<PasswordRule, (value: string) => boolean> = {
  length: (value) => lengthOf(value) >= PASSWORD_MIN && lengthOf(value) <= PASSWORD_MAX,
  lowercase: (value) => /[a-z]/.test(value),
  digit: (value) => /[0-9]/.test(value),
  special: (value) => /[!-/:-@[-`{-~]/.test(value),
};
export const PASSWORD_RULES = Object.keys(RULES) as PasswordRule[];

const normalized = (raw: string) => raw.normalize('NFC');

export const passwordRuleHolds = (rule: PasswordRule, raw: string): boolean => RULES[rule](normalized(raw));

/** VAL-4: all four rules; never cut, never trimmed. The issue is the first rule that fails. */
export function checkPassword(raw: string): Checked<PasswordIssue> {
  const value = normalized(raw);
  if (value === '') return rejected('empty');
  const broken = PASSWORD_RULES.find((rule) => !RULES[rule](value));
  return broken === undefined ? accepted(value) : rejected(broken);
}

/** LOGIN-2: at sign-in a password is only non-empty and at most 15. */
export function checkLoginPassword(raw: string): Checked<'empty' | 'length'> {
  const value = normalized(raw);
  if (value === '') return rejected('empty');
  return lengthOf(value) > PASSWORD_MAX ? rejected('length') : accepted(value);
}
