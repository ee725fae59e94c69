import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#contract/languages.ts';
import { METHODS } from '#contract/methods.ts';
import type { AuthCodeIssue } from '#contract/values/auth-code.ts';
import type { Checked } from '#contract/values/checked.ts';
import type { EmailIssue } from '#contract/values/email.ts';
import type { NicknameIssue } from '#contract/values/nickname.ts';
import { type checkLoginPassword, DEFAULT_PASSWORD_POLICY, type PasswordIssue, type PasswordRule } from '#contract/values/password.ts';
import type { UvrsIdIssue } from '#contract/values/uvrs-id.ts';
import { readTexts } from '#scripts/texts/read-texts.ts';
import { createI18n } from '#src/i18n/i18n.ts';
import { authCodeIssueText, emailIssueText, nicknameIssueText, passwordIssueText, passwordsDifferText } from '#src/popups/field-issues.ts';

const speakers = LANGUAGES.map((language) => createI18n(language, readTexts(language)).t);

/** Every issue once: the compiler asks for the missing and refuses the spare. */
const each = <Issue extends string>(issues: Record<Issue, true>) => Object.keys(issues) as Issue[];
type IssueOf<Result> = Result extends Checked<infer Issue> ? Issue : never;
type LoginPasswordIssue = IssueOf<Exclude<ReturnType<typeof checkLoginPassword>, { ok: true }>>;

const NICKNAME = each<NicknameIssue>({ empty: true, tooShort: true, tooLong: true, alphabet: true });
const UVRS_ID = each<UvrsIdIssue>({ empty: true, tooShort: true, alphabet: true });
const EMAIL = each<EmailIssue>({ empty: true, tooLong: true, format: true });
const PASSWORD = each<PasswordIssue>({
  empty: true,
  letters: true,
  length: true,
  lowercase: true,
  uppercase: true,
  digit: true,
  special: true,
});
const RULES = each<PasswordRule>({ length: true, lowercase: true, uppercase: true, digit: true, special: true });
const LOGIN_PASSWORD = each<LoginPasswordIssue>({ empty: true, length: true });
const AUTH_CODE = each<AuthCodeIssue | 'notFound'>({ empty: true, length: true, alphabet: true, notFound: true });

const expectDistinct = (texts: readonly string[], count: number) => {
  expect(texts.join(' ')).not.toMatch(/\{\{|fields\./);
  expect(new Set(texts).size).toBe(count);
};

describe.each(LANGUAGES.map((language, index) => ({ language, t: speakers[index] })))('$language', ({ t }) => {
  if (t === undefined) throw new Error('a language has no speaker');

  test('[VAL-1] a text for each issue of a nickname', () => {
    expectDistinct(
      NICKNAME.map((issue) => nicknameIssueText(t, issue)),
      NICKNAME.length,
    );
  });
  test('[VAL-2] a text for each issue of an ID', () => {
    expectDistinct(
      UVRS_ID.map((issue) => t(($) => $.fields.uvrsId.issues[issue])),
      UVRS_ID.length,
    );
  });
  test('[VAL-3] a text for each issue of an email', () => {
    expectDistinct(
      EMAIL.map((issue) => emailIssueText(t, issue)),
      EMAIL.length,
    );
  });
  test('[VAL-4] a text for each issue and each rule of a password, and for two that differ', () => {
    expectDistinct(
      PASSWORD.map((issue) => passwordIssueText(t, issue, DEFAULT_PASSWORD_POLICY)),
      PASSWORD.length,
    );
    expectDistinct(
      RULES.map((rule) => t(($) => $.fields.password.rules[rule])),
      RULES.length,
    );
    expectDistinct(
      LOGIN_PASSWORD.map((issue) => t(($) => $.fields.loginPassword.issues[issue])),
      LOGIN_PASSWORD.length,
    );
    expectDistinct([passwordsDifferText(t)], 1);
  });
  test('[VAL-5] a text for each issue of a code', () => {
    expectDistinct(
      AUTH_CODE.map((issue) => authCodeIssueText(t, issue)),
      AUTH_CODE.length,
    );
  });
  test('[METHOD-1] a name, a login and a link text for each method', () => {
    for (const kind of ['name', 'login', 'link'] as const) {
      expectDistinct(
        METHODS.map(({ code }) => t(($) => $.methods[code][kind])),
        METHODS.length,
      );
    }
  });
});

test('[METHOD-1] the sign-in buttons say what the providers ask for', () => {
  expect(speakers.map((t) => t(($) => $.methods.kakao.login))).toEqual(['카카오 로그인', 'Login with Kakao', 'Kakaoでログイン']);
  expect(speakers.map((t) => t(($) => $.methods.apple.login))).toEqual(['Apple로 계속하기', 'Continue with Apple', 'Appleで続ける']);
});
