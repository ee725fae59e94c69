import { expect, it } from 'vitest';
import { UNIVERSITIES } from '#contract/universities.ts';
import { ENABLED_METHODS } from '#machines/samples.ts';
import type { School } from '#machines/school.ts';
import { findSchools } from '#src/popups/school-search/find-schools.ts';
import { type SchoolEntry, schoolEntries } from '#src/popups/school-search/school-entry.ts';
import { schoolIndex } from '#src/popups/school-search/school-index.ts';

const school = (code: string, names: School['names'], more: Partial<School> = {}): School => ({
  code,
  names,
  aliases: [],
  readings: [],
  domains: [],
  ...more,
});

const SCHOOLS: readonly School[] = [
  school(
    'snu',
    { ko: '서울대학교', en: 'Seoul National University', ja: 'ソウル大学' },
    { readings: ['そうるだいがく'], domains: ['snu.ac.kr'] },
  ),
  school('hufs', { ko: '한국외국어대학교', en: 'Hankuk University of Foreign Studies' }, { domains: ['hufs.ac.kr'] }),
  school('kaist', { ko: '한국과학기술원', en: 'Korea Advanced Institute of Science and Technology' }, { aliases: ['KAIST', '카이스트'] }),
  school('anjeon', { ko: '안전대학교', en: 'Safety University' }),
  school(
    'todai',
    { ja: '東京大学', en: 'The University of Tokyo' },
    { readings: ['とうきょうだいがく', 'Tōkyō Daigaku'], domains: ['u-tokyo.ac.jp'] },
  ),
  school('kyoto', { ja: '京都大学', en: 'Kyoto University' }, { readings: ['キョウトダイガク'], domains: ['kyoto-u.ac.jp'] }),
];
const index = schoolIndex(schoolEntries(SCHOOLS, ENABLED_METHODS, 'ko'));
const find = (typed: string, last: string | null = null) => findSchools(index, typed, last, 8);
const codes = (typed: string, last: string | null = null) => find(typed, last).entries.map(({ code }) => code);

it.each([
  // Hangul
  ['서울', 'snu', 'a name'],
  ['외국어', 'hufs', 'a word within a name'],
  ['ㅅㅇㄷ', 'snu', 'initial consonants'],
  ['ㅎㄱㅇㄱ', 'hufs', 'initial consonants of the beginning'],
  ['ㅎㄱㄱㅎ', 'kaist', 'initial consonants that a keyboard may join'],
  ['ㄱㅎㄱㅅ', 'kaist', 'initial consonants from within'],
  ['서ㅇ', 'snu', 'a syllable and an initial'],
  ['서우', 'snu', 'a syllable that is half typed'],
  ['ㅅ', 'sookmyung', 'a single letter'],
  ['여ㄴ', 'yonsei', 'a syllable in composition'],
  ['연ㅅ', 'yonsei', 'the next syllable begun'],
  ['앉', 'anjeon', 'a final that may become another syllable'],
  ['이황', 'ewha', 'a final that belongs to the next syllable'],
  ['한ㄱ과', 'kaist', 'initials and syllables mixed'],
  ['카이스트', 'kaist', 'another name'],
  ['숙대', 'sookmyung', 'a short name of a university of our own'],
  ['서울 대학교', 'snu', 'a name with a space'],
  // Latin letters
  ['seoul', 'snu', 'an English name'],
  ['SEOUL', 'snu', 'capitals'],
  ['technology', 'kaist', 'a later word'],
  ['snu', 'snu', 'an acronym'],
  ['Ｓｅｏｕｌ', 'snu', 'full-width letters'],
  ['tokyo', 'todai', 'romaji'],
  ['toukyou', 'todai', 'romaji with its long vowels written out'],
  ['tōkyō', 'todai', 'romaji with marks'],
  // Kana and kanji
  ['とうきょう', 'todai', 'hiragana'],
  ['トウキョウ', 'todai', 'katakana'],
  ['ﾄｳｷｮｳ', 'todai', 'half-width katakana'],
  ['とうk', 'todai', 'kana in composition'],
  ['きょうと', 'kyoto', 'hiragana for a reading in katakana'],
  ['東京', 'todai', 'kanji'],
  ['延世', 'yonsei', 'kanji of a university of our own'],
  ['そうる', 'snu', 'a reading of a Korean name'],
  // Mail addresses
  ['minji@snu.ac.kr', 'snu', 'an address'],
  ['minji@mail.snu.ac.kr', 'snu', 'an address below the domain'],
  ['@yonsei', 'yonsei', 'the beginning of a domain'],
  ['hufs.ac', 'hufs', 'a domain without a sign'],
  ['u-tokyo', 'todai', 'a domain’s first part'],
  // The other keyboard
  ['dustp', 'yonsei', 'Hangul typed on Latin keys'],
  ['tjdnf', 'snu', 'Hangul typed on Latin keys, a name of the file'],
  ['DUSTP', 'yonsei', 'the same with Caps Lock'],
  ['ㅛㅐㅜㄴ댜', 'yonsei', 'Latin letters typed on Hangul keys'],
  ['ㄴ뎌ㅣ', '', 'what is no beginning of a name on either'],
  ['ㅏ묘새', '', 'a vowel that begins nothing'],
])('[CAMPUS-3] “%s” finds %s first: %s', (typed, code) => {
  expect(codes(typed)[0] ?? '').toBe(code);
});

