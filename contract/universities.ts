import type { Language } from './languages.ts';
import type { MethodCode } from './methods.ts';

/** What a university with a method of its own is found by (CAMPUS-3). */
export interface University {
  readonly code: MethodCode;
  readonly names: Readonly<Record<Language, string>>;
  readonly aliases: readonly string[];
  /** In kana and in Latin letters. */
  readonly readings: readonly string[];
  readonly domains: readonly string[];
}

export const UNIVERSITIES: readonly University[] = [
  {
    code: 'sookmyung',
    names: { ko: '숙명여자대학교', en: 'Sookmyung Women’s University', ja: '淑明女子大学' },
    aliases: ['숙명여대', '숙대'],
    readings: ['しゅくめいじょしだいがく', 'すくみょんじょしだいがく', 'Shukumei Joshi Daigaku'],
    domains: ['sookmyung.ac.kr', 'sm.ac.kr'],
  },
  {
    code: 'cju',
    names: { ko: '충주대학교', en: 'Chungju National University', ja: '忠州大学' },
    aliases: ['충주대'],
    readings: ['ちゅうしゅうだいがく', 'ちゅんじゅだいがく', 'Chunju Daigaku'],
    domains: ['cjnu.ac.kr'],
  },
  {
    code: 'yonsei',
    names: { ko: '연세대학교', en: 'Yonsei University', ja: '延世大学' },
    aliases: ['연세대', '연대'],
    readings: ['えんせいだいがく', 'よんせだいがく', 'Ensei Daigaku'],
    domains: ['yonsei.ac.kr'],
  },
  {
    code: 'ewha',
    names: { ko: '이화여자대학교', en: 'Ewha Womans University', ja: '梨花女子大学' },
    aliases: ['이화여대', '이대'],
    readings: ['りかじょしだいがく', 'いふぁじょしだいがく', 'Rika Joshi Daigaku'],
    domains: ['ewha.ac.kr', 'ewhain.net'],
  },
];
