import { asMember, nothing } from '#machines/bindings/arrange.ts';
import { asks } from '#machines/bindings/asks.ts';
import { defineBindings } from '#machines/bindings/define-bindings.ts';
import { dotted } from '#statewalk/state-name.ts';

export const logout = defineBindings('logout', {
  looks: (snapshot) => [`${snapshot.context.guest ? 'guest' : 'member'} ${dotted(snapshot.value)}`],
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
