import { expect, test } from 'vitest';
import { LANGUAGES, nicknameAlphabetOf } from '#contract/languages.ts';
import { NICKNAME_WORDS } from '#contract/nickname-words.ts';
import { randomNickname } from '#contract/random-nickname.ts';
import { checkNickname } from '#contract/values/nickname.ts';
import { isReserved } from '#server/accounts/reserved-names.ts';
import { seeded } from './seeded.ts';

test.each(LANGUAGES)('[AGR-4] [VAL-1] every adjective with every noun is a valid nickname: %s', (language) => {
  const { adjectives, nouns } = NICKNAME_WORDS[language];
  const nicknames = adjectives.flatMap((adjective) => nouns.map((noun) => adjective + noun));
  const refused = nicknames.filter((nickname) => !checkNickname(nickname, nicknameAlphabetOf(language)).ok);
  expect(refused).toEqual([]);
  expect(new Set(nicknames).size).toBe(1600);
});

test('[AGR-4] an English nickname is two capitalised words', () => {
  const { adjectives, nouns } = NICKNAME_WORDS.en;
  expect([...adjectives, ...nouns].filter((word) => !/^[A-Z][a-z]+$/.test(word))).toEqual([]);
});

test.each(LANGUAGES)('[AGR-4] a random nickname is an adjective and a noun, from the first to the last: %s', (language) => {
  const { adjectives, nouns } = NICKNAME_WORDS[language];
  expect(randomNickname(language, () => 0, 0)).toBe(`${adjectives[0]}${nouns[0]}`);
  expect(randomNickname(language, () => 1 - Number.EPSILON, 0)).toBe(`${adjectives.at(-1)}${nouns.at(-1)}`);
  const numbers = [0, 0.5];
  expect(randomNickname(language, () => numbers.shift() ?? 0, 0)).toBe(`${adjectives[0]}${nouns[20]}`);
});

test.each(LANGUAGES)('[AGR-4] [VAL-1] a name that follows a taken one has a number, is valid and not reserved: %s', (language) => {
  const random = seeded(1);
  const { adjectives, nouns } = NICKNAME_WORDS[language];
  for (const taken of [1, 2, 3, 4, 20]) {
    const names = Array.from({ length: 300 }, () => randomNickname(language, random, taken));
    expect(names.filter((name) => !checkNickname(name, nicknameAlphabetOf(language)).ok)).toEqual([]);
    expect(names.filter((name) => isReserved(name))).toEqual([]);
    expect(names.filter((name) => !/^\D+[23579]{3,5}$/.test(name))).toEqual([]);
    const words = names.map((name) => name.replace(/\d+$/, ''));
    expect(words.filter((word) => !adjectives.some((adjective) => nouns.some((noun) => adjective + noun === word)))).toEqual([]);
  }
  // The longest words with the longest number have room: no adjective is left without a noun.
  for (const at of adjectives.keys()) {
    const numbers = [at / adjectives.length, 1 - Number.EPSILON];
    expect(randomNickname(language, () => numbers.shift() ?? 0, 9)).toMatch(/^\D{3,}\d{5}$/);
  }
});
