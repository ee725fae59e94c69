import { describe, expect, test } from 'vitest';
import { checkAuthCode, shapeAuthCode } from '../../contract/values/auth-code.ts';
import { checkEmail } from '../../contract/values/email.ts';
import { checkNickname, nicknameKey } from '../../contract/values/nickname.ts';
import { checkLoginPassword, checkPassword, PASSWORD_RULES, passwordRuleHolds } from '../../contract/values/password.ts';
import { checkUvrsId } from '../../contract/values/uvrs-id.ts';

/* Lengths are typed in here, as section 5 has them, and not taken from the constants. */

const accepted = (value: string) => ({ ok: true, value });
const rejected = (issue: string) => ({ ok: false, issue });

describe('a nickname', () => {
  test('[VAL-1] has 2 to 15 characters: one less and one more are refused', () => {
    expect(checkNickname('', 'base')).toEqual(rejected('empty'));
    expect(checkNickname('민', 'base')).toEqual(rejected('tooShort'));
    expect(checkNickname('민지', 'base')).toEqual(accepted('민지'));
    expect(checkNickname('a'.repeat(15), 'base')).toEqual(accepted('a'.repeat(15)));
    expect(checkNickname('a'.repeat(16), 'base')).toEqual(rejected('tooLong'));
  });

  test('[VAL-1] is trimmed before it is counted', () => {
    expect(checkNickname('  민지 \t', 'base')).toEqual(accepted('민지'));
    expect(checkNickname(` ${'가'.repeat(15)} `, 'base')).toEqual(accepted('가'.repeat(15)));
    expect(checkNickname(' 민 ', 'base')).toEqual(rejected('tooShort'));
  });

  test('[VAL-1] is composed before it is counted: 15 syllables pass however they are encoded', () => {
    const decomposed = '강'.repeat(15).normalize('NFD');
    expect(decomposed).toHaveLength(45);
    expect(checkNickname(decomposed, 'base')).toEqual(accepted('강'.repeat(15)));
    expect(checkNickname('강'.repeat(16).normalize('NFD'), 'base')).toEqual(rejected('tooLong'));
    expect(checkNickname('강'.normalize('NFD'), 'base')).toEqual(rejected('tooShort'));
  });

  test('[VAL-1] has English letters, digits and Korean, and nothing else', () => {
    expect(checkNickname('aZ09가힣', 'base')).toEqual(accepted('aZ09가힣'));
    for (const other of ['min ji', 'min-ji', 'min_ji', 'ㅁㅈ', 'минджи', 'é민지', '민지👋', '민\u200b지', 'ミンジ', '民知'])
      expect(checkNickname(other, 'base'), other).toEqual(rejected('alphabet'));
  });

  test('[VAL-1] [LANG-2] has hiragana, katakana and kanji too in the Japanese edition', () => {
    for (const japanese of ['みんじ', 'ミンジー', '佐々木', '마당マダン12'])
      expect(checkNickname(japanese, 'japanese'), japanese).toEqual(accepted(japanese));
    for (const other of ['みん じ', 'みんじ。', 'ｱｲｳ', '민지👋'])
      expect(checkNickname(other, 'japanese'), other).toEqual(rejected('alphabet'));
  });
});

test('[VAL-1] two nicknames that differ in case or width alone are the same', () => {
  expect(nicknameKey('Minji')).toBe('minji');
  expect(nicknameKey('ＭＩＮＪＩ')).toBe('minji');
  expect(nicknameKey('ﾐﾝｼﾞ')).toBe('ミンジ');
});

describe('an ID', () => {
  test('[VAL-2] has 5 to 20 characters: one less is refused, what is more is cut', () => {
    expect(checkUvrsId('min1')).toEqual(rejected('tooShort'));
    expect(checkUvrsId('min12')).toEqual(accepted('min12'));
    expect(checkUvrsId('a'.repeat(20))).toEqual(accepted('a'.repeat(20)));
    expect(checkUvrsId('a'.repeat(21))).toEqual(accepted('a'.repeat(20)));
  });

  test('[VAL-2] is trimmed and lowercased', () => {
    expect(checkUvrsId('  Minji_2024. ')).toEqual(accepted('minji_2024.'));
    expect(checkUvrsId('   ')).toEqual(rejected('empty'));
  });

  test('[VAL-2] has a-z, 0-9, underscore and period, and nothing else', () => {
    for (const other of ['minji-2024', 'minji 2024', '민지민지민', 'minji!', 'minjié'])
      expect(checkUvrsId(other), other).toEqual(rejected('alphabet'));
  });
});

