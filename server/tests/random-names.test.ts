import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { LANGUAGES, nicknameAlphabetOf } from '#contract/languages.ts';
import { checkNickname } from '#contract/values/nickname.ts';
import { nicknameSkeleton } from '#server/accounts/look-alikes.ts';
import { randomNickname, randomUvrsId } from '#server/accounts/random-names.ts';

/** Gives these fractions of the greatest number, one after the other, as four random bytes each. */
const giving = (fractions: number[]) => () => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(Math.floor((fractions.shift() ?? 0) * 2 ** 32));
  return bytes;
};

test.each(LANGUAGES)(
  '[AGR-4] [VAL-1] a guest’s name is two words and a number from the first try on, and a longer one on each next (%s)',
  (language) => {
    const names = [0, 1, 2, 3, 4].map((taken) => randomNickname(giving([]), language, taken));
    expect(names.map((name) => name.replace(/^\D+/, ''))).toEqual(['222', '2222', '22222', '22222', '22222']);
    expect(randomNickname(giving([]), language)).toBe(names[0]);
    for (const name of names) expect(checkNickname(name, nicknameAlphabetOf(language)), name).toEqual({ ok: true, value: name });
  },
);

test.each(LANGUAGES)('[API-1] [AGR-4] 20 000 guests get a name each within five tries (%s)', (language) => {
  const taken = new Set<string>();
  const without = Array.from({ length: 20_000 }, () => {
    for (let tries = 0; tries < 5; tries += 1) {
      const name = nicknameSkeleton(randomNickname((bytes) => randomBytes(bytes), language, tries));
      if (!taken.has(name)) return taken.add(name);
    }
    return undefined;
  }).filter((found) => found === undefined);
  expect(without).toEqual([]);
});

test('[API-1] [VAL-2] a random ID is the brand and eight letters that are told apart, each by a random number of its own', () => {
  const at = (...letters: number[]) => giving(letters.map((letter) => (letter + 0.5) / 31));
  expect(randomUvrsId(at(0, 1, 2, 30, 29, 8, 9, 0))).toBe('madang_abc98jka');
  const letters = new Set(Array.from({ length: 31 }, (_, letter) => randomUvrsId(at(letter)).charAt('madang_'.length)));
  expect([...letters].join('')).toBe('abcdefghjkmnpqrstuvwxyz23456789');
});
