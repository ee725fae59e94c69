import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#contract/languages.ts';
import { checkAuthCode, hasNoAuthCode, shapeAuthCode } from '#contract/values/auth-code.ts';
import { latinOfHangul } from '#contract/values/hangul-keys.ts';
import { codeMail } from '#server/mail/code-mail.ts';
import { accepted, rejected } from './checked.ts';

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
