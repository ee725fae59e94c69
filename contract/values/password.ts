import { PASSWORD_MAX, PASSWORD_MIN } from '../limits.ts';
import { accepted, type Checked, lengthOf, rejected } from './checked.ts';

/** What a password may have to contain. `PASSWORD_RULES` of an operator names them (SAFE-2). */
export const PASSWORD_CONTENTS = ['lowercase', 'uppercase', 'digit', 'special'] as const;
export type PasswordContent = (typeof PASSWORD_CONTENTS)[number];
export type PasswordRule = 'length' | PasswordContent;
/** `letters`: some cannot be typed into each password box, which takes no input method. */
export type PasswordIssue = 'empty' | 'letters' | PasswordRule;

/** What a new password has to be (SAFE-2). */
export interface PasswordPolicy {
  /** Characters. */
  readonly min: number;
  readonly max: number;
  readonly rules: readonly PasswordContent[];
}
/** VAL-4. */
export const DEFAULT_PASSWORD_POLICY: PasswordPolicy = { min: PASSWORD_MIN, max: PASSWORD_MAX, rules: ['lowercase', 'digit', 'special'] };

/** VAL-4. A special character is a printable ASCII one that is neither letter nor digit nor space. */
const CONTAINS: Record<PasswordContent, RegExp> = {
  lowercase: /[a-z]/,
  uppercase: /[A-Z]/,
  digit: /[0-9]/,
  special: /[!-/:-@[-`{-~]/,
};

/** Whether a password may lack what VAL-4 asks for, or be longer: then others are the commonest (SAFE-2). */
export const isLooserThanDefault = ({ max, rules }: PasswordPolicy): boolean =>
  max > DEFAULT_PASSWORD_POLICY.max || DEFAULT_PASSWORD_POLICY.rules.some((rule) => !rules.includes(rule));

const normalized = (raw: string) => raw.normalize('NFC');

/** The rules as a form lists them. */
export const passwordRulesOf = ({ rules }: PasswordPolicy): readonly PasswordRule[] => ['length', ...rules];

export function passwordRuleHolds(rule: PasswordRule, raw: string, { min, max }: PasswordPolicy = DEFAULT_PASSWORD_POLICY): boolean {
  const value = normalized(raw);
  return rule === 'length' ? lengthOf(value) >= min && lengthOf(value) <= max : CONTAINS[rule].test(value);
}

/** What each keyboard and each password box can type: printable ASCII. */
export const isTypable = (raw: string): boolean => /^[ -~]*$/.test(raw);

/** All that keeps a text from being a password, so that a person can mend it at once. */
export function passwordIssues(raw: string, policy: PasswordPolicy = DEFAULT_PASSWORD_POLICY): readonly PasswordIssue[] {
  const value = normalized(raw);
  if (value === '') return ['empty'];
  if (!isTypable(value)) return ['letters'];
  return passwordRulesOf(policy).filter((rule) => !passwordRuleHolds(rule, value, policy));
}

/** Whether there is no room for a character more. */
export const isPasswordFull = (raw: string, { max }: PasswordPolicy = DEFAULT_PASSWORD_POLICY): boolean => lengthOf(normalized(raw)) >= max;

/** VAL-4: typable letters and all rules; never cut, never trimmed. The issue is the first one. */
export function checkPassword(raw: string, policy: PasswordPolicy = DEFAULT_PASSWORD_POLICY): Checked<PasswordIssue> {
  const [issue] = passwordIssues(raw, policy);
  return issue === undefined ? accepted(normalized(raw)) : rejected(issue);
}

/** The longest password that a sign-in takes: one of before the operator shortened them still opens its account. */
export const loginPasswordMax = ({ max }: PasswordPolicy): number => Math.max(PASSWORD_MAX, max);

/** LOGIN-2: at sign-in a password is only non-empty and at most 15, or as long as the operator lets one be. */
export function checkLoginPassword(raw: string, policy: PasswordPolicy = DEFAULT_PASSWORD_POLICY): Checked<'empty' | 'length'> {
  const value = normalized(raw);
  if (value === '') return rejected('empty');
  return lengthOf(value) > loginPasswordMax(policy) ? rejected('length') : accepted(value);
}
