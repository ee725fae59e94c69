import { defineBindings } from '../bindings.ts';

export const sharedSession = defineBindings('sharedSession', {
  events: { STAY_CHOSEN: ({ press }) => press(($) => $.sharedSession.stay) },
  // Who is signed in is the session's to say.
  fromOutside: ['SIGNED_IN', 'SIGNED_OUT'],
  ports: 'its ports read and end what this browser keeps',
});
