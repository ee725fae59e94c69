import { expect, test } from 'vitest';
import { LANGUAGES, nicknameAlphabetOf } from '../../contract/languages.ts';
import { checkNickname } from '../../contract/values/nickname.ts';
import { NICKNAME_WORDS, randomNickname } from '../../src/i18n/nickname-words.ts';

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
  expect(randomNickname(language, () => 0)).toBe(`${adjectives[0]}${nouns[0]}`);
  expect(randomNickname(language, () => 1 - Number.EPSILON)).toBe(`${adjectives.at(-1)}${nouns.at(-1)}`);
  const numbers = [0, 0.5];
  expect(randomNickname(language, () => numbers.shift() ?? 0)).toBe(`${adjectives[0]}${nouns[20]}`);
});