describe('an email', () => {
  test('[VAL-3] ends in a domain of 2 to 3 letters: one less and one more are refused', () => {
    expect(checkEmail('a@b.k')).toEqual(rejected('format'));
    expect(checkEmail('a@b.kr')).toEqual(accepted('a@b.kr'));
    expect(checkEmail('a@b.com')).toEqual(accepted('a@b.com'));
    expect(checkEmail('a@b.info')).toEqual(rejected('format'));
    expect(checkEmail('a@b.k1')).toEqual(rejected('format'));
  });

  test('[VAL-3] accepts the lengths that are configured', () => {
    expect(checkEmail('a@b.museum', { min: 2, max: 6 })).toEqual(accepted('a@b.museum'));
    expect(checkEmail('a@b.museums', { min: 2, max: 6 })).toEqual(rejected('format'));
    expect(checkEmail('a@b.kr', { min: 3, max: 6 })).toEqual(rejected('format'));
  });

  test('[VAL-3] [LOGIN-2] is trimmed and lowercased, and is local@domain', () => {
    expect(checkEmail(' Minji@Campus.AC.KR ')).toEqual(accepted('minji@campus.ac.kr'));
    for (const other of ['minji', '@campus.kr', 'minji@', 'minji@campus', 'min ji@campus.kr', 'minji@@campus.kr', 'minji@-campus.kr'])
      expect(checkEmail(other), other).toEqual(rejected('format'));
  });
});

describe('the parts of an email', () => {
  test('[VAL-3] nothing is said of its form while it is empty, nor when it is too long', () => {
    expect(checkEmail('  ')).toEqual(rejected('empty'));
    const domain = `${`${'b'.repeat(62)}.`.repeat(3)}kr`;
    expect(`a@${domain}`).toHaveLength(193);
    // 254 characters, which is what a mail server takes.
    const longest = `${'a'.repeat(62)}@${domain}`;
    expect(longest).toHaveLength(254);
    expect(checkEmail(longest)).toEqual(accepted(longest));
    expect(checkEmail(`a${longest}`)).toEqual(rejected('tooLong'));
  });

  test('[VAL-3] before the @ are at most 64 characters, in words parted by single periods', () => {
    expect(checkEmail(`${'a'.repeat(64)}@b.kr`)).toEqual(accepted(`${'a'.repeat(64)}@b.kr`));
    expect(checkEmail(`${'a'.repeat(65)}@b.kr`)).toEqual(rejected('format'));
    expect(checkEmail('min.ji.kim@b.kr')).toEqual(accepted('min.ji.kim@b.kr'));
    for (const other of ['minji.kr', '@b.kr', 'min..ji@b.kr', '.minji@b.kr', 'minji.@b.kr'])
      expect(checkEmail(other), other).toEqual(rejected('format'));
  });

  test('[VAL-3] each label of the domain begins and ends with a letter or digit; the last one has letters only', () => {
    for (const other of ['a@b-.kr', 'a@b_c.kr', 'a@b..kr', 'a@b.1kr', 'a@kr']) expect(checkEmail(other), other).toEqual(rejected('format'));
  });
});

describe('a code', () => {
  test('[VAL-5] has exactly 6 characters; what is more is cut', () => {
    expect(checkAuthCode(' ')).toEqual(rejected('empty'));
    expect(checkAuthCode('48A1Z')).toEqual(rejected('length'));
    expect(checkAuthCode('48A1ZQ')).toEqual(accepted('48A1ZQ'));
    expect(checkAuthCode('48A1ZQ7')).toEqual(accepted('48A1ZQ'));
  });

  test('[VAL-5] is half-width and without the gaps that people put into it', () => {
    expect(shapeAuthCode(' ４８Ａ-1 ZQ')).toBe('48A1ZQ');
  });
});

describe('a password', () => {
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
    expect(PASSWORD_RULES.filter((rule) => passwordRuleHolds(rule, 'MAPLE'))).toEqual([]);
    expect(PASSWORD_RULES.filter((rule) => passwordRuleHolds(rule, 'maple-78'))).toEqual(PASSWORD_RULES);
  });

  test('[VAL-4] is never cut and never trimmed', () => {
    expect(checkPassword(' maple-78 ')).toEqual(accepted(' maple-78 '));
    expect(checkPassword('       maple-78 ')).toEqual(rejected('length'));
  });

  test('[LOGIN-2] is at sign-in not empty and has at most 15 characters, whatever they are', () => {
    expect(checkLoginPassword('')).toEqual(rejected('empty'));
    expect(checkLoginPassword('a')).toEqual(accepted('a'));
    expect(checkLoginPassword('a'.repeat(15))).toEqual(accepted('a'.repeat(15)));
    expect(checkLoginPassword('a'.repeat(16))).toEqual(rejected('length'));
  });
});
