import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#contract/languages.ts';
import { checkAuthCode, hasNoAuthCode, shapeAuthCode } from '#contract/values/auth-code.ts';
import { checkEmail } from '#contract/values/email.ts';
import { latinOfHangul } from '#contract/values/hangul-keys.ts';
import { checkNickname, nicknameKey } from '#contract/values/nickname.ts';
import {
  checkLoginPassword,
  checkPassword,
  isPasswordFull,
  PASSWORD_RULES,
  passwordIssues,
  passwordRuleHolds,
} from '#contract/values/password.ts';
import { checkUvrsId } from '#contract/values/uvrs-id.ts';
import { codeMail } from '#server/mail/code-mail.ts';

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

  test('[VAL-1] kanji of each extension, iteration marks and single letters of Hangul are letters of a name', () => {
    for (const name of ['𠮷田', '𠮷野家', '髙橋', '﨑山', '佐々木', '関ヶ原', 'コーヒー', '㐂助', '\u{31350}子'])
      expect([name, checkNickname(name, 'japanese').ok, checkNickname(name, 'base').ok]).toEqual([name, true, false]);
    // One kanji of an extension is one character, of 2 to 15.
    expect(checkNickname('𠮷', 'japanese')).toEqual(rejected('tooShort'));
    expect(checkNickname('𠮷'.repeat(15), 'japanese').ok).toBe(true);
    expect(checkNickname('𠮷'.repeat(16), 'japanese')).toEqual(rejected('tooLong'));
    for (const name of ['ㅋㅋ', '민지ㅎㅎ', 'ㅠㅠ77', 'ㅇㅅㅇ', 'ㄳ'.repeat(2)])
      for (const alphabet of ['base', 'japanese'] as const) expect([name, checkNickname(name, alphabet).ok]).toEqual([name, true]);
  });

  test('[VAL-1] a sign that only looks like a letter, or is not seen, is none', () => {
    const others = [
      '민\u3164지',
      '민\u115f지',
      '민\uffa0지',
      '⽇本',
      '⺡川',
      '〇〇',
      '田\ufe00中',
      '葛\u{e0100}城',
      '日\u200d本',
      '😀😀',
      'Міnji',
      'ｱｲ',
      '〻〻',
    ];
    for (const name of others)
      for (const alphabet of ['base', 'japanese'] as const)
        expect([name, checkNickname(name, alphabet)]).toEqual([name, rejected('alphabet')]);
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
    for (const other of ['min ji', 'min-ji', 'min_ji', '민\u3164', 'минджи', 'é민지', '민지👋', '민\u200b지', 'ミンジ', '民知'])
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
  test('[VAL-5] has exactly 6 Latin letters and digits: one less, one more or another character is refused', () => {
    expect(checkAuthCode(' ')).toEqual(rejected('empty'));
    expect(checkAuthCode('48A1Z')).toEqual(rejected('length'));
    expect(checkAuthCode('48A1ZQ')).toEqual(accepted('48A1ZQ'));
    expect(checkAuthCode('48A1ZQ7')).toEqual(rejected('length'));
    expect(checkAuthCode('48A1Z!')).toEqual(rejected('alphabet'));
  });

  test('[VAL-5] is half-width and without the gaps that people put into it', () => {
    expect(shapeAuthCode(' ４８Ａ-1 ZQ')).toBe('48A1ZQ');
    expect(shapeAuthCode('4\u200b8\ufeffA\u00ad1Z\u2060Q')).toBe('48A1ZQ');
  });

  test.each([
    'H7K−M2P',
    'H7KーM2P',
    'H7K·M2P',
    'H7K・M2P',
    'H7K_M2P',
    'H7K.M2P',
    'H7K / M2P',
    'H7K:M2P',
    'H7|KM|2P',
    'H,7,K,M,2,P',
    'H.7.K.M.2.P',
  ])('[VAL-5] is found in groups that one sign parts: %s', (text) => {
    expect(shapeAuthCode(text)).toBe('H7KM2P');
  });

  test('[VAL-5] a sign that is typed between its groups takes no place of a character', () => {
    for (const [typed, shaped] of [
      ['H7K.', 'H7K'],
      ['H7Kー', 'H7K'],
      ['H7K_M2', 'H7KM2'],
      ['H7・K', 'H7K'],
    ] as const)
      expect([typed, shapeAuthCode(typed)]).toEqual([typed, shaped]);
  });

  test.each(['12:34:56', '2026.11.27', '1.23456', '22/33/44', 'a1.b2c3', '(H7)KM2'])(
    '[VAL-5] a date, a time, an amount or uneven groups are no code: %s',
    (text) => {
      expect(checkAuthCode(text).ok).toBe(false);
    },
  );

  const MAIL = codeMail({ code: 'B7K2Q9', linkKey: 'k'.repeat(22), purpose: 'link', language: 'en', siteUrl: 'https://madang.example' });
  test.each([
    '인증코드: B7K2Q9',
    '인증코드:B7K2Q9입니다.',
    '[마당] 인증번호 [B7K2Q9]를 입력해 주세요. 60분',
    'Your code is B7K2Q9.',
    'Your Madang email code: B7K2Q9',
    '[B7K2Q9]',
    '“B7K2Q9”',
    '<b style="color:#17123a">B7K2Q9</b>',
    '認証コード：Ｂ７Ｋ２Ｑ９',
    'マダン メール認証コード: B7K2Q9',
    'コードはB7K2Q9です。有効時間は60分です。',
    'Code: B7K 2Q9',
    'code B7K-2Q9, 60 minutes',
    'On 2026-11-27 you asked for B7K2Q9',
    'https://madang.example/#code=B7K2Q9',
    'https://madang.example/#code=B7K2Q9&key=ABCDEF-GHJKLM_NPQRST22',
    'https://click.mailer.example/r?u=https%3A%2F%2Fmadang.example%2F%23code%3DB7K2Q9',
    ...LANGUAGES.flatMap((language) =>
      (['link', 'reset'] as const).flatMap((purpose) => {
        const mail = codeMail({ code: 'B7K2Q9', linkKey: 'ABCDEF-GHJKLM_NPQRST22', purpose, language, siteUrl: 'https://madang.example' });
        return [mail.subject, mail.text, mail.html];
      }),
    ),
    MAIL.text.replaceAll('\n', ' '),
    MAIL.text.replaceAll(/https\S+/g, ''),
  ])('[VAL-5] is found in what it was pasted with: %s', (text) => {
    expect(checkAuthCode(text)).toEqual(accepted('B7K2Q9'));
  });

  test.each([
    ['ㅁㅠㅊ234', 'abc234'],
    ['뮤ᄎ234', 'abc234'],
    ['뮤ㅊ234', 'abc234'],
    ['뮻234', 'abc234'],
    ['ㅆㄸㄲ234', 'TER234'],
    ['ㅘ2ㅄ3', 'hk2qt3'],
    ['ﾡ2ￂ', 'r2k'],
    ['ｂ７ｋ', 'b7k'],
    ['ａｂｃ２３４', 'abc234'],
  ])('[VAL-5] typed as %s it is %s: the same keys on a Latin keyboard, and half-width', (typed, latin) => {
    expect(shapeAuthCode(typed)).toBe(latin);
  });

  test('[VAL-5] each key of Dubeolsik gives its letter back, alone and in each syllable', () => {
    for (const [letters, keys] of [
      ['ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ', 'qwertyuiop'],
      ['ㅁㄴㅇㄹㅎㅗㅓㅏㅣ', 'asdfghjkl'],
      ['ㅋㅌㅊㅍㅠㅜㅡ', 'zxcvbnm'],
      ['ㅃㅉㄸㄲㅆㅒㅖ', 'QWERTOP'],
    ] as const)
      expect(latinOfHangul(letters)).toBe(keys);
    // Letters of two keys count too.
    for (const [letters, keys] of [
      ['ㄳㄵㄶㄺㄻㄼㄽㄾㄿㅀㅄ', 'rtswsgfrfafqftfxfvfgqt'],
      ['ㅘㅙㅚㅝㅞㅟㅢ', 'hkhohlnjnpnlml'],
    ] as const)
      expect(latinOfHangul(letters)).toBe(keys);
    const typed = Array.from({ length: 0xd7a3 - 0xac00 + 1 }, (_, at) => latinOfHangul(String.fromCodePoint(0xac00 + at)));
    expect(typed.filter((keys) => !/^[a-zA-Z]{2,5}$/.test(keys))).toEqual([]);
  });

  test.each(['かな234', 'фис234', 'АВС234', 'Hello,', '48A1Z😀', '٢٣٤٥٦٧', 'é48A1Z', '、、'])(
    '[VAL-5] a text that cannot be a code is refused before it is sent, and stays as it was typed: %s',
    (text) => {
      expect(checkAuthCode(text)).toEqual(rejected('alphabet'));
      expect(shapeAuthCode(text)).toBe(text);
    },
  );

  test.each(['Hello, here is what you asked for', 'ABCDEFG', 'PARST2 or SECND3', '2026-11-27', '02-1234-5678 ext'])(
    '[VAL-5] no code is made up where none is, or where it cannot be told which: %s',
    (text) => {
      expect(hasNoAuthCode(text)).toBe(true);
      expect(checkAuthCode(text).ok).toBe(false);
    },
  );
});

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
