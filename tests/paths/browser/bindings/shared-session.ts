import { defineBindings } from '../bindings.ts';

export const sharedSession = defineBindings('sharedSession', {
  events: { STAY_CHOSEN: ({ press }) => press(($) => $.sharedSession.stay) },
  // The session says who is signed in.
  fromOutside: ['SIGNED_IN', 'SIGNED_OUT'],
  ports: 'its ports read and end what this browser keeps',
});
