import { defineBindings } from '../bindings.ts';

export const session = defineBindings('session', {
  events: {
    RETRY_CHOSEN: ({ press }) => press(($) => $.common.retry),
    ALERT_CONFIRMED: ({ press }) => press(($) => $.common.later),
  },
  notOffered: {
    // Without the alert nothing of the session shows.
    RETRY_CHOSEN: (snapshot) => !snapshot.hasTag('alert'),
  },
});
