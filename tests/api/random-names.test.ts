import { expect, test } from 'vitest';
import { LANGUAGES, nicknameAlphabetOf } from '../../contract/languages.ts';
import { checkNickname } from '../../contract/values/nickname.ts';
import { randomNickname, randomUvrsId } from '../../server/accounts/random-names.ts';

/** As many as each list of words has. */
const WORDS = Array.from({ length: 12 }, (_, at) => at);
const LARGEST = 998;

/** Gives these numbers, one after the other, as four random bytes each. */
const giving = (numbers: number[]) => () => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(numbers.shift() ?? 0);
  return bytes;
};

test.each(LANGUAGES)(
  '[AGR-4] [VAL-1] a guest may have any of 144 names of two words and a number, each of them a nickname (%s)',
  (language) => {
    const nameOf = (adjective: number, noun: number, number: number) => randomNickname(giving([adjective, noun, number]), language);
    const names = WORDS.map((adjective) => WORDS.map((noun) => nameOf(adjective, noun, LARGEST)));
    for (const name of names.flat()) expect(checkNickname(name, nicknameAlphabetOf(language)), name).toEqual({ ok: true, value: name });
    expect(new Set(names.flat()).size).toBe(WORDS.length ** 2);
    // The thirteenth is the first again.
    expect(nameOf(WORDS.length, WORDS.length, LARGEST + 1)).toBe(nameOf(0, 0, 0));
    expect(names[0]?.[0]).toBe(nameOf(0, 0, 0).replace(/1$/, '999'));
    // No word is empty: of the same noun, none is all of another name's end.
    for (const at of WORDS) {
      const [sameAdjective, sameNoun] = [names[at] ?? [], names.map((row) => row[at] ?? '')];
      for (const name of sameNoun) expect(sameNoun.filter((other) => other.endsWith(name))).toEqual([name]);
      for (const name of sameAdjective) expect(sameAdjective.filter((other) => other.startsWith(name.slice(0, -3)))).toEqual([name]);
    }
  },
);

test('[API-1] [VAL-2] a random ID is the brand and eight letters that are told apart, each by a random number of its own', () => {
  expect(randomUvrsId(giving([0, 1, 2, 30, 29, 8, 9, 31]))).toBe('madang_abc98jka');
  const letters = new Set(Array.from({ length: 31 }, (_, at) => randomUvrsId(giving([at])).charAt('madang_'.length)));
  expect([...letters].join('')).toBe('abcdefghjkmnpqrstuvwxyz23456789');
});
