import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, nicknameAlphabetOf } from '#contract/languages.ts';
import { checkNickname } from '#contract/values/nickname.ts';
import { idSkeleton, nicknameSkeleton } from '#server/accounts/look-alikes.ts';
import { randomNickname, randomUvrsId } from '#server/accounts/random-names.ts';
import { isReserved } from '#server/accounts/reserved-names.ts';
import { AFFIXES, BRAND, INNER_WORDS, SEPARATE_WORDS, STANDALONE_WORDS } from '#server/accounts/reserved-words.ts';

describe('names of the operator', () => {
  test.each([
    ['a role', 'admin Administrator root SUPPORT official moderator staff 관리자 운영자 운영진 고객센터 공식 管理者 運営 サポート 公式'],
    ['the brand', 'Madang MADANG 마당 マダン'],
    ['with digits', 'admin1 1admin 관리자2026 公式1 madang_2'],
    ['in digits and letters that look alike', 'adm1n r00t 0fficial rnadang sUpp0rt サポ一ト Ａｄｍｉｎ аdmin'],
    [
      'with what belongs to it',
      'TheAdmin RealMadang madang.official 마당공식 마당운영팀 공식계정 관리자님 公式アカウント マダンサポート SupportTeam',
    ],
    ['with a name', 'admin_kim kim.admin AdminKim 관리자김철수 運営の田中 Moderator민지 마당고객센터'],
    ['with separators and what is not seen', 'a_d_m_i_n m.a.d.a.n.g admin\u200b ad\u00admin'],
  ])('[CHAR-2] %s: refused', (_, names) => {
    for (const name of names.split(' ')) expect([name, isReserved(name)]).toEqual([name, true]);
  });

  test('[CHAR-2] ordinary names that have such letters in them are free', () => {
    const names =
      'Badminton adminton Rootbeer Roots Staffan supporter1 Officer SmoothOperator madang.kim madang_abcd2345 마당쇠 마당발 마당이 ' +
      'madang2kim 수학공식 공식이 운영이 관리 サポーター 運動 公園 マダンゴ 高橋 Minji 김민지 たなか太郎 K팝팬 Lee10';
    for (const name of names.split(' ')) expect([name, isReserved(name)]).toEqual([name, false]);
  });

  test.each([
    ['that stand for letters, with others at the ends', 'r00t2026 2026r00t 20r00t26 0fficial77 10fficial 7０fficial7 2_0fficial'],
    ['between the letters', 'ro1ot madan5g o2f2f2icial 공1식 관1리자김철수'],
    ['of which some stand for letters and others part words', '0fficial2madang madang1adm1n 7real2r00t7 0fficial77madang'],
    ['that part a word from a name, or stand in one', '7admin7kim kim99sysadmin kim_adm1n'],
  ])('[CHAR-2] digits %s do not hide a name', (_, names) => {
    for (const name of names.split(' ')) expect([name, isReserved(name)]).toEqual([name, true]);
  });

  test('[CHAR-2] up to four runs of digits inside of a name are read both ways, more of them together', () => {
    for (const name of ['m1a1dan1g0fficial', 'm1a1d1a1n1g', 'r00t']) expect([name, isReserved(name)]).toEqual([name, true]);
    expect(isReserved('m1a1da1n1g0fficial')).toBe(false);
  });

  test.each([
    ['a capital after a small letter', 'kimAdmin', 'kimadmin'],
    ['a space', 'kim admin', 'kimadmin'],
    ['several separators', 'kim__..admin', 'kimadmin'],
    ['a sign', 'kim+admin', 'kimadmin'],
    ['Hangul before it', '민지admin', 'minjiadmin'],
    ['Hangul after it', 'admin민지', 'adminminji'],
    ['kana before it', 'たなかadmin', 'tanakaadmin'],
    ['kana after it', 'adminタロウ', 'admintarou'],
    ['kanji before it', '田中admin', 'tanakaadmin'],
    ['kanji after it', 'admin田中', 'admintanaka'],
  ])('[CHAR-2] a word stands by itself beside %s', (_, asAWord, inside) => {
    expect(isReserved(asAWord)).toBe(true);
    expect(isReserved(inside)).toBe(false);
  });

  test('[CHAR-2] an affix of an official word says nothing alone, and is not heard in part', () => {
    for (const name of ['TeamKorea', '한국팀', 'HelpCenter', '20260101']) expect([name, isReserved(name)]).toEqual([name, false]);
    // "support" and "er", "root" and "s": the rest is no word of the lists.
    for (const name of ['supporterTeam', 'TheRoots', '공식이팀']) expect([name, isReserved(name)]).toEqual([name, false]);
    for (const name of ['SupportTeamKorea', 'TeamSupport', 'TheRoot', '한국공식팀']) expect([name, isReserved(name)]).toEqual([name, true]);
  });

  test('[CHAR-2] each word of the lists is heard where its list says', () => {
    for (const word of INNER_WORDS) expect([word, isReserved(`민${word}나`)]).toEqual([word, true]);
    for (const word of SEPARATE_WORDS) expect([word, isReserved(`kim_${word}_lee`)]).toEqual([word, true]);
    for (const word of [...STANDALONE_WORDS, ...BRAND])
      expect([word, isReserved(word), isReserved(`${word}김민지`)]).toEqual([word, true, false]);
    for (const word of AFFIXES) {
      expect([word, isReserved(word), word.length > 0]).toEqual([word, false, true]);
      expect([word, isReserved(`공식${word}`), isReserved(`${word}공식`)]).toEqual([word, true, true]);
    }
  });

  test('[CHAR-2] a brand of the operator is reserved in all its forms; one of a single letter is not', () => {
    expect(isReserved('hanbit_campus2', 'Hanbit Campus')).toBe(true);
    expect(isReserved('HanbitCampus공식', 'Hanbit Campus')).toBe(true);
    expect(isReserved('hanbit_minji', 'Hanbit Campus')).toBe(false);
    expect(isReserved('10lani77', 'Iolani')).toBe(true);
    for (const name of ['7apo110', 'Apo11o']) expect([name, isReserved(name, 'Apollo')]).toEqual([name, true]);
    expect(isReserved('xy', 'XY')).toBe(true);
    expect(isReserved('XX', 'X')).toBe(false);
    expect(isReserved('Minji', '')).toBe(false);
  });

  test('[CHAR-2] a word that is spelled by single letters of Hangul is reserved; other names with them are free', () => {
    for (const name of ['ㅇㅜㄴㅇㅕㅇㅈㅏ', '운ㅇㅕㅇ자', '관리ㅈㅏ', 'ㅁㅏ당ㄱㅗㅇ식'])
      expect([name, isReserved(name)]).toEqual([name, true]);
    for (const name of ['ㅋㅋ', '민지ㅎㅎ', 'ㅇㅅㅇ', '수학공식', '마당발']) expect([name, isReserved(name)]).toEqual([name, false]);
  });

  test('[API-1] [AGR-4] names that the server makes are never reserved', () => {
    // The same names in each run: some thousands of random ones hold one that spells a reserved word, and the server draws again.
    let drawn = 0;
    const random = (bytes: number) => createHash('sha512').update(`names ${drawn++}`).digest().subarray(0, bytes);
    for (let round = 0; round < 300; round += 1) {
      for (const language of LANGUAGES) expect(isReserved(randomNickname(random, language))).toBe(false);
    }
    // All digits after the brand would be one: the server draws again.
    expect(isReserved('madang_23456789')).toBe(true);
    const ids = Array.from({ length: 300 }, () => randomUvrsId(random));
    expect(ids.filter((id) => isReserved(id))).toEqual(ids.filter((id) => /^madang_[2-9]+$/.test(id)));
  });
});

