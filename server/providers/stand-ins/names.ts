import type { Texts } from '#server/languages.ts';
import type { ProviderCode } from '../provider-settings.ts';

export const NAMES: Readonly<Record<ProviderCode, Texts>> = {
  google: { ko: 'Google', en: 'Google', ja: 'Google' },
  kakao: { ko: '카카오', en: 'Kakao', ja: 'Kakao' },
  naver: { ko: '네이버', en: 'NAVER', ja: 'NAVER' },
  facebook: { ko: 'Facebook', en: 'Facebook', ja: 'Facebook' },
  apple: { ko: 'Apple', en: 'Apple', ja: 'Apple' },
  sookmyung: { ko: '숙명여자대학교', en: 'Sookmyung Women’s University', ja: '淑明女子大学' },
  cju: { ko: '충주대학교', en: 'Chungju National University', ja: '忠州大学' },
  yonsei: { ko: '연세대학교', en: 'Yonsei University', ja: '延世大学' },
  ewha: { ko: '이화여자대학교', en: 'Ewha Womans University', ja: '梨花女子大学' },
  federation: { ko: '학교 연합', en: 'School federation', ja: '大学連携' },
};