it.each(['서울시', '대학교원', 'seoulx', 'とうほく', 'ㅅㅇㅅ', 'minji@gmail.com', '!', 'zzz'])(
  '[CAMPUS-3] “%s” finds no school',
  (typed) => {
    expect(codes(typed)).toEqual([]);
  },
);

it('[CAMPUS-3] finds each university of our own by its name in each language and by its mail domains', () => {
  for (const { code, names, domains } of UNIVERSITIES)
    for (const typed of [...Object.values(names), ...domains.map((domain) => `a@${domain}`)]) expect(codes(typed), typed).toContain(code);
});

it('[CAMPUS-3] without a letter the list stands as it is, the school chosen last first', () => {
  expect(codes('')).toEqual(['sookmyung', 'cju', 'yonsei', 'ewha', 'snu', 'hufs', 'kaist', 'anjeon']);
  expect(codes(' ', 'kyoto')).toEqual(['kyoto', 'sookmyung', 'cju', 'yonsei', 'ewha', 'snu', 'hufs', 'kaist']);
  expect(codes('', 'gone')).toEqual(codes(''));
  expect(find('').hasMore).toBe(true);
});

it('[CAMPUS-3] the school chosen last stands first among those that are found, and is not added to them', () => {
  expect(codes('한국')).toEqual(['hufs', 'kaist']);
  expect(codes('한국', 'kaist')).toEqual(['kaist', 'hufs']);
  expect(codes('서울', 'kaist')).toEqual(['snu']);
});

it('[CAMPUS-3] the beginning of a name goes before a word within', () => {
  const names = ['동서울대학교', '서울대학교'].map((ko) => school(ko, { ko }));
  const found = findSchools(schoolIndex(schoolEntries(names, ENABLED_METHODS, 'ko')), '서울', null, 8);
  expect(found.entries.map(({ name }) => name)).toEqual(['서울대학교', '동서울대학교']);
});

it('[METHOD-2] [CAMPUS-3] a university that is switched off is not found, nor is a school where the generic method is', () => {
  const offered = (entries: readonly SchoolEntry[]) => entries.map(({ code }) => code);
  expect(offered(schoolEntries(SCHOOLS, [21, 25], 'ko'))).toEqual(['sookmyung', ...SCHOOLS.map(({ code }) => code)]);
  expect(offered(schoolEntries(SCHOOLS, [21, 22, 23, 24], 'ko'))).toEqual(['sookmyung', 'cju', 'yonsei', 'ewha']);
});

it('[CAMPUS-3] a school is named in the person’s language, else in one that there is', () => {
  const nameOf = (code: string, language: string) =>
    schoolEntries(SCHOOLS, ENABLED_METHODS, language).find((entry) => entry.code === code)?.name;
  expect([nameOf('snu', 'ja'), nameOf('todai', 'ko'), nameOf('hufs', 'ja')]).toEqual([
    'ソウル大学',
    'The University of Tokyo',
    '한국외국어대학교',
  ]);
});
