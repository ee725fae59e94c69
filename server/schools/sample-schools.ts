import type { School } from './school.ts';

/** Beside the stand-ins: made-up schools of a federation. */
export const SAMPLE_SCHOOLS: readonly School[] = [
  {
    code: 'hanbit',
    names: { ko: '한빛대학교', en: 'Hanbit University', ja: 'ハンビッ大学' },
    aliases: ['한빛대'],
    readings: { kana: 'はんびっだいがく', romaji: 'Hanbit Daigaku' },
    domains: ['hanbit.example'],
    hint: 'https://idp.hanbit.example/saml',
  },
  {
    code: 'areum-arts',
    names: { ko: '아름예술대학교', en: 'Areum University of the Arts', ja: 'アルム芸術大学' },
    aliases: ['아름예대'],
    readings: { kana: 'あるむげいじゅつだいがく', romaji: 'Arumu Geijutsu Daigaku' },
    domains: ['areum.example'],
    hint: 'https://idp.areum.example/saml',
  },
  {
    code: 'minato',
    names: { ko: '미나토대학', en: 'Minato University', ja: '湊大学' },
    aliases: ['湊大'],
    readings: { kana: 'みなとだいがく', romaji: 'Minato Daigaku' },
    domains: ['minato.example'],
    hint: 'https://idp.minato.example/saml',
  },
  {
    code: 'northgate-tech',
    names: { ko: '노스게이트 공과대학', en: 'Northgate Institute of Technology', ja: 'ノースゲート工科大学' },
    aliases: ['NIT'],
    readings: { kana: 'のーすげーとこうかだいがく', romaji: 'Nosugeto Koka Daigaku' },
    domains: ['northgate.example'],
    hint: 'https://idp.northgate.example/saml',
  },
];
