import { expect, test } from 'vitest';
import { createActor, fromPromise, toPromise } from 'xstate';
import { LANGUAGES } from '#contract/languages.ts';
import { NICKNAME_WORDS } from '#contract/nickname-words.ts';
import { randomNickname } from '#contract/random-nickname.ts';
import { createCharacterMachine } from '#machines/create-character/create-character.machine.ts';
import { PortError } from '#machines/failures.ts';
import { JOIN_DATA } from '#machines/samples.ts';
import { signUpMachine } from '#machines/sign-up/sign-up.machine.ts';
import { nicknameSkeleton } from '#server/accounts/look-alikes.ts';
import { seeded } from './seeded.ts';

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
