import { describe, expect, test } from 'vitest';
import {
  checkLoginPassword,
  checkPassword,
  DEFAULT_PASSWORD_POLICY,
  isPasswordFull,
  passwordIssues,
  passwordRuleHolds,
  passwordRulesOf,
} from '#contract/values/password.ts';
import { accepted, rejected } from './checked.ts';

/* Lengths are typed in here, as section 5 has them, and not taken from the constants. */

describe('a password', () => {
  test.each(['パスabc1!x', 'pass1!é🔑', 'ａｂｃ12345!a', '한글abc1!xx', 'ㅔㅁㄴㄴabc1!', 'cafe\u0301-2026', 'maple-7\u200b8'])(
    '[VAL-4] has only letters that each password box can type: %s is refused for them first',
    (password) => {
      expect(checkPassword(password)).toEqual(rejected('letters'));
      // At sign-in: one that was chosen before has to work still.
      expect(checkLoginPassword(password).ok).toBe(true);
    },
  );

  test('[VAL-4] all that is missing is told together', () => {
    expect(passwordIssues('')).toEqual(['empty']);
    expect(passwordIssues('ABC')).toEqual(['length', 'lowercase', 'digit', 'special']);
    expect(passwordIssues('abcdefghijk1234')).toEqual(['special']);
    expect(passwordIssues('hupgyv-9tynha-qYvdas')).toEqual(['length']);
    expect(passwordIssues('maple-78 ')).toEqual([]);
    expect([isPasswordFull('a'.repeat(14)), isPasswordFull('a'.repeat(15))]).toEqual([false, true]);
  });

  test('[VAL-4] has 8 to 15 characters: one less and one more are refused', () => {
    expect(checkPassword('')).toEqual(rejected('empty'));
    expect(checkPassword('maple-7')).toEqual(rejected('length'));
    expect(checkPassword('maple-78')).toEqual(accepted('maple-78'));
    expect(checkPassword('maple-7890abcde')).toEqual(accepted('maple-7890abcde'));
    expect(checkPassword('maple-7890abcdef')).toEqual(rejected('length'));
  });

  test('[VAL-4] needs a lowercase letter, a digit and a special character', () => {
    expect(checkPassword('MAPLE-7890')).toEqual(rejected('lowercase'));
    expect(checkPassword('maple-leaf')).toEqual(rejected('digit'));
    expect(checkPassword('maple7890')).toEqual(rejected('special'));
    expect(checkPassword('maple 7890')).toEqual(rejected('special'));
    const rules = passwordRulesOf(DEFAULT_PASSWORD_POLICY);
    expect(rules.filter((rule) => passwordRuleHolds(rule, 'MAPLE'))).toEqual([]);
    expect(rules.filter((rule) => passwordRuleHolds(rule, 'maple-78'))).toEqual(rules);
  });

  test('[VAL-4] is never cut and never trimmed', () => {
    expect(checkPassword(' maple-78 ')).toEqual(accepted(' maple-78 '));
    expect(checkPassword('       maple-78 ')).toEqual(rejected('length'));
  });

  test('[SAFE-2] follows the lengths and the rules of the operator', () => {
    const policy = { min: 12, max: 64, rules: ['uppercase', 'digit'] } as const;
    expect(passwordRulesOf(policy)).toEqual(['length', 'uppercase', 'digit']);
    expect(passwordIssues('maple', policy)).toEqual(['length', 'uppercase', 'digit']);
    expect(checkPassword('Maple7Leaves', policy)).toEqual(accepted('Maple7Leaves'));
    expect(checkPassword('Maple7Leave', policy)).toEqual(rejected('length'));
    expect(checkPassword(`Maple7${'x'.repeat(58)}`, policy).ok).toBe(true);
    expect(checkPassword(`Maple7${'x'.repeat(59)}`, policy)).toEqual(rejected('length'));
    expect([isPasswordFull('a'.repeat(63), policy), isPasswordFull('a'.repeat(64), policy)]).toEqual([false, true]);
    expect(checkPassword('correct horse battery', { min: 15, max: 64, rules: [] }).ok).toBe(true);
  });

  test('[SAFE-2] signs in as long as it was ever allowed to be: by the specification, or by the operator', () => {
    expect(checkLoginPassword('a'.repeat(64), { min: 12, max: 64, rules: [] }).ok).toBe(true);
    expect(checkLoginPassword('a'.repeat(65), { min: 12, max: 64, rules: [] })).toEqual(rejected('length'));
    expect(checkLoginPassword('a'.repeat(15), { min: 8, max: 10, rules: [] }).ok).toBe(true);
  });

  test('[LOGIN-2] is at sign-in not empty and has at most 15 characters, whatever they are', () => {
    expect(checkLoginPassword('')).toEqual(rejected('empty'));
    expect(checkLoginPassword('a')).toEqual(accepted('a'));
    expect(checkLoginPassword('a'.repeat(15))).toEqual(accepted('a'.repeat(15)));
    expect(checkLoginPassword('a'.repeat(16))).toEqual(rejected('length'));
  });
});
