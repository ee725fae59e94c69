import { defineBindings } from '../bindings.ts';

export const logout = defineBindings('logout', {
  events: {
    CONFIRMED: ({ press, snapshot }) => press(($) => (snapshot.context.guest ? $.logout.guestSubmit : $.logout.submit)),
    CANCELLED: ({ press }) => press(($) => $.common.cancel),
    LINK_CHOSEN: ({ press }) => press(($) => $.logout.link),
  },
});
