import { describe, expect, test } from 'vitest';
import { checkNickname, nicknameKey } from '#contract/values/nickname.ts';
import { accepted, rejected } from './checked.ts';

/* Lengths are typed in here, as section 5 has them, and not taken from the constants. */

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
