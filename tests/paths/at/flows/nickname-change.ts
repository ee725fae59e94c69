import { asItIs, flowHere } from '../flow-at.ts';
import { newWord } from '../make-account.ts';
import { memberInProfile, NAMES } from '../steps.ts';
import { nicknames } from './names.ts';

export const nicknameChange = flowHere('nicknameChange', {
  starts: {
    plain: async (person) => {
      await memberInProfile(person);
      person.instead.set(NAMES.nickname, `M${newWord()}`);
      await person.press(($) => $.myProfile.changeNickname);
    },
    interrupted: async (person) => {
      await memberInProfile(person);
      person.instead.set(NAMES.nickname, `M${newWord()}`);
      await person.press(($) => $.myProfile.changeNickname);
      await person.fill(($) => $.nicknameChange.label, 'Min');
      await person.page.reload();
    },
  },
  outcomes: {
    'checkNickname.done': asItIs,
    'checkNickname.error reason=nicknameTaken': nicknames.taken,
    'changeNickname.done': asItIs,
    'changeNickname.error reason=nicknameTaken': nicknames.taken,
  },
});
