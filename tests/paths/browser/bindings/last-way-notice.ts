import { defineBindings } from '../bindings.ts';

export const lastWayNotice = defineBindings('lastWayNotice', {
  events: {
    ADD_CHOSEN: ({ press }) => press(($) => $.lastWayNotice.add),
    POSTPONED: ({ press }) => press(($) => $.lastWayNotice.later),
  },
  ports: 'It asks the server nothing: it reads what the flows have asked for anyway.',
});
