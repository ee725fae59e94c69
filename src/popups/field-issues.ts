import type { TFunction } from 'i18next';
import type { AuthCodeIssue } from '#contract/values/auth-code.ts';
import type { EmailIssue } from '#contract/values/email.ts';
import type { GuessableBy } from '#contract/values/guessable-password.ts';
import type { NicknameIssue } from '#contract/values/nickname.ts';
import { isPasswordFull, type PasswordIssue, type PasswordPolicy, type PasswordRule, passwordIssues } from '#contract/values/password.ts';
import { failure } from '#machines/failures.ts';
import { failureText } from '../i18n/failure-text.ts';

/*
 * What a field says about its value, in the person's language: the text of the failure code where section 8 of the specification has one,
 * else the field's own words.
 */

/** VAL-3, ERR-15. */
export const emailIssueText = (t: TFunction, issue: EmailIssue): string =>
  issue === 'format' ? failureText(t, failure('emailInvalid')) : t(($) => $.fields.email.issues[issue]);

/** VAL-5, ERR-18. `notFound`: a text was pasted that has no code in it. */
export const authCodeIssueText = (t: TFunction, issue: AuthCodeIssue | 'notFound'): string =>
  issue === 'length' ? failureText(t, failure('codeInvalid')) : t(($) => $.fields.authCode.issues[issue]);

/** The numbers that texts about a password name (SAFE-2). */
export const passwordNumbers = ({ min, max }: PasswordPolicy) => ({ passwordMin: min, passwordMax: max });

/** VAL-4, ERR-21. */
export const passwordIssueText = (t: TFunction, issue: PasswordIssue, policy: PasswordPolicy): string =>
  issue === 'length' ? failureText(t, failure('passwordInvalid'), passwordNumbers(policy)) : t(($) => $.fields.password.issues[issue]);

/** VAL-4: all that is missing in one sentence; of a full one, that a character has to make room. Undefined: nothing is. */
export function passwordIssuesText(t: TFunction, password: string, policy: PasswordPolicy): string | undefined {
  const issues = passwordIssues(password, policy);
  const numbers = passwordNumbers(policy);
  const [issue, other] = issues;
  if (issue === undefined) return undefined;
  const replaces = issue !== 'length' && issue !== 'letters' && issue !== 'empty' && isPasswordFull(password, policy);
  if (other === undefined && !replaces) return passwordIssueText(t, issue, policy);
  const rules = (issues as readonly PasswordRule[]).map((rule) => t(($) => $.fields.password.rules[rule], numbers)).join(', ');
  return replaces ? t(($) => $.fields.password.missingWhenFull, { rules, ...numbers }) : t(($) => $.fields.password.missing, { rules });
}

/** SAFE-2: why others would guess a password that fits VAL-4. */
export const passwordGuessableText = (t: TFunction, reason: GuessableBy | undefined): string | undefined =>
  reason && t(($) => $.fields.password.guessable[reason]);

/** VAL-4, ERR-20. */
export const passwordsDifferText = (t: TFunction): string => failureText(t, failure('passwordsDiffer'));

/** VAL-1, ERR-28. */
export const nicknameIssueText = (t: TFunction, issue: NicknameIssue): string =>
  issue === 'alphabet' ? failureText(t, failure('nicknameInvalid')) : t(($) => $.fields.nickname.issues[issue]);
