import type { Language } from '../../contract/languages.ts';

type Random = (bytes: number) => Uint8Array;

/** Two short words and a number make a guest's name; every combination passes VAL-1. */
const WORDS: Readonly<Record<Language, { readonly adjectives: readonly string[]; readonly nouns: readonly string[] }>> = {
  ko: {
    adjectives: ['밝은', '푸른', '신나는', '씩씩한', '다정한', '반짝이는', '느긋한', '용감한', '상냥한', '즐거운', '포근한', '재빠른'],
    nouns: ['다람쥐', '고래', '구름', '참새', '호랑이', '토끼', '나무', '별빛', '바람', '두루미', '수달', '노을'],
  },
  en: {
    adjectives: ['Sunny', 'Brave', 'Happy', 'Gentle', 'Swift', 'Calm', 'Lucky', 'Bright', 'Kind', 'Merry', 'Cozy', 'Lively'],
    nouns: ['Otter', 'Whale', 'Cloud', 'Finch', 'Tiger', 'Rabbit', 'Maple', 'Star', 'Breeze', 'Crane', 'Fox', 'Panda'],
  },
  ja: {
    adjectives: [
      '明るい',
      '青い',
      '元気な',
      'やさしい',
      'きらめく',
      'のんびり',
      '勇ましい',
      'おだやかな',
      'ゆかいな',
      'ふわふわ',
      'すばやい',
      '親切な',
    ],
    nouns: ['リス', 'クジラ', '雲', 'スズメ', 'トラ', 'ウサギ', 'タヌキ', '流れ星', 'ツバメ', 'ツル', 'カワウソ', 'パンダ'],
  },
};

const numberBelow = (random: Random, limit: number): number => Buffer.from(random(4)).readUInt32BE() % limit;
const oneOf = (random: Random, words: readonly string[]): string => words[numberBelow(random, words.length)] ?? '';

/** A guest's nickname in the language that they read (AGR-4). */
export function randomNickname(random: Random, language: Language): string {
  const { adjectives, nouns } = WORDS[language];
  return `${oneOf(random, adjectives)}${oneOf(random, nouns)}${1 + numberBelow(random, 999)}`;
}

const UVRS_ID_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

export const randomUvrsId = (random: Random): string =>
  `madang_${Array.from({ length: 8 }, () => oneOf(random, [...UVRS_ID_LETTERS])).join('')}`;
