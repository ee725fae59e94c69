import { expect, test } from 'vitest';
import { createActor, fromPromise, toPromise } from 'xstate';
import { LANGUAGES, nicknameAlphabetOf } from '#contract/languages.ts';
import { NICKNAME_WORDS } from '#contract/nickname-words.ts';
import { randomNickname } from '#contract/random-nickname.ts';
import { checkNickname } from '#contract/values/nickname.ts';
import { createCharacterMachine } from '#machines/create-character/create-character.machine.ts';
import { PortError } from '#machines/failures.ts';
import { JOIN_DATA } from '#machines/samples.ts';
import { signUpMachine } from '#machines/sign-up/sign-up.machine.ts';
import { nicknameSkeleton } from '#server/accounts/look-alikes.ts';
import { isReserved } from '#server/accounts/reserved-names.ts';

/** The same numbers in each run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

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

/** A server that has each name once, as the database has it: whatever looks like a name that is taken is taken. */
function takenNames() {
  const skeletons = new Set<string>();
  let requests = 0;
  const isTaken = (nickname: string) => {
    requests += 1;
    return skeletons.has(nicknameSkeleton(nickname));
  };
  return { take: (nickname: string) => skeletons.add(nicknameSkeleton(nickname)), isTaken, requests: () => requests };
}

const refuse = () => {
  throw new PortError({ reason: 'nicknameTaken' });
};

test.each(LANGUAGES)(
  '[AGR-4] [JOIN-1] 5000 people join one after the other with the name that is proposed, with few requests: %s',
  async (language) => {
    const random = seeded(7);
    const names = takenNames();
    const suggestNickname = fromPromise<{ nickname: string }, { taken: number }>(async ({ input }) => ({
      nickname: randomNickname(language, random, input.taken),
    }));
    const signUp = signUpMachine.provide({
      actors: {
        suggestNickname,
        join: fromPromise(async ({ input: { joinData } }) => {
          if (names.isTaken(joinData.nickname)) refuse();
          names.take(joinData.nickname);
        }),
      },
    });
    const ends = new Map<string, number>();
    for (let person = 0; person < 5000; person += 1) {
      const joinData = { ...JOIN_DATA, nickname: randomNickname(language, random, 0) };
      const { outcome } = await toPromise(createActor(signUp, { input: { joinData, credential: null } }).start());
      ends.set(outcome, (ends.get(outcome) ?? 0) + 1);
    }
    expect([...ends]).toEqual([['joined', 5000]]);
    expect(names.requests() / 5000).toBeLessThan(2);

    // The dice, and the name that stands there when the popup opens: each leads to a free one by itself.
    const { adjectives, nouns } = NICKNAME_WORDS[language];
    for (const adjective of adjectives) for (const noun of nouns) names.take(adjective + noun);
    for (let press = 0; press < 50; press += 1) {
      const actor = createActor(
        createCharacterMachine.provide({
          delays: { checkPause: 0 },
          actors: {
            suggestNickname,
            checkNickname: fromPromise(async ({ input: { nickname } }) => void (names.isTaken(nickname) && refuse())),
          },
        }),
        { input: { nickname: `${adjectives[0]}${nouns[0]}`, nicknameIsSuggested: true, uvrsId: '', gender: 'F', refused: null } },
      ).start();
      if (press % 2 === 0) actor.send({ type: 'NICKNAME_SUGGESTION_REQUESTED' });
      await expect.poll(() => actor.getSnapshot().matches({ filling: { nickname: 'verified' } })).toBe(true);
      expect(actor.getSnapshot().context.nicknameFailure).toBeNull();
      actor.stop();
    }
  },
);
