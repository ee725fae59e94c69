import { defineBindings } from '../bindings.ts';
import { asMember, nothing } from '../wire/arrange.ts';
import { asks } from '../wire/wire.ts';

export const logout = defineBindings('logout', {
  events: {
    CONFIRMED: ({ press, snapshot }) => press(($) => (snapshot.context.guest ? $.logout.guestSubmit : $.logout.submit)),
    LINK_CHOSEN: ({ press }) => press(($) => $.logout.link),
  },
  ports: { endSession: asks('endSession', 'logout') },
  server: {
    starts: { member: asMember, guest: asMember },
    outcomes: { 'endSession.done': nothing, 'endSession.error reason=unauthorized': async (server) => server.signOut() },
  },
});
