import { PASSWORD_MAX, PASSWORD_MIN } from '../limits.ts';
import { accepted, type Checked, lengthOf, rejected } from './checked.ts';

export type PasswordRule = 'length' | 'lowercase' | 'digit' | 'special';
/** `letters`: some cannot be typed into each password box, which takes no input method. */
export type PasswordIssue = 'empty' | 'letters' | PasswordRule;

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

/** What each keyboard and each password box can type: printable ASCII. */
export const isTypable = (raw: string): boolean => /^[ -~]*$/.test(raw);

/** All that keeps a text from being a password, so that a person can mend it at once. */
export function passwordIssues(raw: string): readonly PasswordIssue[] {
  const value = normalized(raw);
  if (value === '') return ['empty'];
  if (!isTypable(value)) return ['letters'];
  return PASSWORD_RULES.filter((rule) => !RULES[rule](value));
}

/** Whether there is no room for a character more. */
export const isPasswordFull = (raw: string): boolean => lengthOf(normalized(raw)) >= PASSWORD_MAX;

/** VAL-4: typable letters and all four rules; never cut, never trimmed. The issue is the first one. */
export function checkPassword(raw: string): Checked<PasswordIssue> {
  const [issue] = passwordIssues(raw);
  return issue === undefined ? accepted(normalized(raw)) : rejected(issue);
}

/** LOGIN-2: at sign-in a password is only non-empty and at most 15. */
export function checkLoginPassword(raw: string): Checked<'empty' | 'length'> {
  const value = normalized(raw);
  if (value === '') return rejected('empty');
  return lengthOf(value) > PASSWORD_MAX ? rejected('length') : accepted(value);
}
