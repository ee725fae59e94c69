import { defineBindings } from '../bindings.ts';

export const nicknameChange = defineBindings('nicknameChange', {
  events: {
    NICKNAME_SUBMITTED: async ({ event, fill, press }) => {
      await fill(($) => $.nicknameChange.label, event.nickname);
      await press(($) => $.common.save);
    },
    ALERT_CONFIRMED: ({ press }) => press(($) => $.common.ok),
    BACK: ({ press }) => press(($) => $.common.back),
    CLOSED: ({ press }) => press(($) => $.common.close),
  },
  notOffered: {
    // An alert is answered first.
    BACK: (snapshot) => snapshot.hasTag('alert'),
    CLOSED: (snapshot) => snapshot.hasTag('alert'),
  },
});
