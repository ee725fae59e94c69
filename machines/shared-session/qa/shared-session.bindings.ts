import { defineBindings } from '#machines/bindings/define-bindings.ts';
import { whole } from '#machines/bindings/looks.ts';

export const sharedSession = defineBindings('sharedSession', {
  looks: (snapshot) => (snapshot.hasTag('alert') ? [whole(snapshot)] : []),
  events: { STAY_CHOSEN: ({ press }) => press(($) => $.sharedSession.stay) },
  // The session says who is signed in.
  fromOutside: ['SIGNED_IN', 'SIGNED_OUT'],
  ports: 'its ports read and end what this browser keeps',
});
