import { defineBindings } from '../bindings.ts';
import { asMember, nicknames } from '../wire/arrange.ts';
import { asks } from '../wire/wire.ts';

export const nicknameChange = defineBindings('nicknameChange', {
  events: {
    NICKNAME_SUBMITTED: async ({ event, fill, press }) => {
      await fill(($) => $.nicknameChange.label, event.nickname);
      await press(($) => $.common.save);
    },
  },
  notOffered: {
    // An alert is answered first.
    BACK: (snapshot) => snapshot.hasTag('alert'),
    CLOSED: (snapshot) => snapshot.hasTag('alert'),
  },
  ports: {
    checkNickname: asks('checkNickname', 'validateNickname'),
    changeNickname: asks('changeNickname', 'changeNickname'),
  },
  server: {
    starts: { plain: asMember },
    outcomes: {
      'checkNickname.done': nicknames.free,
      'checkNickname.error reason=nicknameTaken': nicknames.taken,
      'changeNickname.done': nicknames.free,
      'changeNickname.error reason=nicknameTaken': nicknames.taken,
    },
  },
});
