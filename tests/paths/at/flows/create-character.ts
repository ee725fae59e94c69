import { asItIs, flowHere } from '../flow-at.ts';
import { newWord } from '../make-account.ts';
import type { Person } from '../person.ts';
import { goToJoin, NAMES } from '../steps.ts';
import { nicknames } from './names.ts';

/** What the models call a nickname that the product makes. */
const SUGGESTED = 'GentleOtter';
const SUGGESTED_NEXT = 'BraveHeron';

const nicknameNow = (person: Person): Promise<string> =>
  person.top.getByRole('textbox', { name: person.say(($) => $.fields.nickname.label), exact: true }).inputValue();

export const createCharacter = flowHere('createCharacter', {
  starts: {
    prepared: async (person) => {
      await goToJoin(person);
      person.instead.set(NAMES.nickname, `M${newWord()}`);
      person.instead.set(NAMES.otherNickname, `J${newWord()}`);
      person.instead.set(NAMES.uvrsId, `m_${newWord()}`);
      person.instead.set(NAMES.otherId, `j.${newWord()}`);
      await person.press(($) => $.linkAccount.customiseAvatar);
      await person.page.locator('[data-flow=createCharacter]').waitFor();
      person.instead.set(SUGGESTED, await nicknameNow(person));
    },
    fresh: 'The product always prepares a character; only without its random names it begins with an empty one.',
    proposed: 'A provider’s account has to be new to the server.',
    nicknameRefused: 'The server would have to refuse a name that it called free before.',
    suggestionRefused: 'The server would have to refuse a name that it called free before.',
    uvrsIdRefused: 'The server would have to refuse an ID that it called free before.',
  },
  acts: {
    'suggestNickname.done': async (person) => {
      const known = new Set(person.instead.values());
      for (let tries = 0; tries < 50 && known.has(await nicknameNow(person)); tries += 1) await person.page.waitForTimeout(20);
      person.instead.set(SUGGESTED_NEXT, await nicknameNow(person));
    },
  },
  byItself: ['suggestNickname.done'],
  outcomes: {
    'checkNickname.done': asItIs,
    'checkNickname.error reason=nicknameTaken': nicknames.taken,
    'checkUvrsId.done': asItIs,
    'checkUvrsId.error reason=idTaken': {
      arrange: async (person, { before }) => void (await person.account(person.newEmail(), { uvrsId: person.here(before.context.uvrsId) })),
    },
  },
});