describe('names that look alike', () => {
  test.each([
    ['カメラ', '力メラ'],
    ['ロボ', '口ボ'],
    ['エース', '工ース'],
    ['ニコ', '二コ'],
    ['タロー', '夕口一'],
    ['ベル', 'べル'],
    ['オト', '才卜'],
    ['ミチ', '三千'],
    ['ムヌ', '厶又'],
    ['リタ', 'り夕'],
    ['Ian', 'lan'],
    ['Ian', '1an'],
    ['ian', 'IAN'],
    ['Sam', 'Sarn'],
    ['Zoe0', 'ZoeO'],
    ['admin', 'аdmin'],
    ['Bob', 'Ｂｏｂ'],
    ['Bob', 'Вob'],
  ])('[CHAR-2] %s and %s', (one, other) => expect(nicknameSkeleton(one)).toBe(nicknameSkeleton(other)));

  test('[CHAR-2] all Hangul syllables are told apart, and digits from each other', () => {
    const hangul = Array.from({ length: 0xd7a3 - 0xac00 + 1 }, (_, index) => String.fromCodePoint(0xac00 + index));
    expect(new Set(hangul.map(nicknameSkeleton)).size).toBe(hangul.length);
    const numbers = Array.from({ length: 2000 }, (_, index) => String(index));
    expect(new Set(numbers.map(nicknameSkeleton)).size).toBe(numbers.length);
  });

  test('[CHAR-2] IDs have no capital I, so i stays apart from l and 1; separators count for nothing', () => {
    expect(idSkeleton('kimi_')).not.toBe(idSkeleton('kim1_'));
    expect(idSkeleton('kim.l0')).toBe(idSkeleton('kim_1o'));
  });

  test('[CHAR-2] a skeleton is its own skeleton, and never empty for a name', () => {
    for (const name of ['カメラ', '力メラ', 'Ian', 'MADANG', '으이ㅡ', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'])
      expect(nicknameSkeleton(nicknameSkeleton(name))).toBe(nicknameSkeleton(name));
    expect(idSkeleton('_____')).not.toBe('');
    expect(idSkeleton('_____')).not.toBe(idSkeleton('.....'));
  });

  test.each([
    ['ko', /^\p{Script=Hangul}+\d+$/u],
    ['en', /^[A-Za-z]+\d+$/],
    ['ja', /^[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー]+\d+$/u],
  ] as const)('[AGR-4] [LOGIN-1] [VAL-1] a guest is named in the language that they read: %s', (language, letters) => {
    const names = Array.from({ length: 300 }, () => randomNickname((bytes) => randomBytes(bytes), language));
    expect(names.filter((name) => !letters.test(name))).toEqual([]);
    expect(names.filter((name) => !checkNickname(name, nicknameAlphabetOf(language)).ok)).toEqual([]);
  });
});
