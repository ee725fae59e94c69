import { asMember, nicknames } from '#machines/bindings/arrange.ts';
import { asks } from '#machines/bindings/asks.ts';
import { defineBindings } from '#machines/bindings/define-bindings.ts';
import { whole } from '#machines/bindings/looks.ts';

export const nicknameChange = defineBindings('nicknameChange', {
  // What an alert said is not said again at the field.
  looks: (snapshot) =>
    snapshot.value === 'entering' && snapshot.context.failure?.code !== 'nicknameTaken' ? ['entering'] : [whole(snapshot)],
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
